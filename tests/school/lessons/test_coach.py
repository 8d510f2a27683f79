"""The coach says what is expected, names a mistake, and costs nothing; PAUSE stops all clocks."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sampled import sampled

from dealer_assist.catalog.lessons import Lesson, load_lessons
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.desk.outcome import Outcome
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.school.lessons import play_through
from dealer_assist.school.lessons.coach import (
    SHOWN_MS,
    Advice,
    Coach,
    CoachTone,
    Lived,
    advise,
    hear_refusal,
    said_before,
)
from dealer_assist.school.lessons.lesson_clock import LessonClock
from dealer_assist.school.lessons.mistakes import watched
from dealer_assist.table.commands.round import StartGame
from dealer_assist.table.facts import comparing
from dealer_assist.table.facts.dealing import hand_acts, stages
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import IN_ROUND, Phase, Table
from dealer_assist.value import replace
from tests.support.lesson_runs import shipped_lessons

BEGINS = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)

Player = Callable[..., tuple[Coach, list[Advice]]]


@pytest.fixture(scope="module")
def lessons(resources: Path) -> dict[str, Lesson]:
    return load_lessons(resources / "lessons")


@pytest.fixture
def clock() -> SimulatedClock:
    return SimulatedClock(BEGINS)


@pytest.fixture
def table(tmp_path: Path, clock: SimulatedClock) -> Iterator[OpenTable]:
    opened = open_table("crazy4-nexus", tmp_path, clock)
    yield opened
    opened.close()


@pytest.fixture
def play(table: OpenTable, clock: SimulatedClock) -> Player:
    """Play a lesson, and give all that the coach said after each outcome."""

    def played(lesson: Lesson, mistake: str = "") -> tuple[Coach, list[Advice]]:
        coach, said = Coach(lesson, table.desk, clock), list[Advice]()

        def listen(outcome: Outcome) -> None:
            said.append(coach.advice())

        table.desk.on_outcome(listen)
        play_through.play(lesson, table, clock, mistake=mistake, seed=lesson.seed)
        coach.leave()
        table.desk.forget_outcomes(listen)
        return coach, said

    return played


TRUE_OF = (
    ("first-round", "crazy4-nexus"),
    ("fortune-pai-gow-first-round", "fortune-pai-gow"),
    ("free-bet-first-round", "free-bet-nexus"),
    ("dragon-tie-bettor", "dragon-nexus"),
    ("casino-war-tie", "casino-war"),
    ("late-chip-wins", "four-card-nexus"),
    ("house-money-peek", "house-money-nexus"),
    ("let-it-ride-royal", "let-it-ride-nexus"),
)
EVERY = tuple((one.key, table) for one in shipped_lessons().values() for table in one.tables)
OF_KEY = ("turn_key", "press_jackpot", "key_back", "key_left", "key_lost_claim")
PHASES = {
    "closed": (Phase.CLOSED,),
    "wait_for_bets": (Phase.BETTING,),
    "start_game": (Phase.BETTING,),
    "base_game": (Phase.BETTING,),
    "mark_wagers": (Phase.BETTING,),
    "take_chips": (Phase.IN_PLAY,),
    "press_hand": (Phase.IN_PLAY,),
    "table_hand": (Phase.IN_PLAY,),
    "call_supervisor": (Phase.IN_PLAY,),
    "dealer_confirm": (Phase.IN_PLAY,),
    "verify": (Phase.VERIFY,),
    "swipe": (Phase.SWIPE,),
    "pay": (Phase.RECORDED,),
    "pay_seat": IN_ROUND,
    "settle_seat": IN_ROUND,
    "ask_seat": IN_ROUND,
    "pay_bets": IN_ROUND,
    "all_paid": IN_ROUND,
}
"""When a sentence of the coach can be true at all."""


def untrue(table: Table, step: str) -> str:
    """Say what of a step's sentence does not hold at a table; nothing where it is true."""
    phase = table.round.phase
    if phase not in PHASES.get(step, (phase,)):
        return f"{step} while {phase.label}"
    if step in OF_KEY and table.setup.console != "aquarius":
        return f"{step} at a console without a key"
    if step in ("call_supervisor", "dealer_confirm") and not table.round.claims:
        return f"{step} without a hand on the table"
    if step == "take_chips" and not table.locked:
        return "no chip is locked in"
    if step in ("press_hand", "pay") and not table.setup.jackpots:
        return f"{step} where nobody can win a jackpot"
    return ""


