"""A page of the handbook for the screen: its words are in the reader's language already."""

from dealer_assist.catalog.handbook import Handbook, HandbookPage
from dealer_assist.message import Msg, Translated
from dealer_assist.ui.help.model import (
    ChapterChosen,
    ContentsModel,
    HelpBack,
    HelpClosed,
    HelpModel,
    HelpPageChosen,
    HelpTouch,
    TasksTouched,
)
from dealer_assist.ui.toolkit.values.touches import Button, Choice

IN_ENGLISH = Msg("This page is not in your language yet: it is in English")
_CLOSE: Button[HelpTouch] = Button(HelpClosed(), Msg("CLOSE HELP"), "cross")
_BACK: Button[HelpTouch] = Button(HelpBack(), Msg("BACK"), "arrow-left")
_CONTENTS: Button[HelpTouch] = Button(TasksTouched(), Msg("HANDBOOK"), "book")


def help_model(
    handbook: Handbook, page: HandbookPage, place: int, sheet: int, language: str, *, is_first: bool
) -> HelpModel:
    """Show a chapter of a page; one that is in another language than the reader's says so."""
    open_now = page.chapters[place]
    titles = [(name, handbook.title(name, language)) for name in open_now.leads_to]
    return HelpModel(
        Translated(page.title),
        _note(page, language),
        tuple(
            Choice(ChapterChosen(at), Translated(one.title), at == place)
            for at, one in enumerate(page.chapters)
        ),
        open_now.blocks,
        sheet,
        tuple(
            Button(HelpPageChosen(name), Translated(title), "page")
            for name, title in titles
            if name != page.name
        ),
        _foot(_CONTENTS, is_first=is_first),
    )


def contents_model(handbook: Handbook, language: str, *, is_first: bool) -> ContentsModel:
    """Offer every page by its title: the people's first, then the procedures."""
    names = handbook.names
    people = tuple(name for name in names if "/" not in name)
    procedures = tuple(name for name in names if "/" in name)
    is_whole = all(handbook.page(name, language).language == language for name in names)
    return ContentsModel(
        Msg("Handbook"),
        "" if is_whole else Msg("What is not in your language yet is in English"),
        (
            (Msg("For you"), _buttons(handbook, people, language)),
            (Msg("Procedures"), _buttons(handbook, procedures, language)),
        ),
        _foot(is_first=is_first),
    )


def _buttons(
    handbook: Handbook, names: tuple[str, ...], language: str
) -> tuple[Button[HelpTouch], ...]:
    return tuple(
        Button(HelpPageChosen(name), Translated(handbook.title(name, language)), "")
        for name in names
    )


def _foot(*others: Button[HelpTouch], is_first: bool) -> tuple[Button[HelpTouch], ...]:
    return (_CLOSE, *others) if is_first else (_CLOSE, _BACK, *others)


def _note(page: HandbookPage, language: str) -> str:
    return "" if page.language == language else IN_ENGLISH
