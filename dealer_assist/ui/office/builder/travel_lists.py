"""Lists of tables that travel, and what differs in the one that is brought in."""

from collections.abc import Callable, Sequence
from typing import TypeAlias, assert_never

from dealer_assist.message import Msg, joined
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office.builder.travel import TravellingTable
from dealer_assist.ui.office.headed_list import headed_list
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.settings.values import Difference, changes
from dealer_assist.ui.toolkit.flow import Back, Step
from dealer_assist.ui.toolkit.nodes import Page, Press, column, row
from dealer_assist.ui.toolkit.values.grid import ColumnOf, Grid, Row, list_of
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value

_GAP, _FOOT = 14.0, 76.0


class TravellerChosen(Value):
    """The table that is meant, by its place in the list."""

    place: int


class TravellersLeft(Value):
    """Goes back; nothing is read or written."""


TravellersTouch: TypeAlias = TravellerChosen | TravellersLeft


class TravellersFlow(PaneFlow[Page[TravellersTouch], TravellersTouch]):
    """Lists table files by name, by what is said of who built them, and by where they lie."""

    def __init__(
        self,
        office: Office,
        title: str,
        nothing: str,
        tables: Sequence[TravellingTable],
        then: Callable[[TravellingTable], Step],
        help_topic: str = "pane.build",
    ) -> None:
        super().__init__(office)
        self.help_topic = help_topic
        self._title, self._nothing = title, nothing
        self._tables, self._then = tables, then

    def made(self) -> Page[TravellersTouch]:
        """Return the files."""
        columns = (
            ColumnOf[TravellingTable](
                Msg("File"), lambda table: table.file.name, 2.2, is_strong=True
            ),
            ColumnOf[TravellingTable](Msg("What its file says"), lambda table: table.about, 4.4),
            ColumnOf[TravellingTable](Msg("Where"), lambda table: table.where, 1.6),
        )
        places = {id(one): place for place, one in enumerate(self._tables)}
        grid: Grid[TravellersTouch] = list_of(
            columns,
            self._tables,
            self._nothing,
            lambda table, there: Row(there, TravellerChosen(places[id(table)])),
        )
        back = Press(Button(TravellersLeft(), Msg("BACK"), "arrow-left"), icon=24)
        listed = headed_list(self._title, grid)
        return Page(column(listed, back.of(_FOOT), gap=_GAP), name=self._title)

    def take(self, touch: TravellersTouch) -> Step:
        """Hand the file on, or go back."""
        match touch:
            case TravellerChosen(place):
                return self._then(self._tables[place])
            case TravellersLeft():
                return Back()
            case _:
                assert_never(touch)


class BroughtUsed(Value):
    """Makes the brought table the draft."""


class BroughtLeft(Value):
    """Goes back; it is not brought in."""


ChangesTouch: TypeAlias = BroughtUsed | BroughtLeft


class ChangesFlow(PaneFlow[Page[ChangesTouch], ChangesTouch]):
    """Lists what a brought table has otherwise than the nearest one that is here."""

    help_topic = "pane.build"

    def __init__(
        self,
        office: Office,
        brought: TableSetup,
        nearest: TableSetup,
        then: Callable[[], Step],
        *,
        is_signed: bool,
    ) -> None:
        super().__init__(office)
        self._brought, self._nearest, self._then = brought, nearest, then
        self._is_signed = is_signed

    def made(self) -> Page[ChangesTouch]:
        """Return every setting that differs."""
        columns = (
            ColumnOf[Difference](Msg("Setting"), lambda difference: difference.label, 3.0),
            ColumnOf[Difference](self._nearest.key, lambda difference: difference.old, 1.8),
            ColumnOf[Difference](
                Msg("Becomes"), lambda difference: difference.new, 1.8, is_strong=True
            ),
        )
        differs = changes(self._nearest, self._brought)
        nothing = Msg("As the table that was copied")
        grid: Grid[ChangesTouch] = list_of(columns, differs, nothing, lambda one, there: Row(there))
        title = Msg(
            "Table {number}, {game}", number=self._brought.number, game=self._brought.game_name
        )
        told = Msg("Compared with {table}", table=self._nearest.key)
        if not self._is_signed:
            told = joined(". ", [told, Msg("No house key here. Its signature is not checked")])
        back = Button[ChangesTouch](BroughtLeft(), Msg("BACK"), "arrow-left")
        use = Button[ChangesTouch](
            BroughtUsed(), Msg("USE IT"), "check", Msg("Then a second card"), ActionState.NEXT
        )
        foot = row(Press(back, icon=24), Press(use, "bold_30", 40.0), gap=_GAP)
        return Page(column(headed_list(title, grid, told), foot.of(92), gap=_GAP), name=title)

    def take(self, touch: ChangesTouch) -> Step:
        """Use it, or go back."""
        match touch:
            case BroughtUsed():
                return self._then()
            case BroughtLeft():
                return Back()
            case _:
                assert_never(touch)
