"""A pane that is open: its flows outlive the stage that shows them, and end together."""

from typing import Any

from office_table import enter, office_of
from seated_table import SeatedTable

from dealer_assist.ui.office.alerts import AlertsFlow
from dealer_assist.ui.office.copies import PaperCopies
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.open_pane import OpenPane
from dealer_assist.ui.toolkit.flow import Flow, Say


class Noted(AlertsFlow):
    """Notes on a list that it has ended."""

    def __init__(self, office: Office, ended: list[Flow[Any, Any]]) -> None:
        super().__init__(office, PaperCopies(office.page_context))
        self._ended = ended

    def left(self) -> None:
        self._ended.append(self)


def test_the_newest_flow_ends_first(seated: SeatedTable) -> None:
    ended: list[Flow[Any, Any]] = []
    first, over = Noted(office_of(seated), ended), Noted(office_of(seated), ended)
    opened = OpenPane("alerts", first)
    opened.flows.append(over)
    opened.leave()

    assert ended == [over, first]
    assert opened.flows == []


def test_a_step_that_no_touch_led_to_is_carried_out_once(seated: SeatedTable) -> None:
    office = enter(seated.open(), "alerts")
    pane = office.pane
    assert pane is not None
    pane.flow.office.go(Say("Done elsewhere"))
    seated.wait()

    assert pane.said == "Done elsewhere"
    assert office.page.pane is not None
    assert office.page.pane.steps == []
