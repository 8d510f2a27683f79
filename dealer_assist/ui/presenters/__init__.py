"""From the table to what its screens show: pure functions, no Qt, every sentence made here."""

from typing import TYPE_CHECKING

from dealer_assist.lazy import on_first_use

if TYPE_CHECKING:
    from dealer_assist.ui.presenters import bonus_strip as bonus_strip
    from dealer_assist.ui.presenters import cards as cards
    from dealer_assist.ui.presenters import chip_tray as chip_tray
    from dealer_assist.ui.presenters import doubts as doubts
    from dealer_assist.ui.presenters import ending as ending
    from dealer_assist.ui.presenters import event_words as event_words
    from dealer_assist.ui.presenters import felt as felt
    from dealer_assist.ui.presenters import panel as panel
    from dealer_assist.ui.presenters import panel_head as panel_head
    from dealer_assist.ui.presenters import pay_charts as pay_charts
    from dealer_assist.ui.presenters import pay_walk as pay_walk
    from dealer_assist.ui.presenters import sensor_faults as sensor_faults
    from dealer_assist.ui.presenters import sheets as sheets
    from dealer_assist.ui.presenters import sides as sides
    from dealer_assist.ui.presenters import stage_bar as stage_bar
else:
    __getattr__ = on_first_use(__name__)
