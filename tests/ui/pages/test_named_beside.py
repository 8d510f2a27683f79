"""Names at the left, the open one in full: a touch on a name opens it, and marks its button."""

from seated_table import SeatedTable
from tree import every

from dealer_assist.ui.pages.chapter_view import ChapterView
from dealer_assist.ui.pages.rules import RulesPage
from dealer_assist.ui.toolkit.nodes import Mark


def marked(page: RulesPage) -> list[bool]:
    return [one.model.is_on for one in every(page.model(), Mark)]


def test_a_touched_name_is_open_and_the_only_one_that_is_marked(seated: SeatedTable) -> None:
    seated.press("MENU")
    seated.press("RULES")
    page = seated.page
    assert isinstance(page, RulesPage)
    assert marked(page)[:2] == [True, False]
    second = page.chapters[1]
    seated.press(second.title)
    assert marked(page)[:2] == [False, True]
    [text] = seated.window.findChildren(ChapterView)
    assert text.model is second
    assert seated.hand.control(second.title).geometry().right() < text.geometry().left()
