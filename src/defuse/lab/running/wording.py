"""Numbers and names as reports write them in a language."""

from collections.abc import Sequence

from defuse.bots.outside.faults import CRASHED, FLOODED, ILLEGAL, LATE, MEMORY, NONSENSE
from defuse.game.library import Edition, load_recipe
from defuse.game.library.recipefiles import recipe_ids
from defuse.lab.simulate.findings import COMBINATIONS
from defuse.lab.statistics.estimates import Estimate
from defuse.words import Words

MINUS = "\N{MINUS SIGN}"
_NO_BREAK = "\N{NO-BREAK SPACE}"


def fault_names(words: Words) -> dict[str, str]:
    """What can go wrong with a bot, as reports name it."""
    return {
        CRASHED: words("arena-fault-crashed"),
        LATE: words("arena-fault-late"),
        NONSENSE: words("arena-fault-nonsense"),
        ILLEGAL: words("arena-fault-illegal"),
        FLOODED: words("arena-fault-flooded"),
        MEMORY: words("arena-fault-memory"),
    }


class Wording:
    """Formats numbers with the signs of the language, and names things."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._decimal = words("simulate-decimal-sign")
        self._thousands = words("simulate-thousands-sign")

    # Numbers

    def number(self, value: float, digits: int = 1) -> str:
        written = f"{abs(value):,.{digits}f}"
        signed = f"{MINUS}{written}" if value < 0 and float(written.replace(",", "")) else written
        whole, _, rest = signed.partition(".")
        return whole.replace(",", self._thousands) + (self._decimal + rest if rest else "")

    def signed(self, value: float, digits: int = 1) -> str:
        written = self.number(value, digits)
        return written if written.startswith(MINUS) else f"+{written}"

    def percent(self, value: float, digits: int = 1) -> str:
        """A percentage; a space before the sign does not break."""
        return self.words("simulate-percent", number=self.number(100 * value, digits)).replace(" ", _NO_BREAK)

    def whole(self, value: int) -> str:
        return self.number(value, 0)

    def give_or_take(self, found: Estimate) -> str:
        """12.3 ±0.4"""
        return f"{self.number(found.value, digits_for(found))} ±{self.number(found.half, digits_for(found))}"

    def percent_give_or_take(self, found: Estimate) -> str:
        """12.3% ±0.4, or only the share if it is 0 or 1."""
        if found.error == 0:
            return self.percent(found.value)
        digits = digits_for(found.times(100))
        return f"{self.percent(found.value, digits)} ±{self.number(100 * found.half, digits)}"

    def points(self, found: Estimate) -> str:
        """A difference of shares in percentage points: +1.2 ±0.4"""
        digits = digits_for(found.times(100))
        return f"{self.signed(100 * found.value, digits)} ±{self.number(100 * found.half, digits)}"

    def span(self, found: Estimate, factor: float = 1.0) -> str:
        """The interval of a difference: −1.2 to +0.3"""
        digits = digits_for(found.times(factor / 10))
        low, high = (self.signed(end * factor, digits) for end in (found.low, found.high))
        return self.words("simulate-span", low=low, high=high)

    # Names

    def card(self, kind: str) -> str:
        return self.words.title(kind)

    def cards(self, kinds: Sequence[str]) -> str:
        return self.words.names([self.card(kind) for kind in kinds])

    def action(self, action: str) -> str:
        if action not in COMBINATIONS:
            return self.card(action)
        if action == "pair":
            return self.words("simulate-pair")
        return self.words("simulate-triple") if action == "triple" else self.words("simulate-five")

    def game(self, edition: Edition) -> str:
        """The name of the game in this language; a custom recipe has its own title."""
        recipe = edition.recipe
        own = recipe is not None and (recipe.id not in recipe_ids() or recipe != load_recipe(recipe.id))
        return self.words.game(edition.name, recipe.title if own and recipe is not None else "")

    def counted(self, players: int) -> str:
        return self.words("simulate-players", number=players)

    def place(self, place: int) -> str:
        """A place in turn order, counted from 0."""
        return self.words("simulate-place", number=place + 1)


def digits_for(found: Estimate) -> int:
    """The number of decimals that are known, at least one."""
    half = found.half
    return 1 if half >= 0.1 or half == 0 else 2 if half >= 0.01 else 3
