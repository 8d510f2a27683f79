"""Commission is what a win of its stake is short of 1 to 1, to the cent."""

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.school.drills.drill_run import questions_for

BOOK = load_book(paths.resources())


def test_banker_pays_a_twentieth_of_its_stake() -> None:
    for question in questions_for("commission", BOOK, "dragon_bonus", 5, 20):
        asked = question.asked
        seat = next(one for one in asked.deal["seats"] if one["seat"] == asked.ask["seat"])
        assert asked.answer == seat["wagers"]["banker"] * 5 // 100


def test_pai_gow_rounds_up_to_the_cents_that_are_shown() -> None:
    units = set()
    for question in questions_for("commission", BOOK, "fortune_pai_gow", 5, 40):
        asked = question.asked
        seat = next(one for one in asked.deal["seats"] if one["seat"] == asked.ask["seat"])
        unit = asked.deal["options"]["commission_to"]
        units.add(unit)
        assert isinstance(asked.answer, int)
        assert asked.answer % unit == 0
        assert 0 <= 100 * asked.answer - 5 * seat["wagers"]["main"] < 100 * unit
    assert units == {1, 5, 10, 25}
