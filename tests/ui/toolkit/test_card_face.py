"""The face of a card: rank and suit in its colour, at every size, and a back."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit import card_face
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.card_face import draw_card, rank_of
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter

Shown = Callable[[QWidget, int, int], None]
SIZES = ((42, 50), (50, 72), (62, 46), (92, 112), (104, 145))


class OneCard(Canvas):
    """A card that fills its widget."""

    def __init__(self, context: UiContext, card: str, *, is_out: bool = False) -> None:
        super().__init__(context)
        self._card, self._is_out = card, is_out

    def draw(self, painter: Painter) -> None:
        rect = QRectF(0, 0, painter.width, painter.height)
        draw_card(painter, rect, self._card, is_out=self._is_out)


def image(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def has_colour(picture: QImage, name: str) -> bool:
    wide, high = range(picture.width()), range(picture.height())
    return any(picture.pixelColor(x, y).name().upper() == name for x in wide for y in high)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("card", ["As", "Th", "Qd", "7c"])
def test_rank_and_suit_fit_at_every_size(
    context: UiContext, shown: Shown, size: tuple[int, int], card: str
) -> None:
    face = OneCard(context, card)
    shown(face, *size)
    face.grab()

    assert face.too_long == ()


def test_hearts_and_diamonds_are_red_clubs_and_spades_black(
    context: UiContext, shown: Shown
) -> None:
    for card, colour in (("Ah", "paper_red"), ("Ac", "paper_black")):
        face = OneCard(context, card)
        shown(face, 92, 112)
        ink = getattr(context.theme.colour, colour).name().upper()

        assert has_colour(image(face), ink)


def test_a_card_that_lies_face_down_tells_nothing(context: UiContext, shown: Shown) -> None:
    back = OneCard(context, "")
    shown(back, 92, 112)
    picture = image(back)

    assert not has_colour(picture, context.theme.colour.paper.name().upper())
    assert has_colour(picture, context.theme.colour.paper_back.name().upper())


def test_a_discard_looks_other_than_a_card_that_plays(context: UiContext, shown: Shown) -> None:
    plays, discarded = OneCard(context, "Ks"), OneCard(context, "Ks", is_out=True)
    for one in (plays, discarded):
        shown(one, 50, 72)

    assert image(plays) != image(discarded)


def test_a_ten_has_two_digits() -> None:
    assert (rank_of("Th"), rank_of("9h")) == ("10", "9")


def test_cards_lie_beside_each_other_and_say_where_the_next_would(monkeypatch) -> None:
    laid: list[QRectF] = []
    monkeypatch.setattr(card_face, "draw_card", lambda _, box, __: laid.append(box))
    box = QRectF(10, 20, 200, 60)
    assert card_face.draw_cards(None, box, ("As", "Kd"), 40, 5) == 100
    assert laid == [QRectF(10, 20, 40, 60), QRectF(55, 20, 40, 60)]
    laid.clear()
    card_face.draw_centred(None, box, ("As", "Kd"), 40, 10)
    assert laid == [QRectF(65, 20, 40, 60), QRectF(115, 20, 40, 60)]
    laid.clear()
    card_face.draw_centred(None, box, ("2c",) * 10, 40, 2)
    assert laid[0].left() == 10
    assert round(laid[-1].right(), 6) == 210, "many are narrower, and none lies outside"
