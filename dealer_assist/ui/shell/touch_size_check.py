"""Are the controls large enough for a finger on this very screen? Measured, and said if not.

A control is 20 mm where the screen is large enough; on a smaller one it is as large as it can be.
"""

from PySide6.QtWidgets import QWidget

from dealer_assist.desk.self_check import CheckItem
from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.canvas import DESIGN_WIDTH, scale_for
from dealer_assist.value import Value

LEAST_MM = 20
PRIMARY_PX, SMALLEST_PX = 96, 72
_PLAUSIBLE_PPI = (40, 400)
_SQUARE_WITHIN = 0.1
# A display server that knows no size makes one up from this resolution.
_MADE_UP_PPI, _MADE_UP_WITHIN = 96.0, 0.5


class ScreenSize(Value):
    """A screen as it tells its size: in pixels, and in millimetres."""

    width_px: int
    height_px: int
    width_mm: float
    height_mm: float

    @property
    def mm_per_px(self) -> float:
        """Return the size of a pixel, 0 where the screen tells none or one that cannot be."""
        if min(self.width_mm, self.height_mm) <= 0:
            return 0.0
        across, down = self.width_mm / self.width_px, self.height_mm / self.height_px
        is_square = abs(across - down) <= _SQUARE_WITHIN * max(across, down)
        lowest, highest = _PLAUSIBLE_PPI
        ppi = 25.4 / across
        is_plausible = lowest <= ppi <= highest and abs(ppi - _MADE_UP_PPI) > _MADE_UP_WITHIN
        return across if is_square and is_plausible else 0.0


def check_touch_size(glass: ScreenSize, window: tuple[int, int]) -> CheckItem:
    """Say how large the controls are on this screen, in a window of so many pixels.

    A window that leaves room on its screen was wanted small: that is no trouble of the screen.
    """
    mm = glass.mm_per_px * scale_for(*window)
    if not mm:
        told = Msg(
            "{width} × {height}, size in mm not reported",
            width=window[0],
            height=window[1],
        )
        return CheckItem(Msg("Screen"), told)
    primary, smallest = round(PRIMARY_PX * mm), round(SMALLEST_PX * mm)
    found = Msg(
        "Main buttons {primary} mm, the smallest {smallest} mm", primary=primary, smallest=smallest
    )
    if smallest >= LEAST_MM or window != (glass.width_px, glass.height_px):
        return CheckItem(Msg("Screen"), found)
    width = round(DESIGN_WIDTH * LEAST_MM / SMALLEST_PX)
    cure = Msg(
        "A screen {width} mm wide would make every one {size} mm", width=width, size=LEAST_MM
    )
    return CheckItem(Msg("Screen"), found, is_well=False, cure=cure)


def glass_of(window: QWidget) -> ScreenSize:
    """Ask the screen that a window is on."""
    screen = window.screen()
    pixels, size = screen.geometry(), screen.physicalSize()
    return ScreenSize(pixels.width(), pixels.height(), size.width(), size.height())
