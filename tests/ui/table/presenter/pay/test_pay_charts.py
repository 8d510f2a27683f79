"""Charts to pay from: as the paytables in force have them."""

from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.state import Phase
from dealer_assist.ui.table.presenter.pay.pay_charts import pay_charts

FOUR_PLAYERS = {seat: {"ante": 1000} for seat in (1, 3, 4, 6)}
UP_CARDS = {
    "9c Kd 2c 3c 7c 8d": "6 cards",
    "Kc 9d 2c 3c 7c 8d": "5 cards",
    "Kc Td 2c 3c 7c 8d": "4 cards",
}


def test_each_wager_with_a_paytable_has_a_chart_with_the_highest_line_first() -> None:
    _, bonus, queens_up = pay_charts(dealt("six-five-four", {}))

    # 654-2 of the table file: a straight flush pays 30 to 1 on Queens Up.
    assert [(row.name, row.pays) for row in queens_up.rows[:2]] == [
        ("Four of a Kind", ("50 to 1",)),
        ("Straight Flush", ("30 to 1",)),
    ]
    assert (bonus.title, bonus.rows[0].name) == ("ANTE BONUS", "Four Aces")


def test_what_the_dealer_plays_is_in_force_once_both_up_cards_are_seen() -> None:
    for cards, plays in UP_CARDS.items():
        wagers = {1: {"ante": 500, "play": 500}}
        table = dealt("six-five-four", {"1": "2s 2d 5h 9s Jd", "dealer": cards}, wagers)
        in_force = [row.pays[0] for row in pay_charts(table)[0].rows if row.is_in_force]
        assert in_force == [plays]


def test_nothing_is_in_force_before_the_dealers_cards_are_seen() -> None:
    assert not any(row.is_in_force for row in pay_charts(dealt("six-five-four", {}))[0].rows)


def test_cover_all_shows_its_pays_for_the_number_of_hands() -> None:
    _, cover_all = pay_charts(dealt("caribbean", {}, FOUR_PLAYERS))

    assert cover_all.title == "COVER ALL pays for 5 hands"
    assert (cover_all.rows[-1].name, cover_all.rows[-1].pays) == ("Three of a Kind", ("4 to 1",))


def test_while_players_may_still_bet_every_number_of_hands_is_shown() -> None:
    table = changed(dealt("caribbean", {}, FOUR_PLAYERS), phase=Phase.BETTING)
    _, cover_all = pay_charts(table)

    assert cover_all.heads == tuple(f"{hands} hands" for hands in range(2, 9))
    # CA-1: a royal flush pays 500 to 1 among two hands and 100 to 1 among eight.
    assert (cover_all.rows[0].pays[0], cover_all.rows[0].pays[-1]) == ("500", "100")


def test_hands_that_nobody_counted_are_not_guessed() -> None:
    assert pay_charts(dealt("caribbean", {}))[-1].heads
