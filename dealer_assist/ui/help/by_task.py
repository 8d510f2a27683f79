"""The handbook by task: a field to search with, and four groups of what a dealer has to do."""

from dealer_assist.catalog.handbook_search import FoundPage
from dealer_assist.message import Msg, Translated
from dealer_assist.ui.help.touches import (
    ContentsTouched,
    HelpBack,
    HelpClosed,
    HelpPageChosen,
    HelpTouch,
    SearchCleared,
    SearchTyped,
)
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Icon,
    Keys,
    Node,
    Page,
    Panel,
    Press,
    Text,
    column,
    inset,
    row,
    tiled,
)
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.ui.toolkit.values.typed import ERASE, SPACE
from dealer_assist.value import Value

MOST_TYPED = 40
_KEYS = (
    tuple("1234567890"),
    tuple("QWERTYUIOP"),
    tuple("ASDFGHJKL"),
    (*"ZXCVBNM", SPACE, ERASE),
)
_SIDE, _TOP, _GAP = 20.0, 12.0, 10.0
_WELL, _RESULT, _TITLE, _CLEAR, _WAYS = 84.0, 96.0, 32.0, 260.0, 420.0
_KEYS_HIGH = 352.0
_COLUMNS, _ROWS = 3, 4


class HelpTask(Value):
    """What there is to do, how it begins, and the page that says it."""

    words: str
    how: str
    page: str


TASKS: tuple[tuple[str, tuple[HelpTask, ...]], ...] = (
    (
        Msg("DURING THE HAND"),
        (
            HelpTask(Msg("Wrong hand pressed"), Msg("Press it again"), "procedures/round"),
            HelpTask(Msg("Late chip"), Msg("Give it back"), "procedures/late-chip"),
            HelpTask(Msg("Wrong number of cards"), Msg("All hands are void"), "procedures/void"),
            HelpTask(Msg("Card exposed"), Msg("Leave it, call the floor"), "procedures/ruling"),
        ),
    ),
    (
        Msg("PAYING"),
        (
            HelpTask(
                Msg("Pay an envy bonus"), Msg("Last, one touch a seat"), "procedures/two-winners"
            ),
            HelpTask(Msg("Pay a jackpot"), Msg("Card, then PAID"), "procedures/executive-prize"),
            HelpTask(Msg("Settle tokes"), Msg("Toke box or tray"), "procedures/tokes"),
            HelpTask(Msg("Pay more or less"), Msg("A ruling, with a card"), "procedures/ruling"),
        ),
    ),
    (
        Msg("DEVICES"),
        (
            HelpTask(
                Msg("Sensor broken"), Msg("Test it, or mark by hand"), "procedures/lost-sensor"
            ),
            HelpTask(
                Msg("Progressive link down"), Msg("The base game goes on"), "procedures/lost-link"
            ),
            HelpTask(Msg("Power cut"), Msg("Resumes where it was"), "procedures/power-cut"),
            HelpTask(Msg("Reader or printer down"), Msg("Call a technician"), "technician"),
        ),
    ),
    (
        Msg("AFTER THE HAND"),
        (
            HelpTask(Msg("Back out a win"), Msg("Two people, then DONE"), "procedures/back-out"),
            HelpTask(Msg("Void a round"), Msg("Return every wager"), "procedures/void"),
            HelpTask(Msg("Win found late"), Msg("Two cards"), "procedures/late-win"),
            HelpTask(
                Msg("Change dealers"), Msg("Between rounds"), "procedures/opening-and-closing"
            ),
        ),
    ),
)


def tasks_page(typed: str, found: tuple[FoundPage, ...]) -> Page[HelpTouch]:
    """Return the field, what is found, every task, the keys, and the ways on."""
    tasks = row(*(_group(title, tasks) for title, tasks in TASKS), gap=_GAP)
    below = row(
        Panel(Keys(_KEYS, SearchTyped), pad=(12, 8)),
        column(
            *_ways(
                (ContentsTouched(), Msg("ALL PAGES"), "book"),
                (HelpBack(), Msg("BACK"), "arrow-left"),
                (HelpClosed(), Msg("CLOSE HELP"), "cross"),
            ),
            gap=_GAP,
        ).of(_WAYS),
        gap=_GAP,
    )
    whole = column(
        _field(typed, found).of(_WELL),
        _results(found) if typed else tasks,
        below.of(_KEYS_HIGH),
        gap=_GAP,
    )
    return Page(inset(whole, (_SIDE, _TOP)), name=Msg("Handbook"))


def _field(typed: str, found: tuple[FoundPage, ...]) -> Node:
    count = Msg("{n} pages found", one="1 page found", n=len(found)) if typed else ""
    # What a person types is shown as it is, in every language.
    words = Translated(f"{typed}▏") if typed else Msg("Search the handbook")
    well = Panel(
        row(
            Icon("search", 34, "text_2"),
            Text(words, "bold_28", "text_1" if typed else "text_2"),
            Text(count, "medium_24", "text_2", RIGHT),
            gap=20,
        ),
        fill="well",
        edge="selected",
        pad=(20, 8),
    )
    clear = Button[HelpTouch](SearchCleared(), Msg("NEW SEARCH"), "search")
    shut = clear.unless("" if typed else Msg("Nothing is typed"))
    return row(well, Press(shut).of(_CLEAR), gap=_GAP)


def _results(found: tuple[FoundPage, ...]) -> Node:
    """Return the best pages, with the chapter that says most, where the tasks were."""
    if not found:
        return Text(Msg("No page says this. Try another word"), "bold_28", "text_2")
    buttons = [
        Press(
            Button(
                HelpPageChosen(page.name, page.place),
                Translated(page.title),
                "arrow-right",
                Translated(page.chapter if page.chapter != page.title else ""),
            ),
            icon=24.0,
            is_listed=True,
        )
        for page in found[: _COLUMNS * _ROWS]
    ]
    return tiled(buttons, _COLUMNS, _RESULT, _GAP, _ROWS)


def _group(title: str, tasks: tuple[HelpTask, ...]) -> Node:
    buttons = (
        Press(
            Button(
                HelpPageChosen(task.page, task=str(task.words)), task.words, "arrow-right", task.how
            ),
            icon=24.0,
            is_listed=True,
        )
        for task in tasks
    )
    return column(Text(title, "bold_22", "text_2").of(_TITLE), *buttons, gap=_GAP)


def _ways(*ways: tuple[HelpTouch, str, str]) -> tuple[Node, ...]:
    return tuple(Press(Button(touch, words, icon)) for touch, words, icon in ways)
