"""Losing the connection, coming back, leaving, and the powers of the host."""

from defuse.record.situation import Situation
from defuse.server.play.pace import GRACE, USUAL
from defuse.server.room.places import AVATARS
from defuse.server.room.room import Room
from tests.server.inn import Guest, Inn, run, told

PILE = ["tacocat", "beard_cat", "tacocat", "beard_cat", "cattermelon", "exploding_kitten", "exploding_kitten"]


def table(turn: str = "Ann") -> Situation:
    hands = {"Ann": ["skip", "nope", "defuse"], "Ben": ["nope", "attack", "defuse"], "Cem": ["nope", "defuse"]}
    return Situation("original", ["Ann", "Ben", "Cem"], turn=turn, deck=PILE, hands=hands)


def presence(guest: Guest, member: int) -> str:
    return next(str(each["presence"]) for each in guest.place["members"] if each["member"] == member)


# Coming back


def test_a_returning_player_gets_the_missed_events() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, cem = await inn.laid(table(), 3)
        game, heard, before = ben.table["game"], ben.table["heard"], len(ben.events)
        await ben.hang_up()
        await ann.move("skip")
        await cem.move("nope")
        again = await inn.enter(ben.room_name, ben.token, game, heard, n=5)
        assert again.member == ben.member
        assert told(again) == ["played", "noped"]
        assert again.table["fresh"] is False
        assert again.table["heard"] == heard + 2 == before + heard + 2

    run(scene)


def test_a_new_viewer_of_a_game_gets_the_latest_events() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, _ = await inn.laid(table(), 3)
        await ann.move("skip")
        for game, heard in ((0, 0), (7, 1), (1, 999)):
            again = await inn.enter(ben.room_name, ben.token, game, heard)
            assert again.table["fresh"] is True
            assert told(again) == ["played"]

    run(scene)


def test_a_second_page_takes_the_seat_from_the_first() -> None:
    async def scene(inn: Inn) -> None:
        ann, *_ = await inn.laid(table(), 3)
        again = await inn.enter(ann.room_name, ann.token)
        assert ann.bye == ("elsewhere", False)
        assert (await again.move("skip"))["is"] == "done"

    run(scene)


def test_a_wrong_token_is_a_stranger() -> None:
    async def scene(inn: Inn) -> None:
        ann, *_ = await inn.laid(table(), 3)
        stranger = await inn.enter(ann.room_name, "guessed")
        assert stranger.member not in (1, 2, 3)
        assert stranger.table["moves"] == []
        assert stranger.table["view"]["hand"] == []
        assert (await stranger.ask("move", game=1, heard=0, asked=0, move=0))["why"] == "not_yours"

    run(scene)


# Repeated and late commands


def test_a_command_that_is_sent_again_is_not_done_twice() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, _ = await inn.laid(table(), 3)
        await ann.ask("say", text="hello")
        await ann.resend(ann.n, "say", text="hello")
        again = await inn.enter(ann.room_name, ann.token, n=ann.n + 1)
        await again.resend(ann.n, "say", text="hello")
        assert again.answers[ann.n]["is"] == "done"
        assert [frame["text"] for frame in ben.frames if frame["is"] == "said"] == ["hello"]

    run(scene)


def test_a_move_that_is_sent_again_after_a_crash_is_done_and_not_made_twice() -> None:
    async def scene(inn: Inn) -> None:
        ann, *_ = await inn.laid(table(), 3)
        facts = ann.answer("draw")
        await ann.ask("move", **facts)
        await inn.crash()
        again = await inn.enter(ann.room_name, ann.token, n=ann.n + 1)
        await again.resend(ann.n, "move", **facts)
        assert again.answers[ann.n]["is"] == "done"
        assert told(again).count("drew") == 1

    run(scene)


def test_a_reloaded_page_counts_from_one_again() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, _ = await inn.laid(table(), 3)
        for line in ("one", "two", "three"):
            await ann.ask("say", text=line)
        again = await inn.enter(ann.room_name, ann.token, n=1)
        await again.ask("say", text="four")
        assert [frame["text"] for frame in ben.frames if frame["is"] == "said"][-1] == "four"

    run(scene)


