"""The model dealer loses no point; a mistake is named; a lesson that cannot be is refused."""

import json
from pathlib import Path

import pytest
from sampled import sampled
from shipped_tables import shipped

from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.lessons import CRITICAL, Lesson, load_lesson, load_lessons
from dealer_assist.cli.main import main
from dealer_assist.paths import resources
from dealer_assist.school.deals.lesson_deal import ImpossibleDeal, deals_of
from dealer_assist.school.lessons import attempts
from dealer_assist.school.lessons.allowed import can_hold
from dealer_assist.school.lessons.lesson_check import require_playable
from dealer_assist.school.lessons.mistakes import RecordedEvent
from dealer_assist.school.lessons.score import goal_shares, is_meant
from dealer_assist.table.events.wins import LateWinAsked
from dealer_assist.value import replace
from tests.support.lesson_runs import LessonRun, assert_told_alike, found_in, shipped_lessons

SAMPLE = ("opening", "key-lost", "power-cut-paying", "back-out", "dragon-shared-meter")
COSTS_MONEY = ("wrong_hand", "hand_too_high", "wrong_seat", "missed_hand", "seat_not_paid")
LESSON = """
title = "A lesson"
story = "What happens."
tables = ["crazy4-nexus"]
level = 1
[[step]]
after = "open"
wait_ms = 500
players = [{ seat = 1, wagers = ["progressive"] }]
[[step]]
after = "GameStarted"
deal = { 1 = "any" }
[[goal]]
must = "GameEnded"
points = 10
"""


@pytest.fixture
def lesson(tmp_path: Path) -> Path:
    file = tmp_path / "lesson.toml"
    file.write_text(LESSON, encoding="utf-8")
    return file


