"""Every event has its sentence or is silent on purpose, and no sentence reveals what its hearer may not know."""

from random import Random

import pytest

from defuse.game import events as e
from defuse.game.actions import FIVE_OF, PAIR_OF, SINGLE, TRIPLE_OF, Action
from defuse.game.cards.attacks import ATTACK
from defuse.game.cards.favor import FAVOR
from defuse.game.cards.skips import SKIP
from defuse.game.event_fields import SECRET_CARD, SECRET_CARDS, SECRET_NUMBER
from defuse.game.event_kinds import SECRETS, event_kind
from defuse.game.event_list import EVENT_LIST
from defuse.game.events import Event
from defuse.game.kinds import (
    BARKING_KITTEN,
    DEFUSE,
    DEVILCAT,
    EXPLODING_KITTEN,
    FERAL_CAT,
    GODCAT,
    ILL_TAKE_THAT,
    IMPLODING_KITTEN,
    NUMBERS,
)
from defuse.record.transcript import event_messages, sentence, telling
from defuse.sight.redaction import SPECTATOR, redact
from defuse.words import ENGLISH, words_in
from tests.random_games import RandomPlayers, Story, all_editions, sampled_set_up

PLAYERS = ["Ann", "Ben", "Cem"]
TACOCAT = NUMBERS["tacocat"]
TROLL_CAT = NUMBERS["troll_cat"]
WORDS = words_in(ENGLISH)
EVENT_NAMES = {kind.number: kind.name for kind in EVENT_LIST}


def an_action(seat: int = 0, form: int = SINGLE, kind: int = FAVOR, target: int = 1, named: int = -1) -> Action:
    count = {SINGLE: 1, PAIR_OF: 2, TRIPLE_OF: 3, FIVE_OF: 5}[form]
    return Action(seat, form, kind, target, named, [kind] * count)


def an_event(what: int, seat: int = 0, audience: int = e.PUBLIC) -> Event:
    """An event of this kind with everything in it; the cards are of a kind that no sentence has of itself."""
    act = an_action(seat) if any(field.slot == "act" for field in event_kind(what).fields) else None
    cards = [TROLL_CAT] * 3
    return Event(what, seat, other=1, card=TROLL_CAT, number=3, cards=cards, act=act, audience=audience)


@pytest.mark.parametrize("what", EVENT_NAMES, ids=EVENT_NAMES.get)
@pytest.mark.parametrize("you", [None, 0, 1, 2])
def test_every_event_has_a_sentence_or_is_silent_on_purpose(what: int, you: int | None) -> None:
    told = sentence(an_event(what), PLAYERS, you, WORDS)
    if not any(message.id for message in event_kind(what).messages):
        assert told is None
    elif what != e.SHUFFLED:  # with cards left on top: the Catomic Bomb that did it is told
        assert told is not None
        check_sentence(told, you)


def check_sentence(told: str, you: int | None) -> None:
    """A sentence begins, ends, addresses its hearer, and contains no placeholder numbers."""
    assert told[0].isupper()
    assert told[-1] in ".!"
    assert "-1" not in told
    assert "nobody " not in told
    assert "  " not in told
    if you is None:
        assert "you" not in told.lower().split()
    else:
        assert f"{PLAYERS[you]} " not in told
        assert f"{PLAYERS[you]}'s" not in told


@pytest.mark.parametrize("what", EVENT_NAMES, ids=EVENT_NAMES.get)
def test_no_sentence_names_a_hidden_card_or_depth(what: int) -> None:
    for hearer in (1, 2, SPECTATOR):
        heard = redact(an_event(what, audience=1), hearer)
        if heard is None:
            continue
        told = sentence(heard, PLAYERS, hearer if hearer < 3 else None, WORDS) or ""
        if SECRETS[what] & (SECRET_CARD | SECRET_CARDS):
            assert "Troll Cat" not in told
        if SECRETS[what] & SECRET_NUMBER:
            assert "3" not in told


@pytest.mark.parametrize("edition", all_editions())
def test_in_a_whole_game_every_seat_is_told_what_it_may_know(edition: str) -> None:
    """Events that a seat cannot tell apart are told in the same words."""
    random = Random(edition)
    story = Story(sampled_set_up(random, edition), random.randrange(2**62))
    players = [f"P{seat}" for seat in range(story.set_up.players)]
    for _ in story.play(RandomPlayers(random.randrange(2**32))):
        pass
    for event in story.game.events:
        for hearer in (*range(len(players)), SPECTATOR):
            heard = redact(event, hearer)
            veiled = redact(disguised(event), hearer)
            you = hearer if hearer < len(players) else None
            if heard is None or veiled is None:
                assert heard is veiled is None
            elif not may_know(event, hearer):
                assert telling(heard, players, you) == telling(veiled, players, you)


def may_know(event: Event, seat: int) -> bool:
    return (event.audience >> seat) & 1 == 1


def disguised(event: Event) -> Event:
    """The same event with other secrets."""
    what = event.what
    return Event(
        what,
        event.seat,
        event.other,
        TROLL_CAT if SECRETS[what] & SECRET_CARD else event.card,
        99 if SECRETS[what] & SECRET_NUMBER else event.number,
        [TROLL_CAT] if SECRETS[what] & SECRET_CARDS else event.cards,
        event.act,
        event.audience,
    )


