"""What is said at moments that no card tells: one saying is right, and the moment is told."""

from collections import Counter

import pytest

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.jackpot.must_hit import with_must_hit
from dealer_assist.school.deals.house import book_of, house_of
from dealer_assist.school.drills import announcements, questions, what_to_say
from dealer_assist.school.drills.asking import put
from dealer_assist.school.drills.drill_run import questions_for
from dealer_assist.school.drills.question import Question
from dealer_assist.value import replace

BOOK = load_book(paths.resources())
OF_HANDS = {"coup", "dealer_hand", "seat_hand"}


def asked_at(table: str, count: int = 120) -> list[Question]:
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, table, shipped))
    book = book_of(setup, BOOK)
    house = house_of(setup, book)
    return list(questions_for("what_to_say", book, setup.game, 3, count, house=house))


def moments(asked: list[Question]) -> set[str]:
    return {str(one.asked.ask["moment"]) for one in asked}


def test_the_command_asks_only_for_what_follows_from_the_deal() -> None:
    assert moments(list(questions("what_to_say", BOOK, 7, 400))) == OF_HANDS


@pytest.mark.parametrize(
    ("table", "there", "not_there"),
    [
        ("crazy4-nexus", {"start", "void", "late_chip", "sensor_out", "whole_meter"}, {"up_card"}),
        ("house-money-nexus", {"start", "void", "up_card", "late_chip"}, {"coup"}),
        ("caribbean", {"start", "void"}, {"late_chip", "sensor_out", "whole_meter", "must_hit"}),
        ("dragon-nexus", {"start", "void", "late_chip"}, {"up_card", "must_hit"}),
    ],
)
def test_a_kiosk_asks_for_the_moments_of_its_own_table(
    table: str, there: set[str], not_there: set[str]
) -> None:
    found = moments(asked_at(table))
    assert there <= found
    assert not not_there & found


def test_a_dealer_who_does_not_qualify_comes_as_often_as_one_who_does() -> None:
    """Whoever says always the same is wrong half of the time."""
    said = Counter(
        one.asked.answer
        for one in asked_at("crazy4-nexus")
        if one.asked.ask["moment"] == "dealer_hand"
    )
    assert set(said) == {"dealer_qualifies", "dealer_does_not_qualify"}
    assert abs(said["dealer_qualifies"] - said["dealer_does_not_qualify"]) <= 1


@pytest.mark.parametrize("table", ["crazy4-nexus", "dragon-nexus", "house-money-nexus"])
def test_no_moment_takes_more_than_half_of_a_drill(table: str) -> None:
    counted = Counter(str(one.asked.ask["moment"]) for one in asked_at(table))
    assert len(counted) >= 5
    assert max(counted.values()) <= counted.total() // 2 + 1


def test_the_mystery_is_told_of_where_the_house_has_one() -> None:
    shipped = BOOK.jackpots["ATLAS-1"]
    with_it = replace(BOOK, jackpots={"ATLAS-1": with_must_hit(shipped, 1_000_000)})
    asked = {one.moment for one in what_to_say.cases_at_table(with_it, "crazy_4_poker")}
    assert "must_hit" in asked
    without = replace(BOOK, jackpots={"ATLAS-1": shipped})
    assert asked - {one.moment for one in what_to_say.cases_at_table(without, "crazy_4_poker")} == {
        "must_hit"
    }


@pytest.mark.parametrize("table", ["crazy4-nexus", "house-money-nexus", "caribbean"])
def test_every_moment_is_told_and_has_one_right_saying_among_three(table: str) -> None:
    for question in asked_at(table):
        asked, shown = question.asked, put(question, BOOK)
        assert len(set(asked.ask["options"])) == len({*asked.ask["spoken"]}) == 3
        assert asked.ask["options"].count(asked.answer) == 1
        moment = announcements.MOMENTS.get(asked.ask["moment"])
        if moment is not None:
            assert shown.detail == moment.told
            assert asked.answer == moment.right
            assert {*asked.ask["options"]} == {*moment.spoken}


@pytest.mark.parametrize(
    ("up", "said"),
    [("Ac", "insurance"), ("Ts", "look"), ("Kd", "look"), ("9h", "no_look"), ("2c", "no_look")],
)
def test_the_up_card_says_whether_insurance_is_offered(up: str, said: str) -> None:
    assert announcements.up_card_calls_for(up) == said


def test_a_question_about_the_up_card_shows_no_card_below_it() -> None:
    counted = Counter[str]()
    for question in asked_at("house-money-nexus"):
        if question.asked.ask["moment"] != announcements.UP_CARD:
            continue
        rows = [row for row in put(question, BOOK).hands if not row.wagers]
        assert [(str(row.title), row.cards) for row in rows] == [
            ("Up card", tuple(question.asked.deal["dealer"][:1]))
        ]
        said = announcements.up_card_calls_for(question.asked.deal["dealer"][0])
        assert said == question.asked.answer
        counted[said] += 1
    assert set(counted) == set(announcements.UP_CARDS)


def test_before_the_deal_no_cards_lie_on_the_question() -> None:
    asked = [one for one in asked_at("crazy4-nexus") if one.asked.ask["moment"] == "start"]
    assert asked
    for question in asked:
        assert not any(row.cards for row in put(question, BOOK).hands)


def test_no_saying_belongs_to_two_moments() -> None:
    spoken = [said for one in announcements.MOMENTS.values() for said in one.spoken.values()]
    assert len(spoken) == len({*spoken})
    assert len(announcements.SAID) == len({*announcements.SAID.values()})
