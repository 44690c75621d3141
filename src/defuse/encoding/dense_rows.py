"""Encodings side by side in one block of memory, with all of their places: for arrays that are filled at speed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from defuse.encoding.encode import Rows

_ONE: Final[i32] = 0x3F800000  # 1.0 as a float of 32 bits
_EXPONENT_OF_ONE: Final = 127
_MOST: Final = 128  # ratios of smaller numbers are computed once
_FRACTIONS: Final = 8388608  # how many of them lie between 1.0 and 2.0


class DenseRows(Rows):
    """So many rows of so many floats of 32 bits, zero at first. `clear` takes back what was written since `keep`."""

    def __init__(self, rows: i64, size: i64) -> None:
        super().__init__()
        self.size: i64 = size
        self.end: i64 = rows * size
        # The rows, readable as a buffer; after them the places that were written
        self.bits: vec[i32] = vec[i32]([0 for _ in range(2 * rows * size)])
        self._first: i64 = 0  # where the row begins that is being written
        self._ratios: vec[i32] = vec[i32]([0 for _ in range(_MOST * _MOST)])  # bits of n/m at m * _MOST + n
        self._next: i64 = self.end  # where the next place that is written is noted

    def begin_row(self, row: i64) -> None:
        """Write into this row from now on."""
        self._first = row * self.size

    def keep(self) -> None:
        """What was written so far stays there for good."""
        self._next = self.end

    def clear(self) -> None:
        """Set all places that were written to zero."""
        bits = self.bits
        noted = self.end
        while noted < self._next:
            bits[i64(bits[noted])] = 0
            noted += 1
        self._next = self.end

    def set(self, place: i64, value: float = 1.0) -> None:
        pattern: i32 = _ONE
        if value != 1.0:
            pattern = _pattern(value)
        bits = self.bits
        place += self._first
        bits[place] = pattern
        bits[self._next] = i32(place)
        self._next += 1

    def set_ratio(self, place: i64, number: i64, of: i64) -> None:
        if number >= _MOST or of >= _MOST:
            self.set(place, float(number) / float(of))
            return
        pattern = self._ratios[of * _MOST + number]
        if pattern == 0 and number > 0:
            pattern = _pattern(float(number) / float(of))
            self._ratios[of * _MOST + number] = pattern
        bits = self.bits
        place += self._first
        bits[place] = pattern
        bits[self._next] = i32(place)
        self._next += 1

    def set_run(self, first: i64, number: i64) -> None:
        if number <= 0:
            return
        bits = self.bits
        noted = self._next
        place = self._first + first
        end = place + number
        while place < end:
            bits[place] = _ONE
            bits[noted] = i32(place)
            noted += 1
            place += 1
        self._next = noted


def _pattern(value: float) -> i32:
    """The bits of the nearest float of 32 bits; of two that are as near, the even one. Too small a number is zero."""
    if value < 0.0:
        return _pattern(-value) | i32(-2147483648)
    if value < 1.2e-38:
        return 0
    exponent: i64 = _EXPONENT_OF_ONE
    while value >= 2.0:
        value /= 2.0
        exponent += 1
    while value < 1.0:
        value *= 2.0
        exponent -= 1
    scaled = (value - 1.0) * float(_FRACTIONS)
    whole = i64(scaled)
    rest = scaled - float(whole)
    if rest > 0.5 or (rest == 0.5 and whole % 2 == 1):
        whole += 1
    return i32(exponent * _FRACTIONS + whole)
