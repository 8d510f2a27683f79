"""One win in a list."""

from dealer_assist.ui.office.paint.win_lines import HEIGHT, WinLineRow
from dealer_assist.ui.office.win_list import WinRowModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import replace

PAGE = Button("318", "", "moneybag", name="WIN PAGE 318")
LOOK = WinRowModel("14 Mar 21:48", "Seat 5", "Four Aces", "$118,402.51", "L. Haddad", 2, PAGE)


def test_its_button_names_the_win(context: UiContext, shown, fingers) -> None:
    row = WinLineRow(context)
    row.show_state(LOOK)
    shown(row, 1_580, int(HEIGHT))
    row.arrange()
    named: list[str] = []
    row.pressed.connect(named.append)
    fingers.tap(row.button)
    assert named == ["318"]


def test_a_win_that_was_backed_out_says_so(context: UiContext, shown, picture) -> None:
    row = WinLineRow(context)
    row.show_state(LOOK)
    shown(row, 1_580, int(HEIGHT))
    stands = picture(row)
    row.show_state(replace(LOOK, is_backed_out=True))
    assert picture(row) != stands
    assert row.too_long == ()


def test_a_narrow_list_leaves_out_who_authorised_it(context: UiContext, shown, picture) -> None:
    row = WinLineRow(context)
    row.show_state(LOOK)
    shown(row, 940, int(HEIGHT))
    narrow = picture(row)
    row.show_state(replace(LOOK, who="Somebody Else"))
    assert picture(row) == narrow
    assert row.too_long == ()
