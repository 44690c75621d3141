"""Prometheus metrics."""

from collections import Counter
from collections.abc import Callable
from typing import Final

_HELP: Final = {
    "defuse_moves_total": "Moves that were kept",
    "defuse_commands_total": "Commands by kind",
    "defuse_refusals_total": "Commands that were not carried out, by reason",
    "defuse_connections_total": "Connections that were opened",
    "defuse_rooms_opened_total": "Rooms that were opened",
    "defuse_connections": "Connections now",
    "defuse_rooms": "Rooms in memory now",
}


class Metrics:
    """Counters, and gauges that are read when the metrics are requested."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, label: str = "", number: int = 1) -> None:
        self._counts[name, label] += number

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        self._gauges[name] = read

    def text(self) -> str:
        lines: list[str] = []
        for name, words in _HELP.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# HELP {name} {words}", f"# TYPE {name} {kind}"]
            if kind == "gauge":
                lines.append(f"{name} {self._gauges[name]() if name in self._gauges else 0:g}")
                continue
            found = {label: number for (counted, label), number in self._counts.items() if counted == name}
            for label, number in sorted(found.items()) or [("", 0)]:
                lines.append(f'{name}{{kind="{label}"}} {number}' if label else f"{name} {number}")
        return "\n".join(lines) + "\n"
