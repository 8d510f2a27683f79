"""The views of a table: what lies over it comes, goes, and follows the size of the screen."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.banner import BANNER_HEIGHT
from dealer_assist.ui.models.actions import ActionLook, SheetLook
from dealer_assist.ui.table_views import TableViews, ViewsLook

QUESTION = SheetLook(
    "Menu", "Table 12", (ActionLook("close", "CLOSE TABLE", ""),), ActionLook("back", "BACK", "")
)


def test_a_question_lies_on_top_and_goes_again(kit, layout, samples, shown) -> None:
    views = TableViews(kit, layout)
    shown(views, 1920, 1080)
    views.show_state(ViewsLook(samples.in_play(), question=QUESTION))
    assert views.sheet.isVisible()
    assert views.childAt(QPoint(20, 540)) is views.sheet
    views.show_state(ViewsLook(samples.in_play()))
    assert not views.sheet.isVisible()


def test_everything_follows_the_size_of_the_screen(kit, layout, samples, sheets, shown) -> None:
    views = TableViews(kit, layout)
    shown(views, 1920, 1080)
    views.show_state(ViewsLook(samples.in_play(), sheets.verify(), QUESTION))
    views.resize(1280, 800)
    assert views.table.geometry() == views.rect()
    assert views.sheet.geometry() == views.rect()
    assert views.modal.geometry().bottomRight() == views.rect().bottomRight()


def test_a_question_over_a_table_that_got_its_size_before_it_showed_is_as_large_as_the_table(
    kit, layout, samples, shown
) -> None:
    views, window = TableViews(kit, layout), QWidget()  # as a kiosk puts an opened table on
    views.show_state(ViewsLook(samples.in_play()))
    views.setParent(window)
    views.setGeometry(0, 0, 1366, 768)
    shown(window, 1366, 768)
    views.show_state(ViewsLook(samples.in_play(), question=QUESTION))
    assert views.table.scale < 1.0
    assert views.sheet.scale == views.menu.scale == views.table.scale


def test_views_built_anew_behind_a_sheet_leave_the_banner_free(
    kit, layout, samples, sheets, shown
) -> None:
    views = TableViews(kit, layout)  # as after a change of settings: sized before they show a state
    shown(views, 1920, 1080)
    views.show_state(ViewsLook(samples.in_play(), sheets.verify()))
    assert views.modal.geometry().top() == BANNER_HEIGHT


def test_a_sheet_that_was_there_before_the_window_lies_over_the_table_as_it_shows(
    kit, layout, samples, sheets, shown, picture
) -> None:
    look = ViewsLook(samples.in_play(), sheets.verify())
    resumed, window = TableViews(kit, layout), QWidget()  # a crash behind the supervisor's sheet
    resumed.show_state(look)
    resumed.setParent(window)
    resumed.setGeometry(0, 0, 1920, 1080)
    shown(window, 1920, 1080)
    usual = TableViews(kit, layout)
    shown(usual, 1920, 1080)
    usual.show_state(look)
    assert picture(resumed) == picture(usual)


def test_every_signal_of_the_screen_is_passed_on(kit, layout) -> None:
    views = TableViews(kit, layout)
    heard: list[object] = []
    for signal in (views.seat_touched, views.hand_pressed, views.action_pressed):
        signal.connect(heard.append)
    views.notice_pressed.connect(heard.append)
    views.tab_pressed.connect(heard.append)
    views.key_turned.connect(heard.append)
    views.chip_tapped.connect(lambda seat, sensor: heard.append((seat, sensor)))
    views.table.seat_touched.emit(3)
    views.table.hand_pressed.emit("four_aces")
    views.table.action_pressed.emit("menu")
    views.table.notice_pressed.emit("test:5A")
    views.table.tab_pressed.emit("B")
    views.table.key_turned.emit("JPH")
    views.table.chip_tapped.emit(2, "A")
    assert heard == [3, "four_aces", "menu", "test:5A", "B", "JPH", (2, "A")]
