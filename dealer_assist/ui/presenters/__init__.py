"""From the table to what its screens show: pure functions, no Qt, every sentence made here."""

from typing import TYPE_CHECKING

from dealer_assist.lazy import on_first_use

if TYPE_CHECKING:
    from dealer_assist.ui.presenters import doubts as doubts
    from dealer_assist.ui.presenters import event_words as event_words
    from dealer_assist.ui.presenters import panel_head as panel_head
    from dealer_assist.ui.presenters import pay_charts as pay_charts
    from dealer_assist.ui.presenters import sensor_faults as sensor_faults
    from dealer_assist.ui.presenters import sheets as sheets
else:
    __getattr__ = on_first_use(__name__)
