"""A record with a proof fits, and whatever is changed in it afterwards is noticed and named."""

import hashlib
import hmac
import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from defuse.cli import main
from defuse.fair.findings import FINDINGS
from defuse.fair.proof import LINKS_KEPT, Chain, GameLink, proof_data, read_proof
from defuse.fair.rooms import faults_between
from defuse.fair.sealing import canonical, digest, next_link, room_digest, secret_commitment, text_commitment
from defuse.fair.terms import FairSeat
from defuse.fair.verify import verify
from defuse.game.library import LibraryError
from defuse.record.record import BadRecord, as_data, from_data, write_record
from defuse.words import languages, words_in
from tests.editions import EDITIONS
from tests.extent import seeds as some_seeds
from tests.extent import share
from tests.fair_games import ALL_THREE, VECTORS, evening, fair_game, people

pytestmark = pytest.mark.quick

Data = dict[str, Any]


@pytest.fixture(scope="module")
def vectors() -> Data:
    found: Data = json.loads(VECTORS.read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def games() -> list[Data]:
    """Three games of one room."""
    return evening(3)


def faults(data: Data) -> list[str]:
    return [id for id, _ in verify(data).faults]


# Everything fits


@pytest.mark.parametrize("name", share(list(EDITIONS), 9, "fair deals"))
def test_the_luck_of_every_edition_is_drawn_again(name: str) -> None:
    for seed in some_seeds(1, f"fair deals: {name}"):
        for size in (2, 3, 4, 5):
            seats, seeds = people(*"ABCDE"[:size])
            try:
                data, _ = fair_game(name, seats, seeds, hashlib.sha256(b"%d %d" % (seed, size)).digest())
            except LibraryError:
                continue
            verdict = verify(data)
            assert verdict.faults == ()
            assert verdict.draws == len(data["proof"]["draws"])


def test_the_vectors_fit(vectors: Data) -> None:
    """Games of the version that wrote the file keep fitting."""
    for game in vectors["games"]:
        assert faults(game["record"]) == []


def test_the_formulas_are_those_of_the_vectors_and_of_the_page(vectors: Data) -> None:
    """docs/fair-deals.md tells people how to compute these by themselves; here it is done as it says."""
    for game in vectors["games"]:
        proof = game["record"]["proof"]
        written = json.dumps(
            [proof["terms"], proof["seeds"]], sort_keys=True, separators=(",", ":"), ensure_ascii=False
        )
        secret = bytes.fromhex(proof["secret"])
        key = hmac.new(secret, b"defuse fair deal 1\n" + written.encode(), hashlib.sha256)
        assert key.hexdigest() == game["game_key"]
        assert hmac.new(key.digest(), b"deal", hashlib.sha256).hexdigest() == game["deal_key"]
        assert hmac.new(key.digest(), b"play", hashlib.sha256).hexdigest() == game["play_key"]
        assert hashlib.sha256(secret).hexdigest() == proof["terms"]["commitment"]
        assert digest(proof["terms"]) == game["terms"]
        assert read_proof(proof).key.hex() == game["game_key"]
    for seal in vectors["seals"]:
        assert text_commitment(seal["seed"]) == seal["commitment"]
    assert room_digest(vectors["room"]["name"]) == vectors["room"]["digest"]


def test_a_record_keeps_its_proof_through_reading_and_writing(games: list[Data]) -> None:
    again = json.loads(write_record(from_data(games[1])))
    assert again["proof"] == games[1]["proof"]
    assert again["moves"] == games[1]["moves"]
    assert faults(again) == []
    assert proof_data(read_proof(games[1]["proof"])) == games[1]["proof"]


def test_a_record_without_a_proof_says_so(
    games: list[Data], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = {name: value for name, value in games[0].items() if name != "proof"}
    verdict = verify(data)
    assert not verdict.has_proof
    assert verdict.faults == ()
    assert "proof" not in as_data(from_data(data))
    file = tmp_path / "old.json"
    file.write_text(json.dumps(data))
    assert main(["verify", "--lang", "en", str(file)]) == 1
    assert "no proof" in capsys.readouterr().out


def test_records_of_the_first_version_say_that_they_have_no_proof() -> None:
    old = list((Path(__file__).parent / "older_versions" / "0.1.0").glob("records/*.json"))
    assert old
    for path in old:
        assert not verify(json.loads(path.read_text(encoding="utf-8"))).has_proof


def test_a_seed_that_did_not_come_is_told_and_changes_the_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats, seeds = people("Ann", "Ben")
    whole, _ = fair_game("original", seats, seeds, b"\x01" * 32)
    withheld, _ = fair_game("original", seats, [seeds[0], None], b"\x01" * 32)
    assert faults(withheld) == []
    assert withheld["start"]["hands"] != whole["start"]["hands"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(withheld))
    assert main(["verify", "--lang", "en", str(file)]) == 0
    assert "Ben had sealed a seed, but it did not come" in capsys.readouterr().out


def test_an_abandoned_game_fits_as_far_as_it_was_played() -> None:
    data, _ = fair_game("original", *people("Ann", "Ben", "Cem"), b"\x05" * 32, moves=12)
    assert data["proof"]["abandoned"]
    assert faults(data) == []


def test_the_deal_is_bound_to_everything(games: list[Data]) -> None:
    """One secret and one seed: another room, number, program, seat or option gives another key."""
    proof = games[0]["proof"]
    keys = {read_proof(proof).key}
    for name, value in (
        ("room", "0" * 64),
        ("game", 2),
        ("previous", "1" * 64),
        ("program", "9.9.9"),
        ("edition", "compact"),
        ("recipe", "2" * 64),
        ("rules", 1),
        ("commitment", "3" * 64),
    ):
        other = deepcopy(proof)
        other["terms"][name] = value
        keys.add(read_proof(other).key)
    for change in (
        lambda terms: terms["options"].update(fast=True),
        lambda terms: terms["box"]["pile"].append("skip"),
        lambda terms: terms["seats"].reverse(),
        lambda terms: terms["seats"][0].update(kind="bot"),
    ):
        other = deepcopy(proof)
        change(other["terms"])  # type: ignore[no-untyped-call]
        keys.add(read_proof(other).key)
    assert len(keys) == 13


# Tampering: what is changed, and the fault that names it


def swap_cards_of_hands(data: Data) -> None:
    """Ann gets a better card from Ben."""
    hands = data["start"]["hands"]
    one = next(card for card in hands["Ann"] if card not in hands["Ben"])
    other = next(card for card in hands["Ben"] if card not in hands["Ann"])
    hands["Ann"][hands["Ann"].index(one)], hands["Ben"][hands["Ben"].index(other)] = other, one


def swap_cards_of_the_pile(data: Data) -> None:
    deck = data["start"]["deck"]
    place = next(place for place in range(1, len(deck)) if deck[place] != deck[0])
    deck[0], deck[place] = deck[place], deck[0]


def let_another_player_begin(data: Data) -> None:
    players = data["start"]["players"]
    data["start"]["turn"] = players[(players.index(data["start"]["turn"]) + 1) % len(players)]


def _change_outcome(data: Data, kind: str, change: Callable[[list[str]], None]) -> None:
    draw = next(
        draw for draw in data["proof"]["draws"] if kind in draw and (kind == "shuffle" or len(set(draw[kind])) > 1)
    )
    text, _, pins = data["moves"][draw["move"] - 1].partition(" -> ")
    cards = pins.split()
    change(cards)
    data["moves"][draw["move"] - 1] = f"{text} -> {' '.join(cards)}"


def shuffle_otherwise(data: Data) -> None:
    _change_outcome(data, "shuffle", lambda cards: cards.reverse())


def steal_another_card(data: Data) -> None:
    draw = next(draw for draw in data["proof"]["draws"] if len(set(draw.get("pick", ()))) > 1)

    def change(cards: list[str]) -> None:
        cards[0] = next(card for card in draw["pick"] if card != cards[0])

    _change_outcome(data, "pick", change)


def replace_the_secret(data: Data) -> None:
    data["proof"]["secret"] = "ab" * 32


def replace_the_secret_and_its_seal(data: Data) -> None:
    data["proof"]["secret"] = "ab" * 32
    data["proof"]["terms"]["commitment"] = secret_commitment(b"\xab" * 32)


def replace_a_seed(data: Data) -> None:
    data["proof"]["seeds"][1] = "a seed that suits me better"


def replace_a_seed_and_its_seal(data: Data) -> None:
    data["proof"]["seeds"][1] = "a seed that suits me better"
    data["proof"]["terms"]["seats"][1]["commitment"] = text_commitment("a seed that suits me better")


def drop_a_seed(data: Data) -> None:
    data["proof"]["seeds"][0] = None


def give_a_bot_a_seed(data: Data) -> None:
    data["proof"]["seeds"][2] = "beep"


def add_a_seed_afterwards(data: Data) -> None:
    data["proof"]["terms"]["seats"][1]["commitment"] = ""


def change_an_option(data: Data) -> None:
    data["start"]["options"]["five_different"] = False


def change_an_option_everywhere(data: Data) -> None:
    data["start"]["options"]["five_different"] = data["proof"]["terms"]["options"]["five_different"] = False


def change_the_box(data: Data) -> None:
    data["proof"]["terms"]["box"]["pile"][0] = "tacocat"


def change_the_edition(data: Data) -> None:
    data["start"]["edition"] = "compact"


def rename_a_player(data: Data) -> None:
    data["start"]["players"][0] = "Eve"


def exchange_seats(data: Data) -> None:
    data["start"]["players"].reverse()


def change_the_program(data: Data) -> None:
    data["proof"]["terms"]["program"] = "0.0.1"


def claim_another_room(data: Data) -> None:
    data["proof"]["terms"]["room"] = room_digest("another room")


def claim_another_number(data: Data) -> None:
    data["proof"]["terms"]["game"] = 9


def leave_out_a_game(data: Data) -> None:
    data["proof"]["chain"]["games"].pop(0)


def exchange_a_game_of_the_chain(data: Data) -> None:
    data["proof"]["chain"]["games"][0]["play"] = "0" * 64


def leave_out_the_end(data: Data) -> None:
    del data["moves"][-2:]


def say_that_everybody_left(data: Data) -> None:
    data["proof"]["abandoned"] = True


def make_an_impossible_move(data: Data) -> None:
    data["moves"][0] = data["moves"][0].partition(":")[0] + ": pick godcat"


def write_nonsense(data: Data) -> None:
    data["moves"][3] = "nonsense"


def change_what_could_come_up(data: Data) -> None:
    next(draw for draw in data["proof"]["draws"] if "pick" in draw)["pick"].append("nope")


def claim_quick_windows(data: Data) -> None:
    data["quick"] = True


def add_a_discard(data: Data) -> None:
    data["start"]["discard"] = ["skip"]


def break_the_proof(data: Data) -> None:
    data["proof"]["secret"] = "not hexadecimal"


def claim_another_format(data: Data) -> None:
    data["proof"]["terms"]["version"] = 2


TAMPERING: dict[Callable[[Data], None], str] = {
    swap_cards_of_hands: "fair-hand",
    swap_cards_of_the_pile: "fair-pile",
    let_another_player_begin: "fair-first-player",
    shuffle_otherwise: "fair-outcome",
    steal_another_card: "fair-outcome",
    replace_the_secret: "fair-secret",
    replace_the_secret_and_its_seal: "fair-hand",
    replace_a_seed: "fair-seed",
    replace_a_seed_and_its_seal: "fair-hand",
    drop_a_seed: "fair-hand",
    give_a_bot_a_seed: "fair-seed-of-bot",
    add_a_seed_afterwards: "fair-seed-too-late",
    change_an_option: "fair-options",
    change_an_option_everywhere: "fair-hand",
    change_the_box: "fair-box",
    change_the_edition: "fair-edition",
    rename_a_player: "fair-players",
    exchange_seats: "fair-players",
    change_the_program: "fair-hand",
    claim_another_room: "fair-hand",
    claim_another_number: "fair-chain-length",
    leave_out_a_game: "fair-chain-length",
    exchange_a_game_of_the_chain: "fair-chain",
    leave_out_the_end: "fair-no-end",
    say_that_everybody_left: "fair-has-an-end",
    make_an_impossible_move: "fair-move",
    write_nonsense: "fair-move",
    change_what_could_come_up: "fair-draws",
    claim_quick_windows: "fair-start",
    add_a_discard: "fair-start",
    break_the_proof: "fair-malformed",
    claim_another_format: "fair-malformed",
}


@pytest.mark.parametrize(("tamper", "fault"), TAMPERING.items(), ids=[each.__name__ for each in TAMPERING])
def test_tampering_is_found_and_told(tamper: Callable[[Data], None], fault: str, games: list[Data]) -> None:
    data = deepcopy(games[2])
    assert faults(data) == []
    tamper(data)
    assert data != games[2]
    found = verify(data).faults
    assert fault in [id for id, _ in found]
    for told in found:
        assert FINDINGS[told[0]] == frozenset(told[1])
        for language in languages():
            sentence = words_in(language).tell(told)
            assert len(sentence.split()) > 3
            assert "{" not in sentence


def test_a_tampered_storage_and_recipe_are_found() -> None:
    data, _ = fair_game(ALL_THREE, *people("Ann", "Ben", "Cem"), b"\x03" * 32)
    data["start"]["storage"].reverse()
    assert faults(data) == ["fair-storage"]
    little = 'title = "Little"\nplayers = [2, 4]\nhand = { cards = 2, defuses = 1 }\n'
    little += 'cards = { exploding_kitten = "players - 1", defuse = "players", shuffle = 6, tacocat = 9 }\n'
    data, _ = fair_game("own", *people("Ann", "Ben"), b"\x03" * 32, recipe=little)
    assert faults(data) == []
    data["proof"]["recipe"] += "# more"
    assert faults(data) == ["fair-recipe"]
    for bad in (
        "a" + ".a" * 9_000 + " = 1",
        "title = 5 = 6",
        "x = " + "[" * 9_000,
    ):  # too much to be parsed, or no TOML
        data["proof"] |= {"recipe": bad, "terms": data["proof"]["terms"] | {"recipe": text_commitment(bad)}}
        assert "fair-recipe" in faults(data)


@pytest.mark.parametrize("proof", [5, [], {}, {"terms": {}}, {"terms": 5}, {"seeds": []}], ids=str)
def test_a_proof_of_another_form_is_no_proof(proof: object, games: list[Data]) -> None:
    assert faults({**games[0], "proof": proof}) == ["fair-malformed"]


@pytest.mark.parametrize("data", [None, [], {}, {"format": "defuse-record"}, {"format": "x", "start": {}}], ids=str)
def test_what_is_no_record_is_refused(data: object) -> None:
    with pytest.raises(BadRecord):
        verify(data)


# The games of a room


def between(*games: Data) -> list[str]:
    return [id for id, _ in faults_between([verify(game) for game in games])]


def test_the_games_of_a_room_follow_each_other(games: list[Data]) -> None:
    assert between(*games) == []
    assert between(games[2], games[0], games[1]) == []
    assert between(games[1]) == []


def test_a_missing_game_is_named(games: list[Data]) -> None:
    assert between(games[0], games[2]) == ["fair-missing-game"]


def test_two_games_of_one_number_are_named(games: list[Data]) -> None:
    """A deal that was thrown away and dealt again with another secret."""
    seats, seeds = people("Ann", "Ben", bots=["Mochi"])
    again, _ = fair_game("original", seats, seeds, b"\x55" * 32)
    assert faults(again) == []
    assert sorted(between(again, *games)) == ["fair-other-game", "fair-other-game", "fair-two-games"]
    assert between(again, games[1]) == ["fair-other-game"]


def test_moves_of_people_that_were_changed_are_found_by_the_next_game(games: list[Data]) -> None:
    """Luck alone says nothing about what people chose, but the chain covers their moves, too."""
    data = deepcopy(games[0])
    data["proof"]["abandoned"] = True
    del data["moves"][-3:]
    data["proof"]["draws"] = [draw for draw in data["proof"]["draws"] if draw["move"] <= len(data["moves"])]
    assert faults(data) == []
    assert between(data, games[1]) == ["fair-other-game"]


def test_games_of_different_rooms_have_nothing_to_do_with_each_other(games: list[Data]) -> None:
    other = deepcopy(games[2])
    claim_another_room(other)
    assert between(games[0], other) == []


def test_a_long_chain_keeps_the_latest_games_and_the_link_before_them() -> None:
    chain, link = Chain(), ""
    for game in range(1, LINKS_KEPT + 30):
        terms, play = digest(["terms", game]), digest(["play", game])
        chain = chain.longer(GameLink(terms, play))
        link = next_link(link, game, terms, play)
        assert chain.end == link
        assert len(chain) == game
    assert len(chain.games) == LINKS_KEPT


# The command


def test_the_command_says_what_fits_and_what_does_not(
    games: list[Data], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = []
    for number, game in enumerate(games, 1):
        files.append(str(tmp_path / f"{number}.json"))
        Path(files[-1]).write_text(json.dumps(game))
    assert main(["verify", "--lang", "en", *files]) == 0
    assert capsys.readouterr().out.count("everything fits") == 3
    assert main(["verify", "--lang", "en", files[0], files[2]]) == 1
    assert "Game 2 was played in this room, but its record is missing" in capsys.readouterr().out
    data = deepcopy(games[1])
    swap_cards_of_hands(data)
    Path(files[1]).write_text(json.dumps(data))
    assert main(["verify", "--lang", "de", *files]) == 1
    assert "Die Hand von Ann" in capsys.readouterr().out


def test_the_command_compares_the_seal_that_somebody_saw(
    games: list[Data], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(games[0]))
    seal = games[0]["proof"]["terms"]["commitment"]
    assert main(["verify", "--lang", "en", "--seal", seal.upper(), str(file)]) == 0
    assert main(["verify", "--lang", "en", "--seal", "0" * 64, str(file)]) == 1
    assert "not the one that you saw" in capsys.readouterr().out


@pytest.mark.parametrize("content", ["", "{", "[]", "5", "\x00", '{"format": "defuse-record"}'], ids=repr)
def test_the_command_reads_no_other_files(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(content)
    assert main(["verify", "--lang", "en", str(file), str(tmp_path / "none.json")]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_canonical_bytes_do_not_depend_on_the_order_of_keys() -> None:
    assert (
        canonical({"b": [1, "é"], "a": None})
        == canonical({"a": None, "b": [1, "é"]})
        == b'{"a":null,"b":[1,"\xc3\xa9"]}'
    )


def test_people_without_a_seal_and_bots_have_no_part() -> None:
    seats = [FairSeat("Ann", False), FairSeat("Mochi", True)]
    data, _ = fair_game("original", seats, [None, None], b"\x04" * 32)
    assert faults(data) == []
