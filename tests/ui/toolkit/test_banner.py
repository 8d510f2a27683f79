"""Nothing simulated is shown without the banner."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.banner import Banner
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT


def test_the_banner_is_there_exactly_when_it_has_words(context, samples, qtbot) -> None:
    banner = Banner(context)
    qtbot.addWidget(banner)
    banner.place(QRectF(0, 0, 1920, BANNER_HEIGHT), 1.0)
    banner.show_state(samples.BANNER)
    assert banner.isVisible()
    banner.grab()
    assert banner.too_long == ()
    assert banner.accessibleName() == samples.BANNER
    banner.show_state("")
    assert not banner.isVisible()
