"""The views of a table: what lies over it comes, goes, and follows the size of the screen."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from dealer_assist.table import commands as c
from dealer_assist.ui.shell.menu import MenuGroup, MenuModel
from dealer_assist.ui.shell.table_views import TableViews, ViewsModel
from dealer_assist.ui.table.actions import (
    ActionPressed,
    DialogAnswered,
    Do,
    OpenMenu,
    PutAway,
    SeatTouched,
)
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT
from dealer_assist.ui.toolkit.values.touches import (
    Button,
    SheetQuestion,
)
from dealer_assist.value import replace

QUESTION = SheetQuestion(
    "Menu",
    "Table 12",
    (Button(Do(c.CloseTable()), "CLOSE TABLE", ""),),
    Button(PutAway(), "BACK", ""),
)


def test_a_question_lies_on_top_and_goes_again(context, layout, samples, shown) -> None:
    views = TableViews(context, layout)
    shown(views, 1920, 1080)
    views.show_state(ViewsModel(samples.in_play(), question=QUESTION))
    assert views.sheet.isVisible()
    assert views.childAt(QPoint(20, 540)) is views.sheet
    views.show_state(ViewsModel(samples.in_play()))
    assert not views.sheet.isVisible()


@pytest.mark.parametrize(
    "question",
    [
        QUESTION,
        MenuModel("Menu", "Table 12", (MenuGroup("Look up", QUESTION.choices),), QUESTION.back),
    ],
)
def test_the_frame_of_simulation_is_drawn_where_something_is_simulated_and_nowhere_else(
    context, layout, samples, shown, question
) -> None:
    """At a live table what lies over it dims the whole of it, header and all, without a frame."""
    violet = context.theme.colour.simulated_mid
    for banner in ("SIMULATED HARDWARE", ""):
        views = TableViews(context, layout)
        shown(views, 1920, 1080)
        views.show_state(ViewsModel(replace(samples.in_play(), banner=banner), question=question))
        seen = views.grab().toImage()
        edges = [seen.pixelColor(x, 700) for x in (1, 1918)]
        assert [edge.rgb() == violet.rgb() for edge in edges] == [bool(banner)] * 2, banner


def test_everything_follows_the_size_of_the_screen(context, layout, samples, sheets, shown) -> None:
    views = TableViews(context, layout)
    shown(views, 1920, 1080)
    views.show_state(ViewsModel(samples.in_play(), sheets.verify(), QUESTION))
    views.resize(1280, 800)
    assert views.table.geometry() == views.rect()
    assert views.sheet.geometry() == views.rect()
    assert views.modal.geometry().bottomRight() == views.rect().bottomRight()


def test_a_question_over_a_table_that_got_its_size_before_it_showed_is_as_large_as_the_table(
    context, layout, samples, shown
) -> None:
    views, window = TableViews(context, layout), QWidget()  # as a kiosk puts an opened table on
    views.show_state(ViewsModel(samples.in_play()))
    views.setParent(window)
    views.setGeometry(0, 0, 1366, 768)
    shown(window, 1366, 768)
    views.show_state(ViewsModel(samples.in_play(), question=QUESTION))
    assert views.table.scale < 1.0
    assert views.sheet.scale == views.menu.scale == views.table.scale


def test_views_built_anew_behind_a_sheet_leave_the_banner_free(
    context, layout, samples, sheets, shown
) -> None:
    views = TableViews(
        context, layout
    )  # as after a change of settings: sized before they show a state
    shown(views, 1920, 1080)
    views.show_state(ViewsModel(samples.in_play(), sheets.verify()))
    assert views.modal.geometry().top() == BANNER_HEIGHT


def test_a_sheet_that_was_there_before_the_window_lies_over_the_table_as_it_shows(
    context, layout, samples, sheets, shown, picture
) -> None:
    model = ViewsModel(samples.in_play(), sheets.verify())
    resumed, window = (
        TableViews(context, layout),
        QWidget(),
    )  # a crash behind the supervisor's sheet
    resumed.show_state(model)
    resumed.setParent(window)
    resumed.setGeometry(0, 0, 1920, 1080)
    shown(window, 1920, 1080)
    usual = TableViews(context, layout)
    shown(usual, 1920, 1080)
    usual.show_state(model)
    for views in (resumed, usual):
        views.tick(0)
    assert picture(resumed) == picture(usual)


def test_a_sheet_that_was_made_ahead_waits_unseen(context, layout, samples, sheets, shown) -> None:
    views = TableViews(context, layout)
    shown(views, 1920, 1080)
    views.show_state(ViewsModel(samples.in_play()))
    views.make_ready()
    made = views.modal
    assert not made.isVisible()
    views.tick(0)
    views.show_state(ViewsModel(samples.in_play(), sheets.verify()))
    assert views.modal is made
    assert made.isVisible()


def test_every_touch_is_passed_on(context, layout, samples, shown, fingers, clock) -> None:
    views = TableViews(context, layout)
    shown(views, 1920, 1080)
    views.show_state(ViewsModel(samples.in_play()))
    heard: list[object] = []
    views.touched.connect(heard.append)
    fingers.tap(views.table.felt.seats[3])
    clock.advance(500)
    fingers.tap(views.table.action_bar.buttons[0])
    assert heard == [SeatTouched(3), ActionPressed(OpenMenu())]


def test_an_answer_is_told_from_a_button_of_the_table(
    context, layout, samples, shown, fingers, clock
) -> None:
    views = TableViews(context, layout)
    shown(views, 1920, 1080)
    views.show_state(ViewsModel(samples.in_play(), question=QUESTION))
    heard: list[object] = []
    views.touched.connect(heard.append)
    for button in views.sheet.buttons:
        clock.advance(800)
        fingers.tap(button)
    assert heard == [DialogAnswered(Do(c.CloseTable())), DialogAnswered(PutAway())]
