"""Dragon Bonus: main wagers, margins, progressive lines and who may win them."""

from collections.abc import Mapping
from functools import cache

import pytest

from dealer_assist import paths
from dealer_assist.catalog.games import load_game
from dealer_assist.errors import Refused
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.deal import NOT_MADE, Deal, SeatDeal, SeatResult, Settled, WagerResult
from dealer_assist.rules.games.baccarat import play_coup
from dealer_assist.rules.games.dragon_bonus import progressive_lines, settle
from dealer_assist.rules.paytable import GameDefinition

PLAYER_NATURAL = "9c 7c Tc Th"  # 9 over 7
BANKER_NATURAL = "7c 8c Tc Th"  # 8 over 7
NATURAL_TIE = "8c 8d Tc Th"
PLAIN_TIE = "7c 7d Tc Th"
THREE_CARD_TIE = "Tc Th Kc Kh 8c 8h"
NATURAL_NINE_OVER_ZERO = "9c Tc Kc Th"
NINE_OVER_ZERO = "2c Tc 2d Th 5c Ks"  # Player 2-2-5
EIGHT_OVER_ZERO = "2c Tc 2d Th 4c Ks"


@cache
def game() -> GameDefinition:
    return load_game(paths.resources() / "games" / "dragon_bonus.toml")


def play(
    cards: str,
    *seats: Mapping[str, int],
    table: str = "DB-1",
    judge: str = "baccarat",
    **options: object,
) -> Settled:
    return settle(
        Deal(
            dealer=(),
            shoe=parse_cards(cards.split()),
            seats=tuple(SeatDeal(seat, (), wagers) for seat, wagers in enumerate(seats, 1)),
            paytables={wager: tables[table] for wager, tables in game().paytables.items()},
            options=options,
            judges={"progressive": judge},
        )
    )


def one(cards: str, wagers: Mapping[str, int], **more: object) -> SeatResult:
    return play(cards, wagers, **more).seats[0]  # type: ignore[arg-type]


def net(cards: str, wager: str, table: str = "DB-1") -> int:
    return one(cards, {wager: 100}, table=table).wagers[wager].net


def test_the_result_shows_both_hands_and_the_winner() -> None:
    settled = play("7s 4d 3s 6s Qh 4c 2c")
    assert settled.table == {
        "player": {"cards": ["7s", "3s", "Qh"], "total": 0},
        "banker": {"cards": ["4d", "6s", "4c"], "total": 4},
        "winner": "banker",
    }


def test_a_tie_is_named_as_the_winner() -> None:
    assert play(PLAIN_TIE).table["winner"] == "tie"


@pytest.mark.parametrize(
    ("cards", "nets"),
    [
        (PLAYER_NATURAL, (1000, -1000, -1000)),
        (BANKER_NATURAL, (-1000, 950, -1000)),
        (PLAIN_TIE, (0, 0, 8000)),
    ],
)
def test_main_wagers_pay_even_money_less_commission_and_eight_for_a_tie(
    cards: str, nets: tuple[int, int, int]
) -> None:
    seat = one(cards, {"player": 1000, "banker": 1000, "tie": 1000})
    assert tuple(seat.wagers[wager].net for wager in ("player", "banker", "tie")) == nets


@pytest.mark.parametrize(("stake", "pays"), [(1, 0), (5, 4), (19, 18), (20, 19), (105, 99)])
def test_bankers_commission_is_taken_to_the_cent_that_the_house_keeps(
    stake: int, pays: int
) -> None:
    seat = one(BANKER_NATURAL, {"banker": stake})
    assert seat.wagers["banker"] == WagerResult(stake, "win", pays)


def test_player_and_banker_push_on_a_tie() -> None:
    seat = one(PLAIN_TIE, {"player": 500, "banker": 700})
    assert seat.wagers["player"] == WagerResult(500, "push", 0)
    assert seat.wagers["banker"] == WagerResult(700, "push", 0)


def test_wagers_left_out_are_not_made_and_stand_in_order() -> None:
    seat = one(PLAYER_NATURAL, {})
    assert list(seat.wagers) == list(game().settles)
    assert set(seat.wagers.values()) == {NOT_MADE}
    assert seat.lines == {}


# Player's total beats Banker's by the margin, without a natural, from 9-0 down to 1.
MARGINS = {
    9: NINE_OVER_ZERO,
    8: EIGHT_OVER_ZERO,
    7: "2c Tc 2d Th 3c Ks",
    6: "2c Tc 2d Th 2h Ks",
    5: "2c Tc 2d Th Ac Ks",
    4: "2c Tc 2d Th Kc Ks",
    3: "2c Tc 2d Th Kc As",
    2: "2c Tc 2d Th Kc 2s",
    1: "2c Tc 2d Th Kc 3s",
}


