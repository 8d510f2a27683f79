"""The quick card of a table: steps, hand buttons with whose word they need, troubles."""

from random_tables import shipped

from dealer_assist.reports.page import PaperGrid, Rows, Steps
from dealer_assist.ui.pages.quick_card.presenter import quick_card


def hands(table: str) -> list[tuple[str, ...]]:
    (grid,) = [one for one in quick_card(shipped(table)).blocks if isinstance(one, PaperGrid)]
    return list(grid.rows)


def troubles(table: str) -> dict[str, str]:
    (rows,) = [one for one in quick_card(shipped(table)).blocks if isinstance(one, Rows)]
    return dict(rows.rows)


def test_a_card_is_called_by_game_and_console() -> None:
    page = quick_card(shipped("holdem-aquarius"))
    assert page.name == "quick-card-texas-holdem-bonus-aquarius"
    assert page.subtitle == "Aquarius console"


def test_a_share_of_a_meter_may_grow_into_the_executives_hands() -> None:
    # Ten percent of the meter is a Supervisor's below the amount of the house.
    needs = {row[0]: row[-1] for row in hands("dragon-nexus")}
    assert needs["2, 3 & 4 – 0 Diamonds"] == "Executive"
    assert needs["2, 3 & 4 – 0 Suited"] == "Supervisor, Executive from $5,000"


def test_a_key_stands_for_every_card_but_not_for_the_dealer() -> None:
    needs = {row[0]: row[-1] for row in hands("holdem-aquarius")}
    assert needs["Royal After 5"] == needs["Straight Flush"] == "Key"
    assert needs["Full House"] == "Dealer"


def test_hands_of_two_sensors_stand_in_one_table_with_their_sensor() -> None:
    assert {row[0] for row in hands("house-money-nexus")} == {"A", "B"}


def test_a_table_without_a_jackpot_has_no_hands_and_no_late_chip() -> None:
    page = quick_card(shipped("caribbean"))
    assert [type(one) for one in page.blocks] == [Steps, Rows]
    assert "Late chip" not in troubles("caribbean")


def test_troubles_are_those_of_the_game() -> None:
    assert "Wrong number of cards" in troubles("crazy4-nexus")
    assert "Wrong number of cards" not in troubles("dragon-nexus")
    assert "Card exposed" in troubles("dragon-nexus")
    assert "START GAME" in troubles("dragon-aquarius")["Late chip"]
    assert "COIN IN" in troubles("holdem-aquarius")["Late chip"]
