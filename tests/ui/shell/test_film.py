"""The film over the table takes light, never a touch."""

import pytest
from PySide6.QtGui import QColor
from seated_table import SeatedTable


def dim(table: SeatedTable, brightness: int) -> None:
    for words in ("MENU", "SETTINGS", f"{brightness}%", "BACK TO TABLE"):
        table.press(words)


def light(table: SeatedTable) -> int:
    image = table.window.grab().toImage()
    return max(image.pixelColor(x, 30).lightness() for x in range(700, 900))


@pytest.mark.parametrize("brightness", [80, 60, 40])
def test_less_brightness_is_less_light(seated: SeatedTable, brightness: int) -> None:
    seated.open()
    full = light(seated)
    dim(seated, brightness)
    assert light(seated) == pytest.approx(full * brightness / 100, abs=6)
    dim(seated, 100)
    assert light(seated) == full


def test_a_touch_goes_through(seated: SeatedTable) -> None:
    seated.open()
    dim(seated, 40)
    seated.press("Chip 3")
    assert seated.table.sensor((3, "A")).has_chip


def test_a_page_is_dimmed_too(seated: SeatedTable) -> None:
    seated.open()
    dim(seated, 40)
    seated.press("MENU")
    seated.press("PAYTABLES")
    image = seated.window.grab().toImage()
    assert image.pixelColor(45, 80).lightness() < QColor("#F4F7F9").lightness() * 0.5


def test_a_fault_is_shown_in_full_light(seated: SeatedTable) -> None:
    seated.open()
    full = light(seated)
    dim(seated, 40)
    seated.stick(5)
    assert light(seated) == full
