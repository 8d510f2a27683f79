"""A lesson that is played again: other seats and lines, with all that was said of them."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.lessons import Lesson, WorldStep, load_lesson
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.desk.sample_players import folders_in
from dealer_assist.school.deals.other_seats import as_dealt, ways
from dealer_assist.school.exam.exam import has_late_chip, has_two_winners
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace
from tests.support.lesson_runs import LessonRun, found_in, shipped_lessons
from tests.support.sampled import sampled


@cache
def setup_of(table: str) -> TableSetup:
    shipped = paths.resources()
    return load_table(shipped, paths.layouts(), find_table(shipped, table, shipped))


def again(key: str, times: int = 40) -> list[Lesson]:
    """Deal a lesson again with many seeds."""
    lesson = shipped_lessons()[key]
    return [as_dealt(lesson, setup_of(lesson.tables[0]), 900 + seed) for seed in range(times)]


def test_the_first_run_is_the_file_s() -> None:
    for lesson in shipped_lessons().values():
        first = as_dealt(lesson, setup_of(lesson.tables[0]), lesson.seed)
        assert (first.steps, first.story) == (lesson.steps, lesson.story), lesson.key
        assert [one.where for one in first.goals] == [one.where for one in lesson.goals]


def test_every_lesson_is_dealt_otherwise_when_it_is_played_again_or_says_why_not() -> None:
    for key, lesson in shipped_lessons().items():
        told = {str((one.story, one.steps, one.goals)) for one in again(key, 6)}
        if lesson.stays:
            assert len(told) == 1, key
            assert not lesson.moves, key
        else:
            assert lesson.moves, key
            assert len(told) > 1, key


def test_what_is_dealt_already_is_not_dealt_once_more() -> None:
    for one in again("two-winners"):
        assert as_dealt(one, setup_of("crazy4-nexus"), 17) == one


def test_a_seat_moves_with_its_bet_cards_late_chip_goals_and_words() -> None:
    seen = set()
    for one in again("two-winners"):
        bets, late, deal, _ = one.steps
        left, middle, right = (player.seat for player in bets.players)
        (too_late,) = late.late_chips
        assert set(deal.deal) == {str(left), str(middle), str(right)}
        claims = [goal for goal in one.goals if goal.must == "ClaimMade"]
        assert [goal.where["seat"] for goal in claims] == [right, left]
        assert [goal.where["line"] for goal in claims] == [
            deal.deal[str(right)],
            deal.deal[str(left)],
        ]
        assert claims[0].why.startswith(f"Seat {right}: ")
        (refused,) = (goal for goal in one.goals if goal.must_not == "ClaimMade")
        assert refused.where == {"seat": too_late}
        (order,) = (goal.order for goal in one.goals if goal.order)
        assert order[-3:-1] == (f"SeatPaid:{right}", f"SeatPaid:{left}")
        assert left < right, "prizes are paid from the far right"
        seen.add((left, middle, right, too_late))
    assert len(seen) > 10


def test_the_words_of_a_goal_name_the_hand_as_its_button_does() -> None:
    said = {str(goal.why) for one in again("two-winners") for goal in one.goals[:2]}
    assert "Seat 7: Straight Flush" in said
    assert "Seat 1: Three of a Kind" in said


def test_a_sensor_and_a_task_are_of_the_seat_that_has_moved() -> None:
    for one in again("sensor-mended"):
        fault, clear = (words for step in one.steps for words in step.trouble)
        seat = fault.split()[2]
        assert clear == f"clear sensor {seat}"
        assert f"seat {seat} " in one.story
        (order,) = (goal.order for goal in one.goals if goal.order)
        assert f"SensorMended:{seat}" in order
    for one in again("cage-and-tax"):
        (task,) = (step.task for step in one.steps if step.task)
        assert task == f"cage {one.goals[0].where['seat']}"


def test_a_number_that_is_no_seat_stays() -> None:
    """Table 7 of the floor claims, wherever this table's seats are."""
    for one in again("second-ticket"):
        assert "floor claim 7 royal_flush" in [word for step in one.steps for word in step.trouble]


def test_who_folds_still_folds_and_who_plays_still_plays() -> None:
    setup = setup_of("crazy4-nexus")
    for one in again("folded-hand"):
        (folded,) = (int(place) for place in one.steps[1].deal)
        assert folded in folders_in(setup, 1)
    for one in again("link-three-lines"):
        dealt = [step.deal for step in one.steps if "dealer" not in step.deal and step.deal]
        for number, deal in enumerate(dealt, 1):
            winners = {int(place) for place in deal}
            assert winners.isdisjoint(folders_in(setup_of("crazy4-link"), number))


