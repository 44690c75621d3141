"""The proof in a record: the terms of the deal, the secret and the seeds behind them, and the games before."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from defuse.fair.sealing import SECRET_BYTES, digest, game_key, next_link, play_digest
from defuse.fair.terms import BOT, FORMAT, PERSON, VERSION
from defuse.game.options import FIRST_RULES, RULES

LINKS_KEPT: Final = 50  # games of a room that a record lists before its own
LONGEST_SEED: Final = 200  # characters
FIRST_LINK: Final = ""

_HEX: Final = frozenset("0123456789abcdef")
_TEXTS: Final = ("program", "edition")


class BadProof(ValueError):
    """Data that is no proof: the name of the field that is wrong."""


@dataclass(frozen=True)
class GameLink:
    """A game in the chain, as digests of its terms and of what was played."""

    terms: str
    play: str


@dataclass(frozen=True)
class Chain:
    """The latest games of a room in their order, and the link before the first of them."""

    first: int = 1  # the number of the first game in the list
    before: str = FIRST_LINK
    games: tuple[GameLink, ...] = ()

    @property
    def end(self) -> str:
        """The link to which the next game is bound."""
        link = self.before
        for number, game in enumerate(self.games, self.first):
            link = next_link(link, number, game.terms, game.play)
        return link

    def __len__(self) -> int:
        """How many games of the room lie before the next one."""
        return self.first - 1 + len(self.games)

    def longer(self, game: GameLink) -> "Chain":
        """The chain after one more game; the oldest one is folded into `before` if there are many."""
        games = (*self.games, game)
        if len(games) <= LINKS_KEPT:
            return Chain(self.first, self.before, games)
        oldest = games[0]
        before = next_link(self.before, self.first, oldest.terms, oldest.play)
        return Chain(self.first + 1, before, games[1:])


@dataclass(frozen=True)
class Proof:
    """Everything that is needed to draw the luck of a game again."""

    terms: dict[str, Any]
    secret: bytes
    seeds: tuple[str | None, ...]  # by seat; None for bots and for people whose seed did not come
    chain: Chain = field(default_factory=Chain)
    recipe: str = ""
    abandoned: bool = False  # the room was closed before the game had an end
    draws: tuple[dict[str, Any], ...] = ()  # what chance could choose from (draws.py)

    @property
    def game(self) -> int:
        number: int = self.terms["game"]
        return number

    @property
    def key(self) -> bytes:
        return game_key(self.secret, self.terms, self.seeds)

    def link(self, moves: Sequence[str]) -> GameLink:
        """This game in the chain of its room."""
        return GameLink(digest(self.terms), play_digest(self.seeds, moves, self.abandoned))


def proof_data(proof: Proof) -> dict[str, object]:
    """A proof as plain data, for a record."""
    chain = proof.chain
    return {
        "terms": proof.terms,
        "secret": proof.secret.hex(),
        "seeds": list(proof.seeds),
        "chain": {
            "first": chain.first,
            "before": chain.before,
            "games": [{"terms": game.terms, "play": game.play} for game in chain.games],
        },
        "recipe": proof.recipe,
        "abandoned": proof.abandoned,
        "draws": list(proof.draws),
    }


def read_proof(data: object) -> Proof:
    """A proof from plain data; raises BadProof if it has another form. Whether it is true is found in verify.py."""
    proof = _object(data, "proof")
    terms = _read_terms(_object(proof.get("terms"), "terms"))
    seeds = _list(proof.get("seeds"), "seeds")
    for seed in seeds:
        if seed is not None and (not isinstance(seed, str) or len(seed) > LONGEST_SEED):
            raise BadProof("seeds")
    if len(seeds) != len(terms["seats"]):
        raise BadProof("seeds")
    secret, recipe, abandoned = proof.get("secret"), proof.get("recipe", ""), proof.get("abandoned", False)
    _expect(is_digest(secret) and isinstance(secret, str) and len(secret) == 2 * SECRET_BYTES, "secret")
    _expect(isinstance(recipe, str), "recipe")
    _expect(isinstance(abandoned, bool), "abandoned")
    draws = tuple(_object(draw, "draws") for draw in _list(proof.get("draws", []), "draws"))
    chain = _read_chain(_object(proof.get("chain", {}), "chain"))
    return Proof(terms, bytes.fromhex(str(secret)), tuple(seeds), chain, str(recipe), bool(abandoned), draws)


def is_digest(value: object) -> bool:
    """Whether this is SHA-256 in hexadecimal digits."""
    return isinstance(value, str) and len(value) == 64 and set(value) <= _HEX


def _read_terms(terms: dict[str, Any]) -> dict[str, Any]:
    _expect((terms.get("format"), terms.get("version")) == (FORMAT, VERSION), "version")
    _expect(all(isinstance(terms.get(name), str) for name in _TEXTS), "terms")
    _expect(is_digest(terms.get("room")) and is_digest(terms.get("commitment")), "terms")
    for name in ("previous", "recipe"):
        _expect(terms.get(name) == "" or is_digest(terms.get(name)), name)
    _expect(type(terms.get("game")) is int and terms["game"] >= 1, "game")
    _expect(type(terms.get("rules")) is int and FIRST_RULES <= terms["rules"] <= RULES, "rules")
    _object(terms.get("options"), "options")
    _object(terms.get("box"), "box")
    for seat in _list(terms.get("seats"), "seats"):
        each = _object(seat, "seats")
        _expect(isinstance(each.get("name"), str) and each.get("kind") in (PERSON, BOT), "seats")
        _expect(each.get("commitment") == "" or is_digest(each.get("commitment")), "seats")
    return terms


def _read_chain(data: dict[str, Any]) -> Chain:
    first, before = data.get("first", 1), data.get("before", FIRST_LINK)
    _expect(type(first) is int and first >= 1 and (before == FIRST_LINK or is_digest(before)), "chain")
    games = _list(data.get("games", []), "chain")
    _expect(len(games) <= LINKS_KEPT, "chain")
    links = []
    for game in games:
        each = _object(game, "chain")
        _expect(is_digest(each.get("terms")) and is_digest(each.get("play")), "chain")
        links.append(GameLink(each["terms"], each["play"]))
    return Chain(first, before, tuple(links))


def _object(value: object, name: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadProof(name)
    return value


def _list(value: object, name: str) -> list[Any]:
    if not isinstance(value, list) or len(value) > 100_000:
        raise BadProof(name)
    return value


def _expect(holds: bool, name: str) -> None:
    if not holds:
        raise BadProof(name)
