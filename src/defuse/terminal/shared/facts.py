"""Facts about a table in a few words each, for the drawn and the plain table."""

from collections import Counter
from collections.abc import Sequence

from defuse.game.kinds import DEVILCAT, EXPLODING_KITTEN, GODCAT, IMPLODING_KITTEN, TOWER_OF_POWER, UNKNOWN
from defuse.sight.odds import Risk
from defuse.sight.view import Lying, View, name, names
from defuse.words import Words

_REMEMBERED = 5  # places of the pile that are shown


def known_of(view: View, seat: int, words: Words) -> list[str]:
    """What everybody, and then what only the viewer, knows of another hand."""
    marked, known = view.marked[seat], known_beside_marks(view, seat)
    said = [words("table-marked", cards=words.counted(names(marked)))] if marked else []
    return said + ([words("table-known", cards=words.counted(names(known)))] if known else [])


def known_beside_marks(view: View, seat: int) -> list[int]:
    """The cards of a hand that the viewer knows although they are not marked."""
    hand = Counter(card for card in view.hands[seat] if card != UNKNOWN)
    return list((hand - Counter(view.marked[seat])).elements())


def in_front(view: View, seat: int, players: Sequence[str], words: Words) -> list[str]:
    """The cards that lie in front of a player."""
    return [_lying(lying, view, players, words) for lying in view.front if lying.bearer == seat]


def _lying(lying: Lying, view: View, players: Sequence[str], words: Words) -> str:
    card = words.title(name(lying.kind))
    if lying.owner != lying.bearer and lying.owner == view.seat:
        return words("table-in-front-from-you", card=card)
    if lying.owner != lying.bearer:
        return words("table-in-front-from", card=card, who=players[lying.owner])
    if lying.role == TOWER_OF_POWER:
        return words("table-crown", number=view.storage_size)
    return words("table-in-front", card=card)


def kittens_in_play(view: View) -> Counter[int]:
    """The kittens that can still go off, by kind."""
    found = Counter({kind: view.cast[kind] for kind in (EXPLODING_KITTEN, IMPLODING_KITTEN)})
    return +(found - Counter(view.discard) - Counter(lying.kind for lying in view.front))


def risk_for_another(risk: Risk, view: View, players: Sequence[str], words: Words) -> list[str]:
    """Whom the next draw hits instead and how likely, if another player takes the card (I'll Take That)."""
    if risk.hits == view.seat or risk.chance == 0.0:
        return []
    return [words("table-risk-for", who=players[risk.hits], percent=round(100 * risk.chance))]


def remembered(view: View, words: Words) -> list[str]:
    """The known cards at the top and the bottom of the pile."""
    top = view.pile[:_REMEMBERED]
    while top and top[-1] == UNKNOWN:
        top = top[:-1]
    lines = []
    if top:
        row = ", ".join("?" if card == UNKNOWN else words.title(name(card)) for card in top)
        lines.append(words("table-pile-from-top", row=row))
    if len(view.pile) > len(top) and view.pile[-1] != UNKNOWN:
        lines.append(words("table-pile-bottom", card=words.title(name(view.pile[-1]))))
    return lines


def on_mat(view: View) -> list[int]:
    """The cats that lie on the mat."""
    return [card for card, lies in zip((GODCAT, DEVILCAT), view.mat, strict=True) if lies]


def in_order(view: View) -> list[int]:
    """The other seats in the direction of play, beginning after the viewer; all seats for a spectator."""
    if view.seat >= view.seats:
        return list(range(view.seats))
    return [(view.seat + step * view.direction) % view.seats for step in range(1, view.seats)]
