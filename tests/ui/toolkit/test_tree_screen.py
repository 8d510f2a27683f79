"""Any page is shown by one screen; a control keeps its widget as long as its touch is there."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent

from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.ui.toolkit.nodes import (
    Columns,
    Faced,
    Filter,
    HelpAtEnd,
    Keys,
    Listing,
    Look,
    Mark,
    Node,
    Page,
    Panel,
    Pick,
    Press,
    RowPress,
    StaffCard,
    TabPress,
    Text,
    Turn,
    WidgetNode,
    column,
    space,
)
from dealer_assist.ui.toolkit.nodes import Shown as ShownNode
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.frame import BARE, SHEET, FrameHead, ScreenFrame
from dealer_assist.ui.toolkit.values.grid import Cell, Column, Grid, Row
from dealer_assist.ui.toolkit.values.lists import ListColumn
from dealer_assist.ui.toolkit.values.touches import Button, Choice, Tab

LOOK, PAY = Button("look", "LOOK", "check"), Button("pay", "PAY", "check")


class Shown:
    """A screen that is seen, and what was touched on it."""

    def __init__(self, context: UiContext, show: Any, *nodes: Node | None) -> None:
        self.screen = TreeScreen(context, style=BARE)
        self.told: list[object] = []
        self.screen.touched.connect(self.told.append)
        self.turn(*nodes)
        show(self.screen, 800, 800)
        self.screen.arrange()

    def turn(self, *nodes: Node | None) -> None:
        """Show another page."""
        held = (node.of(100) if isinstance(node, WidgetNode) else node for node in nodes)
        self.screen.show_state(Page(column(*held, gap=20)))

    @property
    def widgets(self) -> tuple[Any, ...]:
        """Return the widgets of the page, in its order."""
        return self.screen.controls.shown

    def called(self, label: str) -> Any:
        """Return the widget with these words."""
        return next(widget for widget in self.widgets if widget.label == label)


@pytest.fixture
def show(context: UiContext, shown: Any) -> Any:
    return lambda *nodes: Shown(context, shown, *nodes)


@pytest.mark.parametrize(
    "node",
    [
        Press(Button("this", "DO IT", "check")),
        RowPress(Button("this", "LOOK", "check")),
        Filter(Choice("this", "Today")),
        Pick(Choice("this", "Today")),
        Mark(Choice("this", "Today")),
        TabPress(Tab("this", "Cards", "card")),
        Turn(Button("this", "Next page", "arrow-right")),
        Faced(Look("this", "A. Novak", Panel(Text("A. Novak", "bold_24")))),
        StaffCard(SimulatedCardModel("this", "Dealer", "A. Novak")),
    ],
    ids=lambda node: type(node).__name__,
)
def test_a_touch_goes_out(show: Any, fingers: Any, node: WidgetNode) -> None:
    page = show(node)
    fingers.tap(page.widgets[0])
    assert page.told == ["this"]


def test_a_row_of_its_list_is_a_touch(show: Any, fingers: Any) -> None:
    rows = (Row((Cell("Sofia"),), touch="sofia"),)
    page = show(Listing(Grid((Column("Name"),), rows)).of(400))
    grid = page.widgets[0]
    assert isinstance(grid, GridView)
    fingers.tap(grid.lines[0])
    assert page.told == ["sofia"]


def test_a_finger_that_holds_a_button_keeps_it_when_others_come_before_it(
    show: Any, fingers: Any
) -> None:
    page = show(Press(PAY))
    held = page.called("PAY")
    fingers.press(held)
    page.turn(Press(LOOK), Press(PAY))
    assert page.called("PAY") is held
    assert held.is_pressed
    assert held.geometry().top() == 120
    fingers.lift(held)
    assert page.told == ["pay"]


def test_a_finger_on_what_goes_presses_nothing_that_takes_its_widget(
    show: Any, fingers: Any
) -> None:
    page = show(Press(LOOK))
    held = page.called("LOOK")
    fingers.press(held)
    page.turn(space(300), Press(PAY))
    assert page.called("PAY") is held
    fingers.lift(held)
    assert page.told == []


def test_the_focus_stays_with_a_touch_wherever_it_goes(show: Any) -> None:
    page = show(Press(LOOK), Press(PAY))
    page.called("PAY").setFocus(Qt.FocusReason.TabFocusReason)
    page.turn(Press(PAY), Press(LOOK))
    assert page.screen.focusWidget() is page.called("PAY")


def test_the_keyboard_goes_through_the_page_as_the_eye_does(show: Any) -> None:
    page = show(Press(LOOK), Press(PAY))
    page.turn(Press(Button("first", "FIRST", "")), Press(LOOK), Press(PAY))
    page.called("FIRST").setFocus(Qt.FocusReason.TabFocusReason)
    assert page.called("FIRST").nextInFocusChain() is page.called("LOOK")
    assert page.called("LOOK").nextInFocusChain() is page.called("PAY")


def test_what_goes_is_hidden_and_its_widget_serves_again(show: Any) -> None:
    page = show(Press(LOOK), Press(PAY))
    gone = page.called("PAY")
    page.turn(Press(LOOK))
    assert [widget.label for widget in page.widgets] == ["LOOK"]
    assert gone.isHidden()
    page.turn(Press(LOOK), Press(Button("other", "OTHER", "")))
    assert page.called("OTHER") is gone
    assert not gone.isHidden()


def test_a_button_of_another_size_is_another_widget(show: Any) -> None:
    page = show(Press(PAY))
    small = page.called("PAY")
    page.turn(Press(PAY, "bold_30"))
    assert page.called("PAY") is not small


def test_a_second_tap_presses_nothing_that_came_under_the_finger(show: Any, fingers: Any) -> None:
    page = show(Press(LOOK))
    fingers.tap(page.called("LOOK"))
    page.turn(Press(PAY))
    fingers.tap(page.called("PAY"))
    assert page.told == ["look"]


def test_controls_with_the_same_touch_have_a_widget_each(show: Any) -> None:
    page = show(Press(PAY), Press(PAY))
    assert len(set(page.widgets)) == 2


def test_a_page_that_is_equal_changes_nothing(show: Any, monkeypatch: Any) -> None:
    page = show(Text("Words", "bold_24").of(40), Press(PAY))
    laid: list[object] = []
    monkeypatch.setattr(page.screen, "arrange", lambda: laid.append(1))  # counts, lays nothing out
    page.turn(Text("Words", "bold_24").of(40), Press(PAY))
    assert laid == []
    page.turn(Text("Other words", "bold_24").of(40), Press(PAY))
    assert laid == [1]


def test_its_frame_is_the_page_s_own(context: UiContext, shown: Any) -> None:
    screen = TreeScreen(context)
    frame: ScreenFrame[str] = ScreenFrame(head=FrameHead("FLOOR"))
    screen.show_state(Page(space(), frame))
    shown(screen, 1920, 1080)
    assert not screen.parts.head.isHidden()
    screen.show_state(Page(space()))
    assert screen.parts.head.isHidden()


def test_the_way_to_help_is_at_the_right_end_of_its_line(show: Any) -> None:
    page = show(HelpAtEnd())
    button: Widget = page.widgets[0]
    assert button.geometry().right() == 799


def test_a_sheet_has_no_other_way_to_help_than_that_of_its_tree(context: UiContext) -> None:
    screen = TreeScreen(context, style=SHEET, is_sheet=True)
    screen.show_state(Page(HelpAtEnd(), name="Paused"))
    assert screen.parts.help_button.isHidden()
    assert screen.accessibleName() == "Paused"


def test_a_face_is_painted_as_it_is_given_and_another_under_the_finger(
    show: Any, fingers: Any, picture: Any
) -> None:
    plain = Panel(Text("A. Novak", "bold_24"))
    page = show(Faced(Look("this", "A. Novak", plain, Panel(fill="ok"), "Well", "")))
    row = page.called("A. Novak")
    before = picture(row)
    fingers.press(row)
    assert picture(row) != before
    fingers.lift(row)
    assert (picture(row), row.accessibleDescription()) == (before, "Well")
    page.turn(Faced(Look("this", "A. Novak", plain, reason="Away")))
    assert row.reason == "Away"


def test_an_arrow_keeps_its_widget_while_its_touch_changes(show: Any, fingers: Any) -> None:
    page = show(Turn(Button(4, "Next page", "arrow-right")))
    arrow = page.called("Next page")
    fingers.tap(arrow)
    page.turn(Turn(Button(8, "Next page", "arrow-right", reason="This is the last page")))
    assert page.called("Next page") is arrow
    assert (page.told, arrow.reason) == ([4], "This is the last page")


def test_columns_are_named(show: Any) -> None:
    (columns,) = show(Columns((ListColumn("Ante", "", ()),))).widgets
    assert columns.accessibleName() == "Ante"


def test_a_key_tells_a_touch_of_its_word(show: Any, fingers: Any) -> None:
    page = show(Keys((("1", "2"), ("3",)), lambda word: ("typed", word)))
    (_, two), _ = page.widgets[0].rows
    fingers.tap(two)
    assert page.told == [("typed", "2")]


class Fitting(ShownNode):
    """Tells how high it is as soon as it is placed."""

    model: None = None


class FittingView(Canvas):
    tell: Tell

    def show_state(self, model: None) -> None:
        """Look as always."""

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's own
        self.tell(("fits", event.size().height()))


@shows(Fitting)
def _fitting(on: Canvas, node: Fitting, tell: Tell) -> Widget:
    made = FittingView(on.context, on)
    made.tell = tell
    return made


def test_what_a_widget_tells_while_it_is_placed_is_heard_when_all_are(
    context: UiContext, shown: Any
) -> None:
    """An answer that shows another page at once would else be overwritten by the first one."""
    screen = TreeScreen(context, style=BARE)
    told: list[object] = []

    def answer(touch: object) -> None:
        told.append(touch)
        screen.show_state(Page(column(Fitting().of(100), Press(PAY).of(100))))

    screen.touched.connect(answer)
    shown(screen, 800, 800)
    screen.show_state(Page(column(Fitting().of(100), Press(LOOK).of(100))))
    assert told == [("fits", 100)]
    *_, last = screen.controls.shown
    assert last.model == PAY