@pytest.mark.parametrize(
    ("event", "ann", "ben"),
    [
        (Event(e.DREW, 0, card=SKIP, audience=1), "You draw: Skip.", "Ann draws a card."),
        (Event(e.PLAYED, 0, act=an_action()), "You play Favor on Ben.", "Ann plays Favor on you."),
        (Event(e.NOPED, 1, number=1), "Ben: Nope!", "You: Nope!"),
        (Event(e.NOPED, 0, number=2), "You: Nope to that Nope!", "Ann: Nope to that Nope!"),
        (Event(e.CANCELLED, 0, act=an_action()), "Your Favor is stopped.", "Ann’s Favor is stopped."),
        (
            Event(e.PLAYED, 0, act=an_action(form=PAIR_OF, kind=TACOCAT)),
            "You play 2 Tacocats to steal a card from Ben.",
            "Ann plays 2 Tacocats to steal a card from you.",
        ),
        (
            Event(e.PLAYED, 0, act=Action(0, TRIPLE_OF, TACOCAT, 1, DEFUSE, [TACOCAT, FERAL_CAT, FERAL_CAT])),
            "You play Tacocat + 2 Feral Cats and ask Ben for: Defuse.",
            "Ann plays Tacocat + 2 Feral Cats and asks you for: Defuse.",
        ),
        (
            Event(e.PLAYED, 0, act=Action(0, SINGLE, ATTACK, -1, -1, [GODCAT])),
            "You play Godcat as Attack.",
            "Ann plays Godcat as Attack.",
        ),
        (
            Event(e.DEFUSED, 0, card=DEFUSE, number=EXPLODING_KITTEN),
            "You play a Defuse and survive the Exploding Kitten.",
            "Ann plays a Defuse and survives the Exploding Kitten.",
        ),
        (
            Event(e.INSERTED, 0, card=EXPLODING_KITTEN, number=4, audience=1),
            "You slip the Exploding Kitten back under the top 4 cards.",
            "Ann slips the Exploding Kitten back into the draw pile.",
        ),
        (
            Event(e.BURIED, 0, card=SKIP, number=0, audience=1),
            "You put the Skip back on top of the draw pile.",
            "Ann slips the card back into the draw pile.",
        ),
        (Event(e.STOLE, 0, other=2, card=SKIP, audience=5), "You take from Cem: Skip.", "Ann takes a card from Cem."),
        (Event(e.GAVE, 0, other=1, card=SKIP, audience=3), "You give Ben: Skip.", "Ann gives you: Skip."),
        (
            Event(e.PEEKED, 0, cards=[SKIP, ATTACK], audience=1),
            "You see the top 2 cards: Skip, Attack.",
            "Ann looks at the top of the draw pile.",
        ),
        (
            Event(e.WENT_OUT, 0, card=EXPLODING_KITTEN, cards=[SKIP, SKIP, TACOCAT]),
            "You explode and are out of the game. Discarded: 2 Skips, Tacocat.",
            "Ann explodes and is out of the game. Discarded: 2 Skips, Tacocat.",
        ),
        (
            Event(e.WENT_OUT, 0, card=IMPLODING_KITTEN, cards=[SKIP, SKIP], audience=0),
            "You implode and are out of the game.",
            "Ann implodes and is out of the game.",
        ),
        (
            Event(e.LAID, 1, other=0, card=ILL_TAKE_THAT, number=ILL_TAKE_THAT),
            "I'll Take That lies in front of Ben: the next card they draw goes to you.",
            "I'll Take That lies in front of you: the next card you draw goes to Ann.",
        ),
        (
            Event(e.MARKED, 1, card=SKIP, audience=~2),
            "From now on everybody can see this card in Ben’s hand: Skip.",
            "A card in your hand is turned around for the others to see.",
        ),
        (
            Event(e.ASSIGNED, 0, other=1, card=DEVILCAT, audience=1),
            "You lay Devilcat in front of Ben and Godcat in front of yourself.",
            "Godcat and Devilcat lie face down: one in front of you, one in front of Ann.",
        ),
        (
            Event(e.CLEARED, 1, card=BARKING_KITTEN),
            "The card in front of Ben is discarded: Barking Kitten.",
            "The card in front of you is discarded: Barking Kitten.",
        ),
        (Event(e.TURN_BEGAN, 0, number=1), None, None),
        (Event(e.TURN_BEGAN, 0, number=2), "You have 2 turns to take.", "Ann has 2 turns to take."),
        (Event(e.WON, 0), "You win the game!", "Ann wins the game!"),
    ],
)
def test_an_event_as_two_players_hear_of_it(event: Event, ann: str | None, ben: str | None) -> None:
    told = []
    for seat in (0, 1):
        heard = redact(event, seat)
        assert heard is not None
        told.append(sentence(heard, PLAYERS, seat, WORDS))
    assert told == [ann, ben]


def test_what_is_told_is_plain_data_that_another_program_can_put_into_words() -> None:
    event = Event(e.STOLE, 0, other=2, card=SKIP, audience=5)
    assert telling(event, PLAYERS, None) == ("event-stole", {"who": "Ann", "other": "Cem", "card": "skip"})
    assert telling(event, PLAYERS, 2) == ("event-stole-to-you", {"who": "Ann", "card": "skip"})
    messages = event_messages()
    for what in EVENT_NAMES:
        for you in (None, 0, 1, 2):
            told = telling(an_event(what), PLAYERS, you)
            assert told is None or messages[told[0]] == set(told[1])