@pytest.mark.parametrize(
    ("table", "pays"),
    [
        ("DB-1", {9: 30, 8: 10, 7: 6, 6: 4, 5: 2, 4: 1, 3: -1, 2: -1, 1: -1}),
        ("DB-2", {9: 20, 8: 8, 7: 7, 6: 4, 5: 3, 4: 1, 3: -1, 2: -1, 1: -1}),
        ("DB-3", {9: 30, 8: 10, 7: 4, 6: 4, 5: 2, 4: 2, 3: -1, 2: -1, 1: -1}),
    ],
)
def test_dragon_bonus_pays_by_the_margin(table: str, pays: Mapping[int, int]) -> None:
    for margin, cards in MARGINS.items():
        assert play_coup(parse_cards(cards.split())).margin == margin
        assert net(cards, "dragon_player", table) == 100 * pays[margin]
        assert net(cards, "dragon_banker", table) == -100


@pytest.mark.parametrize("table", ["DB-1", "DB-2", "DB-3"])
def test_banker_wins_by_the_same_margins(table: str) -> None:
    # Player stays at 0 on three cards, Banker reaches 4 to 9 on three.
    last = {9: "7h", 8: "6h", 7: "5h", 6: "4h", 5: "3h", 4: "2h"}
    for margin, card in last.items():
        by_banker = net(f"Tc 2c Td Th Kc {card}", "dragon_banker", table)
        assert by_banker == net(MARGINS[margin], "dragon_player", table)


def test_a_two_card_seven_is_no_natural_and_pays_its_margin() -> None:
    # Player 7 on two cards, Banker 1 on three.
    assert net("7c Tc Kc Th As", "dragon_player") == 400


@pytest.mark.parametrize("table", ["DB-1", "DB-2", "DB-3"])
def test_a_natural_winner_pays_even_money_whatever_the_margin(table: str) -> None:
    assert net(NATURAL_NINE_OVER_ZERO, "dragon_player", table) == 100
    assert net(PLAYER_NATURAL, "dragon_player", table) == 100
    assert net("9c 8c Tc Th", "dragon_player", table) == 100  # 9 over 8, both natural
    assert net(BANKER_NATURAL, "dragon_banker", table) == 100
    assert net(BANKER_NATURAL, "dragon_player", table) == -100


@pytest.mark.parametrize("side", ["dragon_player", "dragon_banker"])
def test_a_natural_tie_pushes_and_every_other_tie_loses(side: str) -> None:
    assert one(NATURAL_TIE, {side: 100}).wagers[side] == WagerResult(100, "push", 0)
    assert net(PLAIN_TIE, side) == -100
    assert net(THREE_CARD_TIE, side) == -100


@pytest.mark.parametrize(
    ("cards", "lines"),
    [
        ("2d Tc 3d Th 4d Ks", {"234_diamonds", "234_suited", "9-0", "win_by_9"}),
        ("3s Tc 2s Th 4s Ks", {"234_suited", "9-0", "win_by_9"}),
        ("3d Tc 2d Th 4h Ks", {"234_unsuited", "9-0", "win_by_9"}),
        ("2d Td 3d Kd 4d Qd", {"234_diamonds", "234_suited", "9-0", "win_by_9", "suited6_by9"}),
        ("2c Tc 2c Kc 5c Qc", {"9-0", "win_by_9", "suited6_by9"}),
        ("2c Tc 2c Kc 5c Qd", {"9-0", "win_by_9"}),
        (NINE_OVER_ZERO, {"9-0", "win_by_9"}),
        (EIGHT_OVER_ZERO, {"8-0"}),
        (NATURAL_NINE_OVER_ZERO, {"natural_win", "win_by_9"}),
        ("9c Tc Kc Jc", {"natural_win", "win_by_9", "suited4_by9"}),
        ("8c Tc Kc Jc", {"natural_win"}),  # 8 over 0, but a natural
        (PLAYER_NATURAL, {"natural_win"}),
        (BANKER_NATURAL, {"natural_win"}),
        ("2d Ac 3d Th 4d Ks", set()),  # 2-3-4, but over 1
        (MARGINS[7], set()),
        (NATURAL_TIE, set()),
        (PLAIN_TIE, set()),
    ],
)
def test_progressive_lines_of_the_winning_hand(cards: str, lines: set[str]) -> None:
    assert progressive_lines(play_coup(parse_cards(cards.split()))) == lines


