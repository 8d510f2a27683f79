"""What is looked at on GAMES and what is chosen there, touch by touch; nothing of Qt in it."""

from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

from dealer_assist.desk.table_choices import ListedTable
from dealer_assist.message import Msg
from dealer_assist.ui.pages.games.presenter import shut
from dealer_assist.ui.pages.games.shelf import (
    OPENABLE,
    ShelvedTitle,
    first_to_open,
    found,
    of_family,
)
from dealer_assist.ui.toolkit.values.typed import typed_on

T = TypeVar("T")
COLUMNS, ROWS = 3, 7
FOUND_COLUMNS, FOUND_ROWS = 4, 3
CARD_COLUMNS, CARD_ROWS = 3, 2
SPACE = Msg("SPACE")
_MOST_TYPED = 24


class GamesLook(Enum):
    """What fills the middle: titles as tiles, what is missing of them, or the tables of one."""

    TITLES = "titles"
    WHY = "why"
    TABLES = "tables"


class GameChoice:
    """Remembers what is looked at; `shelf` are the titles, as far as they are read.

    A title stays in its place whatever is chosen.
    """

    def __init__(self, here: str) -> None:
        self._here = here
        self.shelf: Sequence[ShelvedTitle] = ()
        self.family = OPENABLE
        self.look = GamesLook.TITLES
        self.typed: str | None = None
        self.page = 0
        self.title = ""
        self.table = here

    @property
    def room(self) -> int:
        """Return how many titles or tables a page has."""
        if self.look is GamesLook.TABLES:
            return CARD_COLUMNS * CARD_ROWS
        if self.look is GamesLook.WHY:
            return ROWS
        return COLUMNS * ROWS if self.typed is None else FOUND_COLUMNS * FOUND_ROWS

    @property
    def is_typed(self) -> bool:
        """Return True if titles are found by typing."""
        return self.typed is not None

    @property
    def is_plain(self) -> bool:
        """Return True if the tiles of a family are looked at."""
        return not self.is_typed and self.look is GamesLook.TITLES

    def on_page(self, things: Sequence[T]) -> Sequence[T]:
        """Return what of it is on the page that shows."""
        return things[self.page * self.room :][: self.room]

    def keep_page(self) -> None:
        """Turn back where what is looked at has become shorter."""
        self.page = min(self.page, self.pages() - 1)

    def titles(self) -> list[ShelvedTitle]:
        """Return the titles that are looked at: found, of a family, or lacking something."""
        if self.typed is not None:
            return found(self.shelf, self.typed)
        if self.look is GamesLook.WHY:
            return shut(self.shelf, self.family)
        return of_family(self.shelf, self.family)

    def chosen(self) -> ShelvedTitle | None:
        """Return the chosen title; of one that was found only the tables that fit."""
        both = (*(found(self.shelf, self.typed) if self.typed else ()), *self.shelf)
        return next((one for one in both if one.key == self.title), None)

    def chosen_table(self) -> ListedTable | None:
        """Return the table of the chosen title that OPEN would put here."""
        title = self.chosen()
        tables = title.tables if title is not None else ()
        return next((table for table in tables if table.key == self.table), None)

    def pages(self) -> int:
        """Count the pages of what is looked at."""
        return max(1, -(-len(self._things()) // self.room))

    def settle(self) -> None:
        """Find the title of the table that stands here, as soon as it is read."""
        if not self.title and (title := self._title_of(self.table)) is not None:
            self.title = title.key

    def touch_family(self, family: str) -> None:
        """Show a family; where the chosen title is not of it, the first that can open is chosen."""
        self.family, self.look, self.typed, self.page = family, GamesLook.TITLES, None, 0
        self._choose_in_sight()

    def touch_title(self, key: str) -> None:
        """Choose a title, and the table of it that a touch on OPEN would put here."""
        title = next(
            (shelved_title for shelved_title in self.titles() if shelved_title.key == key), None
        )
        if title is not None:
            self._choose(title)

    def touch_table(self, key: str) -> None:
        """Choose another table of the chosen title."""
        self.table = key

    def go_to(self, table: str) -> None:
        """Choose a table wherever it stands, and show its title."""
        title = self._title_of(table)
        if title is None:
            return
        self.title, self.table = title.key, table
        self.look, self.typed = GamesLook.TITLES, None
        self._show_the_chosen()

    def show_tables(self) -> None:
        """Look at the tables of the chosen title."""
        self.look, self.page = GamesLook.TABLES, 0

    def show_why(self) -> None:
        """Look at what is missing of titles."""
        self.look, self.typed, self.page = GamesLook.WHY, None, 0

    def show_titles(self) -> None:
        """Go back to the tiles, where the chosen title stands."""
        self.look, self.typed = GamesLook.TITLES, None
        self._show_the_chosen()

    def look_for(self, typed: str) -> None:
        """Show what fits the typed words; OPEN names one of them."""
        self.look, self.typed, self.page = GamesLook.TITLES, typed, 0
        if typed:
            self._choose_in_sight()

    def type(self, key: str) -> None:
        """Take a key; the first one begins to look for something."""
        if self.typed is None:
            self.look_for("")
        typed = typed_on(self.typed or "", " " if key == SPACE else key, _MOST_TYPED).lstrip()
        if typed != self.typed:
            self.look_for(typed)

    def turn(self) -> None:
        """Turn to the next page, after the last one to the first."""
        self.page = (self.page + 1) % self.pages()

    def _things(self) -> Sequence[object]:
        if self.look is GamesLook.TABLES:
            title = self.chosen()
            return title.tables if title is not None else ()
        return self.titles()

    def _choose(self, title: ShelvedTitle) -> None:
        table = first_to_open(title, self._here)
        self.title, self.table = title.key, table.key if table is not None else ""

    def _choose_in_sight(self) -> None:
        shown = self.titles()
        same = next((title for title in shown if title.key == self.title), None)
        if same is not None:
            if all(table.key != self.table for table in same.tables):
                self._choose(same)
            self.page = shown.index(same) // self.room
        elif best := next((title for title in shown if not title.missing), None):
            self._choose(best)
        elif shown and self.typed is None:
            self._choose(shown[0])

    def _show_the_chosen(self) -> None:
        """Turn to the page of the chosen title; in its own family, where this one has it not."""
        chosen = self.chosen()
        if chosen is None:
            self.page = 0
            return
        if chosen not in of_family(self.shelf, self.family):
            self.family = chosen.family
        self.page = of_family(self.shelf, self.family).index(chosen) // self.room

    def _title_of(self, table: str) -> ShelvedTitle | None:
        """Return the title of a table: the one of its game's name, where several offer it."""
        having = [title for title in self.shelf if any(it.key == table for it in title.tables)]
        named = [
            title
            for title in having
            for it in title.tables
            if it.key == table and it.setup is not None and it.setup.game_name == title.name
        ]
        return next(iter((*named, *having)), None)
