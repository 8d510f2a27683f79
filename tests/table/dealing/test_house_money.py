"""House Money before play, as its numbered procedure has it: 3 to 6 of Rules and Dealing."""

from collections.abc import Callable

import pytest
from dealt_table import shipped, strict
from sitting import Sit, Sitting

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import BonusBet
from dealer_assist.table.facts.dealing import house_money, peek
from dealer_assist.table.facts.dealing.house_money import BonusStep
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import Phase
from dealer_assist.value import replace

BETS = {
    2: {"blackjack": 5000, "house_money": 1000},
    3: {"blackjack": 2500, "house_money": 500},
    4: {"blackjack": 10000, "house_money": 2500},
}
CARDS = {"2": ("7d", "7h"), "3": ("Th", "6s"), "4": ("Kh", "Qh")}

Deal = Callable[[str], Sitting]


@pytest.fixture
def deal(sit: Sit) -> Deal:
    """A round with a pair, a loser and a straight flush, and this card up."""

    def dealt(up: str) -> Sitting:
        sitting = sit(strict(shipped("house-money-nexus"))).open()
        sitting.do(*(c.PlaceWagers(seat, wagers) for seat, wagers in BETS.items()))
        sitting.do(c.StartGame())
        sitting.do(*(c.SeeCards(place, cards) for place, cards in CARDS.items()))
        sitting.do(c.SeeCards("dealer", (up,)))
        return sitting

    return dealt


def left_up(sitting: Sitting, seat: int) -> int:
    return sitting.table.seat(seat).wagers.get("left_up", 0)


def test_losers_are_collected_before_anybody_is_paid(deal: Deal) -> None:
    sitting = deal("6c")
    assert house_money.step(sitting.table) is BonusStep.COLLECT
    assert house_money.losers(sitting.table) == (3,)

    assert sitting.do(c.CollectBonus()) == [e.BonusCollected(sitting.now, (3,))]

    assert house_money.step(sitting.table) is BonusStep.PAY
    assert sitting.do(c.CollectBonus()) == []  # twice is once


def test_winners_are_asked_clockwise_from_the_dealers_left(deal: Deal) -> None:
    sitting = deal("6c")
    asked = house_money.to_ask(sitting.table)

    assert [(one.seat, one.line, one.win, one.proceeds) for one in asked] == [
        (2, "pair", 3000, 4000),
        (4, "straight_flush", 10000, 12500),
    ]


def test_with_an_ace_or_a_ten_up_nothing_is_left_up_before_the_peek(deal: Deal) -> None:
    for up in ("As", "Ts", "Ks"):
        sitting = deal(up)
        sitting.do(c.CollectBonus())
        if up == "As":
            assert house_money.step(sitting.table) is BonusStep.INSURE
            sitting.do(c.CloseInsurance())
        assert house_money.step(sitting.table) is BonusStep.PEEK

        said = sitting.no_to(c.AnswerBonus(2, 4000))
        assert said == "Look for blackjack first, then ask seat 2"
        assert sitting.no_to(c.AnswerBonus(2, 0)) == said  # paid after the peek too

        sitting.do(c.AnswerPeek("none"), c.AnswerBonus(2, 4000))
        assert left_up(sitting, 2) == 4000


def test_other_up_cards_have_no_peek(deal: Deal) -> None:
    sitting = deal("9c")
    said = sitting.no_to(c.AnswerPeek("none"))
    assert said == "The dealer shows no ace and no ten. There is nothing to look for"


def test_with_a_dealer_blackjack_winners_are_paid_and_nothing_stays_up(deal: Deal) -> None:
    sitting = deal("As")
    sitting.do(c.CollectBonus(), c.AnswerPeek("blackjack"))

    said = sitting.no_to(c.AnswerBonus(2, 500))
    assert said == "Not with a dealer blackjack. Pay House Money out"

    sitting.do(c.AnswerBonus(2, 0), c.AskForBets())
    sitting.swipe("supervisor-1")
    sitting.do(c.AnswerBonus(4, 0))
    assert house_money.step(sitting.table) is BonusStep.DONE


