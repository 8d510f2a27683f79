"""What help does: a page is read chapter by chapter, and leads to others."""

from typing import assert_never

from dealer_assist.catalog.handbook import Handbook
from dealer_assist.ui.help.model import (
    ChapterChosen,
    ContentsModel,
    ContentsTouched,
    HelpBack,
    HelpClosed,
    HelpModel,
    HelpPageChosen,
    HelpTouch,
    SheetTurned,
)
from dealer_assist.ui.help.presenter import contents_model, help_model
from dealer_assist.ui.toolkit.flow import Back, Flow, Leave, Show, Stay, Step


class HelpPageFlow(Flow[HelpModel, HelpTouch]):
    """One page, in the reader's language where the handbook has it."""

    def __init__(
        self, handbook: Handbook, name: str, language: str, *, is_first: bool = False
    ) -> None:
        self._handbook, self._language, self._is_first = handbook, language, is_first
        self.page = handbook.page(name, language)
        self._place = self._sheet = 0
        self._model: HelpModel | None = None

    def model(self) -> HelpModel:
        """Return the chapter that is open."""
        if self._model is None:
            self._model = help_model(
                self._handbook,
                self.page,
                self._place,
                self._sheet,
                self._language,
                is_first=self._is_first,
            )
        return self._model

    def take(self, touch: HelpTouch) -> Step:
        """Turn to another sheet, chapter or page, or put help away."""
        self._model = None
        match touch:
            case SheetTurned(sheet):
                self._sheet = sheet
                return Stay()
            case ChapterChosen(place):
                self._place, self._sheet = place, 0
                return Stay()
            case _:
                return _led(touch, self._handbook, self._language)


class ContentsFlow(Flow[ContentsModel, HelpTouch]):
    """The list of all pages."""

    def __init__(self, handbook: Handbook, language: str) -> None:
        self._handbook, self._language = handbook, language
        self._model = contents_model(handbook, language, is_first=False)

    def model(self) -> ContentsModel:
        """Return the pages by their titles."""
        return self._model

    def take(self, touch: HelpTouch) -> Step:
        """Open a page, or go back."""
        match touch:
            case SheetTurned() | ChapterChosen():
                return Stay()
            case _:
                return _led(touch, self._handbook, self._language)


def _led(
    touch: HelpClosed | HelpBack | ContentsTouched | HelpPageChosen,
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
        case HelpPageChosen(name):
            return Show(HelpPageFlow(handbook, name, language))
        case _:
            assert_never(touch)
