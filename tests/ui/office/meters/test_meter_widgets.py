"""A meter at the top of the page."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.meters.meter_widgets import MeterCard
from dealer_assist.ui.office.meters.model import MeterCardModel, MeterShown
from dealer_assist.ui.toolkit.context import UiContext

LOOK = MeterCardModel(
    MeterShown(("A", "main")), "Progressive meter", "$5,003.68", "ATLAS-1, seed $5,000"
)


def test_a_touch_names_the_meter(context: UiContext, shown, fingers) -> None:
    card = MeterCard(context)
    card.show_state(LOOK)
    shown(card, 430, 132)
    named: list[object] = []
    card.chosen.connect(named.append)
    fingers.tap(card)
    assert named == [MeterShown(("A", "main"))]
    assert card.accessibleDescription() == "$5,003.68"


def test_the_one_that_shows_has_a_white_frame(
    context: UiContext, shown, picture: Callable[[QWidget], bytes]
) -> None:
    card = MeterCard(context)
    card.show_state(LOOK)
    shown(card, 430, 132)
    quiet = picture(card)
    card.show_state(
        MeterCardModel(
            MeterShown(("A", "main")), LOOK.title, LOOK.amount, LOOK.note, is_selected=True
        )
    )
    assert picture(card) != quiet
    assert card.too_long == ()
