"""One hand panel for every blackjack: the same eight keys at the same places, one touch an act."""

from collections.abc import Callable
from pathlib import Path

import pytest
from audit import findings
from PySide6.QtCore import QPoint
from screen_sizes import EVERY_SIZE
from seated_table import SeatedTable
from shipped_tables import shipped

from dealer_assist.catalog.tables import load_table
from dealer_assist.rules.looks import NO_BLACKJACK
from dealer_assist.table.commands.round import (
    AdvanceStage,
    AnswerPeek,
    CloseInsurance,
    PlaceWagers,
    SeeCards,
    SwitchCards,
)
from dealer_assist.table.facts.dealing import hand_acts
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.ui.table.actions import ActionPressed, LayLammer
from dealer_assist.ui.table.presenter.cards.cards import dealers_faces
from dealer_assist.ui.table.tree_part import TreePart
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.value import replace

HELD = {"2": "6c 5d", "4": "8s 8d", "6": "Kh Kd", "dealer": "6d"}
TITLES = {
    "blackjack-nexus": "SWITCH",
    "blackjack-royal-match": "SWITCH",
    "blackjack-kings-bounty": "SWITCH",
    "blackjack-bet-the-set": "SWITCH",
    "blackjack-trilux": "SWITCH",
    "blackjack-single-deck": "SWITCH",
    "house-money-nexus": "SWITCH",
    "house-money-house": "SWITCH",
    "trilux-nexus": "SWITCH",
    "super-fun": "SWITCH",
    "blackjack-switch": "SWITCH",
    "blackjack-switch-alone": "SWITCH",
    "zappit-nexus": "ZAP",
    "zappit-dual": "ZAP",
    "free-bet-nexus": "FREE",
    "free-bet-trilux": "FREE",
}
"""Each table with what its title has in its own place; the classic ones have nothing there."""

SeatAt = Callable[..., SeatedTable]


def seated(resources: Path, layouts: Path, seat_at: SeatAt, name: str) -> SeatedTable:
    """Three hands at PLAY, without a progressive wager."""
    file = resources / "tables" / f"{name}.toml"
    table = seat_at(replace(load_table(resources, layouts, file), players=()))
    table.open()
    for seat in (2, 4, 6):
        assert table.desk.submit(PlaceWagers(seat, {table.table.setup.duties.hands: 2500}))
    table.press("START GAME")
    for place, cards in HELD.items():
        assert table.desk.submit(SeeCards(place, tuple(cards.split())))
    if known.has_two_hands(table.table.setup):
        for seat in (2, 4, 6):
            assert table.desk.submit(SeeCards(f"{seat}r", ("Tc", "7h")))
    if table.table.round.stages[-1:] != ("play",):
        table.desk.submit(AdvanceStage("play", is_asked=True))
    if known.has_two_hands(table.table.setup):
        assert table.desk.submit(SwitchCards(2, "kept"))
    table.wait(100)
    return table


@pytest.fixture
def table(resources: Path, layouts: Path, seat_at: SeatAt) -> SeatedTable:
    return seated(resources, layouts, seat_at, "free-bet-nexus")


def keys(table: SeatedTable) -> list[ActionButton]:
    (part,) = table.face.views.table.hands.trees
    assert isinstance(part, TreePart)
    return [one for one in part.controls.shown if isinstance(one, ActionButton)]


def labels(table: SeatedTable) -> list[str]:
    return [one.model.label for one in keys(table)]


def details(table: SeatedTable) -> dict[str, str]:
    return {one.model.label: one.model.reason or one.model.detail for one in keys(table)}


def head(table: SeatedTable) -> str:
    return str(table.face.views.table.hands.model.seat)


def boxes(table: SeatedTable) -> list[tuple[int, int, int, int]]:
    """Return where each key is in the window."""
    corners = [(one, one.mapTo(table.window, QPoint(0, 0))) for one in keys(table)]
    return [(at.x(), at.y(), one.width(), one.height()) for one, at in corners]


def test_every_blackjack_title_has_the_eight_keys_at_the_same_places(
    resources: Path, layouts: Path, seat_at: SeatAt
) -> None:
    """Tables C1: Free Bet alone had them, and at other places than drawn."""
    found = {}
    for name, own in TITLES.items():
        table = seated(resources, layouts, seat_at, name)
        said = [one.removeprefix("FREE ") for one in labels(table)]
        assert said == [
            *("HIT", "STAND", "DOUBLE", "SPLIT"),
            *("SURRENDER", "INSURANCE", own, "UNDO"),
        ], name
        found[name] = boxes(table)
        shut = [one.model.label for one in keys(table) if one.model.reason == one.model.label]
        assert not shut
    assert len({tuple(one) for one in found.values()}) == 1, found


def test_a_title_without_a_key_of_its_own_keeps_the_place(
    resources: Path, layouts: Path, seat_at: SeatAt
) -> None:
    table = seated(resources, layouts, seat_at, "blackjack-royal-match")
    assert details(table)["SWITCH"] == "Not in this game"


def test_each_act_is_one_touch_and_the_table_deals_its_card(table: SeatedTable) -> None:
    table.press("FREE DOUBLE")
    assert table.table.seat(2).wagers["free_double"] == 2500
    assert len(table.table.round.cards["2"]) == 3
    assert head(table) == "SEAT 4"
    table.press("FREE SPLIT")
    assert [len(table.table.round.cards[place]) for place in ("4", "4b")] == [2, 1]
    assert head(table) == "SEAT 4 a"
    table.press("STAND")
    assert head(table) == "SEAT 4 b"
    assert len(table.table.round.cards["4b"]) == 2