def test_a_lost_command_of_a_reloaded_page_does_not_count_as_done() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, _ = await inn.laid(table(), 3)
        for line in ("one", "two", "three"):
            await ann.ask("say", text=line)
        reloaded = await inn.enter(ann.room_name, ann.token, n=1)
        await reloaded.hang_up()  # its second command is lost on the way
        again = await inn.enter(ann.room_name, ann.token, n=ann.n + 1)
        await again.resend(2, "say", text="four")
        assert [frame["text"] for frame in ben.frames if frame["is"] == "said"][-1] == "four"

    run(scene)


def test_a_late_nope_is_answered_with_who_was_quicker() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, cem = await inn.laid(table(), 3)
        await ann.move("skip")
        late = cem.answer("nope")
        await ben.move("nope")
        answer = await cem.ask("move", **late)
        assert (answer["why"], answer["told"]) == ("late", ["online-late-noped", {"who": "Ben"}])
        assert cem.table["view"]["question"]["chain"] == 1

    run(scene)


def test_a_reaction_after_the_window_has_shut_is_refused_with_a_reason() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, cem = await inn.laid(table(), 3)
        await ann.move("skip")
        late = cem.answer("nope")
        await ben.move("pass")
        await inn.wait(20)
        answer = await cem.ask("move", **late)
        assert (answer["why"], answer["told"][0]) == ("late", "online-late-window")

    run(scene)


def test_an_answer_to_a_window_is_never_taken_for_the_gift_that_is_asked_next() -> None:
    async def scene(inn: Inn) -> None:
        hands = {"Ann": ["favor"], "Ben": ["nope", "skip"], "Cem": ["defuse"]}
        ann, ben, _ = await inn.laid(Situation("original", list(hands), turn="Ann", deck=PILE, hands=hands), 3)
        await ann.move("favor")
        late = [ben.answer("pass"), ben.answer("nope")]
        heard = ben.table["heard"]
        await inn.wait(20)
        assert ben.says("give")
        assert ben.table["heard"] == heard
        for answer in late:
            assert (await ben.ask("move", **answer))["told"][0] == "online-late-window"
        assert sorted(ben.table["view"]["hand"]) == ["nope", "skip"]
        assert (await ben.move("give skip"))["is"] == "done"

    run(scene)


def test_passing_twice_is_not_a_nope() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, _ = await inn.laid(table(), 3)
        await ann.move("skip")
        twice = ben.answer("pass")
        assert (await ben.ask("move", **twice))["is"] == "done"
        assert (await ben.ask("move", **twice))["why"] == "late"
        assert ben.table["view"]["question"]["chain"] == 0

    run(scene)


def test_an_answer_that_the_server_never_got_still_counts_after_a_crash() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, _ = await inn.laid(table(), 3)
        await ann.move("skip")
        nope = ben.answer("nope")
        await inn.crash()
        again = await inn.enter(ben.room_name, ben.token, n=ben.n + 1)
        assert (await again.ask("move", **nope))["is"] == "done"

    run(scene)


# Being away


def test_a_bot_plays_for_an_absent_player_and_gives_the_seat_back() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, _ = await inn.laid(table(), 3)
        await ann.hang_up()
        assert presence(ben, 1) == "reconnecting"
        await inn.wait(GRACE - 1)
        assert ben.table["view"]["turn"] == 0
        assert told(ben) == []
        await inn.wait(USUAL.bot_turn + 2)
        assert presence(ben, 1) == "away"
        assert told(ben) != []
        again = await inn.enter(ann.room_name, ann.token)
        assert presence(ben, 1) == "here"
        assert again.seat == 0

    run(scene)


