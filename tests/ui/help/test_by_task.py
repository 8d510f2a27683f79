"""The handbook by task: sixteen ways to a page, and a search by touch."""

from seated_table import SeatedTable

from dealer_assist.ui.help.by_task import MOST_TYPED, TASKS
from dealer_assist.ui.help.flow import HelpPageFlow, TasksFlow
from dealer_assist.ui.help.stage import shipped
from dealer_assist.ui.help.touches import HelpPageChosen, SearchCleared, SearchTyped
from dealer_assist.ui.toolkit.flow import Show
from dealer_assist.ui.toolkit.nodes import Pick, nodes_of
from dealer_assist.ui.toolkit.values.typed import ERASE, SPACE


def tasks() -> TasksFlow:
    return TasksFlow(shipped(), "en")


def typed(flow: TasksFlow, words: str) -> TasksFlow:
    for sign in words:
        flow.take(SearchTyped(SPACE if sign == " " else sign))
    return flow


def test_every_task_leads_to_a_page_of_the_handbook() -> None:
    pages = [one.page for _, group in TASKS for one in group]
    assert [len(group) for _, group in TASKS] == [4, 4, 4, 4]
    assert set(pages) <= set(shipped().names)


def test_what_is_typed_is_searched_at_each_letter_and_cleared() -> None:
    flow = typed(tasks(), "LATE CHIPS")
    flow.take(SearchTyped(ERASE))
    assert flow.typed == "late chip"
    flow.take(SearchCleared())
    assert flow.typed == ""


def test_no_more_is_typed_than_there_is_room_for_and_no_space_comes_first() -> None:
    assert typed(tasks(), " ").typed == ""
    assert len(typed(tasks(), "A" * 60).typed) == MOST_TYPED


def test_what_is_found_opens_at_its_chapter() -> None:
    step = tasks().take(HelpPageChosen("procedures/late-chip", 1))
    assert isinstance(step, Show)
    assert isinstance(step.flow, HelpPageFlow)
    picks = [node.model for node in nodes_of(step.flow.model().body) if isinstance(node, Pick)]
    assert [pick.is_on for pick in picks].index(True) == 1


def test_a_page_is_found_by_touch_and_read(seated: SeatedTable) -> None:
    seated.open()
    seated.window.open_help()
    seated.wait()
    seated.press("HANDBOOK")
    for letter in "ENVY":
        seated.press(letter)
    seated.press("Two winners and envy")
    stage = seated.face.help.stage
    assert stage is not None
    assert isinstance(stage.flow, HelpPageFlow)
    assert stage.flow.page.name == "procedures/two-winners"
    seated.press("BACK")
    assert isinstance(stage.flow, TasksFlow)
    assert stage.flow.typed == "envy"
