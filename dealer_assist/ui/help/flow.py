"""What help does: a page is read chapter by chapter, and leads to others."""

from typing import assert_never

from dealer_assist.catalog.handbook import Handbook
from dealer_assist.catalog.handbook_search import FoundPage, find_pages
from dealer_assist.ui.help.by_task import MOST_TYPED, tasks_page
from dealer_assist.ui.help.reading import contents_page, reading_page
from dealer_assist.ui.help.touches import (
    ChapterChosen,
    ContentsTouched,
    HelpBack,
    HelpClosed,
    HelpPageChosen,
    HelpTouch,
    SearchCleared,
    SearchTyped,
    SheetTurned,
    TasksTouched,
)
from dealer_assist.ui.toolkit.flow import Back, Flow, Leave, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.values.frame import BARE
from dealer_assist.ui.toolkit.values.typed import typed_on


class HelpPageFlow(Flow[Page[HelpTouch], HelpTouch]):
    """One page, in the reader's language where the handbook has it."""

    style = BARE

    def __init__(
        self,
        handbook: Handbook,
        name: str,
        language: str,
        place: int = 0,
        *,
        is_first: bool = False,
    ) -> None:
        self._handbook, self._language, self._is_first = handbook, language, is_first
        self.page = handbook.page(name, language)
        self._place, self._sheet = place, 0
        self._made: Page[HelpTouch] | None = None

    def model(self) -> Page[HelpTouch]:
        """Return the chapter that is open."""
        if self._made is None:
            self._made = reading_page(
                self._handbook,
                self.page,
                self._place,
                self._sheet,
                self._language,
                is_first=self._is_first,
            )
        return self._made

    def take(self, touch: HelpTouch) -> Step:
        """Turn to another sheet, chapter or page, or put help away."""
        self._made = None
        match touch:
            case SheetTurned(sheet):
                self._sheet = sheet
                return Stay()
            case ChapterChosen(place):
                self._place, self._sheet = place, 0
                return Stay()
            case _:
                return _led(touch, self._handbook, self._language)


class ContentsFlow(Flow[Page[HelpTouch], HelpTouch]):
    """The list of all pages."""

    style = BARE

    def __init__(self, handbook: Handbook, language: str) -> None:
        self._handbook, self._language = handbook, language
        self._made = contents_page(handbook, language)

    def model(self) -> Page[HelpTouch]:
        """Return the pages by their titles."""
        return self._made

    def take(self, touch: HelpTouch) -> Step:
        """Open a page, or go back."""
        return _led(touch, self._handbook, self._language)


class TasksFlow(Flow[Page[HelpTouch], HelpTouch]):
    """The handbook by task, and a search through all of it."""

    style = BARE

    def __init__(self, handbook: Handbook, language: str) -> None:
        self._handbook, self._language = handbook, language
        self.typed = ""
        self._found: tuple[FoundPage, ...] = ()

    def model(self) -> Page[HelpTouch]:
        """Return the tasks, what is typed and what is found."""
        return tasks_page(self.typed, self._found)

    def take(self, touch: HelpTouch) -> Step:
        """Search by another letter, or lead to a page."""
        match touch:
            case SearchTyped(key):
                self._search(typed_on(self.typed, key, MOST_TYPED).lstrip())
                return Stay()
            case SearchCleared():
                self._search("")
                return Stay()
            case _:
                return _led(touch, self._handbook, self._language)

    def _search(self, typed: str) -> None:
        if typed != self.typed:
            self.typed = typed.lower()
            self._found = find_pages(self._handbook, self._language, typed)


def _led(
    touch: HelpTouch,
    handbook: Handbook,
    language: str,
) -> Step:
    match touch:
        case HelpClosed():
            return Leave()
        case HelpBack():
            return Back()
        case ContentsTouched():
            return Show(ContentsFlow(handbook, language))
        case TasksTouched():
            return Show(TasksFlow(handbook, language))
        case HelpPageChosen(name, place):
            return Show(HelpPageFlow(handbook, name, language, place))
        case SheetTurned() | ChapterChosen() | SearchTyped() | SearchCleared():
            return Stay()  # the screen that shows it has taken it
        case _:
            assert_never(touch)