def test_a_seat_of_a_coup_stays_on_its_side() -> None:
    sides = {one.seat: set(one.wagers) for one in setup_of("dragon-nexus").players}
    for one in again("dragon-other-side"):
        winner, other = (goal.where["seat"] for goal in one.goals[:2])
        assert isinstance(winner, int)
        assert isinstance(other, int)
        assert "banker" in sides[winner]
        assert "player" in sides[other]


def test_a_chip_without_a_player_lies_where_nobody_plays() -> None:
    seated = {one.seat for one in setup_of("crazy4-nexus").players}
    for one in again("chip-without-game"):
        (alone,) = (goal.where["seat"] for goal in one.goals if goal.must_not == "ClaimMade")
        assert alone not in seated


def test_what_an_exam_draws_a_lesson_for_is_in_every_run_of_it() -> None:
    for key, lesson in shipped_lessons().items():
        for one in again(key, 3):
            assert has_late_chip(one) is has_late_chip(lesson), key
            assert has_two_winners(one) is has_two_winners(lesson), key


def test_lines_of_a_lesson_change_where_its_file_has_other_deals() -> None:
    """Not the one for the Executive alone: who draws an exam counts on it."""
    for key, lesson in shipped_lessons().items():
        lines = {goal.where.get("line") for goal in lesson.goals}
        others = [
            hand for step in lesson.steps for one in step.other_deals for hand in one.values()
        ]
        assert "four_aces" not in others, key
        assert "four_aces" not in lines or not others, key
    changed = {one.steps[1].deal[str(one.goals[0].where["seat"])] for one in again("envy-alone")}
    assert changed == {"straight_flush", "four_of_a_kind"}


def test_seats_that_only_call_for_a_step_stay() -> None:
    lesson = shipped_lessons()["blackjack-switch-not-a-blackjack"]
    lesson = replace(lesson, steps=(*lesson.steps, WorldStep("SwitchAnswered:7")))
    found = ways(lesson, setup_of("blackjack-switch"))
    assert len(found) > 1
    assert {one[7] for one in found} == {7}


FILE = """
title = "A lesson"
story = "Seat {3} bets."
tables = ["crazy4-nexus"]
level = 1
moves = true
[[step]]
after = "GameStarted"
deal = { 3 = "any" }
[[goal]]
must = "ClaimMade"
where = { seat = 3, line = "straight_flush" }
points = 10
why = "Seat {3}: {line}"
"""


@pytest.mark.parametrize(
    ("wrong", "right", "said"),
    [
        ("Seat {three} bets", "Seat {3} bets", "story: {three} is neither a seat nor the line"),
        ("Seat {line} bets", "Seat {3} bets", "story: {line} is neither a seat nor the line"),
        ('moves = true\nstays = "no"', "moves = true", "stays: says why a lesson does not move"),
        ("deal = {}\nother_deals = 3", 'deal = { 3 = "any" }', "other_deals: must be a list"),
        (
            'other_deals = [{}]\n[[step]]\nafter = "GameEnded"\nother_deals = [{}, {}]\n[[goal]]',
            "[[goal]]",
            "step: other_deals are taken together",
        ),
    ],
)
def test_a_lesson_that_cannot_be_dealt_otherwise_is_refused_by_file_and_key(
    wrong: str, right: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "lesson.toml"
    file.write_text(FILE, encoding="utf-8")
    assert str(load_lesson(file).goals[0].why) == "Seat 3: straight flush"
    file.write_text(FILE.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadDefinition) as refused:
        load_lesson(file)
    assert said in str(refused.value)


def _runs() -> list[LessonRun]:
    """Return every lesson with three seeds, at its tables in turn."""
    return [
        LessonRun(key, one.tables[(place + seed) % len(one.tables)], seed)
        for seed in (7001, 7002, 7003)
        for place, (key, one) in enumerate(sorted(shipped_lessons().items()))
    ]


@pytest.mark.parametrize("run", sampled(_runs(), 43), ids=lambda run: f"{run.lesson}-{run.seed}")
def test_the_model_dealer_loses_no_point_when_a_lesson_is_played_again(run: LessonRun) -> None:
    found = found_in(run)
    assert (found.points, found.kinds, found.is_ended) == (100, (), True)


def test_the_lesson_of_a_trainer_is_dealt_as_it_was_recorded() -> None:
    """Its sentences name its seats as they are, so nothing moves."""
    lesson = replace(shipped_lessons()["two-winners"], moves=False)
    assert as_dealt(lesson, setup_of("crazy4-nexus"), 901).steps == lesson.steps


def test_no_cards_are_met_in_more_than_two_lessons_of_a_table() -> None:
    """Nine lessons of the Dragon dealt one coup, the rarest, and nine of Hold'em one board."""
    met: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()
    for lesson in shipped_lessons().values():
        dealt = [one for step in lesson.steps for one in step.deal.items() if " " in one[1]]
        if dealt:
            met.update((table, tuple(sorted(dealt))) for table in lesson.tables)
    assert met
    assert max(met.values()) <= 2
