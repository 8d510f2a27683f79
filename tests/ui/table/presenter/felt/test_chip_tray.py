"""LAY ALL and LIFT ALL of the simulated chips."""

from dealt_table import shipped

from dealer_assist.table import commands as c
from dealer_assist.ui.table.presenter.felt.chip_tray import chip_tray_model, to_lay, to_lift
from dealer_assist.value import replace


def test_a_table_with_real_sensors_has_no_tray(crazy4, view) -> None:
    assert chip_tray_model(crazy4.open().table, replace(view, simulated_chips=None)) is None


def test_chips_are_laid_on_every_seat_that_plays(crazy4, view) -> None:
    crazy4.open().do(*(c.PlaceWagers(seat, {"ante": 500}) for seat in (1, 2)))
    table = crazy4.table
    assert to_lay(table) == ((1, "A"), (2, "A"))
    model = chip_tray_model(table, replace(view, simulated_chips=frozenset()))
    assert model is not None
    assert (model.caption, model.why_not_lay) == ("Touch a sensor", "")
    assert model.why_not_lift == "No chips on the sensors"
    full = chip_tray_model(table, replace(view, simulated_chips=frozenset(to_lay(table))))
    assert full is not None
    assert full.why_not_lay == "Every seat that plays has its chips"
    assert full.why_not_lift == ""


def test_in_play_the_tray_lifts_what_is_taken_and_goes_with_the_last(crazy4, view) -> None:
    crazy4.start(5)
    lying = chip_tray_model(crazy4.table, replace(view, simulated_chips=frozenset({(5, "A")})))
    assert lying is not None
    assert (lying.caption, lying.why_not_lay) == (
        "1 chip on. Touch a sensor",
        "The wagers are locked in",
    )
    assert to_lift(crazy4.table) == ((5, "A"),)
    crazy4.do(c.MissChip(5))
    assert chip_tray_model(crazy4.table, replace(view, simulated_chips=frozenset())) is None


def test_chips_that_stay_on_the_spot_are_not_lifted(at, view) -> None:
    told = at(shipped("house-money-nexus")).start((2, "A"), (2, "B"))
    assert to_lift(told.table) == ((2, "A"),)
    told.do(c.MissChip(2))
    assert chip_tray_model(told.table, replace(view, simulated_chips=frozenset({(2, "B")}))) is None


def test_in_play_a_chip_that_does_not_count_is_lifted_too(crazy4) -> None:
    crazy4.open().do(c.PlaceWagers(1, {"ante": 500}), c.SeeChip(1), c.SeeChip(4))
    assert (4, "A") not in to_lift(crazy4.table)
    assert to_lift(crazy4.do(c.StartGame()).table) == ((1, "A"), (4, "A"))
