"""Names at the left, the open one in full: a touch on a name opens it, and marks its button."""

from seated_table import SeatedTable

from dealer_assist.ui.pages.chapters_page import ChaptersPage


def test_a_touched_name_is_open_and_the_only_one_that_is_marked(seated: SeatedTable) -> None:
    seated.press("MENU")
    seated.press("RULES")
    page = seated.face.pages.page
    assert isinstance(page, ChaptersPage)
    assert [name.model.is_on for name in page.names][:2] == [True, False]
    seated.press(page.names[1].label)
    assert [name.model.is_on for name in page.names][:2] == [False, True]
    assert page.text.model is page.chapters[1]
    assert page.names[0].geometry().right() < page.text.geometry().left()