@pytest.mark.parametrize("cards", ["2c 2d 2h 3d 6s 4d", "2c 3d 2h 2d 6s 4d", "2c 4d 2h 2d 6s 3d"])
def test_two_three_four_counts_for_banker_in_any_order(cards: str) -> None:
    made = progressive_lines(play_coup(parse_cards(cards.split())))
    assert made == {"234_diamonds", "234_suited", "9-0", "win_by_9"}


def test_a_natural_nine_pays_as_nine_over_zero_where_the_table_says_so() -> None:
    wagers = {"player": 500, "progressive": 100}
    usual = one(NATURAL_NINE_OVER_ZERO, wagers)
    assert "9-0" not in usual.lines["progressive"]
    asked = one(NATURAL_NINE_OVER_ZERO, wagers, natural_nine=True)
    assert "9-0" in asked.lines["progressive"]


def test_a_table_with_a_natural_line_never_pays_a_natural_as_nine_over_zero() -> None:
    wagers = {"player": 500, "progressive": 100}
    seat = one(NATURAL_NINE_OVER_ZERO, wagers, natural_nine=True, judge="baccarat_naturals")
    assert seat.lines["progressive"] == {"natural_win", "win_by_9"}


def test_only_the_winning_side_wins_the_progressive() -> None:
    settled = play(
        NINE_OVER_ZERO,
        {"player": 500, "progressive": 100},
        {"banker": 500, "progressive": 100},
        {"tie": 500, "progressive": 100},
        {"player": 500, "banker": 500, "progressive": 100},
        {"player": 500},
    )
    won = {seat.seat: seat.lines.get("progressive") for seat in settled.seats}
    line = frozenset({"9-0", "win_by_9"})
    assert won == {1: line, 2: frozenset(), 3: frozenset(), 4: line, 5: None}


def test_everyone_in_the_progressive_wins_where_all_participants_are_eligible() -> None:
    settled = play(
        NINE_OVER_ZERO,
        {"player": 500, "progressive": 100},
        {"banker": 500, "progressive": 100},
        {"tie": 500, "progressive": 100},
        eligible="all_participants",
    )
    assert all("9-0" in seat.lines["progressive"] for seat in settled.seats)


@pytest.mark.parametrize("eligible", ["winning_side", "all_participants"])
def test_nobody_wins_the_progressive_on_a_tie(eligible: str) -> None:
    seat = one(NATURAL_TIE, {"tie": 500, "progressive": 100}, eligible=eligible)
    assert seat.lines == {"progressive": frozenset()}


def test_a_progressive_wager_needs_a_main_wager() -> None:
    with pytest.raises(Refused) as refused:
        play(PLAIN_TIE, {"player": 500}, {"dragon_player": 500, "progressive": 100})
    assert str(refused.value) == (
        "Seat 2 has a progressive wager alone. Add a Player, Banker or Tie wager or take it back"
    )


@pytest.mark.parametrize("wager", ["dragon_player", "dragon_banker"])
def test_dragon_bonus_alone_is_refused_only_where_the_house_wants_a_main_wager(wager: str) -> None:
    assert one(NATURAL_TIE, {wager: 100}).wagers[wager].outcome == "push"
    with pytest.raises(Refused) as refused:
        one(NATURAL_TIE, {wager: 100}, dragon_alone=False)
    assert str(refused.value) == (
        "Seat 1 has a Dragon Bonus wager alone. Add a Player, Banker or Tie wager or take it back"
    )
    with_main = one(NATURAL_TIE, {wager: 100, "tie": 100}, dragon_alone=False)
    assert with_main.wagers[wager].outcome == "push"


def test_a_house_that_wants_a_main_wager_has_nothing_against_an_idle_seat() -> None:
    assert one(NATURAL_TIE, {}, dragon_alone=False).lines == {}


@pytest.mark.parametrize(
    "seat",
    [
        SeatDeal(3, parse_cards(["As"]), {"player": 100}),
        SeatDeal(3, (), {"player": 100}, {"action": "play"}),
    ],
)
def test_a_seat_with_cards_or_decisions_is_refused(seat: SeatDeal) -> None:
    deal = Deal((), (seat,), {}, shoe=parse_cards(PLAIN_TIE.split()))
    with pytest.raises(Refused) as refused:
        settle(deal)
    assert str(refused.value) == (
        "Seat 3 has cards or a decision of its own, which baccarat does not know. Leave both out"
    )


def test_a_shoe_that_runs_out_is_refused() -> None:
    with pytest.raises(Refused, match="all wagers go back"):
        play("2c Tc 2d Th", {"player": 100})
