"""A workshop: the shipped definitions in a folder where a test may break them."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.tables import load_table
from dealer_assist.table.setup.table_setup import TableSetup

FOLDERS = ("bets", "games", "house_ways", "jackpots", "jurisdictions", "staff", "tables")


class Workshop:
    """Definitions that can be edited and loaded."""

    def __init__(self, root: Path, resources: Path, layouts: Path) -> None:
        self.resources = root / "resources"
        self.layouts = root / "layouts"
        for folder in FOLDERS:
            shutil.copytree(resources / folder, self.resources / folder)
        shutil.copy(resources / "prompts.toml", self.resources)
        shutil.copytree(layouts, self.layouts)

    def edit(self, name: str, before: str, after: str) -> Path:
        """Change one place of a file."""
        file = self.resources / name
        text = file.read_text(encoding="utf-8")
        assert before in text
        file.write_text(text.replace(before, after, 1), encoding="utf-8")
        return file

    def load(self, name: str = "crazy4-nexus") -> TableSetup:
        """Load a table."""
        return load_table(self.resources, self.layouts, self.resources / "tables" / f"{name}.toml")

    def complaint(self, load: Callable[[], object] | None = None) -> str:
        """Return the one sentence with which loading is refused, from the file's name on."""
        with pytest.raises(BadDefinition) as bad:
            (load or self.load)()
        sentence = str(bad.value)
        assert "\n" not in sentence
        assert re.match(r".*\.toml: ", sentence), "it must name the file"
        return sentence.removeprefix(str(self.resources) + "/")


@pytest.fixture
def workshop(tmp_path: Path, resources: Path, layouts: Path) -> Workshop:
    return Workshop(tmp_path, resources, layouts)
