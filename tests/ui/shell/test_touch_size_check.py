"""Controls in millimetres, where the screen tells its size."""

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.shell.touch_size_check import ScreenSize, check_touch_size, glass_of

FULL_HD = (1920, 1080)
# Width and height of common 16:9 panels in millimetres: 27, 24, 21.5 and 10.1 inch.
INCH_27, INCH_24, INCH_21, INCH_10 = (598, 336), (531, 299), (476, 268), (224, 126)


@pytest.mark.parametrize(
    ("size", "is_well", "found"),
    [
        (INCH_27, True, "Main buttons 30 mm, the smallest 22 mm"),
        (INCH_24, True, "Main buttons 27 mm, the smallest 20 mm"),
        (INCH_21, False, "Main buttons 24 mm, the smallest 18 mm"),
        (INCH_10, False, "Main buttons 11 mm, the smallest 8 mm"),
    ],
)
def test_the_controls_are_measured_on_the_screen(size, is_well, found) -> None:
    check = check_touch_size(ScreenSize(*FULL_HD, *size), FULL_HD)
    assert (check.is_well, check.found) == (is_well, found)
    assert bool(check.cure) is not is_well


def test_the_cure_names_the_screen_that_is_large_enough() -> None:
    cure = check_touch_size(ScreenSize(*FULL_HD, *INCH_21), FULL_HD).cure
    assert cure == "A screen 533 mm wide would make every one 20 mm"
    assert check_touch_size(ScreenSize(*FULL_HD, 533, 300), FULL_HD).is_well


def test_a_window_smaller_than_its_screen_has_smaller_controls() -> None:
    check = check_touch_size(ScreenSize(*FULL_HD, *INCH_27), (1280, 720))
    assert check.found == "Main buttons 20 mm, the smallest 15 mm"
    assert check.is_well  # it was wanted small


@pytest.mark.parametrize(
    "size", [(0, 0), (-1, 300), (160, 90_000), (1600, 900), (50, 28), (598, 200), (508, 286)]
)
def test_a_size_that_cannot_be_is_not_believed(size) -> None:
    check = check_touch_size(ScreenSize(*FULL_HD, *size), FULL_HD)
    assert check.is_well
    assert "size in mm not reported" in check.found


def test_the_screen_of_a_window_is_asked(qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    glass = glass_of(window)
    assert glass.width_px > 0
    assert glass.height_px > 0
