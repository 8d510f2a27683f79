"""Bonus bets by the cards that each needs: owed, lost, or asked of the dealer; never said to be
paid while one of them is not known."""

from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.facts.judging.bonus_pays import not_judged, pays
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import ControlStanding
from dealer_assist.table.state import BonusBets, Table
from dealer_assist.ui.table.presenter.panel.panel import hand_panel_model
from dealer_assist.ui.table.presenter.view import PassingView

WAR = ("bets", "war")
PAI_GOW = {
    1: {"main": 2500, "queens_dragon": 500},
    2: {"main": 2500, "fortune": 500},
    3: {"main": 2500, "queens_dragon": 500, "fortune": 500},
    4: {"main": 2500, "fortune": 500},
}


def queen_high_dealer(**more: str) -> Table:
    """Five Aces at seat 4, a dealer whose queen-high pushes all; the other hands are not known."""
    cards = {"4": "As Ah Ad Ac Jk 5s 6s", "dealer": "Qd Jh 9s 8h 7c 4d 2c", **more}
    return changed(dealt("ez-pai-gow", cards, PAI_GOW), stages=("set", "dealer", "compare"))


def bets_of(**paid: int) -> dict[tuple[int, str], int]:
    return {(int(key[-1]), key[:-2]): cents for key, cents in paid.items()}


def test_queens_dragon_and_envy_are_owed_at_seats_whose_cards_nobody_entered() -> None:
    """Fortune 400 to 1 at seat 4; the dealer's queen-high 50 to 1; envy $250 from $5 on."""
    assert pays(queen_high_dealer()) == bets_of(
        fortune_4=200_000, fortune_3=25_000, queens_dragon_3=25_000,
        fortune_2=25_000, queens_dragon_1=25_000,
    )  # fmt: skip
    assert not_judged(queen_high_dealer()) == ((3, "fortune"), (2, "fortune"))


def test_the_settlement_lists_them_beside_what_is_not_known() -> None:
    found = settlement(queen_high_dealer())
    one = next(seat for seat in found.seats if seat.seat == 1)
    assert (one.to_pay, one.trouble) == (25_000, "The cards of seat 1 are not known")
    assert found.envy == {2: 25_000, 3: 25_000}


def test_the_round_does_not_look_paid_while_a_bonus_bet_is_not_known() -> None:
    table = queen_high_dealer()
    paid = changed(table, bonus_bets=paid_all(table))
    assert controls.end_game(paid, 10_000).standing is ControlStanding.HOLD
    panel = hand_panel_model(paid, PassingView())
    assert panel.headline == "All known bets paid"
    assert panel.waits[0].title == "Not known: FORTUNE: seats 2 and 3"


def test_aces_up_is_owed_before_the_dealers_cards_are_known() -> None:
    cards = {"1": "9s 9h 9d 9c 2s", "3": "5h 6h 7h 8h Ks"}
    bets = {seat: {"ante": 1000, "play": 1000, "aces_up": 500 * seat} for seat in (1, 3)}
    table = dealt("four-card-nexus", cards, bets)
    assert pays(table) == {}, "the hands are not settled yet"
    table = changed(table, stages=tuple(one.key for one in table.setup.stages))
    won = pays(table)
    assert won[1, "aces_up"] == 50 * 500
    assert won[3, "aces_up"] == 40 * 1500
    assert won[1, "ante_bonus"] == 25 * 1000  # it is paid whatever the dealer holds


def test_a_bet_that_hangs_on_the_dealers_cards_is_asked_and_never_lost_in_silence() -> None:
    bets = {7: {"ante": 1000, "super_bonus": 1000, "play": 1000, "queens_up": 500, "bad_beat": 500}}
    table = dealt("crazy4-bad-beat", {"7": "Ks Kc 2d 5h 7d"}, bets)
    table = changed(
        table, stages=tuple(one.key for one in table.setup.stages if one.key != "not_qualified")
    )
    assert pays(table) == {(7, "queens_up"): 500}
    assert (7, "bad_beat") in not_judged(table)


def paid_all(table: Table) -> BonusBets:
    return BonusBets(paid=pays(table))


def test_a_tie_bet_is_known_by_the_first_cards_while_another_seat_still_decides() -> None:
    """A king against the dealer's nine was said to be not known."""
    bets = {1: {"wager": 2500, "tie": 500}, 2: {"wager": 1500, "tie": 500}}
    war = changed(dealt("casino-war", {"1": "Kd", "2": "9s", "dealer": "9c"}, bets), stages=WAR)
    assert not_judged(war) == ()
    assert pays(war) == {(2, "tie"): 5000}