def test_keys_never_move_and_undo_leads_back_to_the_first_hand(table: SeatedTable) -> None:
    places = boxes(table)
    for words in ("FREE DOUBLE", "STAND", "STAND"):
        table.press(words)
        table.wait(1_000)  # at the pace of a hand
        assert boxes(table) == places
    assert table.face.views.table.hands.model.headline == "Every hand is played"
    for _ in range(3):
        table.press("UNDO")
    assert head(table) == "SEAT 2"
    assert table.table.round.cards == {place: tuple(cards.split()) for place, cards in HELD.items()}
    assert table.table.seat(2).wagers == {"blackjack": 2500}


def test_a_touched_seat_shows_its_jackpot_and_then_the_hand_again(table: SeatedTable) -> None:
    table.seat(4)
    assert not [*table.face.views.table.hands.trees]
    table.seat(4)
    assert head(table) == "SEAT 2"


def test_a_lammer_is_laid_by_one_touch_where_no_card_is_dealt(table: SeatedTable) -> None:
    """What the offers of a live table lead to; there a card is nobody's to draw here."""
    table.face.touch.take(ActionPressed(LayLammer("2", "free_double")))
    assert table.table.seat(2).wagers["free_double"] == 2500
    assert table.table.round.cards["2"] == ("6c", "5d")


def four_hands(table: SeatedTable) -> None:
    table.press("STAND")
    for eight in ("8h", "8c"):
        table.press("FREE SPLIT")
        assert table.desk.submit(SeeCards("4", ("8s", eight)))
    table.press("FREE SPLIT")
    assert len(table.table.round.cards) == 7
    assert hand_acts.to_play(table.table) == "4"


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_it_fits_every_screen_with_one_hand_and_with_four(
    table: SeatedTable, size: tuple[int, int]
) -> None:
    table.window.resize(*size)
    table.wait(100)
    assert findings(table.window) == []
    four_hands(table)
    table.wait(100)
    assert findings(table.window) == []
    table.press("STAND")
    table.press("DEALER")
    table.wait(100)
    assert findings(table.window) == []
    assert table.desk.submit(SeeCards("dealer", ("6d", "Th", "6h")))
    table.wait(100)
    assert findings(table.window) == []


def test_the_dealers_cards_are_touched_in_the_same_panel(
    resources: Path, layouts: Path, seat_at: SeatAt
) -> None:
    """Tables C1: at DEALER the panel was lost, and the cards needed MENU, CARDS."""
    table = seated(resources, layouts, seat_at, "free-bet-nexus")
    for seat in (2, 4, 6):  # a bet by the suits of the dealer's 22
        assert table.desk.submit(PlaceWagers(seat, {"blackjack": 2500, "push_22": 500}))
    for _ in range(3):
        table.press("STAND")
    table.press("DEALER")
    assert head(table) == "DEALER"
    assert labels(table)[:14] == [
        *("A", "2", "3", "4", "5", "6", "7"),
        *("8", "9", "10", "J", "Q", "K", "UNDO"),
    ]
    places = boxes(table)[:14]
    for rank, suit in (("K", "spade"), ("5", "heart")):
        table.tap(keys(table)[labels(table).index(rank)])
        assert boxes(table)[:14] == places
        (key,) = [one for one in keys(table) if one.model.icon == suit]
        table.tap(key)
    assert table.table.round.cards["dealer"] == ("6d", "Ks", "5h")
    assert table.table.round.stages[-1] == "settle"


@pytest.mark.parametrize("up", ["Ad", "Kd"])
def test_a_hand_is_asked_after_the_peek_at_every_title(
    resources: Path, layouts: Path, seat_at: SeatAt, up: str
) -> None:
    table = seated(resources, layouts, seat_at, "blackjack-royal-match")
    assert table.desk.submit(SeeCards("dealer", (up,)))
    table.desk.submit(CloseInsurance())
    assert table.desk.submit(AnswerPeek(NO_BLACKJACK))
    table.wait(100)
    assert head(table) == "SEAT 2"
    why = "Not after the peek" if up == "Ad" else "No ace up"
    assert details(table)["INSURANCE"] == why


def test_a_rank_is_enough_where_no_bet_needs_the_suit(
    resources: Path, layouts: Path, seat_at: SeatAt
) -> None:
    """Picture 87b: the suit is asked only when a bet needs it."""
    table = seated(resources, layouts, seat_at, "super-fun")
    for _ in range(3):
        table.press("STAND")
    table.press("DEALER")
    for rank in ("4", "5"):
        table.tap(keys(table)[labels(table).index(rank)])
    assert [card[0] for card in table.table.round.cards["dealer"]] == ["6", "4", "5"]
    assert table.table.round.without_suit == (1, 2)
    assert dealers_faces(table.table) == ("6d", "4", "5")
    table.press("UNDO")
    assert dealers_faces(table.table) == ("6d", "4")


def test_the_dealers_total_is_one_touch_where_no_card_is_entered(seat_at: SeatAt) -> None:
    """Picture 87b: 17 to 21 and BUST; then SETTLE is amber, and UNDO takes it back."""
    table = seat_at(replace(shipped("blackjack-royal-match"), players=()))
    table.open()
    assert table.desk.submit(PlaceWagers(2, {"blackjack": 2500}))
    table.press("START GAME")
    table.desk.submit(AdvanceStage("dealer", is_asked=True))
    table.wait(2_000)
    assert head(table) == "DEALER"
    assert labels(table)[14:] == ["17", "18", "19", "20", "21", "BUST"]
    table.press("19")
    assert table.table.round.dealer_total == "19"
    assert table.face.prompt.line == "Dealer stands with 19"
    assert findings(table.window) == []
    table.press("UNDO")
    table.press("BUST")
    table.press("SETTLE")
    assert table.hand.control("PUSH SEAT 2").reason == "Dealer is bust. No push"
