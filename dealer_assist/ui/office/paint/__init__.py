"""What the pages of the Game Manager are painted by, and the widgets that only they have."""

from dealer_assist.ui.office.paint import (  # noqa: F401 - each registers what it shows
    controls,
    fan_chart,
    fault_chart,
    hits_chart,
    meter_figures,
    meter_plot,
    pane_stage,
    win_lines,
    words,
)
