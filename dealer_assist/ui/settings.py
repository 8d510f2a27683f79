"""What a dealer may choose about the screen, kept for each dealer. None of it is money."""

import json
import logging
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Protocol

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Settings:
    """One dealer's choices."""

    left_handed: bool = False
    high_contrast: bool = False
    reduce_motion: bool = False

    def toggled(self, name: str) -> "Settings":
        """Give the same with one choice turned around."""
        return replace(self, **{name: not getattr(self, name)})


class SettingsShelf(Protocol):
    """Where settings are kept."""

    def of(self, dealer: str) -> Settings:
        """Give a dealer's settings, the usual ones if there are none."""
        ...

    def keep(self, dealer: str, settings: Settings) -> None:
        """Keep a dealer's settings."""
        ...


class SettingsInMemory:
    """A shelf that forgets when the program ends."""

    def __init__(self) -> None:
        self._kept: dict[str, Settings] = {}

    def of(self, dealer: str) -> Settings:
        """Give a dealer's settings."""
        return self._kept.get(dealer, Settings())

    def keep(self, dealer: str, settings: Settings) -> None:
        """Keep a dealer's settings."""
        self._kept[dealer] = settings


class SettingsFile:
    """A shelf in one small file; one that cannot be read or written costs nobody a round."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._kept = _read(file)

    def of(self, dealer: str) -> Settings:
        """Give a dealer's settings."""
        return self._kept.get(dealer, Settings())

    def keep(self, dealer: str, settings: Settings) -> None:
        """Keep a dealer's settings, in one step: a crash leaves the old file or the new one."""
        self._kept[dealer] = settings
        written = {key: asdict(one) for key, one in sorted(self._kept.items())}
        beside = self._file.with_suffix(".new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
            beside.replace(self._file)
        except OSError as error:
            log.warning("The settings are not kept (%s); check the folder", error)


def _read(file: Path) -> dict[str, Settings]:
    names = {field.name for field in fields(Settings)}
    try:
        written = json.loads(file.read_text(encoding="utf-8"))
        return {
            dealer: Settings(**{name: bool(choices[name]) for name in names & set(choices)})
            for dealer, choices in written.items()
        }
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, AttributeError, TypeError) as error:
        log.warning("%s cannot be read (%s); the usual settings apply", file, error)
        return {}
