"""The game as it is being chosen on the start screen; changing one thing keeps all other choices."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from defuse.bots import BOTS
from defuse.game.kinds import NAMES
from defuse.game.library import (
    Box,
    CannotPlay,
    Edition,
    Plan,
    Recipe,
    boxes,
    edition,
    load_recipe,
    plan,
    player_counts,
    recipes,
    rule_options,
)
from defuse.game.library.editions import RECIPES_BOX
from defuse.game.options import OPTION, OPTIONS, Options, set_option, written
from defuse.record.notation import is_name
from defuse.settings.declared import LONGEST_NAME
from defuse.terminal.app.start.start_words import bot_title, option_title, value_title
from defuse.terminal.shared.invitation import Invitation, own_title, seated
from defuse.words import Words

COUNTDOWNS: Final = (0, 3, 5, 8, 15)  # seconds; 0 is no countdown
MOST_DEALT: Final = 20  # more cards to begin with are only for recipes
_MOST_BAD_NAMES: Final = 3  # bad names shown at once
_FIRST_RECIPE: Final = "classic-mode"
_BETWEEN_NAMES: Final = re.compile(r"[\s,;]+")


def base_boxes() -> list[Box]:
    """The boxes that are played alone: first the one with expansions, last the one for recipes."""
    found = [box for box in boxes() if not box.expands]
    return sorted(found, key=lambda box: (not expansions_of(box.name), box.setup is None, box.title))


def expansions_of(name: str) -> list[Box]:
    """The expansions of a box, in the order of publication."""
    return sorted((box for box in boxes() if box.expands == name), key=lambda box: box.expansion)


class Draft:
    """The choices so far, and the invitation that follows from them."""

    def __init__(self, invitation: Invitation) -> None:
        self._given = invitation
        what = invitation.edition
        self.box = what.box.name
        self.expansions = {box.name for box in what.expansions}
        self.left_out: dict[str, int | None] = dict(what.left_out)  # None for all cards of a title
        self.recipe = what.recipe or load_recipe(_FIRST_RECIPE)
        self.own_recipe = what.recipe if own_title(what) else None
        self.wanted_players = invitation.players
        self.people = invitation.people
        self.bot = invitation.bot
        self.bots = [*BOTS, *({invitation.bot} - set(BOTS))]  # one of somebody else only if it was given
        self.countdown = invitation.countdown
        self.reactions = invitation.reactions
        self.wishes = {name: _as_written(name, value) for name, value in invitation.options.items()}
        self._known_counts: dict[object, list[int]] = {}
        self._put_away = invitation.people or (invitation.words("app-you"),)

    @property
    def words(self) -> Words:
        return self._given.words

    # The game

    @property
    def by_recipe(self) -> bool:
        return self.box == RECIPES_BOX

    @property
    def edition(self) -> Edition:
        """What is played, without the cards that are left out of it."""
        if self.by_recipe:
            return edition(self.recipe)
        mixed = self._mixed()
        gone = {card: number for card, number in self.left_out.items() if card in mixed.expansion_cards}
        return mixed.without(gone) if gone else mixed

    def _mixed(self) -> Edition:
        chosen = [box.name for box in expansions_of(self.box) if box.name in self.expansions]
        return edition("+".join([self.box, *chosen]))

    def expansion_cards(self) -> list[str]:
        """The cards of the chosen expansions, which can be left out (SET-5)."""
        return [] if self.by_recipe else self._mixed().expansion_cards

    def leave_out(self, card: str) -> None:
        """Leave all cards of a title out, or take them back in."""
        if card in self.left_out:
            del self.left_out[card]
        else:
            self.left_out[card] = None

    @property
    def title(self) -> str:
        """The title of the game."""
        what = self.edition
        return self.words.game(what.name, own_title(what))

    def recipes(self) -> list[Recipe]:
        """The recipes to choose from, a custom one at the end."""
        return [*recipes(), *([self.own_recipe] if self.own_recipe is not None else [])]

    # Players

    def counts(self) -> list[int]:
        """The possible numbers of players; fewer than there are people only if nothing else is possible."""
        what, wanted = self.edition, self._wanted()
        asked = what.name, own_title(what), tuple(wanted.items())
        if asked not in self._known_counts:  # this is called often, and takes a while
            self._known_counts[asked] = player_counts(what, wanted)
        possible = self._known_counts[asked]
        return [number for number in possible if number >= len(self.people)] or possible

    @property
    def players(self) -> int:
        """The possible number of players nearest to the wanted one and to the number of people."""
        wanted = max(self.wanted_players, len(self.people))
        return min(self.counts() or [wanted], key=lambda number: abs(number - wanted))

    @property
    def seats(self) -> list[str]:
        """The names at the table; all people, even if there are too many."""
        players = self.players
        return seated(self.people, players) if len(self.people) < players else list(self.people)

    # People

    def name_people(self, text: str) -> None:
        """Set the people at the keyboard from names with spaces or commas between them."""
        self.people = tuple(name for name in _BETWEEN_NAMES.split(text) if name)

    def watch(self) -> None:
        """Let bots play alone, or bring the people back."""
        if self.people:
            self._put_away, self.people = self.people, ()
        else:
            self.people = self._put_away

    # Rules

    def option_names(self) -> list[str]:
        """The rule options that make a difference in this game."""
        cards = {"", *(NAMES[kind] for kind in self.edition.kinds)}
        return [each.name for each in OPTIONS if each.about in cards and not (each.name == "copies" and self.by_recipe)]

    def printed(self) -> dict[str, object]:
        """The printed value of every option."""
        what = self.edition
        found = written(rule_options(what))
        try:
            found["deal"] = plan(what, self.players, _without(self._wanted(), "deal")).cards_each
        except CannotPlay:
            found["deal"] = -1
        return found

    def wish(self, option: str, value: object) -> None:
        """Set an option; the printed value needs no entry."""
        if self.printed()[option] == value:
            self.wishes.pop(option, None)
        else:
            self.wishes[option] = value

    def overrides(self) -> dict[str, object]:
        """All options that differ from the printed rules."""
        printed = self.printed()
        wanted = self._wanted()
        first = self.wishes.get("first_player", "random")
        if isinstance(first, int) and first < self.players:
            wanted["first_player"] = first
        return {name: value for name, value in wanted.items() if printed[name] != value}

    def _wanted(self) -> dict[str, object]:
        """The wishes that do not depend on the number of players, so without the first player."""
        return {
            name: self.wishes[name] for name in self.option_names() if name in self.wishes and name != "first_player"
        }

    def values(self, option: str) -> list[object]:
        """The possible values of an option in this game."""
        if option == "deal":
            players = self.players
            return [number for number in range(MOST_DEALT + 1) if self._can_deal(number, players)]
        if option == "first_player":
            return ["random", *range(self.players)]
        chosen = OPTION[option]
        if chosen.is_switch:
            return [True, False]
        return [*chosen.words, *range(chosen.first, chosen.last + 1)]

    def _can_deal(self, number: int, players: int) -> bool:
        try:
            plan(self.edition, players, {**self._wanted(), "deal": number})
        except CannotPlay:
            return False
        return True

    def value_title(self, option: str, value: object) -> str:
        """A value in words; a seat by its name."""
        if option == "first_player" and isinstance(value, int):
            return self.seats[value]
        return value_title(option, value, self.words)

    # Texts

    def plan(self) -> Plan | None:
        """The plan of the deal, if there is one."""
        try:
            return plan(self.edition, self.players, self.overrides())
        except CannotPlay:
            return None

    def sentence(self) -> str:
        """What will be played, by whom, and how."""
        words, seats = self.words, self.seats
        said = [words("start-game", game=self.title, number=self.players, names=words.names(seats))]
        if len(seats) > len(self.people):
            said.append(words("start-bots", bot=bot_title(self.bot, words)))
        if not self.people:
            said.append(words("start-watching"))
        if self.overrides():
            said.append(words("start-rules", rules=self.rules()))
        return " ".join(said)

    def rules(self) -> str:
        """The options that differ from the printed rules, in words."""
        words = self.words
        return "; ".join(
            words("start-rule", rule=option_title(name, words), value=self.value_title(name, value))
            for name, value in self.overrides().items()
        )

    def problems(self) -> list[str]:
        """Everything that prevents the game, in words."""
        words = self.words
        bad = [name for name in self.people if not is_good_name(name)]
        said = [words("start-bad-name", name=name, number=LONGEST_NAME) for name in bad[:_MOST_BAD_NAMES]]
        folded = [name.casefold() for name in self.people]
        twice = [name for place, name in enumerate(self.people) if name.casefold() in folded[:place]]
        said += [words("start-same-name", name=name) for name in dict.fromkeys(twice)]
        if len(self.people) > self.players:
            said.append(words("start-too-many", number=len(self.people), most=self.players))
        try:
            plan(self.edition, self.players, self.overrides())
        except CannotPlay as error:
            said += [words("cli-cannot-play", problem=reason) for reason in error.reasons]
        return said

    def invitation(self) -> Invitation:
        """The invitation with these choices; everything else as it was given."""
        return replace(
            self._given,
            edition=self.edition,
            players=self.players,
            options=self.overrides(),
            people=self.people,
            bot=self.bot,
            countdown=self.countdown,
            reactions=self.reactions,
        )


def is_good_name(name: str) -> bool:
    """Whether a person may have this name."""
    return is_name(name) and name.isprintable() and len(name) <= LONGEST_NAME


def _as_written(name: str, value: object) -> object:
    """The value of an option in the form in which values are compared."""
    options = Options()
    return written(options)[name] if not set_option(options, name, value) else value


def _without(options: Mapping[str, object], name: str) -> dict[str, object]:
    return {each: value for each, value in options.items() if each != name}
