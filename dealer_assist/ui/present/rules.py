"""The rules of this table in chapters: its game's, its progressive's, and what the house chose."""

from dataclasses import dataclass

from dealer_assist.catalog.rule_book import CHAPTERS, RuleBook
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.rules.money import chips
from dealer_assist.table.labels import start_label
from dealer_assist.table.setup import TableSetup

PROGRESSIVE, HOUSE = "progressive", "house"
_TITLES = {
    "dealing": ("DEALING", "card"),
    "wagers": ("WAGERS", "chip"),
    "decisions": ("DECISIONS", "hand"),
    "hands": ("WHAT BEATS WHAT", "star"),
    "payment": ("PAYMENT", "moneybag"),
    PROGRESSIVE: ("PROGRESSIVE", "chart"),
    HOUSE: ("THIS TABLE", "door"),
}


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its name on the button, its drawing, its sentences."""

    key: str
    title: str
    icon: str
    lines: tuple[str, ...]


def chapters_of(book: RuleBook, setup: TableSetup) -> tuple[Chapter, ...]:
    """Give the chapters that this table has; a table without a jackpot has none on it."""
    told = {
        **{name: book.chapters[name] for name in CHAPTERS},
        PROGRESSIVE: _progressive(book, setup),
        HOUSE: (*_limits(setup), *_choices(book, setup)),
    }
    return tuple(Chapter(key, *_TITLES[key], lines) for key, lines in told.items() if lines)


def _progressive(book: RuleBook, setup: TableSetup) -> tuple[str, ...]:
    lines: list[str] = []
    for sensor, jackpot in setup.jackpots.items():
        lines += _jackpot(book, setup, sensor, jackpot)
    if not lines:
        return ()
    start = start_label(setup)
    return (
        *lines,
        f"A chip that comes after {start} is late: it never counts.",
        "A win needs a card: the button says which. Nothing is paid before it is on record.",
    )


def _jackpot(book: RuleBook, setup: TableSetup, sensor: str, jackpot: Jackpot) -> list[str]:
    wager, start = chips(jackpot.wager_cents), start_label(setup)
    where = f"{jackpot.label}: {wager} on the sensor before {start}."
    if len(setup.jackpots) > 1:
        where = f"{jackpot.label}: {wager} on sensor {sensor} before {start}."
    lines = [where, book.judges.get(jackpot.judge, "")]
    if jackpot.chips_stay:
        lines.append("The chip stays on its spot after the start.")
    else:
        lines.append("The chip is taken after the start; the lamp keeps the wager.")
    if jackpot.is_house:
        lines.append("The amount never grows, and each winner gets all of it.")
    if jackpot.is_shared:
        lines.append("A share of the meter is one prize: all who win it divide it equally.")
    if any(line.envy_cents for line in jackpot.lines):
        lines.append("Envy goes to every other seat with the wager, never to the winner.")
    return [line for line in lines if line]


def _limits(setup: TableSetup) -> tuple[str, ...]:
    names = {row.key: row.label for row in setup.wagers}
    return tuple(
        f"{names.get(wager, wager)}: {chips(least)} to {chips(most)}."
        for wager, (least, most) in setup.limits.items()
    )


def _choices(book: RuleBook, setup: TableSetup) -> tuple[str, ...]:
    said = [book.choice(option, value) for option, value in setup.options.items()]
    if setup.decks > 1:
        said.append(f"The shoe holds {setup.decks} decks.")
    return tuple(line for line in said if line)
