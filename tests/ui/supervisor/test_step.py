"""Pages of the sheet share their two buttons."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.supervisor.step import DialogStep


def test_a_page_without_a_next_step_shows_no_next_button(context, sheets, qtbot) -> None:
    page = DialogStep(context)
    qtbot.addWidget(page)
    page.place(QRectF(0, 0, 1754, 878), 1.0)
    page.show_buttons(sheets.BACK, None)
    page.show()
    assert page.quiet.isVisible()
    assert not page.next.isVisible()


def test_body_and_buttons_do_not_overlap(context, qtbot) -> None:
    page = DialogStep(context)
    qtbot.addWidget(page)
    page.place(QRectF(0, 0, 1754, 878), 1.0)
    assert page.body().bottom() < page.buttons_top()
    assert page.quiet.geometry().bottom() < page.height()
    between, following = page.between().toRect(), page.next.geometry()
    assert following.right() + 40 < between.left()
    assert between.right() < page.quiet.geometry().left()
