"""A level that must hit: what is drawn, what is sealed, and whose wager crosses it."""

import os
from hashlib import sha256

import pytest
from random_tables import shipped

from dealer_assist.errors import Refused
from dealer_assist.jackpot.definition import Jackpot, Level
from dealer_assist.jackpot.must_hit import (
    LEVEL,
    below,
    crossing,
    draw,
    highest,
    refusal,
    require_fit,
    seal_of,
    strides,
    with_must_hit,
)
from dealer_assist.value import replace

MYSTERY = Level(LEVEL, "Mystery", 100_000, 400, must_hit_cents=1_000_000)
NONCE = "ab" * 32


@pytest.fixture
def atlas() -> Jackpot:
    return with_must_hit(shipped("crazy4-nexus").jackpots["A"], 1_000_000)


def test_a_level_is_turned_on_and_off_with_its_limit(atlas: Jackpot) -> None:
    assert [level.name for level in atlas.levels] == ["main", LEVEL]
    assert atlas.level(LEVEL) == MYSTERY
    again = with_must_hit(atlas, 2_000_000)
    assert again.level(LEVEL) == replace(MYSTERY, must_hit_cents=2_000_000), "its seed stays"
    assert with_must_hit(again, None) == shipped("crazy4-nexus").jackpots["A"]


def test_it_is_a_line_that_no_hand_has(atlas: Jackpot) -> None:
    assert atlas.line(LEVEL).percent == 100
    assert atlas.pays_line(LEVEL)
    assert not atlas.has_line(LEVEL)
    assert LEVEL not in {line.key for line in atlas.lines}


def test_a_threshold_lies_above_the_meter_and_leaves_room_for_one_increment() -> None:
    assert highest(MYSTERY, 100) == 999_996
    least = draw(MYSTERY, 100, 123_456_7890, lambda n: bytes(n))
    assert least == 123_457, "the least is one cent above what the meter shows"
    drawn = [draw(MYSTERY, 100, 9_999_900_000, os.urandom) for _ in range(300)]
    assert set(drawn) == {999_991, 999_992, 999_993, 999_994, 999_995, 999_996}


def test_a_meter_beyond_its_limit_falls_to_the_next_wager() -> None:
    assert draw(MYSTERY, 100, 10_500_000_000, os.urandom) == 999_996


def test_what_would_make_a_number_likelier_is_drawn_again() -> None:
    answers = iter([b"\xff\xff", b"\x00\x07"])
    assert below(10, lambda n: next(answers)) == 7


def test_anybody_can_make_the_seal_of_a_threshold() -> None:
    assert seal_of(998_723, NONCE) == sha256(b"998723:" + NONCE.encode()).hexdigest()
    require_fit(seal_of(998_723, NONCE), 998_723, NONCE)
    for cents, nonce in ((998_722, NONCE), (998_723, "cd" * 32), (998_723, "")):
        with pytest.raises(Refused, match="does not fit"):
            require_fit(seal_of(998_723, NONCE), cents, nonce)


def test_wagers_count_from_the_lowest_seat_and_one_crosses() -> None:
    """The sample of the design: four cents a seat from $9,987.12, the threshold at $9,987.23."""
    way = strides(MYSTERY, 9_987_120_000, [(7, 100), (3, 100), (1, 100), (2, 100)])
    assert [(one.seat, one.meter) for one in way] == [
        (1, 9_987_160_000),
        (2, 9_987_200_000),
        (3, 9_987_240_000),
        (7, 9_987_280_000),
    ]
    found = crossing(way, 998_723)
    assert found is not None
    assert (found.seat, found.meter) == (3, 9_987_240_000)
    assert crossing(way, 998_724) == found, "who reaches it has crossed it"
    assert crossing(way, 998_729) is None


@pytest.mark.parametrize(
    ("level", "says"),
    [
        (replace(MYSTERY, rate_bp=0), "takes nothing of a wager"),
        (replace(MYSTERY, seed_cents=999_996), "Raise the limit or lower the seed"),
        (replace(MYSTERY, reserve_bp=100), "neither reserve nor cap"),
        (replace(MYSTERY, cap_cents=2_000_000), "neither reserve nor cap"),
    ],
)
def test_a_level_that_could_never_hit_is_refused(atlas: Jackpot, level: Level, says: str) -> None:
    assert refusal(atlas) == ""
    assert says in refusal(replace(atlas, levels=(*atlas.hand_levels, level)))
