"""The dealer's hand by its total alone, or by ranks without suits (picture 87b)."""

import pytest
from shipped_tables import shipped
from sitting import Sitting

from dealer_assist.rules.cards import RANKS, parse_cards
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing import dealers_hand, hand_acts
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.setup.roles import StaffMember

Staff = dict[str, StaffMember]
HANDS = {2: "Th 9c", 4: "Th 7c", 6: "Ts 8d"}
CLASSIC = "blackjack-royal-match"


def at_dealer(staff: Staff, name: str = CLASSIC, up: str = "6d", **more: int) -> Sitting:
    """The hands of three seats are played, and the dealer's up card is known."""
    sitting = Sitting(shipped(name), staff).open()
    for seat in HANDS:
        sitting.do(c.PlaceWagers(seat, {"blackjack": 2500, **more}))
    sitting.do(c.StartGame())
    for seat, cards in HANDS.items():
        sitting.do(c.SeeCards(str(seat), tuple(cards.split())))
    sitting.do(c.SeeCards("dealer", (up,)), c.AdvanceStage("play"))
    while place := hand_acts.to_play(sitting.table):
        sitting.do(c.PlayHand(place, "stand"))
    sitting.do(c.AdvanceStage("dealer"))
    return sitting


def without_cards(staff: Staff, name: str = CLASSIC) -> Sitting:
    """The dealer's turn at a table where nobody enters a card."""
    sitting = Sitting(shipped(name), staff).open()
    for seat in HANDS:
        sitting.do(c.PlaceWagers(seat, {"blackjack": 2500}))
    sitting.do(c.StartGame(), c.AdvanceStage("dealer"))
    return sitting


@pytest.mark.parametrize(
    ("total", "due"),
    [
        ("17", {6: 2500, 4: 0, 2: 2500}),
        ("18", {6: 0, 4: -2500, 2: 2500}),
        ("19", {6: -2500, 4: -2500, 2: 0}),
        ("21", {6: -2500, 4: -2500, 2: -2500}),
        ("bust", {6: 2500, 4: 2500, 2: 2500}),
    ],
)
def test_hands_that_are_known_are_settled_by_the_total_alone(
    staff: Staff, total: str, due: dict[int, int]
) -> None:
    sitting = at_dealer(staff)
    sitting.do(c.SayDealerTotal(total), c.AdvanceStage("settle"))
    assert {left.seat: left.cents for left in walk.left(sitting.table)} == due
    assert sitting.table.round.cards["dealer"] == ("6d",), "no card is made up on record"


@pytest.mark.parametrize("up", [f"{rank}s" for rank in RANKS])
def test_every_total_is_reached_from_every_up_card(staff: Staff, up: str) -> None:
    sitting = at_dealer(staff, up="6d")
    sitting.do(c.SeeCards("dealer", (up,)), c.AdvanceStage("dealer"))
    for total in dealers_hand.totals(sitting.table.setup):
        sitting.do(c.SayDealerTotal(total))
        cards = dealers_hand.played_out(sitting.table).round.cards["dealer"]
        points = count(parse_cards(cards))[0]
        assert cards[0] == up
        assert str(points) == total or (total == "bust" and points > 21)


def test_nobody_pushes_a_dealer_who_is_bust(staff: Staff) -> None:
    sitting = without_cards(staff)
    sitting.do(c.SayDealerTotal("bust"), c.AdvanceStage("settle"))
    assert sitting.no_to(c.AnswerSeat(6, "push")) == "Dealer is bust. No push"
    assert sitting.do(c.AnswerSeat(6, "paid"))
    assert sitting.do(c.AnswerSeat(4, "taken"))


def test_a_22_that_pushes_is_a_total_of_its_own(staff: Staff) -> None:
    assert "22" not in dealers_hand.totals(shipped(CLASSIC))
    sitting = at_dealer(staff, "free-bet-nexus")
    sitting.do(c.SayDealerTotal("22"), c.AdvanceStage("settle"))
    assert {left.seat: left.cents for left in walk.left(sitting.table)} == {6: 0, 4: 0, 2: 0}


def test_a_bet_on_the_dealers_cards_asks_for_them(staff: Staff) -> None:
    sitting = at_dealer(staff, "free-bet-nexus", push_22=500)
    assert "needs the cards" in sitting.no_to(c.SayDealerTotal("19"))
    assert dealers_hand.asks_suit(sitting.table)


def test_the_total_is_taken_back_and_goes_with_a_card_or_its_stage(staff: Staff) -> None:
    sitting = at_dealer(staff)
    back: tuple[c.Command, ...] = (
        c.SayDealerTotal(""),
        c.SeeCards("dealer", ("6d", "4c")),
        c.StepBack(),
    )
    for command in back:
        sitting.do(c.SayDealerTotal("19"))
        assert sitting.do(c.SayDealerTotal("19")) == []
        sitting.do(command)
        assert sitting.table.round.dealer_total == ""
    assert "Play the hands first" in sitting.no_to(c.SayDealerTotal("19"))


def test_a_total_that_no_dealer_stands_on_is_refused(staff: Staff) -> None:
    sitting = without_cards(staff)
    assert "17 to 21" in sitting.no_to(c.SayDealerTotal("16"))
    sitting.do(c.SeeCards("dealer", ("Ts", "9s")), c.AdvanceStage("settle"), c.StepBack())
    assert "cards are known" in sitting.no_to(c.SayDealerTotal("19"))


def test_a_rank_alone_is_enough_where_no_bet_goes_by_suits(staff: Staff) -> None:
    sitting = at_dealer(staff)
    assert not dealers_hand.asks_suit(sitting.table)
    drawn = dealers_hand.by_rank(sitting.table, "5")
    assert drawn is not None
    sitting.do(drawn)
    assert sitting.table.round.without_suit == (1,)
    assert count(parse_cards(sitting.table.round.cards["dealer"]))[0] == 11
    sitting.do(c.SeeCards("dealer", ("6d", "5s")))
    assert not sitting.table.round.without_suit


def test_the_suit_of_the_up_card_is_asked(staff: Staff) -> None:
    sitting = without_cards(staff)
    assert dealers_hand.asks_suit(sitting.table)
    assert dealers_hand.by_rank(sitting.table, "5") is None
