"""Lays the handbook's pictures into the wheel: those that a page names, where the kiosk looks.

The pages themselves are listed in pyproject.toml; their pictures stay where the scenarios keep
them, so a build asks the pages which they name.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")


class HandbookPictures(BuildHookInterface[Any]):
    """Adds a file to the wheel for each picture, named by its scenario and its own name."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name what the build takes along; a page that names what is not there stops it."""
        for page in sorted((Path(self.root) / "docs" / "handbook").rglob("*.md")):
            for target in _PICTURE.findall(page.read_text(encoding="utf-8")):
                picture = (page.parent / target).resolve(strict=True)
                place = f"dealer_assist/handbook/pictures/{picture.parent.name}-{picture.name}"
                build_data["force_include"][str(picture)] = place
