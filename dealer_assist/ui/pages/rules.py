"""The rules of this table, a chapter at a time, in words for a dealer who looks something up.

Its chapters are its game's, its progressive's, and what the house chose.
"""

from collections.abc import Callable, Mapping
from typing import assert_never

from dealer_assist.catalog.rule_book import CHAPTERS, WAY, RuleBook, rule_book_of
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips
from dealer_assist.table.guide.prompt_words import payment_way
from dealer_assist.table.setup.house_paper import approved_by
from dealer_assist.table.setup.table_setup import PAPER_SUBJECTS, HousePaper, TableSetup
from dealer_assist.table.words import has_house_only, has_key, start_label
from dealer_assist.ui.pages.named_beside import named_beside
from dealer_assist.ui.pages.paytables import OddsTouched, odds_ways
from dealer_assist.ui.pages.signage.sheets import is_in_play
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.shell.table_page import OverTable, TablePage
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import Shown
from dealer_assist.ui.toolkit.values.touches import Choice
from dealer_assist.value import Value

PAYMENT, PROGRESSIVE, HOUSE, PAPER = "payment", "progressive", "house", "paper"
_TITLES = {
    "dealing": (Msg("DEALING"), "card"),
    "wagers": (Msg("WAGERS"), "chip"),
    "decisions": (Msg("DECISIONS"), "hand"),
    "hands": (Msg("WHAT BEATS WHAT"), "star"),
    PAYMENT: (Msg("PAYMENT"), "moneybag"),
    PROGRESSIVE: (Msg("PROGRESSIVE"), "chart"),
    HOUSE: (Msg("THIS TABLE"), "door"),
    PAPER: (Msg("HOUSE PROCEDURE"), "page"),
}


class Chapter(Value):
    """A chapter: its name on the button, its drawing, its sentences."""

    key: str
    title: str
    icon: str
    lines: tuple[str, ...]


class ChapterText(Shown):
    """A chapter in full; it is written as large as its room allows."""

    model: Chapter


class RuleChapterChosen(Value):
    """The name of a chapter, by its place."""

    place: int


class RulesPage(TablePage[RuleChapterChosen | OddsTouched]):
    """Shows a chapter at a time."""

    def __init__(self, page_context: PageContext, banner: str = "") -> None:
        super().__init__(page_context, banner)
        setup = page_context.desk.table.setup
        self.name = setup.game_name
        book = rule_book_of(page_context.resources, page_context.game)
        self.chapters = chapters_of(book, setup)
        self.chapter = self.chapters[0]

    def shown(self) -> OverTable:
        """Return the names at the left, the open chapter beside them."""
        names = [
            Choice(RuleChapterChosen(place), chapter.title, chapter is self.chapter)
            for place, chapter in enumerate(self.chapters)
        ]
        return OverTable(
            Msg("Rules of {game}", game=self.name),
            named_beside(names, ChapterText(self.chapter)),
            Msg("What each hand pays is under PAYTABLES in the menu."),
            odds_ways(),
        )

    def touched(self, touch: RuleChapterChosen | OddsTouched) -> Step:
        """Turn to a chapter, or lead to the odds."""
        match touch:
            case RuleChapterChosen(place):
                self.chapter = self.chapters[place]
            case OddsTouched():
                self.page_context.go(PageKey.ODDS)
            case _:
                assert_never(touch)
        return Stay()


def chapters_of(book: RuleBook, setup: TableSetup) -> tuple[Chapter, ...]:
    """Return the chapters that this table has; a table without a jackpot has none on it."""
    told = {
        **{name: _as_paid_here(book.chapters[name], setup) for name in CHAPTERS},
        PAYMENT: _as_paid_here(_payment(book), setup),
        PROGRESSIVE: _progressive(book, setup),
        HOUSE: (*_sheets(setup), *_limits(setup), *_choices(book, setup)),
        PAPER: _own_procedures(setup.house_paper),
    }
    titles = _TITLES | ({PROGRESSIVE: (Msg("JACKPOT"), "chart")} if has_house_only(setup) else {})
    return tuple(Chapter(key, *titles[key], lines) for key, lines in told.items() if lines)


_SUBJECTS: Mapping[str, Callable[[str], str]] = {
    "dealing": lambda line: Msg("Dealing: {line}", line=line),
    "cards": lambda line: Msg("Wrong cards: {line}", line=line),
    "shuffler": lambda line: Msg("Shuffler: {line}", line=line),
}


