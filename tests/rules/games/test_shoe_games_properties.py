"""What holds for every round of the games from a shoe, whatever the cards."""

from collections.abc import Mapping
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist import paths
from dealer_assist.catalog.games import load_game
from dealer_assist.rules.cards import DECK, Card, parse_cards
from dealer_assist.rules.deal import Deal, SeatDeal, Settled
from dealer_assist.rules.games import dragon_bonus, house_money
from dealer_assist.rules.games.blackjack import BlackjackHand, HouseRules, net
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.value import replace

FOLDER = paths.resources() / "games"
DRAGON = load_game(FOLDER / "dragon_bonus.toml")
HOUSE = load_game(FOLDER / "house_money.toml")

cards = st.sampled_from(DECK)
stakes = st.integers(0, 10_000)
two_cards = st.tuples(cards, cards)
seat_numbers = st.lists(st.integers(1, 7), min_size=1, max_size=4, unique=True)
suit_orders = st.permutations(range(4))


@st.composite
def dragon_deals(draw: st.DrawFn) -> Deal:
    mains = st.fixed_dictionaries(dict.fromkeys(DRAGON.settles, stakes))
    seats = tuple(
        SeatDeal(number, (), {**draw(mains), "tie": 100, "progressive": 100})
        for number in draw(seat_numbers)
    )
    tables = {wager: next(iter(tables.values())) for wager, tables in DRAGON.paytables.items()}
    return Deal((), seats, tables, shoe=tuple(draw(st.lists(cards, min_size=6, max_size=6))))


@st.composite
def house_deals(draw: st.DrawFn) -> Deal:
    """Deal rounds in which everyone who may act stands, against any dealer without a peek."""
    up = draw(cards.filter(lambda card: 0 <= card >> 2 < 8))
    seats = []
    for number in draw(seat_numbers):
        held = draw(two_cards)
        actions = [] if count(held)[0] == 21 else ["stand"]
        wagers = {
            "blackjack": 1 + draw(stakes),
            "house_money": draw(stakes),
            "blazing_7s": 100,
            "trilux": 100,
        }
        seats.append(SeatDeal(number, held, wagers, {"actions": actions}))
    return Deal(
        (up, draw(cards)),
        tuple(seats),
        {"house_money": HOUSE.paytables["house_money"]["HM-1"]},
        draw=tuple(draw(st.lists(cards, min_size=17, max_size=17))),
    )


def with_suits(deal: Deal, order: list[int]) -> Deal:
    def changed(held: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple((card & ~3) | order[card & 3] for card in held)

    return replace(
        deal,
        dealer=changed(deal.dealer),
        shoe=changed(deal.shoe),
        draw=changed(deal.draw),
        seats=tuple(replace(seat, cards=changed(seat.cards)) for seat in deal.seats),
    )


def nets(settled: Settled) -> Mapping[int, list[int]]:
    return {seat.seat: [one.net for one in seat.wagers.values()] for seat in settled.seats}


def lines(settled: Settled) -> Mapping[int, Mapping[str, frozenset[str]]]:
    return {seat.seat: seat.lines for seat in settled.seats}


def check_round(rules: object, deal: Deal, order: list[int]) -> None:
    settle = rules.settle  # type: ignore[attr-defined]
    settled = settle(deal)
    assert settle(deal) == settled, "settling twice gives the same"
    turned = settle(replace(deal, seats=deal.seats[::-1]))
    assert turned == replace(settled, seats=settled.seats[::-1]), "the order of listing is nothing"
    assert nets(settle(with_suits(deal, order))) == nets(settled), "suits permute freely"
    black_swapped = settle(with_suits(deal, [3, 1, 2, 0]))
    assert lines(black_swapped) == lines(settled), "only diamonds and colours have lines"


@settings(max_examples=150, deadline=None)
@given(dragon_deals(), suit_orders)
def test_dragon_bonus_rounds(deal: Deal, order: list[int]) -> None:
    check_round(dragon_bonus, deal, order)


@settings(max_examples=150, deadline=None)
@given(house_deals(), suit_orders)
def test_house_money_rounds(deal: Deal, order: list[int]) -> None:
    check_round(house_money, deal, order)


def test_a_better_blackjack_hand_never_earns_less() -> None:
    hands = [parse_cards([f"{face}c", "Td"]) for face in "23456789T"]  # 12 to 20
    hands.append(parse_cards(["5c", "6d", "Th"]))
    finals = ["Tc 7d", "Tc 8d", "9c Td", "Tc Td", "5c 6d Th", "Tc 6d Th", "Ac Td"]
    for dealer, wager in product(finals, (1, 1001)):
        earned = [
            net(BlackjackHand(hand, wager), parse_cards(dealer.split()), HouseRules())
            for hand in hands
        ]
        earned.append(
            net(
                BlackjackHand(parse_cards(["Ac", "Kc"]), wager),
                parse_cards(dealer.split()),
                HouseRules(),
            )
        )
        assert earned == sorted(earned)