def test_an_empty_room_sleeps_and_wakes_in_the_same_state() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, cem = await inn.laid(table(), 3, turn=30)
        await inn.wait(10)
        for guest in (ann, ben, cem):
            await guest.hang_up()
        await inn.wait(100_000)
        again = await inn.enter(ann.room_name, ann.token)
        assert told(again) == []
        assert again.table["clock"]["left"] == 20_000

    run(scene)


def test_the_host_role_passes_on_when_the_host_is_away_or_leaves() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, cem = await inn.laid(table(), 3)
        await ann.hang_up()
        assert ben.place["host"] == 1
        await inn.wait(GRACE + 1)
        assert ben.place["host"] == 2
        await ben.ask("leave")
        assert ben.bye == ("closed", False)
        assert cem.place["host"] == 3
        assert presence(cem, 2) == "left"

    run(scene)


# The host


POWERS: list[tuple[str, dict[str, object]]] = [
    ("pause", {"on": True}),
    ("pause", {"on": False}),
    ("mute", {"member": 1, "on": True}),
    ("mute", {"member": 2, "on": False}),
    ("remove", {"member": 1}),
    ("remove", {"member": 3}),
    ("hand_over", {"member": 2}),
    ("hand_over", {"member": 3}),
    ("begin", {}),
    ("arrange", {"settings": {}}),
]


def test_only_the_host_has_powers() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, cem = await inn.laid(table(), 3)
        bench = await inn.enter(ann.room_name)
        await ann.ask("hand_over", member=3)
        log = ann.room.log.last
        for guest in (ann, ben, bench):
            for do, facts in POWERS:
                assert (await guest.ask(do, **facts))["why"] == "not_yours", do
        assert ann.room.log.last == log
        assert (await cem.ask("pause", on=True))["is"] == "done"

    run(scene)


def test_the_host_has_no_powers_over_absent_members_or_themselves() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, _ = await inn.laid(table(), 3)
        await ben.ask("leave")
        for member in (0, 1, 2, 99, -1):
            for do, more in (("mute", {"on": True}), ("remove", {}), ("hand_over", {})):
                assert (await ann.ask(do, member=member, **more))["told"][0] == "online-nobody-there", (do, member)

    run(scene)


def test_a_pause_stops_the_clock_and_outlives_a_restart() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, _ = await inn.laid(table(), 3, turn=30)
        await inn.wait(12)
        await ann.ask("pause", on=True)
        assert ben.place["paused"] is True
        assert (await ann.move("skip"))["why"] == "not_now"
        await inn.wait(1000)
        await inn.crash()
        again = await inn.enter(ann.room_name, ann.token, n=50)
        assert again.place["paused"] is True
        assert again.table["clock"]["left"] == 18_000
        await again.ask("pause", on=False)
        assert again.table["clock"]["left"] == 18_000
        await inn.wait(5)
        assert (await again.move("skip"))["is"] == "done"

    run(scene)


def test_a_muted_member_is_not_heard() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, cem = await inn.laid(table(), 3)
        await ann.ask("mute", member=2, on=True)
        assert (await ben.ask("say", text="hello"))["told"][0] == "online-muted"
        assert (await ben.ask("emote", emote="cry"))["why"] == "not_yours"
        await ann.ask("mute", member=2, on=False)
        assert (await ben.ask("say", text="hello"))["is"] == "done"
        assert [frame["text"] for frame in cem.frames if frame["is"] == "said"] == ["hello"]

    run(scene)


def test_a_removed_member_cannot_return_to_the_seat_and_a_bot_plays_on() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, cem = await inn.laid(table("Ben"), 3)
        await ann.ask("remove", member=2)
        assert ben.bye == ("removed", False)
        again = await inn.enter(ben.room_name, ben.token)
        assert again.bye == ("removed", False)
        assert again.table == {}
        await inn.wait(USUAL.bot_turn + 1)
        assert told(cem) != []

    run(scene)


def test_the_host_can_hand_over() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, _ = await inn.laid(table(), 3)
        await ann.ask("hand_over", member=2)
        assert ann.place["host"] == 2
        assert (await ben.ask("pause", on=True))["is"] == "done"

    run(scene)


