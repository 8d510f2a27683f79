"""Faults lie on the line of a run where they were drawn to, and a draft survives a restart."""

from pathlib import Path

import pytest

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.lessons import OPEN, Lesson, Player, WorldStep
from dealer_assist.errors import Refused
from dealer_assist.school.lessons.mistakes import RecordedEvent
from dealer_assist.school.making import draft, maker, maker_line
from dealer_assist.school.making.draft import Draft
from dealer_assist.school.making.maker import ModelCheck
from dealer_assist.table import events as e
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

TABLE = "crazy4-nexus"
BEGIN = 1_000_000
DEALER = StaffMember("dealer-1", "M. Okafor", Role.DEALER, "1234")
STUCK = WorldStep(OPEN, trouble=("fault sensor 5 stuck",))


def run() -> tuple[RecordedEvent, ...]:
    """A round with one win, as a journal has it."""
    told: list[tuple[int, e.Event]] = [
        (0, e.RoundOpened(round=1, dealer=DEALER, meters=())),
        (2000, e.ChipSeen(5, "A")),
        (6000, e.GameStarted(BEGIN, (), ())),
        (9000, e.StageReached(BEGIN, "deal")),
        (20_000, e.ClaimMade(5, "A", "four_of_a_kind")),
        (24_000, e.ClaimMade(1, "A", "straight_flush")),
        (30_000, e.GameEnded(BEGIN, 1)),
    ]
    return tuple(RecordedEvent(n, BEGIN + at, event) for n, (at, event) in enumerate(told, 1))


@pytest.fixture(scope="module")
def setup(resources: Path, layouts: Path) -> TableSetup:
    from dealer_assist.catalog.tables import find_table, load_table

    return load_table(resources, layouts, find_table(resources, TABLE, Path("nowhere")))


@pytest.fixture
def lesson(setup: TableSetup) -> Lesson:
    return maker.recorded_as_lesson(run(), "my-run", "My run", TABLE, setup)


@pytest.mark.parametrize(
    ("at", "after", "wait"),
    [
        (1000, OPEN, 1000),
        (7240, "GameStarted", 1200),
        (9000, "StageReached:deal", 0),
        (26_000, "ClaimMade:1", 2000),
        (99_000, "GameEnded", 0),
    ],
)
def test_a_fault_waits_for_the_dealers_last_act_before_it(
    at: int, after: str, wait: int, lesson: Lesson
) -> None:
    more = maker_line.laid(lesson, run(), STUCK, BEGIN + at)
    (laid,) = [one.step for one in maker_line.placed(more, run()) if one.is_fault]
    assert (laid.after, laid.wait_ms) == (after, wait)


def test_a_fault_comes_in_its_order_and_is_found_where_it_was_laid(lesson: Lesson) -> None:
    more = maker_line.laid(lesson, run(), STUCK, BEGIN + 21_000)
    more = maker_line.laid(more, run(), WorldStep(OPEN, late_chips=(7,)), BEGIN + 6400)
    placed = maker_line.placed(more, run())
    assert [one.at_ms for one in placed] == sorted(one.at_ms for one in placed)
    assert [one.at_ms - BEGIN for one in placed if one.is_fault] == [6400, 21_000]


def test_a_fault_is_drawn_along_the_line(lesson: Lesson) -> None:
    more = maker_line.laid(lesson, run(), STUCK, BEGIN + 21_000)
    place = next(one.place for one in maker_line.placed(more, run()) if one.is_fault)
    moved = maker_line.moved(more, run(), place, BEGIN + 6510)
    (fault,) = [one for one in maker_line.placed(moved, run()) if one.is_fault]
    assert (fault.at_ms - BEGIN, fault.step.after) == (6500, "GameStarted")
    assert len(moved.steps) == len(more.steps)


def test_a_change_makes_the_check_stale_for_what_it_touches(
    lesson: Lesson, setup: TableSetup
) -> None:
    checked = Draft(Path("x"), lesson, run(), setup, ModelCheck({TABLE: 100}, ()), lesson, "14:49")
    assert checked.is_good
    changed = checked.with_goal(0, replace(lesson.goals[0], within_s=15))
    assert not changed.is_good
    assert not changed.is_goal_checked(0)
    assert changed.is_goal_checked(1)
    assert "within 15 s" in changed.lesson.goals[0].why
    laid = checked.with_lesson(maker_line.laid(lesson, run(), STUCK, BEGIN + 7000))
    assert not any(laid.is_goal_checked(n) for n in range(len(lesson.goals)))


def test_the_last_goal_cannot_be_taken_away(lesson: Lesson, setup: TableSetup) -> None:
    one = Draft(Path("x"), replace(lesson, goals=lesson.goals[:1]), run(), setup)
    with pytest.raises(Refused, match="at least one thing"):
        one.without_goal(0)


def test_a_draft_is_read_again_as_it_was_saved(
    lesson: Lesson, setup: TableSetup, tmp_path: Path
) -> None:
    folder = tmp_path / "recording-1"
    folder.mkdir()
    draft.save(Draft(folder, lesson, run(), setup))
    assert draft.drafts_in(tmp_path) == (folder,)
    again = draft.lesson_in(folder)
    assert again.key == "my-run"
    assert maker.as_toml(again) == maker.as_toml(lesson)


def test_a_damaged_draft_is_named_by_its_file(tmp_path: Path) -> None:
    (tmp_path / "draft.toml").write_text("title = 'no name above'\n", encoding="utf-8")
    with pytest.raises(BadDefinition, match=r"draft\.toml"):
        draft.lesson_in(tmp_path)


@pytest.mark.parametrize("title", ["", "  ", "{x}", "!!", "First round"])
def test_a_title_of_odd_words_or_of_another_lesson_is_refused(
    title: str, setup: TableSetup, lesson: Lesson
) -> None:
    with pytest.raises(Refused):
        draft.begin(Path("nowhere"), title, setup, {"first-round": lesson})


@pytest.mark.parametrize(
    ("betting", "late", "seat"),
    [((), (), 7), ((7, 6), (), 5), ((1, 7), (6,), 5), ((2, 3, 4, 5, 6, 7), (), 1)],
)
def test_a_stuck_sensor_falls_on_a_seat_that_does_not_bet(
    betting: tuple[int, ...], late: tuple[int, ...], seat: int, lesson: Lesson, setup: TableSetup
) -> None:
    players = tuple(Player(one, ("progressive",)) for one in betting)
    steps = (WorldStep(OPEN, players=players), WorldStep("GameStarted", late_chips=late))
    assert maker_line.free_seat(replace(lesson, steps=steps), setup.seats) == seat


def test_where_everybody_bets_a_fault_falls_on_the_last_seat(
    lesson: Lesson, setup: TableSetup
) -> None:
    players = tuple(Player(one, ("progressive",)) for one in setup.seats)
    everybody = replace(lesson, steps=(WorldStep(OPEN, players=players),))
    assert maker_line.free_seat(everybody, setup.seats) == 7