OF_JACKPOTS = ("jackpot", "winning hand", "chip", "lamp")


@pytest.mark.parametrize(
    ("key", "at"),
    [
        *sampled(TRUE_OF, 4),
        *(pytest.param(*one, marks=pytest.mark.long) for one in EVERY if one not in TRUE_OF),
    ],
)
def test_what_the_coach_says_before_a_step_is_true_at_that_moment(
    key: str, at: str, tmp_path: Path, clock: SimulatedClock
) -> None:
    """No jackpot is named where there is none, no deal that is over, and nothing that is done."""
    opened = open_table(at, tmp_path, clock)
    said = list[tuple[Table, str]]()

    def listen(outcome: Outcome) -> None:
        table = opened.desk.table
        step, text, why = said_before(table)
        assert not (wrong := untrue(table, step)), (wrong, text)
        said.append((table, f"{text} {why}".casefold()))

    opened.desk.on_outcome(listen)
    try:
        play_through.play(shipped_lessons()[key], opened, clock, mistake="", seed=7)
    except play_through.NotPlayed:
        assert any(step.trouble for step in shipped_lessons()[key].steps)  # its power was cut
    finally:
        opened.close()
    assert said
    for step in PHASES:  # said at another moment of the lesson, the sentence is found out
        assert any(untrue(table, step) for table, _ in said), step
    for table, words in said:
        if not table.setup.jackpots:
            assert not [one for one in OF_JACKPOTS if one in words], words
        if "only seats that are locked in" in words:
            assert table.locked, words
            assert not stages.coming(table), words
        if "find the winning hands" in words:
            assert not comparing.left(table), words
            assert not hand_acts.to_play(table), words


def test_the_coach_is_right_about_the_model_dealer(
    lessons: dict[str, Lesson], play: Player
) -> None:
    coach, said = play(replace(lessons["two-winners"], advice="always"))
    assert coach.lived.mistakes == ()
    assert {one.tone for one in said} == {CoachTone.BEFORE}
    steps = list(dict.fromkeys(one.step for one in said))
    assert steps.index("start_game") < steps.index("call_supervisor") < steps.index("pay_seat")
    assert all(one.text for one in said)


@pytest.mark.parametrize("kind", ["wrong_hand", "wrong_seat", "missed_hand", "payment_order"])
def test_a_mistake_is_said_at_once(kind: str, lessons: dict[str, Lesson], play: Player) -> None:
    coach, said = play(lessons["two-winners"], kind)
    assert {one.kind for one in coach.lived.mistakes} == {kind}
    wrong = next(one for one in said if one.tone is CoachTone.MISTAKE)
    assert wrong.text == coach.lived.mistakes[0].said
    assert said[0].tone is CoachTone.BEFORE  # it names the step, which nothing lights any more
    assert said[-1].tone is CoachTone.BEFORE


@pytest.mark.parametrize("kind", ["wrong_hand", "wrong_seat", "hand_too_high"])
def test_a_hand_that_is_on_wrongly_is_said_to_go_off_by_another_press(
    kind: str, lessons: dict[str, Lesson], play: Player
) -> None:
    _, said = play(lessons["two-winners"], kind)
    wrong = [one for one in said if one.kind == kind]
    assert wrong[0].cure == "Press the same hand again to turn it off."


