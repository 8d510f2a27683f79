"""Whatever a lesson teaches, a hand left unplayed, uncompared or wrongly paid loses it."""

import pytest
from sampled import sampled

from dealer_assist.school.lessons.score import goal_shares, has_pace
from tests.support.lesson_runs import (
    LessonRun,
    assert_told_alike,
    found_in,
    found_in_all,
    shipped_lessons,
)

UNDONE = (
    ("free-bet-first-round", "free_bet_missed"),
    ("free-bet-first-round", "hand_unplayed"),
    ("free-bet-first-round", "dealer_undrawn"),
    ("fortune-pai-gow-first-round", "not_compared"),
    ("free-bet-dealer-22", "bet_denied"),
    ("three-winners", "wrong_pay"),
    ("blackjack-first-round", "dealer_undrawn"),
    ("face-up-pai-gow-first-round", "not_compared"),
    ("casino-war-first-round", "wrong_pay"),
)


@pytest.mark.parametrize(("key", "kind"), sampled(UNDONE, 4))
def test_what_is_left_undone_costs_the_whole_round_and_the_lesson(key: str, kind: str) -> None:
    lesson = shipped_lessons()[key]
    found = found_in(LessonRun(key, lesson.tables[0], lesson.seed, kind))
    assert found.is_made
    assert set(found.kinds) == {kind}
    assert found.points <= 100 - goal_shares(lesson)[len(lesson.goals)] < lesson.score.pass_at
    assert_told_alike(found)


def test_no_points_to_speak_of_are_given_for_starting_and_ending() -> None:
    for key, lesson in shipped_lessons().items():
        shares = goal_shares(lesson)
        whole = shares[len(lesson.goals)]
        free = sum(
            share
            for goal, share in zip(lesson.goals, shares, strict=False)
            if not goal.answer
            and (goal.must_not or {*goal.order, goal.must} <= {"", "GameStarted", "GameEnded"})
        )
        assert free <= 10, key
        assert whole >= 30, key


def test_in_first_steps_nobody_has_to_hurry() -> None:
    first = shipped_lessons()["first-round"]
    assert first.score.pace_points
    assert not has_pace(first)
    assert len(goal_shares(first)) == len(first.goals) + 1


LEARNED_NOTHING = ("skips", "amber")
EVERY = tuple(
    (one.key, one.tables[n % len(one.tables)]) for n, one in enumerate(shipped_lessons().values())
)
SAMPLE = (
    ("free-bet-first-round", "free-bet-nexus"),
    ("late-chip", "crazy4-nexus"),
    ("caribbean-first-round", "caribbean"),
    ("two-rounds", "four-card-nexus"),
    ("power-cut", "casino-war"),
    ("sensors-lost", "crazy4-aquarius"),
    ("two-late-chips", "ultimate-nexus"),
    ("opening", "bahama-bonus"),
)


@pytest.mark.parametrize("dealer", LEARNED_NOTHING)
@pytest.mark.parametrize(("key", "table"), SAMPLE)
def test_who_touches_amber_alone_or_skips_every_hand_fails(
    key: str, table: str, dealer: str
) -> None:
    found = found_in(LessonRun(key, table, shipped_lessons()[key].seed, dealer=dealer))
    assert not (found.is_ended and found.is_passed)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_who_has_learned_nothing_fails_every_lesson() -> None:
    runs = [
        LessonRun(key, table, shipped_lessons()[key].seed, dealer=dealer)
        for key, table in EVERY
        for dealer in LEARNED_NOTHING
    ]
    passed = [one.run for one in found_in_all(runs) if one.is_ended and one.is_passed]
    print(f"{len(runs)} runs of dealers who have learned nothing: {len(passed)} passed")
    assert not passed
