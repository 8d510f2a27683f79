"""The parts of the panel that a closed table needs none of: loaded with the first of them.

This is the one place that loads them: a table stands sooner by as much as they take.
"""

from collections.abc import Callable, Mapping
from typing import Any

from dealer_assist.ui.table.bonus_strip import BonusStrip
from dealer_assist.ui.table.compare_panel import ComparePanel
from dealer_assist.ui.table.hand_button import HandButton
from dealer_assist.ui.table.notice_row import NoticeRow
from dealer_assist.ui.table.pay_charts import PayCharts
from dealer_assist.ui.table.pay_walk import PayWalk
from dealer_assist.ui.table.sensor_tab import SensorTab
from dealer_assist.ui.table.tree_part import TreePart
from dealer_assist.ui.table.wait_row import WaitRow

PARTS: Mapping[str, Callable[..., Any]] = {
    "hands": HandButton,
    "notices": NoticeRow,
    "waits": WaitRow,
    "tabs": SensorTab,
    "charts": PayCharts,
    "strips": BonusStrip,
    "compares": ComparePanel,
    "walks": PayWalk,
    "trees": TreePart,
}
"""Each by the pool that it is in."""
