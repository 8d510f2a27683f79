"""Whole screens of every game with known cards: nothing cut, small or close, at every size."""

from collections.abc import Callable
from random import Random

import pytest
from audit import findings
from sampled import sampled
from screen_sizes import SIZES
from seated_table import SeatedTable
from shipped_tables import SCREENS

from dealer_assist import paths
from dealer_assist.catalog.tables import load_table
from dealer_assist.devices.simulated.virtual_shoe import deal
from dealer_assist.table.commands.round import MarkSide, SeeCards
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.table.model.panel import HandState
from dealer_assist.value import replace

Seat = Callable[[TableSetup | str], SeatedTable]
ACES = {"5": "As Ad Ac Ah 2d", "dealer": "Kc Qc 2c 3c 4h"}
COUP = {"player": "2d 3d 4d", "banker": "Ks Qh Tc"}


def lay(table: SeatedTable, cards: dict[str, str]) -> None:
    for place, held in cards.items():
        assert table.desk.submit(SeeCards(place, tuple(held.split())))
    table.wait(100)


def states(table: SeatedTable) -> dict[str, HandState]:
    return {hand.name: hand.state for hand in table.face.views.table.hands.model.hands}


# From the second on: those between are played to their end in every run.
@pytest.mark.parametrize("name", sampled([*SCREENS[1:], SCREENS[0]], 4))
def test_a_dealt_round_of_every_table_fits_every_screen(seat_at: Seat, name: str) -> None:
    table = seat_at(name)
    table.open()
    jackpots = table.table.setup.jackpots
    for sensor in jackpots:
        table.chips(1, 3, 6, 7, sensor=sensor)
    screen = table.face.views.table
    table.press(screen.action_bar.buttons[2].label)
    found = []
    for seed in range(2):
        for place in tuple(table.table.round.cards):
            table.desk.submit(SeeCards(place, ()))
        for command in deal(table.table, Random(seed)):
            assert table.desk.submit(command)
        for size in SIZES:
            table.window.resize(*size)
            table.wait(100)
            found += [f"{size[0]}: {one}" for one in findings(table.window)]
    assert found == []


def test_the_suggested_hand_is_pressed_and_the_meter_pays(seated: SeatedTable) -> None:
    seated.start(5)
    lay(seated, ACES)
    seated.seat(5)
    # The chip is taken first: one thing alone is amber.
    assert states(seated)["Four Aces"] is HandState.READY
    seated.press("Chip 5")
    assert states(seated)["Four Aces"] is HandState.SUGGESTED
    seated.press("Four Aces")

    assert states(seated)["Four Aces"] is HandState.ON
    assert seated.table.round.claims[0].line == "four_aces"


def test_a_wrong_button_is_on_record_when_the_supervisor_is_called(seated: SeatedTable) -> None:
    seated.start(5)
    lay(seated, ACES)
    seated.claim(5, "Straight Flush")
    assert seated.table.lasting.alerts == ()
    seated.press("CALL SUPERVISOR")

    alert = seated.table.lasting.alerts[0]
    assert (alert.kind, alert.sentence) == (
        "cards",
        "Seat 5: the cards make Four Aces, the button says Straight Flush",
    )
    modal = seated.face.views.modal.model
    assert modal is not None
    assert modal.wrong == alert.sentence


def test_the_tables_hand_is_pressed_without_a_seat(seat_at: Seat) -> None:
    table = seat_at("dragon-nexus-2")
    table.start(1, 2, 3)
    lay(table, COUP)
    table.press("2, 3 & 4 – 0 Diamonds")

    assert [claim.seat for claim in table.table.round.claims] == [1, 3]


def test_without_cards_a_touched_side_has_the_hand(seat_at: Seat) -> None:
    table = seat_at("dragon-nexus-2")
    table.start(1, 2, 3)
    table.press("BANKER")
    assert findings(table.window) == []
    table.press("9 – 0")
    assert [claim.seat for claim in table.table.round.claims] == [2]

    table.press("9 – 0")
    table.press("BANKER")
    assert table.face.view().tab == ""


def test_the_side_of_a_seat_is_asked_for_where_nobody_knows_it(seat_at: Seat) -> None:
    table = seat_at("dragon-nexus-2")
    table.open()
    table.chips(5)  # no sample player sits there: its wagers are not known
    table.seat(5)
    table.press("BANKER")

    assert table.table.seat(5).side == "banker"
    assert table.hand.seat(5).model.rows[0].printed == "BANKER"


def nobody_sits(name: str) -> TableSetup:
    """Return a table whose wagers nobody knows, as a live one: the chips alone say who plays."""
    file = paths.resources() / "tables" / f"{name}.toml"
    return replace(load_table(paths.resources(), paths.layouts(), file), players=())


def test_in_play_the_question_comes_with_the_touch(seat_at: Seat) -> None:
    table = seat_at(nobody_sits("dragon-nexus-2"))
    table.start(5)
    table.seat(5)
    assert findings(table.window) == []
    table.press("PLAYER")

    assert table.table.seat(5).side == "player"


def test_a_side_in_the_journal_is_a_fact_like_any_other(seat_at: Seat) -> None:
    table = seat_at("dragon-nexus-2")
    table.start(5)
    assert table.desk.submit(MarkSide(5, "banker"))

    assert table.hand.seat(5).model.rows[0].printed == "BANKER"