def test_what_is_above_the_dealers_limit_is_paid_once_a_card_allows_it(deal: Deal) -> None:
    sitting = deal("6c")
    sitting.do(c.CollectBonus())
    assert [one.seat for one in house_money.for_card(sitting.table)] == [4], "seat 2 wins $30"
    assert sitting.no_to(c.AnswerBonus(4, 0)) == (
        "House Money of seat 4 wins $100 and needs a Supervisor card. Press CARD first"
    )
    sitting.do(c.AskForBets())
    asked = next_step(sitting.table)
    assert asked.text == "Swipe a SUPERVISOR card"
    assert asked.detail == "Approves seat 4: HOUSE MONEY $100"
    (refused,) = sitting.swipe("dealer-2")
    assert isinstance(refused, e.SwipeRefused)

    (allowed,) = sitting.swipe("supervisor-1")

    bet = BonusBet(4, "house_money", 10_000)
    assert allowed == e.BetsAllowed(sitting.now, sitting.staff["supervisor-1"], (bet,))
    sitting.do(c.AnswerBonus(2, 0), c.AnswerBonus(4, 12500))
    assert left_up(sitting, 4) == 12500


def test_no_card_leaves_house_money_unpaid(deal: Deal) -> None:
    sitting = deal("6c")
    sitting.do(c.CollectBonus(), c.AnswerBonus(2, 0), c.AskForBets(), c.LeaveCard())
    assert "Press CARD first" in sitting.no_to(c.AnswerBonus(4, 12500))
    assert controls.end_game(sitting.table).detail == "House Money: 1 to ask"


def test_a_larger_win_by_a_corrected_stake_needs_another_card(deal: Deal) -> None:
    sitting = deal("6c")
    sitting.do(c.CollectBonus(), c.AskForBets())
    sitting.swipe("supervisor-1")
    sitting.do(c.PlaceWagers(4, {**BETS[4], "house_money": 5_000}))
    assert "wins $200" in sitting.no_to(c.AnswerBonus(4, 0))


def test_a_win_of_an_executives_amount_needs_that_card(sit: Sit) -> None:
    sitting = sit(strict(shipped("house-money-nexus"), supervisor=9_900)).open()
    sitting.do(*(c.PlaceWagers(seat, wagers) for seat, wagers in BETS.items()), c.StartGame())
    sitting.do(*(c.SeeCards(place, cards) for place, cards in CARDS.items()))
    sitting.do(c.SeeCards("dealer", ("6c",)), c.CollectBonus())
    assert "needs an Executive card" in sitting.no_to(c.AnswerBonus(4, 0))


def test_a_table_without_a_reader_pays_house_money_by_its_dealer(sit: Sit) -> None:
    setup = shipped("house-money-nexus")
    bare = {role: kind for role, kind in setup.devices.items() if role != "swiper"}
    sitting = sit(replace(setup, devices=bare)).open()
    sitting.do(*(c.PlaceWagers(seat, wagers) for seat, wagers in BETS.items()), c.StartGame())
    sitting.do(*(c.SeeCards(place, cards) for place, cards in CARDS.items()))
    sitting.do(c.SeeCards("dealer", ("6c",)), c.CollectBonus())
    assert house_money.for_card(sitting.table) == ()


def test_a_corrected_peek_takes_back_what_was_left_up(deal: Deal) -> None:
    sitting = deal("As")
    sitting.do(c.CollectBonus(), c.AnswerPeek("none"), c.AnswerBonus(2, 4000))

    happened = sitting.do(c.AnswerPeek("blackjack"))

    assert happened == [
        e.PeekAnswered(sitting.now, "blackjack"),
        e.BonusAnswered(sitting.now, 2, 0),
    ]
    assert left_up(sitting, 2) == 0
    assert [one.seat for one in house_money.to_ask(sitting.table)] == [4]  # seat 2 stays paid


def test_a_second_card_against_the_peek_is_refused(deal: Deal) -> None:
    sitting = deal("As")
    sitting.do(c.AnswerPeek("none"))
    assert "Touch Peek" in sitting.no_to(c.SeeCards("dealer", ("As", "Kd")))

    sitting.do(c.AnswerPeek("blackjack"))
    assert "Touch Peek" in sitting.no_to(c.SeeCards("dealer", ("As", "5d")))
    sitting.do(c.SeeCards("dealer", ("As", "Kd")))


def test_the_second_card_answers_a_peek_that_nobody_has(deal: Deal) -> None:
    sitting = deal("Ks")
    sitting.do(c.CollectBonus(), c.SeeCards("dealer", ("Ks", "Ad")))

    assert peek.peeked(sitting.table) == "blackjack"
    assert sitting.no_to(c.AnswerBonus(2, 1)) == "Not with a dealer blackjack. Pay House Money out"
    assert "card pad" in sitting.no_to(c.AnswerPeek("none"))