# The lobby and the rematch


def test_a_player_who_stands_up_hears_what_the_bench_hears() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, _ = await inn.laid(table(), 3)
        await ann.move("draw")
        await ben.ask("stand")
        assert ben.table["view"]["hand"] == []
        assert ben.table["fresh"]
        watcher = await inn.enter(ben.room_name)
        assert ben.table["events"] == watcher.table["events"]

    run(scene)


def test_visitors_from_before_a_crash_do_not_fill_the_room() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.new_room()
        await inn.enter(ann.room_name)
        await inn.crash()
        again = await inn.enter(ann.room_name, ann.token, n=ann.n + 1)
        assert len(again.place["members"]) == 2
        await inn.wait(GRACE + 1)
        assert [member["member"] for member in again.place["members"]] == [ann.member]

    run(scene)


def test_people_displace_bots_and_late_comers_get_a_seat_at_the_rematch() -> None:
    async def scene(inn: Inn) -> None:
        situation = Situation(
            "original",
            ["Ann", "Ben"],
            turn="Ann",
            deck=["exploding_kitten", "tacocat"],
            hands={"Ann": ["tacocat"], "Ben": ["defuse"]},
        )
        (ann,) = await inn.laid(situation, 1)
        cem = await inn.enter(ann.room_name)
        assert (await cem.ask("sit", name="Cem", avatar=3))["is"] == "done"
        assert cem.table["moves"] == []
        assert [(each["seat"], each["promised"]) for each in ann.place["members"]] == [(0, None), (None, 1)]
        await ann.move("draw")
        assert ann.over is not None
        assert ann.over["winner"] == 1
        assert ann.place["scores"] == [{"name": "Biscuit", "won": 1}]
        assert [chair["member"] for chair in ann.place["chairs"]] == [1, 2]
        assert (await ann.ask("begin"))["is"] == "done"
        assert (ann.table["game"], ann.seat, cem.seat) == (2, 0, 1)

    run(scene)


def test_a_promised_seat_is_reserved_until_it_is_given_up() -> None:
    async def scene(inn: Inn) -> None:
        hands = {"Ann": ["skip"], "Ben": ["defuse"]}
        ann, *_ = await inn.laid(Situation("original", list(hands), turn="Ann", deck=PILE, hands=hands), 1)
        cem, dee = await inn.enter(ann.room_name), await inn.enter(ann.room_name)
        await cem.ask("sit", name="Cem", avatar=3)
        assert (await dee.ask("sit", name="Dee", avatar=4))["told"][0] == "online-no-seat-left"
        await cem.ask("stand")
        assert [each["promised"] for each in ann.place["members"]] == [None, None, None]
        assert (await dee.ask("sit", name="Dee", avatar=4))["is"] == "done"
        await inn.crash()
        again = await inn.enter(ann.room_name, ann.token)
        assert [each["promised"] for each in again.place["members"]] == [None, None, 1]

    run(scene)


def test_bots_never_have_the_avatar_of_a_seated_member() -> None:
    async def scene(inn: Inn) -> None:
        guests = await inn.new_room(3, seats=6)  # these guests have the first avatars, which bots prefer
        cats = [chair["avatar"] for chair in guests[0].place["chairs"]]
        assert len(set(cats)) == 6
        assert (await guests[0].ask("sit", name="Ann", avatar=AVATARS))["is"] == "no"  # there is no such avatar

    run(scene)


def test_a_seat_is_for_one_and_a_room_has_an_end() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben = await inn.new_room(2, seats=2)
        assert (await ben.ask("sit", name="Ben", avatar=1, seat=0))["told"][0] == "online-seat-taken"
        third = await inn.enter(ann.room_name)
        assert (await third.ask("sit", name="Cem", avatar=1))["told"][0] == "online-no-seat-left"
        assert (await third.ask("sit", name="  ", avatar=1))["told"][0] == "online-no-name"

    run(scene)