def test_the_model_dealer_loses_no_point_in_a_lesson_of_each_console(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in SAMPLE:
        assert main(["school", "play", name, "--data", str(tmp_path), "--json"]) == 0
        report = json.loads(capsys.readouterr().out.splitlines()[-1])
        assert (report["points"], report["mistakes"]) == (100, []), name


def test_the_course_is_long_enough_and_every_lesson_is_reached_from_one_without_needs() -> None:
    lessons = load_lessons(resources() / "lessons")
    assert len(lessons) >= 60
    assert all(2 <= one.minutes <= 8 for one in lessons.values())
    reached = {key for key, one in lessons.items() if not one.needs}
    while more := {
        key for key, one in lessons.items() if key not in reached and reached.issuperset(one.needs)
    }:
        reached |= more
    assert reached == set(lessons)
    for one in lessons.values():
        assert all(lessons[needed].level <= one.level for needed in one.needs), one.key


def test_every_game_and_both_consoles_have_lessons() -> None:
    lessons = load_lessons(resources() / "lessons").values()
    tables = {table for one in lessons for table in one.tables}
    setups = [shipped(one) for one in tables]
    assert {one.game for one in setups} == set(load_book(resources()).games)
    assert {one.console for one in setups} == {"nexus", "aquarius"}


SUBJECTS = {
    "opening": ("TableOpened",),
    "closing": ("TableClosed",),
    "relief": ("DealerRelieved",),
    "late chip": ("LateChipRefused", "ChipGone"),
    "void": ("RoundVoided",),
    "a hand that is none": ("HandDenied",),
    "shuffler": ("IrregularityCleared",),
}
OF_PROGRESSIVE = ("late chip", "stuck sensor", "a hand that is none")
TROUBLES = {"power cut": "power cut", "full disk": "disk full", "stuck sensor": "fault sensor"}
"""What happens to a table, by the words that the trouble begins with."""


def subjects_of(lesson: Lesson) -> set[str]:
    """Name what a lesson teaches, by the events it asks for and the troubles it makes."""
    named = {event.partition(":")[0] for goal in lesson.goals for event in goal.order}
    named |= {goal.must for goal in lesson.goals}
    troubles = {words for step in lesson.steps for words in step.trouble}
    taught = {key for key, any_of in SUBJECTS.items() if named & {*any_of}}
    return taught | {
        key for key, words in TROUBLES.items() if any(one.startswith(words) for one in troubles)
    }


def test_every_game_and_console_that_ships_has_a_lesson_of_each_subject() -> None:
    """A game without a jackpot has no chips to be late and no sensors to be stuck."""
    taught = dict[str, set[str]]()
    for one in load_lessons(resources() / "lessons").values():
        for table in one.tables:
            taught.setdefault(table, set()).update(subjects_of(one))
    found = dict[tuple[str, str], set[str]]()
    wanted = dict[tuple[str, str], set[str]]()
    for file in (resources() / "tables").glob("*.toml"):
        setup = shipped(file.stem)
        kind = setup.game, setup.console
        found.setdefault(kind, set()).update(taught.get(file.stem, set()))
        plain = {*SUBJECTS, *TROUBLES} - {*OF_PROGRESSIVE}
        wanted.setdefault(kind, plain).update(OF_PROGRESSIVE if setup.jackpots else ())
    assert {game for game, _ in wanted} == set(load_book(resources()).games)
    assert {kind: wanted[kind] - found[kind] for kind in wanted if wanted[kind] - found[kind]} == {}


@pytest.mark.parametrize(
    ("lesson", "table"), [("closing", "dragon-aquarius"), ("relief", "blackjack-nexus")]
)
def test_a_lesson_without_a_winner_is_played_at_other_games(lesson: str, table: str) -> None:
    found = found_in(LessonRun(lesson, table, 5))
    assert (found.points, found.kinds, found.is_ended) == (100, (), True)


@pytest.mark.parametrize("kind", ["wrong_seat", "payment_order", "win_struck"])
def test_a_dealer_with_one_mistake_is_told_which(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["school", "play", "two-winners", "--data", str(tmp_path), "--json"]
    assert main([*call, "--as", f"mistake:{kind}"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert {one["kind"] for one in report["mistakes"]} == {kind}
    costs_money = kind in COSTS_MONEY
    assert any(one["critical"] for one in report["mistakes"]) is costs_money
    assert not (report["passed"] and costs_money)


@pytest.mark.parametrize("kind", CRITICAL)
def test_what_is_said_to_fail_a_lesson_does(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = {"wrong_amount": "pay-total"}.get(kind, "two-winners")
    call = ["school", "play", lesson, "--data", str(tmp_path), "--json"]
    assert main([*call, "--as", f"mistake:{kind}"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert kind in {one["kind"] for one in report["mistakes"] if one["critical"]}
    assert report["passed"] is False


def test_a_mistake_that_a_lesson_has_no_place_for_is_said_not_to_be_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["school", "play", "late-chip", "--data", str(tmp_path)]
    assert main([*call, "--as", "mistake:wrong_hand"]) == 0
    said = "The dealer did not come to wrong_hand: nothing in this lesson leads to it"
    assert said in capsys.readouterr().out.splitlines()
    assert main([*call, "--as", "mistake:late_chip_left"]) == 0
    assert "did not come to" not in capsys.readouterr().out


@pytest.mark.parametrize("lesson", ["late-chip", "four-card-late-chip"])
def test_a_late_chip_that_is_left_costs_its_points_and_is_named(lesson: str) -> None:
    one = shipped_lessons()[lesson]
    back = next(n for n, goal in enumerate(one.goals) if goal.must == "ChipGone")
    found = found_in(LessonRun(lesson, one.tables[0], 7, "late_chip_left"))
    assert (found.points, found.kinds) == (100 - goal_shares(one)[back], ("late_chip_left",))


def test_what_a_lesson_asks_for_once_is_needless_the_second_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["school", "play", "call-for-help", "--data", str(tmp_path), "--json"]
    assert main([*call, "--as", "mistake:needless_call"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert [one["kind"] for one in report["mistakes"]] == ["needless_call"]


@pytest.mark.parametrize(
    ("lesson", "table", "kind"),
    [
        ("nobody-bets", "crazy4-nexus", "started_early"),
        ("six-five-four-shuffler", "six-five-four", "started_early"),
        ("link-lost", "crazy4-floor", "started_early"),
        ("shuffler-between", "crazy4-aquarius", "needless_alarm"),
    ],
)
def test_a_start_before_somebody_spoke_and_a_second_alarm_are_named(
    lesson: str, table: str, kind: str
) -> None:
    assert found_in(LessonRun(lesson, table, 7, kind)).kinds == (kind,)
    assert found_in(LessonRun(lesson, table, 7)).kinds == ()


def test_a_start_before_an_alert_is_none_and_before_the_call_it_asks_for_is_named() -> None:
    """Nobody can wait for a message that has not come."""
    for table in ("super-fun", "caribbean"):
        early = found_in(LessonRun("disk-full-base-game", table, 182, "started_early"))
        assert early.is_made
        assert early.kinds == ("started_early",)
        assert_told_alike(early)


def test_where_the_board_wins_for_every_wager_no_seat_is_a_wrong_one() -> None:
    found = found_in(LessonRun("holdem-board-royal", "holdem-nexus", 405, "wrong_seat"))
    assert not found.is_made
    assert (found.points, found.kinds, found.is_ended) == (100, (), True)


def test_an_amount_that_is_answered_wrongly_is_named() -> None:
    wrong = found_in(LessonRun("pay-total", "crazy4-nexus", 7, "wrong_amount"))
    assert (wrong.points, wrong.kinds) == (80, ("wrong_amount",))


def test_a_task_of_a_round_that_is_void_holds_nobody_in_the_lesson() -> None:
    run = LessonRun("not-a-win", "crazy4-aquarius", 120, "needless_void")
    found = found_in(run)
    assert found.is_ended
    assert found.kinds == ("needless_void",)


@pytest.mark.parametrize(
    ("lesson", "mistake"),
    [
        ("link-lost", ""),
        ("link-lost", "missed_hand"),
        ("link-lost-win", ""),
        ("link-lost-win", "wrong_hand"),
    ],
)
def test_a_link_is_lost_in_a_lesson_and_only_a_mistake_costs(lesson: str, mistake: str) -> None:
    found = found_in(LessonRun(lesson, "crazy4-floor", 176, mistake))
    assert found.is_ended
    assert set(found.kinds) == ({mistake} if mistake else set())
    assert (found.points == 100) is not bool(mistake)


@pytest.mark.parametrize(
    ("lesson", "order"),
    [
        ("second-ticket", ["SupervisorCalled", "TicketGiven", "WinsConfirmed"]),
        ("late-win", ["GameEnded", "LateWinAsked", "LateWinRecorded"]),
        ("house-money-blackjack", ["PeekAnswered", "BonusAnswered"]),
        ("dragon-new-shoe", ["GameEnded", "ShoeBegun", "GameStarted"]),
        ("dragon-tie-bettor", ["ChipGone", "ClaimMade", "WinsAuthorised"]),
    ],
)
def test_what_a_lesson_is_about_happens_in_it(
    lesson: str, order: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["school", "play", lesson, "--data", str(tmp_path), "--json"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (report["points"], report["mistakes"]) == (100, [])
    names = iter([one.name for one in attempts.events_of(tmp_path / f"{lesson}-1")])
    assert all(any(name == wanted for name in names) for wanted in order)


def test_a_late_win_of_another_seat_does_not_meet_its_goal() -> None:
    goal = shipped_lessons()["late-win"].goals[0]
    asked = LateWinAsked(0, 1, (5,), "straight_flush", "A", "Found on camera", "")
    other = replace(asked, seats=(1,))
    assert is_meant(goal, RecordedEvent(1, 0, asked))
    assert not is_meant(goal, RecordedEvent(1, 0, other))


def test_a_hand_of_the_board_that_one_seat_was_denied_is_confirmed_for_the_others() -> None:
    found = found_in(LessonRun("holdem-board-royal", "holdem-nexus", 405, "missed_hand"))
    assert found.is_ended
    assert found.kinds == ("missed_hand",)


@pytest.mark.parametrize("kind", ["started_early", "needless_void"])
def test_a_late_win_of_a_seat_that_did_not_bet_holds_nobody_in_the_lesson(kind: str) -> None:
    found = found_in(LessonRun("late-win", "crazy4-nexus", 432, kind))
    assert found.is_ended
    assert set(found.kinds) == {kind}


def test_an_attempt_is_scored_again_to_the_same_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["school", "play", "two-winners", "--data", str(tmp_path), "--json"]
    assert main([*call, "--as", "mistake:wrong_seat"]) == 0
    first = capsys.readouterr().out.splitlines()[-1]
    for _ in range(2):
        assert main(["school", "score", str(tmp_path / "two-winners-1"), "--json"]) == 0
        assert capsys.readouterr().out.splitlines() == [first]
    report = json.loads(first)
    # Goals are told as parts of the hundred, as intro, coach and result tell them.
    assert sum(one["of"] for one in report["goals"]) == 100
    assert sum(one["points"] for one in report["goals"]) == report["points"]


@pytest.mark.parametrize("seed", range(4))
def test_other_cards_are_played_as_well(
    seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["school", "play", "four-aces", "--data", str(tmp_path), "--json"]
    assert main([*call, "--seed", str(seed)]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (report["points"], report["mistakes"]) == (100, [])


@pytest.mark.parametrize(
    ("wrong", "right", "said"),
    [
        ("levle = 1", "level = 1", "level: is missing"),
        ("level = 9", "level = 1", "level: must be 1 to 5, not 9"),
        ('must = "GameOver"', 'must = "GameEnded"', "goal[1].must: no event is called 'GameOver'"),
        (
            'must = "GameEnded"\nwhere = { seta = 1 }',
            'must = "GameEnded"',
            "goal[1].where.seta: GameEnded has no such field",
        ),
        ('after = "Started"', 'after = "GameStarted"', "step[2].after: 'Started' is no event"),
        ('must_not = "ClaimMade"\nmust = "GameEnded"', 'must = "GameEnded"', "exactly one of"),
        ('task = "juggle"\ndeal = {', "deal = {", "step[2].task: 'juggle' is no task"),
        ('task = "deny"\ndeal = {', "deal = {", "step[2].task: 'deny 5' names a seat"),
        ('task = "late_win 5"\ndeal = {', "deal = {", "'late_win 5 straight_flush' names a seat"),
        ("wait_ms = 99999999", "wait_ms = 500", "step[1].wait_ms: must be 480,000 or less"),
        ("points = 10000", "points = 10", "goal[1].points: must be 1,000 or less, not 10000"),
        ("level = 1\nminutes = 9", "level = 1", "minutes: must be 2 to 8, not 9"),
        ("deal = { 1 = 7 }", 'deal = { 1 = "any" }', "deal.1: must be in quotes, not 7"),
        ('[[goals]]\nmust = "GameEnded"', '[[goal]]\nmust = "GameEnded"', "goals: is not a key"),
    ],
)
def test_a_lesson_that_cannot_be_is_refused_by_file_and_key(
    wrong: str, right: str, said: str, lesson: Path
) -> None:
    lesson.write_text(LESSON.replace(right, wrong), encoding="utf-8")
    with pytest.raises(BadDefinition) as refused:
        load_lesson(lesson)
    assert str(refused.value).startswith(f"{lesson}: ")
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("wrong", "right", "said"),
    [
        ("seat = 9", "seat = 1", "step[1].players: crazy4-nexus has no seat 9"),
        ("late_chips = [8]\ndeal =", "deal =", "step[2].late_chips: crazy4-nexus has no seat 8"),
        ("{ 9 =", "{ 1 =", "step[2].deal.9: crazy4-nexus has no seat 9"),
        ("{ board =", "{ 1 =", "step[2].deal.board: no cards lie there at crazy4-nexus"),
        ('["tip"]', '["progressive"]', "step[1].players: crazy4-nexus has no wager 'tip'"),
        (
            'task = "late_win 1 royal_match"\ndeal =',
            "deal =",
            "step[2].task: crazy4-nexus has no hand 'royal_match'",
        ),
        ('task = "new_shoe"\ndeal =', "deal =", "step[2].task: crazy4-nexus shows no roads"),
        (
            'must = "ClaimMade"\nwhere = { line = "royal_match" }',
            'must = "GameEnded"',
            "goal[1].where.line: crazy4-nexus has no hand 'royal_match', so nothing can meet",
        ),
        (
            'order = ["ClaimMade:12"]',
            'must = "GameEnded"',
            "goal[1].order: crazy4-nexus has no seat 12",
        ),
        (
            'must = "ClaimMade"\nwhere = { seat = 4 }',
            'must = "GameEnded"',
            "goal[1].where.seat: nobody plays at seat 4 of crazy4-nexus; "
            "choose one of 1, 2, 3, 5, 6, 7",
        ),
    ],
)
def test_a_lesson_that_its_table_cannot_play_is_refused_by_file_and_key(
    wrong: str, right: str, said: str, lesson: Path
) -> None:
    lesson.write_text(LESSON.replace(right, wrong), encoding="utf-8")
    setup = shipped("crazy4-nexus")
    with pytest.raises(BadDefinition) as refused:
        require_playable(load_lesson(lesson), setup)
    assert str(refused.value).startswith(f"{lesson}: ")
    assert said in str(refused.value)


def test_a_seat_that_the_lesson_has_bet_may_claim(lesson: Path) -> None:
    text = LESSON.replace('must = "GameEnded"', 'must = "ClaimMade"\nwhere = { seat = 4 }')
    text = text.replace('{ seat = 1, wagers = ["', '{ seat = 4, wagers = ["ante", "')
    lesson.write_text(text, encoding="utf-8")
    setup = shipped("crazy4-nexus")
    require_playable(load_lesson(lesson), setup)


def test_an_impossible_deal_names_the_file_of_its_lesson(lesson: Path) -> None:
    lesson.write_text(LESSON.replace('"any"', '"five_aces"'), encoding="utf-8")
    setup = shipped("crazy4-nexus")
    with pytest.raises(ImpossibleDeal) as refused:
        deals_of(load_lesson(lesson), setup, 1)
    assert str(refused.value).startswith(f"{lesson}: step[2].deal.1: 'five_aces' cannot be built")


@pytest.mark.parametrize(
    ("wrong", "right", "said"),
    [
        ('"five_aces"', '"any"', "step[2].deal.1: 'five_aces' cannot be built"),
        ('["nowhere"]', '["crazy4-nexus"]', "tables: there is no table 'nowhere'"),
        ('trouble = ["explode"]\ndeal =', "deal =", "step[2].trouble: 'explode' is no fault"),
        ('trouble = ["cut link"]\ndeal =', "deal =", "step[2].trouble: 'cut link' is no fault"),
    ],
)
def test_what_cannot_be_played_is_said_by_file_and_key_and_leaves_nothing(
    wrong: str, right: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "lessons" / "own.toml"
    own.parent.mkdir()
    own.write_text(LESSON.replace(right, wrong), encoding="utf-8")
    assert main(["school", "play", "own", "--data", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert f"{own}: {said}" in told.err
    assert not told.out
    assert [one.name for one in tmp_path.iterdir()] == ["lessons"]


@pytest.mark.long
def test_a_lesson_is_played_with_pictures_of_what_is_recorded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["school", "play", "power-cut", "--data", str(tmp_path / "data")]
    assert main([*call, "--screenshots", str(tmp_path / "pictures")]) == 0
    assert "power-cut: 100 of 100" in capsys.readouterr().out
    names = [one.name for one in sorted((tmp_path / "pictures").iterdir())]
    assert any(name.endswith("-GameStarted.png") for name in names)


def test_a_folder_in_which_no_attempt_can_be_kept_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    school = tmp_path / "school"
    school.touch()  # as little a folder as one that cannot be written
    assert main(["school", "play", "first-round", "--data", str(school)]) == 2
    said = capsys.readouterr().err
    assert f"The folder {school / 'first-round-1'} cannot be written (" in said
    assert len(said.splitlines()) == 1


def test_a_lesson_that_needs_an_unknown_one_is_refused(lesson: Path) -> None:
    lesson.write_text('needs = ["nothing"]\n' + LESSON, encoding="utf-8")
    with pytest.raises(BadDefinition, match="needs: there is no lesson 'nothing'"):
        load_lessons(lesson.parent)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (["play", "knitting"], "There is no lesson 'knitting'; the lessons are"),
        (["play", "first-round", "--as", "mistake:yawning"], "mistake:"),
        (["play"], "required: LESSON"),
        (["score", "nowhere"], "nowhere holds no attempt"),
    ],
)
def test_a_wrong_call_gets_one_sentence(
    call: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["school", *call, "--data", str(tmp_path)]) == 2
    assert said in capsys.readouterr().err


def test_a_lesson_played_again_is_scored_again_by_its_own_seats_and_an_old_one_by_the_file_s(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An attempt of before had other cards at the same seats; its note says nothing of them."""
    call = ["school", "play", "two-winners", "--data", str(tmp_path), "--seed", "901"]
    assert main(call) == 0
    again = ["school", "score", str(tmp_path / "two-winners-1"), "--json"]
    assert main(again) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["points"] == 100
    file = tmp_path / "two-winners-1" / "attempt.json"
    note = json.loads(file.read_text(encoding="utf-8"))
    assert note.pop("is_moved") is True
    file.write_text(json.dumps(note), encoding="utf-8")
    assert main(again) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["points"] < 100


def test_a_damaged_attempt_is_said_to_be_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "attempt.json").write_text("{", encoding="utf-8")
    assert main(["school", "score", str(tmp_path)]) == 2
    assert "cannot be read; it was damaged or changed" in capsys.readouterr().err


def test_a_damaged_journal_of_an_attempt_is_said_to_be_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    note = {"lesson": "two-winners", "table": "crazy4-nexus", "seed": 1, "dealer": "model"}
    (tmp_path / "attempt.json").write_text(json.dumps(note), encoding="utf-8")
    (tmp_path / "crazy4.training.db").write_bytes(b"garbage" * 200)
    assert main(["school", "score", str(tmp_path)]) == 2
    assert "cannot be read; it was damaged or changed" in capsys.readouterr().err


def test_an_attempt_takes_the_next_free_folder_and_a_wrong_call_takes_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "first-round-2").mkdir()
    call = ["school", "play", "first-round", "--data", str(tmp_path)]
    assert main(call) == 0
    assert main(call) == 0
    assert main([*call, "--as", "mistake:yawning"]) == 2
    assert sorted(one.name for one in tmp_path.iterdir()) == [f"first-round-{n}" for n in (1, 2, 3)]


@pytest.mark.parametrize(
    "key",
    [
        "two-winners",
        "three-winners",
        "two-winners-key",
        "holdem-two-winners",
        "blackjack-two-winners",
    ],
)
def test_prizes_paid_in_the_wrong_order_lose_the_points_of_the_order(key: str) -> None:
    lesson = shipped_lessons()[key]
    found = found_in(LessonRun(key, lesson.tables[0], lesson.seed, "payment_order"))
    assert "payment_order" in found.kinds
    shares = zip(lesson.goals, goal_shares(lesson), strict=False)
    lost = [share for goal, share in shares if "SeatPaid" in "".join(goal.order)]
    assert lost
    assert found.points == 100 - sum(lost)  # as the intro and the coach say it


def test_no_lesson_pays_for_what_its_own_world_does() -> None:
    world = {"ChipSeen", "LateChipRefused", "SwipeRefused", "SwipeTimedOut"}
    world |= {"AlertRaised", "KeyLost", "KeyFound", "LinkLost", "LinkRestored"}
    for key, one in shipped_lessons().items():
        has_fault = any(step.trouble for step in one.steps)
        own = world | ({"SensorFailed", "SensorMended"} if has_fault else set())
        assert not [goal.must for goal in one.goals if goal.must in own], key
        assert one.goals, key


def test_what_fails_a_lesson_is_listed_only_where_it_can_happen() -> None:
    lessons = shipped_lessons()
    held = {
        key: [kind for kind in CRITICAL if can_hold(lessons[key], kind, has_jackpot=True)]
        for key in ("first-round", "two-winners")
    }
    assert held["first-round"] == ["wrong_seat", "chip_denied"]
    assert "missed_hand" in held["two-winners"]
    assert not any(can_hold(lessons["first-round"], kind, has_jackpot=False) for kind in CRITICAL)


def test_the_path_goes_from_what_opens_to_what_is_opened() -> None:
    path = list(shipped_lessons().values())
    place = {one.key: n for n, one in enumerate(path)}
    levels = [one.level for one in path]
    assert levels == sorted(levels)
    for one in path:
        for need in one.needs:
            same_level = shipped_lessons()[need].level <= one.level
            assert place[need] < place[one.key] or not same_level, one.key


def test_every_hand_button_of_every_jackpot_is_claimed_in_some_lesson() -> None:
    book = load_book(resources())
    claimed: dict[str, set[object]] = {}
    for lesson in shipped_lessons().values():
        lines = {goal.where.get("line") for goal in lesson.goals if goal.must == "ClaimMade"}
        for table in lesson.tables:
            setup = shipped(table)
            claimed.setdefault(setup.game, set()).update(lines)
    for jackpot in (*book.jackpots.values(), *book.house_jackpots.values()):
        known = set[object]().union(*(claimed.get(game, set()) for game in jackpot.games))
        assert {one.key for one in jackpot.lines} <= known, jackpot.key


MISTAKES_IN_LESSONS = (
    ("three-winners", "payment_order"),
    ("two-winners", "wrong_seat"),
    ("full-table", "missed_hand"),
    ("dragon-small-cards", "wrong_hand"),
    ("holdem-board-royal", "payment_order"),
    ("cage-and-tax", "wrong_card"),
    ("late-chip", "late_chip_left"),
    ("dispute", "needless_call"),
    ("first-round", "chip_denied"),
    ("two-winners-key", "key_without_claim"),
    ("super-fun-six-cards", "needless_alarm"),
    ("small-prize", "hand_too_high"),
)


@pytest.mark.parametrize(("key", "kind"), sampled(MISTAKES_IN_LESSONS, 3))
def test_coach_and_score_name_the_same_mistake_and_say_the_same_points(key: str, kind: str) -> None:
    lesson = shipped_lessons()[key]
    found = found_in(LessonRun(key, lesson.tables[0], lesson.seed, kind))
    assert found.is_made
    assert kind in found.kinds
    assert_told_alike(found)
