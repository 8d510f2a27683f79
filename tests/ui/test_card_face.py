"""The face of a card: rank and suit in its colour, at every size, and a back."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.card_face import draw_card, rank_of
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Easel

Shown = Callable[[QWidget, int, int], None]
SIZES = ((42, 50), (50, 72), (62, 46), (92, 112), (104, 145))


class OneCard(Canvas):
    """A card that fills its widget."""

    def __init__(self, kit: Kit, card: str, *, is_out: bool = False) -> None:
        super().__init__(kit)
        self._card, self._is_out = card, is_out

    def draw(self, easel: Easel) -> None:
        rect = QRectF(0, 0, easel.width, easel.height)
        draw_card(easel, rect, self._card, is_out=self._is_out)


def image(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def has_colour(picture: QImage, name: str) -> bool:
    wide, high = range(picture.width()), range(picture.height())
    return any(picture.pixelColor(x, y).name().upper() == name for x in wide for y in high)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("card", ["As", "Th", "Qd", "7c"])
def test_rank_and_suit_fit_at_every_size(
    kit: Kit, shown: Shown, size: tuple[int, int], card: str
) -> None:
    face = OneCard(kit, card)
    shown(face, *size)
    face.grab()

    assert face.too_long == ()


def test_hearts_and_diamonds_are_red_clubs_and_spades_black(kit: Kit, shown: Shown) -> None:
    for card, colour in (("Ah", "paper_red"), ("Ac", "paper_black")):
        face = OneCard(kit, card)
        shown(face, 92, 112)
        ink = getattr(kit.theme.colour, colour).name().upper()

        assert has_colour(image(face), ink)


def test_a_card_that_lies_face_down_tells_nothing(kit: Kit, shown: Shown) -> None:
    back = OneCard(kit, "")
    shown(back, 92, 112)
    picture = image(back)

    assert not has_colour(picture, kit.theme.colour.paper.name().upper())
    assert has_colour(picture, kit.theme.colour.paper_back.name().upper())


def test_a_discard_looks_other_than_a_card_that_plays(kit: Kit, shown: Shown) -> None:
    plays, discarded = OneCard(kit, "Ks"), OneCard(kit, "Ks", is_out=True)
    for one in (plays, discarded):
        shown(one, 50, 72)

    assert image(plays) != image(discarded)


def test_a_ten_has_two_digits() -> None:
    assert (rank_of("Th"), rank_of("9h")) == ("10", "9")
