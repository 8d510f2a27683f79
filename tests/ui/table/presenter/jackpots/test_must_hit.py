"""A level that was hit, on the screen: its way, its proof, its meter, its plate and the sign."""

from datetime import UTC

import pytest
from random_tables import STAFF, shipped
from sitting import Sitting

from dealer_assist.jackpot.must_hit import LEVEL, seal_of, with_must_hit
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import LOCKED, Ticket
from dealer_assist.table.setup.table_setup import FloorPlace
from dealer_assist.ui.sign.presenter.table_sign import sign_model
from dealer_assist.ui.supervisor.recorded import slip_model
from dealer_assist.ui.table.presenter.jackpots.meters import meter_models
from dealer_assist.ui.table.presenter.jackpots.must_hit import must_hit_panel
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.value import replace

NONCE = "ab" * 32


@pytest.fixture
def sealed() -> Sitting:
    setup = shipped("crazy4-nexus")
    pot = with_must_hit(setup.jackpots["A"], 1_000_000)
    table = Sitting(replace(setup, jackpots={"A": pot}), {one.key: one for one in STAFF}).open()
    table.do(c.SealThreshold("A", LEVEL, seal_of(100_007, NONCE)))
    return table


@pytest.fixture
def hit(sealed: Sitting) -> Sitting:
    sealed.start(1, 3, 5, 7).do(c.CrossThreshold("A", LEVEL, 100_007, NONCE))
    return sealed


def test_the_panel_shows_the_way_of_the_meter_and_that_the_seal_fits(hit: Sitting) -> None:
    panel = must_hit_panel(hit.table, PassingView(zone=UTC))
    assert panel is not None
    assert (panel.seat, panel.headline) == ("SEAT 3", "crossed Mystery: $1,000.08")
    assert panel.hint == "with its $1, no hand needed"
    way, proof = panel.charts
    assert [(row.name, *row.pays) for row in way.rows] == [
        ("Before START GAME", "$1,000.00"),
        ("Seat 1", "$1,000.04"),
        ("Seat 3, crosses $1,000.07", "$1,000.08"),
        ("New meter, with seats 5 and 7", "$1,000.08"),
    ]
    assert [row.name for row in proof.rows] == ["Sealed", "Seal, 16 of 64", "Opened, the seal fits"]
    assert proof.rows[1].pays[0].replace(" ", "").lower() == seal_of(100_007, NONCE)[:16]


def test_the_slip_on_the_screen_has_the_proof_that_the_printed_one_has(hit: Sitting) -> None:
    """More titles B6: threshold, key and seal were on the paper alone."""
    hit.do(c.CallSupervisor())
    hit.swipe("executive-1")
    slip = slip_model(hit.table, PassingView(zone=UTC))
    said = {line.left: line.right for section in slip.sections for line in section}
    assert said["Threshold in cents"] == "100007"
    assert {NONCE[:32], seal_of(100_007, NONCE)[32:]} <= set(said)


def test_the_panel_gives_way_to_a_seat_that_is_touched_and_to_the_card(hit: Sitting) -> None:
    assert must_hit_panel(hit.table, PassingView(selected=5)) is None
    hit.do(c.CallSupervisor())
    assert must_hit_panel(hit.table, PassingView()) is None


def test_the_meter_says_the_limit_and_never_the_threshold(sealed: Sitting, hit: Sitting) -> None:
    (box,) = meter_models(sealed.table)
    main, mystery = box.levels
    assert mystery.name == "Must hit by $10,000"
    assert (main.filled, mystery.filled) == (None, 0), "the bar runs from the seed to the limit"
    assert mystery.is_hit
    assert not main.is_hit


def test_sign_and_sheet_say_must_hit_by(sealed: Sitting) -> None:
    model = sign_model(sealed.table.setup, sealed.table)
    assert [(one.name, one.hand) for one in model.levels][1] == (
        "MYSTERY",
        "MUST HIT BY $10,000",
    )
    assert "Any such wager can hit Mystery, no hand needed" in model.foot


def test_a_hit_on_a_link_looks_the_same_in_the_servers_order() -> None:
    setup = shipped("crazy4-link")
    jackpots = {"A": with_must_hit(setup.jackpots["A"], 1_000_000)}
    place = FloorPlace("host=floor", {"A": "MGL"})
    setup = replace(setup, jackpots=jackpots, floor=place)
    table = Sitting(setup, {one.key: one for one in STAFF})
    table.swipe("dealer-1")
    table.do(c.JoinLink(0), c.SeeChip(1), c.SeeChip(3), c.StartGame())
    (box,) = meter_models(table.table)
    assert box.levels[1].name == "Must hit by $10,000"
    table.do(
        c.TakeCrossing(
            ticket=Ticket("MH-15-1-3A-mystery", 1, 3, "A", LEVEL, 1, 400_008, LOCKED),
            threshold_cents=400_007,
            seal_key=NONCE,
            seal=seal_of(400_007, NONCE),
            sealed_at=1,
            before=4_000_000_000,
            way=((1, 4_000_040_000), (3, 4_000_080_000)),
        )
    )
    panel = must_hit_panel(table.table, PassingView(zone=UTC))
    assert panel is not None
    assert (panel.seat, panel.headline) == ("SEAT 3", "crossed Mystery: $4,000.08")
    way, proof = panel.charts
    assert [(row.name, *row.pays) for row in way.rows] == [
        ("Before START GAME", "$4,000.00"),
        ("Seat 1", "$4,000.04"),
        ("Seat 3, crosses $4,000.07", "$4,000.08"),
        ("New meter", "$1,000.00"),
    ]
    assert proof.rows[2].name == "Opened, the seal fits"
    (box,) = meter_models(table.table)
    assert box.levels[1].is_hit


def test_no_hand_is_picked_up_for_a_prize_that_needs_none(hit: Sitting) -> None:
    """More titles B5: *after you pay, pick up this hand* stood there before a card was dealt."""
    hit.do(c.CallSupervisor())
    hit.swipe("executive-1")
    hit.do(c.BeginPaying())
    walk = table_model(hit.table, PassingView(zone=UTC)).hands.walk
    assert walk is not None
    assert walk.note == ""