def test_nobody_has_the_name_of_somebody_else() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben = await inn.new_room(2)
        await ann.ask("sit", name="Ann", avatar=1)
        await ben.ask("sit", name="ann", avatar=1)
        assert [member["name"] for member in ann.place["members"]] == ["Ann", "ann 2"]

    run(scene)


def test_the_room_says_why_no_game_can_begin() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.new_room(1)
        settings = ann.place["settings"]
        await ann.ask("arrange", settings={**settings, "seats": 9})
        assert ann.place["problem"] == ["online-wrong-seats", {"number": 9, "possible": "2, 3, 4, 5"}]
        assert (await ann.ask("begin"))["told"] == ann.place["problem"]
        await ann.ask("arrange", settings={**settings, "game": "own", "recipe": "title = 1"})
        assert ann.place["problem"][0] == "online-cannot-be-played"
        await ann.ask("arrange", settings={**settings, "game": "recipe:nope-sauce"})
        assert ann.place["problem"] is None
        assert (await ann.ask("arrange", settings={**settings, "seats": 99}))["why"] == "malformed"
        assert (await ann.ask("arrange", settings={**settings, "bots": "genius"}))["why"] == "malformed"

    run(scene)


def test_chat_outlives_a_restart_and_late_comers_read_it() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.new_room(1)
        await ann.ask("say", text="  hello\n  there ")
        await inn.crash()
        ben = await inn.enter(ann.room_name)
        assert [frame["text"] for frame in ben.frames if frame["is"] == "said"] == ["hello there"]

    run(scene)


# Running games, seen from outside


def test_a_game_that_goes_on_without_its_page_is_told_to_the_holder_of_the_token_alone() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben, _ = await inn.laid(table(), 3)
        room = ann.room
        mine = await room.standing(ann.token)
        assert mine is not None
        assert (mine.names, mine.seat, mine.turn, mine.alive, mine.asked) == (["Ann", "Ben", "Cem"], 0, 0, True, True)
        assert mine.clock is not None
        assert not mine.stopped
        bens = await room.standing(ben.token)
        assert bens is not None
        assert (bens.seat, bens.turn, bens.asked) == (1, 0, False)
        assert await room.standing("guessed") is None
        watcher = await inn.enter(ann.room_name)
        assert await room.standing(watcher.token) is None

    run(scene)


def test_to_ask_how_a_game_stands_wakes_nobody() -> None:
    async def scene(inn: Inn) -> None:
        ann, *others = await inn.laid(table(), 3)
        for guest in (ann, *others):
            await guest.hang_up()
        before = await ann.room.standing(ann.token)
        await inn.wait(1000)
        assert await ann.room.standing(ann.token) == before
        await inn.crash()
        room = await inn.house.room(ann.room_name)
        assert isinstance(room, Room)
        again = await room.standing(ann.token)
        await inn.wait(1000)
        assert await room.standing(ann.token) == again
        assert again is not None
        assert (again.asked, again.stopped) == (True, True)

    run(scene)


def test_the_only_person_ends_the_game_by_leaving() -> None:
    async def scene(inn: Inn) -> None:
        (ann,) = await inn.laid(table(), 1)
        watcher = await inn.enter(ann.room_name)
        assert (await ann.ask("leave"))["is"] == "done"
        assert watcher.place["phase"] == "lobby"
        heard = len(watcher.frames)
        await inn.wait(1000)
        assert not any(frame["is"] == "table" for frame in watcher.frames[heard:])
        await inn.crash()
        again = await inn.enter(ann.room_name)
        assert again.place["phase"] == "lobby"
        assert again.table == {}

    run(scene)


def test_a_game_of_friends_goes_on_without_one_of_them() -> None:
    async def scene(inn: Inn) -> None:
        ann, ben = await inn.laid(table(), 2)
        await ann.ask("leave")
        assert ben.place["phase"] == "playing"
        assert await ben.room.standing(ann.token) is None

    run(scene)
