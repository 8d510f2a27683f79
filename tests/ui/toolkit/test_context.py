"""What every widget is given, for one person."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontDatabase, QPainter, QPixmap

import dealer_assist
from dealer_assist.ui.toolkit.context import (
    MOST,
    PixmapCache,
    UiContext,
    WidgetPictures,
    with_preferences,
)
from dealer_assist.ui.toolkit.values.preferences import Preferences


def test_two_kits_do_not_share_a_finger(context: UiContext) -> None:
    other = UiContext.for_person(context.fonts.parent, context.clock_ms, Preferences())
    assert other.finger is not context.finger


def test_letters_are_registered_once_however_many_tables_follow(
    context: UiContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every one that comes Qt looks through all that came before."""
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", lambda file: pytest.fail(file))
    UiContext.for_person(context.fonts.parent, context.clock_ms, Preferences())


def test_what_follows_on_the_same_glass_has_its_finger(context: UiContext) -> None:
    finger, folder = context.finger, context.fonts.parent
    after = UiContext.for_person(folder, context.clock_ms, Preferences(), finger=finger)
    assert after.finger is finger


def test_a_context_follows_the_person_whoever_it_was_made_for(context: UiContext) -> None:
    chosen = Preferences(language="es", left_handed=True, high_contrast=True)
    theirs = UiContext.for_person(context.fonts.parent, context.clock_ms, chosen)
    assert theirs.translator.language == "es"
    assert theirs.is_left_handed
    assert theirs.theme.colour != context.theme.colour
    back = with_preferences(theirs, Preferences())
    assert back.theme == context.theme
    assert (back.translator.language, back.is_left_handed) == ("en", False)


def test_a_context_is_made_in_one_place_so_that_no_screen_forgets_whose_it_is() -> None:
    product = Path(dealer_assist.__file__).parent
    makers = {
        file.relative_to(product).as_posix()
        for file in product.rglob("*.py")
        if re.search(r"\b(UiContext|read_theme)\(", file.read_text(encoding="utf-8"))
    }
    assert makers <= {"ui/toolkit/context.py", "ui/toolkit/theme.py"}


def test_a_picture_is_painted_once(qapp) -> None:
    pictures, painted = PixmapCache(), []

    def paint(qpainter: QPainter) -> None:
        painted.append(1)
        qpainter.fillRect(QRectF(0, 0, 4, 4), Qt.GlobalColor.red)

    first = pictures.get("lamp", QSize(4, 4), paint)
    again = pictures.get("lamp", QSize(4, 4), paint)
    assert (len(painted), first is again) == (1, True)
    assert first.toImage().pixelColor(1, 1) == Qt.GlobalColor.red


def test_another_size_is_another_picture(qapp) -> None:
    pictures = PixmapCache()
    small = pictures.get("lamp", QSize(4, 4), lambda qpainter: None)
    large = pictures.get("lamp", QSize(8, 8), lambda qpainter: None)
    assert (small.width(), large.width()) == (4, 8)


def test_too_many_pictures_begin_anew(qapp) -> None:
    pictures = PixmapCache()
    for number in range(MOST + 5):
        pictures.get(number, QSize(1, 1), lambda qpainter: None)
    assert len(pictures) == 5


def test_what_was_not_shown_for_longest_makes_room(qapp) -> None:
    pictures = WidgetPictures(most_bytes=5 * 400)
    for seat in range(5):
        pictures.keep(seat, QPixmap(10, 10), ())
    assert pictures.find(0) is not None
    pictures.keep(5, QPixmap(10, 10), ("too long",))
    assert [pictures.find(seat) is None for seat in range(6)] == [0, 1, 0, 0, 0, 0]


def test_a_picture_that_would_push_the_others_out_is_not_kept(qapp) -> None:
    pictures = WidgetPictures(most_bytes=1000)
    pictures.keep("screen", QPixmap(100, 100), ())
    assert len(pictures) == 0


def test_pictures_that_were_let_go_stay_gone(qapp) -> None:
    pictures = WidgetPictures()
    pictures.keep("seat", QPixmap(10, 10), ())
    pictures.let_go()
    pictures.keep("seat", QPixmap(10, 10), ())
    assert len(pictures) == 0
