"""Screens in one language: what is wrong with them, and the words on them that stayed English."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from audit import findings
from PySide6.QtGui import QPointingDevice
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from seated_table import SeatedTable

from dealer_assist.catalog.staff import load_staff
from dealer_assist.catalog.tables import load_table
from dealer_assist.table.setup import TableSetup
from dealer_assist.ui.settings import Settings
from dealer_assist.ui.tongue import LANGUAGES, Tongue, tongue_for

SPOKEN = tuple(language for language in LANGUAGES if language != "en")
SIZES = ((1920, 1080), (1366, 768), (1280, 800), (1024, 768))
SMALLEST = SIZES[-1:]


@dataclass(frozen=True)
class Everybody:
    """A shelf on which everybody has the same settings."""

    settings: Settings

    def of(self, dealer: str) -> Settings:
        return self.settings

    def keep(self, dealer: str, settings: Settings) -> None:
        return None


@dataclass
class Spoken:
    """Looks at screens, and keeps what is wrong with them."""

    language: str
    resources: Path
    layouts: Path
    touchscreen: QPointingDevice
    qtbot: QtBot
    sizes: Iterable[tuple[int, int]] = SMALLEST
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.tongue.strange.clear()

    @property
    def tongue(self) -> Tongue:
        return tongue_for(self.language, self.resources)

    @property
    def settings(self) -> Settings:
        return Settings(language=self.language, reduce_motion=True)

    @property
    def strange(self) -> set[str]:
        """Words that no catalogue knows, names of persons aside."""
        cards = load_staff(self.resources / "staff" / "training.toml")
        return self.tongue.strange - {card.member.name for card in cards}

    def set_up(self, name: str) -> TableSetup:
        file = self.resources / "tables" / f"{name}.toml"
        return load_table(self.resources, self.layouts, file)

    def seat(self, table: TableSetup | str) -> SeatedTable:
        """Seat a table at which everybody speaks the language, or a shipped one by its name."""
        setup = self.set_up(table) if isinstance(table, str) else table
        seated = SeatedTable(setup, self.touchscreen, Everybody(self.settings))
        self.qtbot.addWidget(seated.window)
        seated.window.show()
        seated.wait()
        return seated

    def look(self, table: SeatedTable, where: str = "") -> None:
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
