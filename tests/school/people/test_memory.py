"""What is due, and what somebody still knows: accuracy first, then the clock."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from dealer_assist.catalog.book import load_book
from dealer_assist.school.drills.drill_run import questions_for
from dealer_assist.school.people.facts import Answered
from dealer_assist.school.people.memory import memory_of
from dealer_assist.school.people.people import Answer
from dealer_assist.school.people.skills import case_of

NOW = datetime(2026, 3, 14, 9, tzinfo=UTC)


def answer(
    at: datetime, *, is_right: bool = True, ms: int = 900, case: str = "flush", target: int = 1000
) -> Answer:
    return Answer(at.isoformat(), Answered("ana", "read_hand", case, is_right, ms, target))


def test_one_memory_a_kind_of_case() -> None:
    said = [answer(NOW), answer(NOW, case="straight"), answer(NOW, case="flush")]
    known = memory_of(said, NOW)["read_hand"]
    assert {one.kind for one in known.cases} == {"flush", "straight"}
    assert (known.answers, known.foretold_percent) == (3, 100)


def test_a_wrong_answer_is_due_before_a_right_one() -> None:
    said = [answer(NOW + timedelta(days=n), case=case) for n in range(3) for case in "ab"]
    said.append(answer(NOW + timedelta(days=3), case="a", is_right=False))
    known = memory_of(said, NOW + timedelta(days=3))["read_hand"]
    due = {one.kind: one.due for one in known.cases}
    assert due["a"] < due["b"]
    assert [one.kind for one in known.due_by(NOW + timedelta(days=3, hours=1))] == ["a"]


def test_the_clock_counts_from_eight_of_ten_on() -> None:
    slow = [answer(NOW, ms=9000) for _ in range(7)]
    assert not memory_of(slow, NOW)["read_hand"].has_clock
    known = memory_of([*slow, answer(NOW)], NOW)["read_hand"]
    assert known.has_clock
    assert known.speed == 900
    wrong = [answer(NOW, is_right=False) for _ in range(3)]
    assert not memory_of([*slow, answer(NOW), *wrong], NOW)["read_hand"].has_clock


def test_before_the_clock_is_shown_slow_and_fast_are_the_same() -> None:
    slow = memory_of([answer(NOW, ms=60_000)], NOW)["read_hand"]
    fast = memory_of([answer(NOW, ms=100)], NOW)["read_hand"]
    assert slow.cases == fast.cases


def test_with_the_clock_a_fast_answer_comes_again_later() -> None:
    sure = [answer(NOW + timedelta(hours=n), case="other") for n in range(10)]
    after = NOW + timedelta(days=1)
    due = [
        {
            one.kind: one.due
            for one in memory_of([*sure, answer(after, ms=ms)], after)["read_hand"].cases
        }["flush"]
        for ms in (2001, 1500, 999)
    ]
    assert due == sorted(due)
    assert due[0] < due[2]


def test_what_is_due_is_known_nine_times_of_ten() -> None:
    """A simulated trainee forgets as the curve says: recall at the day it is due is 90 %, ± 5."""
    chance, right, asked = Random(1), 0, 0
    for _ in range(60):
        said = [answer(NOW), answer(NOW + timedelta(minutes=10)), answer(NOW + timedelta(days=1))]
        for _review in range(12):
            at = memory_of(said, NOW)["read_hand"].cases[0].due
            case = memory_of(said, at)["read_hand"].cases[0]
            is_right = chance.random() < case.memory
            if case.is_learned:
                asked, right = asked + 1, right + is_right
            said.append(answer(at, is_right=is_right, case="flush", ms=0))
    assert asked > 400
    assert 0.85 <= right / asked <= 0.95


def test_a_drill_asks_for_what_is_due_before_anything_else(resources: Path) -> None:
    book, game = load_book(resources), "crazy_4_poker"
    due = ("flush", "straight_flush", "pair")
    for seed in range(5):
        drilled = questions_for("read_hand", book, game, seed, 8, due)
        asked = [one for one in drilled if one.asked.ask["what"] == "hand"]
        kinds = [case_of(one) for one in asked]
        order = {kind: place for place, kind in enumerate(due)}
        assert kinds == sorted(kinds, key=lambda kind: order.get(kind, len(due)))
    wager = "crazy_4_poker:queens_up"
    paid = [case_of(one) for one in questions_for("pay_it", book, game, 1, 5, (wager,))]
    assert paid == [wager] * 5
    anyhow = {case_of(one) for one in questions_for("pay_it", book, game, 1, 12)}
    assert len(anyhow) > 1
