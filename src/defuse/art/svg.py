"""Drawings as SVG."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from defuse.art.palette import INK, PAPER
from defuse.art.shapes import OUTLINE, Drawing, Stroke, path

BORDER: Final = 17.0


def picture(width: float, height: float, *parts: str) -> str:
    """A whole SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" fill="none" '
        f'stroke-linejoin="round" stroke-linecap="round">{"".join(parts)}</svg>\n'
    )


def flat(drawing: Drawing, width: float = OUTLINE) -> str:
    """A drawing with its outline in ink."""
    return f'<g stroke="{INK}" stroke-width="{width:g}">{_paths(drawing)}</g>' if drawing else ""


def sticker(drawing: Drawing, name: str, shadow: str) -> str:
    """A drawing as a paper cut-out: with a pale border around it, and a shadow on the ground.

    Lines without their own colour inherit it from the `use` element, so the outline is written once and used three
    times.
    """
    return (
        f'<defs><g id="{name}">{_paths(drawing)}</g></defs>'
        f'<use href="#{name}" x="5" y="7" stroke="{shadow}" stroke-width="{BORDER:g}"/>'
        f'<use href="#{name}" stroke="{PAPER}" stroke-width="{BORDER:g}"/>'
        f'<use href="#{name}" stroke="{INK}" stroke-width="{OUTLINE:g}"/>'
    )


def enlarged(content: str, x: float, y: float, scale: float) -> str:
    """The content scaled, including its lines."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{content}</g>'


def scattered(drawing: Drawing, name: str, places: Iterable[tuple[float, float, float]]) -> str:
    """The same drawing at many places, turned by so many degrees."""
    used = (f'<use href="#{name}" transform="translate({x:g} {y:g}) rotate({turn:g})"/>' for x, y, turn in places)
    return f'<defs><g id="{name}">{_paths(drawing)}</g></defs>{"".join(used)}'


def filled(color: str, width: float, height: float, corner: float = 0) -> str:
    """A ground of one colour, perhaps with round corners."""
    rounded = f' rx="{corner:g}"' if corner else ""
    return f'<rect width="{width:g}" height="{height:g}"{rounded} fill="{color}"/>'


def _paths(drawing: Drawing) -> str:
    """One path element per stroke; consecutive open lines with the same pen share one."""
    runs: list[list[Stroke]] = []
    for stroke in drawing:
        if runs and not stroke.closed and _pen(stroke) == _pen(runs[-1][0]):
            runs[-1].append(stroke)
        else:
            runs.append([stroke])
    return "".join(_element(run) for run in runs)


def _pen(stroke: Stroke) -> Stroke:
    return replace(stroke, spots=())


def _element(run: list[Stroke]) -> str:
    stroke = run[0]
    worn = [("d", "".join(path(each) for each in run))]
    if stroke.fill != "none":
        worn.append(("fill", stroke.fill))
    if stroke.ink:
        worn.append(("stroke", stroke.ink))
    if stroke.width and stroke.ink != "none":
        worn.append(("stroke-width", f"{round(stroke.width, 1):g}"))
    if stroke.dash:
        worn.append(("stroke-dasharray", stroke.dash))
    return "<path " + " ".join(f'{key}="{value}"' for key, value in worn) + "/>"
