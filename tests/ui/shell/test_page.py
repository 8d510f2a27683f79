"""A page over the table: where its parts are, and that nothing under it is touched."""

import pytest
from blank_page import BlankPage
from seated_table import SeatedTable

from dealer_assist.ui.shell.table_page import BACK_WIDTH, FOOT, GAP, HEAD, SIDE, TOP
from dealer_assist.ui.toolkit.banner import Banner
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT


@pytest.fixture
def page(seated: SeatedTable) -> BlankPage:
    seated.open()
    seated.face.pages.open("blank", lambda: BlankPage, seated.context, "SIMULATED")
    seated.wait()
    assert isinstance(seated.page, BlankPage)
    return seated.page


def test_head_body_and_foot_are_below_each_other_under_the_banner(
    page: BlankPage, seated: SeatedTable
) -> None:
    box = {words: seated.hand.control(words).geometry() for words in ("IN THE BODY", "A WAY")}
    assert box["IN THE BODY"].top() == BANNER_HEIGHT + TOP + HEAD
    assert box["IN THE BODY"].bottom() + 1 + GAP == box["A WAY"].top() == 1080 - TOP - FOOT
    (banner,) = seated.face.pages.page.findChildren(Banner)
    assert banner.height() == BANNER_HEIGHT


def test_the_way_back_leaves_the_rest_of_its_row_to_the_page(
    page: BlankPage, seated: SeatedTable
) -> None:
    back, way = (seated.hand.control(words).geometry() for words in ("BACK TO TABLE", "A WAY"))
    assert (back.left(), back.width()) == (SIDE, BACK_WIDTH)
    assert way.left() == SIDE + BACK_WIDTH + GAP
    assert way.right() + 1 == 1920 - SIDE


def test_a_touch_beside_the_controls_does_not_reach_the_table(
    page: BlankPage, seated: SeatedTable
) -> None:
    before = len(seated.notebook.entries)
    for x in range(100, 1920, 150):
        for y in range(60, 150, 20):
            seated.tap_at(x, y)
    seated.wait()
    assert len(seated.notebook.entries) == before
    assert seated.face.touch.selected is None


def test_a_page_is_left_by_its_own_button_and_says_so_once(
    page: BlankPage, seated: SeatedTable
) -> None:
    told: list[bool] = []
    seated.face.pages.page.closed.connect(lambda: told.append(True))
    seated.press("BACK TO TABLE")
    assert told == [True]
