"""What a round has left open is never hidden behind a sensor that is out (poker B10)."""

from dealer_assist.table import commands as c
from dealer_assist.table.events.values import LeftBehind
from dealer_assist.ui.table.presenter.panel.panel import hand_panel_model
from dealer_assist.value import replace


def test_left_open_is_not_hidden_by_a_sensor_fault(crazy4, view) -> None:
    crazy4.open().do(c.ReportSensorFault(5, "A", "dead"))
    left = (LeftBehind(1, not_ticked=(2, 7)),)
    table = crazy4.table.with_lasting(replace(crazy4.table.lasting, left_behind=left))
    model = hand_panel_model(table, view)
    assert "seats 2 and 7 not ticked" in str(model.waits[0].title)