def _own_procedures(paper: HousePaper) -> tuple[str, ...]:
    """Return the house's own procedures, each line under its subject; they stay as written."""
    lines = tuple(
        _SUBJECTS[subject](line) for subject in PAPER_SUBJECTS for line in paper.steps(subject)
    )
    return (approved_by(paper), *lines) if lines else ()


def _payment(book: RuleBook) -> tuple[str, ...]:
    """Return what is told of payment, at its end the order of the seats where nothing names it."""
    told = (line for lines in book.chapters.values() for line in lines)
    if any(isinstance(line, Msg) and WAY in line.values for line in told):
        return book.chapters[PAYMENT]
    return (*book.chapters[PAYMENT], Msg("Settle {way}.", way=WAY))


def _as_paid_here(lines: tuple[str, ...], setup: TableSetup) -> tuple[str, ...]:
    """Say the order in which seats are paid as this house has it."""
    said = {WAY: payment_way(setup)}
    return tuple(
        Msg.of(line.template, said) if isinstance(line, Msg) and WAY in line.values else line
        for line in lines
    )


def _progressive(book: RuleBook, setup: TableSetup) -> tuple[str, ...]:
    lines: list[str] = []
    for sensor, jackpot in setup.jackpots.items():
        lines += _jackpot(book, setup, sensor, jackpot)
    if not lines:
        return ()
    start = start_label(setup)
    return (
        *lines,
        Msg("A chip that comes after {button} is late: it never counts.", button=start),
        _authority(setup),
    )


def _authority(setup: TableSetup) -> str:
    """Return who lets a win be paid at this table: the key, a card, or the dealer alone."""
    if has_key(setup):
        return Msg("A win needs the supervisor's key. Nothing is paid before it is on record.")
    limit = setup.authority.dealer_limit_cents
    if not limit:
        return Msg("A win needs a card: the button says which. Nothing is paid before it.")
    return Msg(
        "A fixed prize up to {limit} the dealer confirms. Above it a card, the button says which.",
        limit=chips(limit),
    )


def _jackpot(book: RuleBook, setup: TableSetup, sensor: str, jackpot: Jackpot) -> list[str]:
    wager, start = chips(jackpot.wager_cents), start_label(setup)
    where = Msg(
        "{jackpot}: {stake} on the sensor before {button}.",
        jackpot=jackpot.label,
        stake=wager,
        button=start,
    )
    if len(setup.jackpots) > 1:
        where = Msg(
            "{jackpot}: {stake} on sensor {sensor} before {button}.",
            jackpot=jackpot.label,
            stake=wager,
            sensor=sensor,
            button=start,
        )
    lines = [where, book.judges.get(jackpot.judge, "")]
    if jackpot.chips_stay:
        lines.append(Msg("The chip stays on its spot after the start."))
    else:
        lines.append(Msg("The chip is taken after the start. The lamp keeps the wager."))
    if jackpot.is_house:
        lines.append(Msg("The amount never grows. Each winner gets the full amount."))
    if jackpot.is_shared:
        lines.append(Msg("A share of the meter is one prize: all who win it divide it equally."))
    if any(line.envy_cents for line in jackpot.lines):
        lines.append(Msg("Envy goes to every other seat with the wager, never to the winner."))
        lines.append(Msg("A hand that pays envy stays face up until envy is paid, at the end."))
    return [line for line in lines if line]


def _sheets(setup: TableSetup) -> tuple[str, ...]:
    """Return the sheets that this house has loaded for the game, each with its own lines."""
    return tuple(line for sheet in setup.sheets for line in (sheet.words, *sheet.told))


def _limits(setup: TableSetup) -> tuple[str, ...]:
    names = {row.key: row.label for row in setup.wagers}
    return tuple(
        Msg(
            "{wager}: {least} to {most}.",
            wager=names.get(wager, wager),
            least=chips(least),
            most=chips(most),
        )
        for wager, (least, most) in setup.limits.items()
    )


def _choices(book: RuleBook, setup: TableSetup) -> tuple[str, ...]:
    in_play = (one for one in setup.options.items() if is_in_play(setup, one[0]))
    said = [book.choice(option, value) for option, value in in_play]
    if setup.decks > 1:
        said.append(Msg("The shoe holds {n} decks.", n=setup.decks))
    return tuple(line for line in said if line)