def test_another_up_card_asks_for_another_peek(deal: Deal) -> None:
    sitting = deal("As")
    sitting.do(c.AnswerPeek("none"), c.SeeCards("dealer", ("Kd",)))

    assert sitting.table.round.bonus.peek == ""


@pytest.mark.parametrize("cents", [0, 1, 2500, 4000])
def test_a_winner_leaves_none_a_part_or_all(deal: Deal, cents: int) -> None:
    sitting = deal("6c")
    sitting.do(c.CollectBonus(), c.AnswerBonus(2, cents))

    assert left_up(sitting, 2) == cents
    assert house_money.winner_at(sitting.table, 2) is not None


def test_no_more_than_the_proceeds_can_stay_and_only_of_a_winner(deal: Deal) -> None:
    sitting = deal("6c")
    assert sitting.no_to(c.AnswerBonus(2, 4001)) == (
        "Seat 2 may leave up $40 at most, the win with its stake"
    )
    assert "$40 at most" in sitting.no_to(c.AnswerBonus(2, -1))
    assert sitting.no_to(c.AnswerBonus(3, 100)) == (
        "House Money has not won at seat 3. Nothing can be left up"
    )


def test_an_answer_may_change_until_the_seat_plays(deal: Deal) -> None:
    sitting = deal("6c")
    sitting.do(c.CollectBonus(), c.AnswerBonus(2, 4000), c.AnswerBonus(2, 1500))
    assert left_up(sitting, 2) == 1500
    sitting.do(c.AnswerBonus(2, None))
    assert [one.seat for one in house_money.to_ask(sitting.table)] == [2, 4]

    sitting.do(c.AnswerBonus(2, 4000), c.SeeCards("2", ("7d", "7h", "2c")))
    assert sitting.no_to(c.AnswerBonus(2, 0)) == (
        "Seat 2 plays its hand already. What was left up stays"
    )


def test_cards_that_are_corrected_take_a_wrong_answer_with_them(deal: Deal) -> None:
    sitting = deal("6c")
    sitting.do(c.CollectBonus(), c.AnswerBonus(2, 4000))

    sitting.do(c.SeeCards("2", ("7d", "9h")))

    assert left_up(sitting, 2) == 0
    assert sitting.table.round.bonus.answers == {}


def test_a_split_keeps_what_was_left_up(deal: Deal) -> None:
    sitting = deal("6c")
    sitting.do(c.CollectBonus(), c.AnswerBonus(2, 4000))

    sitting.do(c.SeeCards("2", ("7d",)), c.SeeCards("2b", ("7h",)))

    assert left_up(sitting, 2) == 4000


def test_end_game_waits_for_house_money_and_says_for_what(deal: Deal) -> None:
    sitting = deal("As")
    for answer, short in (
        (c.CollectBonus(), "House Money: collect first"),
        (c.CloseInsurance(), "Insurance first"),
        (c.AnswerPeek("none"), "Peek first"),
        (c.AskForBets(), "House Money: 2 to ask"),
        (c.SwipeCard(sitting.staff["supervisor-1"]), "House Money: 2 to ask"),
        (c.AnswerBonus(2, 0), "House Money: 2 to ask"),
        (c.AnswerBonus(4, 12500), "House Money: 1 to ask"),
    ):
        assert controls.end_game(sitting.table).detail == short
        assert sitting.no_to(c.EndGame()).startswith(short)
        sitting.do(answer)
    sitting.do(c.EndGame())

    assert sitting.is_in(Phase.BETTING)
    assert sitting.table.round.bonus.answers == {}  # nothing of it reaches the next round


def test_where_cards_or_wagers_are_not_known_nothing_waits(sit: Sit) -> None:
    sitting = sit(shipped("house-money-nexus")).open()
    sitting.do(c.PlaceWagers(2, BETS[2]), c.StartGame())
    assert house_money.step(sitting.table) is None
    sitting.do(c.SeeCards("dealer", ("As",)))
    assert house_money.step(sitting.table) is None
    sitting.do(c.EndGame())


def test_a_table_without_the_wager_has_no_house_money(sit: Sit) -> None:
    sitting = sit().start(5)
    assert house_money.step(sitting.table) is None
    assert sitting.no_to(c.CollectBonus()) == (
        "No House Money has lost. There is nothing to collect"
    )
