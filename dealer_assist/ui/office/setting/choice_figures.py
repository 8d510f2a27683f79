"""The figures of every choice of a setting, on its button before anybody presses it."""

from collections.abc import Mapping
from pathlib import Path

from dealer_assist.catalog.table_odds import odds_of
from dealer_assist.message import Msg
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.settings import find
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.office.settings.presenter import trial
from dealer_assist.ui.office.settings.table_choices import concerned, short_figure
from dealer_assist.ui.shell.background_task import BackgroundTask


class ChoiceFigures:
    """Works them out once, beside the table; a choice that is refused says so on its button."""

    def __init__(self, table: Table, path: str, by: StaffMember, resources: Path) -> None:
        self._table, self._path, self._by = table, path, by
        self._resources = resources
        self._task: BackgroundTask[Mapping[str, str]] | None = None
        self._was_told = False

    @property
    def has_news(self) -> bool:
        """Tell whether figures are there that nobody has been shown yet."""
        return self._task is not None and not self._was_told and self._task.is_done

    def ask(self, choices: tuple[str, ...], at: int) -> Mapping[str, str]:
        """Give the line of each choice, as far as they are known."""
        if not choices or not self._path.startswith(("paytable.", "jackpot.")):
            return {}
        if self._task is None:
            self._task = BackgroundTask(lambda told: self._work_out(choices, at), at)
        self._was_told = self._task.is_done
        return self._task.result or {}

    def finish(self) -> None:
        """Wait for them."""
        if self._task is not None:
            self._task.finish()

    def _work_out(self, choices: tuple[str, ...], at: int) -> Mapping[str, str]:
        lines: dict[str, str] = {}
        for choice in choices:
            setup = self._made(choice, at)
            if setup is None:
                lines[choice] = Msg("Not with this set-up")
                continue
            rows = concerned(self._path, setup, odds_of(setup, self._resources))
            lines[choice] = short_figure(rows[0]) if rows else ""
        return lines

    def _made(self, choice: str, at: int) -> TableSetup | None:
        """Give the table with a choice; the one that holds is the table as it is."""
        if find(self._table.setup, self._path).text == choice:
            return self._table.setup
        return trial(self._table, self._path, choice, self._by, at).setup
