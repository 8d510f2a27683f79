"""Amounts on the sign are as large as their box allows and never leave it."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from dealer_assist.ui.sign.amount import draw_sign_amount
from dealer_assist.ui.toolkit.painter import Painter


@pytest.mark.parametrize("amount", ["$5,000.00", "$118,402.51", "$9,118,402.51", "$0.37"])
def test_an_amount_stays_in_its_box(context, amount: str) -> None:
    image = QImage(900, 300, QImage.Format.Format_RGB32)
    image.fill(0)
    qpainter = QPainter(image)
    draw_sign_amount(
        Painter(qpainter, context, 900, 300), QRectF(100, 40, 700, 200), amount, amount, 1.0
    )
    qpainter.end()
    ink = [
        (x, y) for x in range(0, 900, 3) for y in range(0, 300, 3) if image.pixel(x, y) & 0xF0F0F0
    ]
    assert ink
    assert min(x for x, _ in ink) >= 97
    assert max(x for x, _ in ink) <= 803
    assert min(y for _, y in ink) >= 37
    assert max(y for _, y in ink) <= 243


def test_a_rolling_amount_is_between_both(context) -> None:
    pictures = []
    for part in (0.0, 0.5, 1.0):
        image = QImage(900, 300, QImage.Format.Format_RGB32)
        image.fill(0)
        qpainter = QPainter(image)
        painter = Painter(qpainter, context, 900, 300)
        draw_sign_amount(painter, QRectF(0, 0, 900, 300), "$1.24", "$1.48", part)
        qpainter.end()
        pictures.append(bytes(image.constBits()))
    assert len(set(pictures)) == 3
