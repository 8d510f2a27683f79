"""A finger that trembles: every touch of a round twice on one spot, at any rhythm of a double tap.

What the first touch brings up is answered by another touch, never by the rest of the first one.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pytest
from dealt_table import shipped

from dealer_assist.journal.entry import Entry
from dealer_assist.table import commands as c
from dealer_assist.table.words import start_label
from dealer_assist.ui.table.presenter.panel.panel import hand_panel_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touch_guard import SAME_ACT_MS
from dealer_assist.value import replace
from tests.support.seated_table import SeatedTable

QUICK_MS = (450,)
EVERY_MS = tuple(ms for ms in range(0, SAME_ACT_MS, 100) if ms not in QUICK_MS)
RHYTHMS = (*QUICK_MS, *(pytest.param(ms, marks=pytest.mark.long) for ms in EVERY_MS))


@dataclass(frozen=True)
class Way:
    """A way through screens that follow each other, from a table in play."""

    table: str
    touches: tuple[str, ...]
    chips: tuple[int, ...] = ()
    wagers: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    claims: Mapping[int, str] = field(default_factory=dict)
    lows: Mapping[int, str] = field(default_factory=dict)
    is_menu: bool = False
    has_players: bool = True


BAD_BEAT = {7: {"ante": 500, "super_bonus": 500, "play": 500, "queens_up": 100, "bad_beat": 100}}
FOUR_KINGS = {"7": "Kc Kd Kh Ks 2c", "dealer": "Ac Ad Ah As 3c"}
ACES = {"7": "As Ad Ac Ah 2c", "dealer": "Ks Qd 9c 4h 2d"}
RIDES = {"bet_1": 500, "bet_2": 500, "bet_3": 500}
GOW = {seat: {"main": 2500} for seat in (3, 4, 6)}
SEVENS = {
    "3": "8s 8h Ad Qc Ts 7h 4c",
    "4": "Kh Td 9d 9h 4d 4s 7s",
    "6": "5c 5h Qs Qd Qh 9c 2d",
    "dealer": "Ah Ks Js Jd 6s 3d 2c",
}
WAYS = {
    "a bet by street": Way(
        "mississippi-nexus",
        ("3RD", "3×", "FOLD", "1×", "2×", "4TH", "1×", "FOLD"),
        wagers={seat: {"ante": 500} for seat in (1, 2, 4, 6)},
        has_players=False,
    ),
    "a bet that may go back": Way(
        "let-it-ride-nexus",
        ("BET 1", "TAKE BACK", "LET IT RIDE", "LET IT RIDE", "BET 2", "LET IT RIDE", "TAKE BACK"),
        wagers=dict.fromkeys((1, 4, 6), RIDES),
        has_players=False,
    ),
    "hands that are set": Way(
        "fortune-pai-gow",
        (
            *("CARDS", "A of diamonds", "Q of clubs", "RECORD HAND"),
            *("K of hearts", "10 of diamonds", "RECORD HAND", "HOUSE WAY"),
        ),
        wagers=GOW,
        cards=SEVENS,
        is_menu=True,
        has_players=False,
    ),
    "a foul that is set": Way(
        "fortune-pai-gow",
        ("CARDS", "8 of spades", "8 of hearts", "RECORD FOUL"),
        wagers=GOW,
        cards=SEVENS,
        is_menu=True,
        has_players=False,
    ),
    "hands that are compared": Way(
        "fortune-pai-gow",
        ("COMPARE", "PAID SEAT 6", "PUSH DONE", "TAKEN SEAT 3"),
        wagers=GOW,
        cards=SEVENS,
        lows={3: "8s 8h", 4: "Kh Td", 6: "5c 5h"},
        has_players=False,
    ),
    "a hand that acts": Way(
        "free-bet-nexus",
        (
            *("HIT", "UNDO", "HIT", "STAND", "FREE SPLIT", "UNDO", "FREE SPLIT"),
            *("STAND", "STAND", "STAND", "UNDO", "STAND", "DEALER"),
        ),
        wagers={seat: {"blackjack": 2500} for seat in (2, 4, 6)},
        cards={"2": "2s 3d", "4": "8s 8d", "6": "Kh Qd", "dealer": "6d"},
        has_players=False,
    ),
    "a bonus bet by card": Way(
        "crazy4-bad-beat",
        ("CARD", "Executive", "PAID", "UNDO", "PAID", "END GAME"),
        wagers=BAD_BEAT,
        cards=FOUR_KINGS,
    ),
    "a bonus bet beside a wager that does not win": Way(
        "crazy4-bad-beat",
        ("CARD", "Executive", "PAID", "NO WINNER", "START GAME"),
        chips=(5,),
        wagers=BAD_BEAT,
        cards=FOUR_KINGS,
    ),
    "a bonus bet that is none": Way(
        "crazy4-bad-beat",
        ("NOT A WIN", "HAND WAS FOLDED", "NO CARD"),
        wagers=BAD_BEAT,
        cards=FOUR_KINGS,
    ),
    "bonus bets of the dealer's": Way(
        "blackjack-royal-match",
        ("PAID", "UNDO", "PAID"),
        wagers={2: {"blackjack": 2500, "royal_match": 500}},
        cards={"2": "2d 5d", "dealer": "7d"},
    ),
    "a hand that is none": Way(
        "crazy4-nexus",
        ("NOT A WIN", "HAND WAS FOLDED", "NO CARD", "NOT A WIN", "HAND WAS FOLDED", "Executive"),
        chips=(7,),
        cards=ACES,
    ),
    "no winner": Way(
        "crazy4-nexus", ("DEAL", "DEALER", "QUALIFIES", "NO WINNER", "START GAME"), chips=(5,)
    ),
    "a call": Way("crazy4-nexus", ("CALL SUPERVISOR", "CALL SUPERVISOR"), chips=(5,)),
    "two winners": Way(
        "crazy4-nexus",
        (
            "CALL SUPERVISOR",
            "CONFIRM",
            "READY",
            "Executive",
            "PAY SEAT 7",
            "PAID SEAT 7",
            "UNDO",
            "PAID SEAT 7",
            "PAID SEAT 5",
            "UNDO",
        ),
        chips=(5, 7),
        claims={7: "Four Aces", 5: "Four of a Kind"},
    ),
    "the dealer's own": Way(
        "crazy4-nexus",
        ("DEALER CONFIRM", "PAID SEAT 7"),
        chips=(5, 7),
        claims={7: "Three of a Kind"},
    ),
    "a card that is ruled on": Way(
        "dragon-nexus",
        ("IRREGULARITY", "CARD DRAWN WRONGLY", "RULING MADE"),
        chips=(5,),
        is_menu=True,
    ),
    "a card that was seen": Way(
        "house-money-nexus",
        ("IRREGULARITY", "CARD EXPOSED", "RULING MADE"),
        chips=(5,),
        is_menu=True,
    ),
    "a wrong number of cards": Way(
        "crazy4-nexus",
        ("IRREGULARITY", "WRONG NUMBER OF CARDS", "COUNT IS CORRECT"),
        chips=(5,),
        is_menu=True,
    ),
    "a shuffler": Way(
        "crazy4-nexus", ("IRREGULARITY", "SHUFFLER", "DONE", "DONE"), chips=(5,), is_menu=True
    ),
    "a void": Way("crazy4-nexus", ("VOID ROUND", "MISDEAL", "ALL GIVEN BACK"), chips=(5,)),
    "a void that needs a card": Way(
        "crazy4-nexus",
        ("VOID ROUND", "MISDEAL", "KEEP THE ROUND", "VOID ROUND", "MISDEAL", "Executive"),
        chips=(7,),
        claims={7: "Four Aces"},
    ),
    "House Money": Way(
        "house-money-nexus",
        ("COLLECTED", "NO BLACKJACK", "ALL", "DONE", "CARD", "Supervisor", "ALL", "DONE"),
        wagers={4: {"blackjack": 10_000, "house_money": 30_000}},
        cards={
            "2": "Kc Kd",
            "3": "Th 6s",
            "4": "Kh Qh",
            "6": "As 5d",
            "7": "9s 9d",
            "dealer": "Ks",
        },
    ),
}


def at_table(seated: SeatedTable, way: Way) -> None:
    """Play to where the way begins."""
    seated.open()
    for seat, wagers in way.wagers.items():
        seated.desk.submit(c.PlaceWagers(seat, dict(wagers)))
    if seated.table.setup.jackpots:
        seated.chips(*way.chips)
    seated.press(start_label(seated.table.setup))
    if seated.table.setup.jackpots:
        seated.take_chips()
    for place, cards in way.cards.items():
        seated.desk.submit(c.SeeCards(place, tuple(cards.split())))
    for seat, low in way.lows.items():
        seated.desk.submit(c.SetHand(seat, tuple(low.split())))
    for seat, hand in way.claims.items():
        seated.claim(seat, hand)
    if way.is_menu:
        seated.press("MENU")
    seated.wait(2_000)


def let_go(seated: SeatedTable) -> None:
    """Let a seat go that a second touch has chosen: nothing is on record of it."""
    for seat in seated.table.setup.seats:
        plate = seated.hand.seat(seat)
        is_chosen = seated.face.view().selected == seat
        if is_chosen and plate.isVisible() and not seated.table.round.claims:
            seated.seat(seat)


def twice(seated: SeatedTable, words: str, rhythm_ms: int) -> list[Entry]:
    """Touch a control, and its spot again; give what the second touch has put on record."""
    let_go(seated)
    control = seated.hand.ready(words)
    seated.read(control)
    point = seated.hand.place_of(control)
    if control.hold_ms:
        seated.hold(words)
    else:
        seated.tap_at(point.x(), point.y())
    seated.wait(rhythm_ms)
    before = len(seated.notebook.entries)
    seated.tap_at(point.x(), point.y())
    second = seated.notebook.entries[before:]
    seated.wait(2_000)
    return list(second)


@pytest.mark.parametrize("rhythm_ms", RHYTHMS)
@pytest.mark.parametrize("name", WAYS)
def test_a_second_tap_on_the_same_spot_puts_nothing_on_record(
    seat_at: Callable[..., SeatedTable], name: str, rhythm_ms: int
) -> None:
    way = WAYS[name]
    setup = shipped(way.table)
    seated = seat_at(setup if way.has_players else replace(setup, players=()))
    at_table(seated, way)
    for words in way.touches:
        assert twice(seated, words, rhythm_ms) == [], words


@pytest.mark.parametrize("rhythm_ms", RHYTHMS)
def test_money_that_came_back_pays_nobody_by_a_second_tap(
    seat_at: Callable[..., SeatedTable], rhythm_ms: int
) -> None:
    """DONE lies where PAID of the next seat comes up."""
    seated = seat_at("crazy4-nexus").start(1, 5)
    seated.take_chips()
    hands = (c.PressHand(5, "four_aces"), c.PressHand(1, "three_of_a_kind"))
    executive, supervisor = (seated.cards[one].member for one in ("executive-1", "supervisor-1"))
    for command in (
        *(*hands, c.CallSupervisor(), c.ConfirmWins(), c.SwipeCard(executive)),
        *(c.BeginPaying(), c.TickPaid(5)),
        c.AskAdjustment(1, "Hand judged wrongly", note="Seen on camera 4"),
        *(c.SwipeCard(executive), c.SwipeCard(supervisor)),
    ):
        assert seated.desk.submit(command).is_done, command
        seated.wait()
    assert twice(seated, "CLOSE", rhythm_ms) == []
    assert twice(seated, "DONE", rhythm_ms) == []


@pytest.mark.parametrize("rhythm_ms", [900, 1_200])
def test_a_steady_hand_at_stand_is_answered_every_time(
    seat_at: Callable[..., SeatedTable], rhythm_ms: int
) -> None:
    """STAND of one seat after the other lies on one spot, and names the next one (tables C2)."""
    seats = (1, 2, 3, 4, 6, 7)
    way = Way(
        "free-bet-nexus",
        (),
        wagers={seat: {"blackjack": 2500} for seat in seats},
        cards={**{str(seat): "Th 8d" for seat in seats}, "dealer": "6d"},
    )
    seated = seat_at(replace(shipped(way.table), players=()))
    at_table(seated, way)
    control = seated.hand.ready("STAND")
    seated.read(control)
    point, stood = seated.hand.place_of(control), []
    for _ in seats:
        seated.tap_at(point.x(), point.y())
        stood.append(len(seated.table.round.acts))
        seated.wait(rhythm_ms)
    assert stood == [touch + 1 for touch in range(len(seats))]
    assert seated.context.finger.swallowed == 0


@pytest.mark.parametrize("rhythm_ms", [900, 1_200])
def test_a_steady_hand_in_the_walk_is_answered_every_time(
    seat_at: Callable[..., SeatedTable], rhythm_ms: int
) -> None:
    """Poker C1: PAID, TAKEN and PUSH DONE lie on one spot, with a prize or without, then envy."""
    seats = (1, 2, 3, 5, 6, 7)
    cards = {
        "1": "2s 4s 6h 8h Qd",
        "2": "2h 4h 6s 8s Qc",
        "3": "3s 5s 7h 9h Jd",
        "6": "3h 5h 7s 9s Jc",
        "7": "5d 7d 9d Jh Qs",
    }
    way = Way(
        "four-card-nexus",
        (),
        chips=(5,),
        wagers={seat: {"ante": 500, "play": 500} for seat in seats},
        cards={**cards, "5": "Ks Kh Kd 4c 2c", "dealer": "As Ah 2d 4d 9c Td"},
        claims={5: "Three of a Kind"},
    )
    seated = seat_at(replace(shipped(way.table), players=()))
    at_table(seated, way)
    for stage in ("deal", "dealer", "settle"):
        seated.desk.submit(c.AdvanceStage(stage, is_asked=True))
    seated.desk.submit(c.ConfirmAsDealer())
    seated.desk.submit(c.BeginPaying())
    seated.wait(2_000)
    walk = hand_panel_model(seated.table, PassingView()).walk
    assert walk is not None
    control = seated.hand.ready(str(walk.paid.label))
    point, ticked = seated.hand.place_of(control), []
    for _ in seats:
        seated.tap_at(point.x(), point.y())
        ticked.append(len(seated.table.round.walked))
        seated.wait(rhythm_ms)
    assert ticked == [touch + 1 for touch in range(len(seats))]
    assert seated.context.finger.swallowed == 0
