"""A tile of the fault panel: it names what was touched, and looks broken when it is."""

from dealer_assist.ui.pages.faults.page import FaultTile
from dealer_assist.ui.pages.faults.presenter import FaultTileModel

WORKS = FaultTileModel("fault sensor 5 stuck", "STUCK", "It says that it is stuck", "triangle")
BROKEN = FaultTileModel("fault sensor 5 stuck", "STUCK", "Touch again to mend", "check", is_on=True)


def test_a_touch_names_the_fault(context, shown, fingers, clock) -> None:
    tile = FaultTile(context)
    shown(tile, 400, 96)
    tile.show_state(WORKS)
    heard: list[str] = []
    tile.chosen.connect(heard.append)
    fingers.tap(tile)
    clock.advance(1_000)
    fingers.tap(tile)
    assert heard == ["fault sensor 5 stuck"] * 2


def test_a_broken_one_looks_different_and_says_so_to_assistive_tools(
    context, shown, picture
) -> None:
    tile = FaultTile(context)
    shown(tile, 400, 96)
    tile.show_state(WORKS)
    before = picture(tile)
    tile.show_state(BROKEN)
    assert picture(tile) != before
    assert tile.accessibleName() == "STUCK"
    assert tile.accessibleDescription() == "Touch again to mend"


def test_the_chosen_one_has_a_frame_of_its_own(context, shown, picture) -> None:
    tile = FaultTile(context)
    shown(tile, 400, 96)
    tile.show_state(FaultTileModel("printer", "Printer", "Works"))
    before = picture(tile)
    tile.show_state(FaultTileModel("printer", "Printer", "Works", is_chosen=True))
    assert picture(tile) != before
