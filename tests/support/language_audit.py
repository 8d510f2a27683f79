"""Screens in one language: what is wrong with them, and words on them that are not translated."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from audit import findings
from printed_words import is_printed
from PySide6.QtGui import QPointingDevice
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.catalog.people import load_staff
from dealer_assist.catalog.tables import load_table
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.i18n.translator import Translator, translator_for
from dealer_assist.ui.toolkit.values.preferences import LANGUAGES, Preferences

OTHERS = tuple(language for language in LANGUAGES if language != "en")
SMALLEST = SIZES[-1:]


@dataclass(frozen=True)
class Everybody:
    """A shelf on which everybody has the same settings."""

    settings: Preferences

    def of(self, dealer: str) -> Preferences:
        return self.settings

    def keep(self, dealer: str, settings: Preferences) -> None:
        return None


@dataclass
class LanguageAudit:
    """Looks at screens, and keeps what is wrong with them."""

    language: str
    resources: Path
    layouts: Path
    touchscreen: QPointingDevice
    qtbot: QtBot
    sizes: Iterable[tuple[int, int]] = SMALLEST
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        translator_for.cache_clear()  # what others have shown with it is not told here

    @property
    def translator(self) -> Translator:
        return translator_for(self.language, self.resources)

    @property
    def settings(self) -> Preferences:
        return Preferences(language=self.language, reduce_motion=True)

    @property
    def forgotten(self) -> list[str]:
        """Words that were drawn and are neither a `Msg` nor printed, nor a name or a file."""
        cards = load_staff(self.resources / "staff" / "training.toml")
        people = {card.member.name for card in cards}
        tables = {file.stem for file in (self.resources / "tables").glob("*.toml")}
        shown = self.translator.plain - people - tables
        words = {one for one in shown if any(sign.isalpha() for sign in one)}  # a tick is none
        return sorted(one for one in words if not is_printed(one) and not one.startswith("/"))

    def set_up(self, name: str) -> TableSetup:
        file = self.resources / "tables" / f"{name}.toml"
        return load_table(self.resources, self.layouts, file)

    def seat(self, table: TableSetup | str) -> SeatedTable:
        """Seat a table at which everybody reads the language, or a shipped one by its name."""
        setup = self.set_up(table) if isinstance(table, str) else table
        seated = SeatedTable(setup, self.touchscreen, Everybody(self.settings))
        self.qtbot.addWidget(seated.window)
        seated.window.show()
        seated.wait()
        return seated

    def model(self, table: SeatedTable, where: str = "") -> None:
        """Look at what a table shows, at each size."""
        for size in self.sizes:
            table.window.resize(*size)
            table.wait(60)
            self._note(table.window, size, where)
        table.window.resize(1920, 1080)

    def look_at(self, window: QWidget, where: str = "") -> None:
        """Look at a widget by itself, at each size."""
        for size in self.sizes:
            window.resize(*size)
            self._note(window, size, where)

    def _note(self, window: QWidget, size: tuple[int, int], where: str) -> None:
        self.wrong += [f"{where} {size[0]}: {one}".strip() for one in findings(window)]
