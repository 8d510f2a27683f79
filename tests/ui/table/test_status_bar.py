"""The status strip drops what matters least when it is narrow."""

from ink import painted
from PySide6.QtCore import QRectF

from dealer_assist.ui.table.model.table import STATUS_HEIGHT
from dealer_assist.ui.table.status_bar import StatusBar
from dealer_assist.value import replace


def test_everything_fits_the_design_width(context, samples, qtbot) -> None:
    bar = StatusBar(context)
    qtbot.addWidget(bar)
    bar.place(QRectF(0, 0, 1880, STATUS_HEIGHT), 1.0)
    bar.show_state(samples.status())
    bar.grab()
    assert bar.too_long == ()


def test_a_long_game_name_costs_the_system_and_captions_but_no_fact(
    context, samples, qtbot
) -> None:
    bar = StatusBar(context)
    qtbot.addWidget(bar)
    bar.place(QRectF(0, 0, 1180, STATUS_HEIGHT), 1.0)
    bar.show_state(replace(samples.status(), game="House Money Blackjack"))
    bar.grab()
    assert bar.too_long == ()


def test_the_back_office_has_its_own_word_for_who_is_there(context, samples, qtbot) -> None:
    bar = StatusBar(context, who="Signed in")
    qtbot.addWidget(bar)
    bar.place(QRectF(0, 0, 1880, STATUS_HEIGHT), 1.0)
    bar.show_state(samples.status())
    _, marks = painted(bar)
    words = [mark.words for mark in marks]
    assert "Signed in" in words
    assert "Dealer" not in words
