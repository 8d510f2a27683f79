"""Pages of the sheet share their two buttons."""

from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import replace


def test_a_page_without_a_next_step_shows_no_next_button(page, sheets, control) -> None:
    page.show_state(replace(sheets.ask(), cards=()))
    (back,) = page.controls.shown
    assert back is control(page, sheets.ask().back.touch)


def test_what_is_pressed_after_a_time_out_is_apart_from_both_buttons(page, sheets, control) -> None:
    verify, timeout = sheets.verify(), sheets.timeout()
    page.show_state(verify)
    back, following = (control(page, act.touch).geometry() for act in (verify.back, verify.confirm))
    assert back.bottom() < page.height()
    page.show_state(timeout)
    assert isinstance(timeout.try_again, Button)
    between = control(page, timeout.try_again.touch).geometry()
    assert following.right() + 40 < between.left()
    assert between.right() < back.left()
