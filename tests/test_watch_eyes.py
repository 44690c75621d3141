"""The viewer of a playback: from above everything is visible, from a seat only what it knows."""

from dataclasses import replace

import pytest
from textual.pilot import Pilot

from defuse.game.kinds import card_names
from defuse.sight.redaction import SPECTATOR
from defuse.sight.view import View, name
from defuse.terminal.app.table.board import CardTile, SeatBox
from defuse.terminal.app.watch.from_above import OpenHand
from defuse.terminal.app.watch.watch_app import ReplayApp, WatchApp
from defuse.terminal.app.watch.watch_screen import WatchScreen
from defuse.terminal.shared.playback import ABOVE, Playback
from tests.extent import LONG, share
from tests.film_viewers import EVERYTHING, LARGE, WORDS, bots, in_front_of, position, press, recorded, shortest
from tests.game_checks import as_lists
from tests.screens import screen_text as text

pytestmark = pytest.mark.alternating


def test_from_seat_to_seat() -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        playback = screen.playback
        players = playback.players
        await press(pilot, *["right"] * 12)
        place, above = playback.place, text(pilot.app)
        for who in players:
            await press(pilot, "s")
            assert f"as {who} sees it" in position(pilot.app)
            assert len(screen.query(SeatBox)) == len(players) - 1
            assert len(screen.query(CardTile)) == len(set(screen.seen().hand))
        await press(pilot, "s")
        assert "as a spectator" in position(pilot.app)
        assert not screen.query(CardTile)
        await press(pilot, "s")
        assert text(pilot.app) == above
        await press(pilot, "S")
        assert playback.seat == SPECTATOR
        assert playback.place == place

    in_front_of(ReplayApp(recorded(EVERYTHING, 4), WORDS), watch)


def test_from_above_every_hand_and_the_next_cards_are_seen() -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        await press(pilot, *["right"] * 8)
        view = screen.seen()
        hands = list(screen.query(OpenHand))
        assert len(hands) == view.seats
        for hand in hands:
            shown = " ".join(str(each.render()) for each in hand.query(".cards"))
            assert all(WORDS.title(name(card)) in shown for card in view.hands[hand.seat])
        coming = str(screen.query_one("#coming .cards").render())
        assert all(WORDS.title(name(card)) in coming for card in view.pile[:5])
        assert f"Risk as {screen.players[view.turn]} sees it" in text(pilot.app)

    in_front_of(ReplayApp(recorded(EVERYTHING, 4), WORDS), watch, LARGE)


def titles_known(view: View) -> set[str]:
    """The cards that a seat knows."""
    cards = {*view.hand, *view.pile, *view.discard, *(card for hand in view.hands for card in hand)}
    cards |= {lying.kind for lying in view.front} | {card for marked in view.marked for card in marked}
    return {WORDS.title(name(card)) for card in cards}


SEATS = [(name, players, seat) for name, players in ((EVERYTHING, 4), ("good-vs-evil", 3)) for seat in (1, SPECTATOR)]


@pytest.mark.parametrize(("edition_name", "players", "seat"), share(SEATS, 2, "seen from a seat"))
def test_from_a_seat_nothing_is_seen_that_it_cannot_know(edition_name: str, players: int, seat: int) -> None:
    """Titles that the seat has neither seen nor heard of are not on the screen."""
    always = {WORDS.title(card) for card in ("exploding_kitten", "imploding_kitten", "godcat", "devilcat")}

    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        hidden = 0
        while not screen.playback.at_the_end:
            known = "\n".join([*always, *titles_known(screen.seen()), *map(str, screen.lines())])
            secret = {WORDS.title(kind) for kind in card_names() if WORDS.title(kind) not in known}
            texts = WORDS.title, WORDS.card_text
            told = " ".join(say(name(card)) for card in set(screen.seen().hand) for say in texts)
            shown = text(pilot.app).partition("\n")[2]  # the name of the game is in the first line
            assert [title for title in secret if title in shown and title not in told] == []
            hidden += len(secret)
            await press(pilot, "pagedown", "right")
        assert hidden

    in_front_of(ReplayApp(recorded(edition_name, players), WORDS, seat), watch, LARGE)


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_cards_that_change_places_unseen_change_nothing(seat: int) -> None:
    """Everything the seat cannot know is dealt again."""
    record = replace(recorded("original", 3), entries=[])
    screens = []

    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        screens.append(text(pilot.app))
        while screen.playback.seat is not ABOVE:
            await press(pilot, "s")
        screens.append(text(pilot.app))

    start = record.start
    others = [who for place, who in enumerate(start.players) if place != seat]
    deck = list(start.deck or [])
    kittens = [card for card in deck if card == "exploding_kitten"]  # everybody knows that they are in no hand
    hidden = [card for who in others for card in start.hands[who]] + [card for card in deck if card not in kittens]
    turned = hidden[::-1]
    hands = dict(start.hands)
    for who in others:
        hands[who], turned = turned[: len(start.hands[who])], turned[len(start.hands[who]) :]
    anew = replace(record, start=replace(start, hands=hands, deck=[*kittens, *turned]))
    for each in (record, anew):
        in_front_of(ReplayApp(each, WORDS, seat), watch, LARGE)
    assert screens[0] == screens[2]
    assert screens[1] != screens[3]


def test_what_the_film_shows_is_what_the_record_says() -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        await press(pilot, "end")
        playback = Playback(shortest(), 0)
        playback.go(playback.length)
        assert screen.seen().as_dict() == playback.view().as_dict()
        assert as_lists(list(screen.heard())) == as_lists(list(playback.heard()))

    in_front_of(ReplayApp(shortest(), WORDS, 0), watch)


def test_why_bots_do_it_is_told_from_above_alone() -> None:
    async def watch(pilot: Pilot[int], screen: WatchScreen) -> None:
        told = 0
        while not screen.playback.at_the_end:
            await press(pilot, "right")
            why = screen.playback.why()
            if why is not None:
                told += 1
                assert str(screen.lines()[-1]) == f"Why: {WORDS.tell(why)}"
            if why is not None and told == 1:
                assert "Why: " in text(pilot.app)
                await press(pilot, "s")
                assert "Why: " not in text(pilot.app)
                await press(pilot, "S")
            if told > 5 and not LONG:
                break
        assert told > 5

    in_front_of(WatchApp(bots(), running=False), watch)