def test_a_mistake_that_no_press_mends_has_no_such_cure(
    lessons: dict[str, Lesson], play: Player
) -> None:
    _, said = play(lessons["two-winners"], "payment_order")
    assert {one.cure for one in said} == {""}


def test_where_nothing_is_shown_any_more_the_coach_waits_for_a_mistake(
    lessons: dict[str, Lesson], play: Player
) -> None:
    _, said = play(replace(lessons["two-winners"], level=4), "wrong_hand")
    assert {one.tone for one in said} == {CoachTone.SILENT, CoachTone.MISTAKE}


def test_in_first_steps_the_coach_says_what_comes_next_beside_the_prompt(
    lessons: dict[str, Lesson],
) -> None:
    """Who deals for the first time was alone from the second lesson on."""
    lesson = lessons["late-chip"]
    assert (lesson.level, lesson.advice) == (1, "after_mistake")
    advice = advise(Lived(watched(lesson, _any_table(lesson))), 0)
    assert (advice.tone, advice.step) == (CoachTone.BEFORE, "closed")


def test_in_an_exam_the_coach_is_silent(lessons: dict[str, Lesson], play: Player) -> None:
    _, said = play(replace(lessons["two-winners"], advice="never"), "wrong_hand")
    assert {one.tone for one in said} == {CoachTone.SILENT}
    assert not any(one.text or one.why for one in said)


def test_a_refused_touch_is_said_and_a_double_tap_is_one(
    lessons: dict[str, Lesson], table: OpenTable, clock: SimulatedClock
) -> None:
    coach = Coach(lessons["first-round"], table.desk, clock)
    table.desk.submit(StartGame())
    first = coach.advice()
    assert (first.tone, first.mistakes) == (CoachTone.MISTAKE, 0)
    clock.advance(300)
    shown_at = coach.lived.shown_at_ms
    table.desk.submit(StartGame())
    assert coach.lived.shown_at_ms == shown_at


def test_a_mistake_stays_until_it_is_made_good_and_four_seconds(lessons: dict[str, Lesson]) -> None:
    lesson = replace(lessons["first-round"], advice="after_mistake", level=4)
    lived = hear_refusal(Lived(watched(lesson, _any_table(lesson))), "Close first", 1000)
    assert advise(lived, 60_000).tone is CoachTone.MISTAKE
    good = replace(lived, is_made_good=True)
    assert advise(good, 1000 + SHOWN_MS - 1).tone is CoachTone.MISTAKE
    assert advise(good, 1000 + SHOWN_MS).tone is CoachTone.SILENT


def _any_table(lesson: Lesson) -> Table:
    from dealer_assist import paths
    from dealer_assist.catalog.tables import find_table, load_table

    source = find_table(paths.resources(), lesson.tables[0], Path("nowhere"))
    return Table(load_table(paths.resources(), paths.layouts(), source))


def test_what_is_said_is_worked_out_once_for_many_pictures(
    lessons: dict[str, Lesson], table: OpenTable, clock: SimulatedClock
) -> None:
    coach = Coach(replace(lessons["first-round"], advice="always"), table.desk, clock)
    first = coach.advice()
    assert first.step == next_step(table.desk.table).key
    clock.advance(500)
    assert coach.advice() is first


def test_a_pause_stops_every_clock() -> None:
    inner = SimulatedClock(BEGINS)
    clock = LessonClock(inner)
    inner.advance(1000)
    clock.stop()
    clock.stop()
    inner.advance(60_000)
    assert (clock.ms(), clock.now()) == (1000, BEGINS + timedelta(seconds=1))
    assert clock.is_stopped
    clock.go_on()
    clock.go_on()
    assert (clock.ms(), clock.is_stopped) == (1000, False)
    inner.advance(500)
    assert (clock.ms(), clock.now()) == (1500, BEGINS + timedelta(milliseconds=1500))
    clock.stop()
    inner.advance(7)
    clock.go_on()
    assert clock.ms() == 1500
