"""What a person may choose about the screen, kept for each of them. None of it is money."""

import json
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.ui.toolkit.values.preferences import CHOICES, Preferences
from dealer_assist.value import fields, plain

log = logging.getLogger(__name__)


class PreferencesStore(Protocol):
    """Where settings are kept."""

    def of(self, dealer: str) -> Preferences:
        """Return a dealer's settings; who has chosen nothing has those of the kiosk."""
        ...

    def keep(self, dealer: str, settings: Preferences) -> None:
        """Keep a dealer's settings."""
        ...


def of_person(store: PreferencesStore, person: StaffMember | None) -> Preferences:
    """Return a person's settings, whichever of their cards was swiped; nobody has the kiosk's.

    What was kept for one card, before its holder had a number, still holds for that card.
    """
    kiosk = store.of("")
    if person is None:
        return kiosk
    own = store.of(person.identity)
    return own if own != kiosk else store.of(person.key)


def keep_for_person(
    store: PreferencesStore, person: StaffMember | None, settings: Preferences
) -> None:
    """Keep a person's settings, for all their cards."""
    names = {person.identity, person.key} if person else {""}
    for name in sorted(names):
        store.keep(name, settings)


class PreferencesInMemory:
    """A store that forgets when the program ends."""

    def __init__(self) -> None:
        self._kept: dict[str, Preferences] = {}

    def of(self, dealer: str) -> Preferences:
        """Return a dealer's settings."""
        return self._kept.get(dealer) or self._kept.get("") or Preferences()

    def keep(self, dealer: str, settings: Preferences) -> None:
        """Keep a dealer's settings."""
        self._kept[dealer] = settings


class PreferencesFile(PreferencesInMemory):
    """A store in one small file; one that cannot be read or written costs nobody a round."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._kept = _read(file)

    def keep(self, dealer: str, settings: Preferences) -> None:
        """Keep a dealer's settings, in one step: a crash leaves the old file or the new one."""
        super().keep(dealer, settings)
        written = {key: plain(one) for key, one in sorted(self._kept.items())}
        beside = self._file.with_suffix(".new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
            beside.replace(self._file)
        except OSError as error:
            log.warning("The settings are not kept (%s); check the folder", error)


def _read(file: Path) -> dict[str, Preferences]:
    try:
        written = json.loads(file.read_text(encoding="utf-8"))
        return {dealer: _settings(choices) for dealer, choices in written.items()}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, AttributeError, TypeError) as error:
        log.warning("%s cannot be read (%s); the usual settings apply", file, error)
        return {}


def _settings(choices: Mapping[str, Any]) -> Preferences:
    """Take the choices that are known; anything else there is as if it had never been made."""
    names = fields(Preferences)
    return Preferences(
        **{
            name: value
            for name, value in choices.items()
            if name in names and _may_be_chosen(name, value)
        }
    )


def _may_be_chosen(name: str, value: object) -> bool:
    return value in CHOICES[name] if name in CHOICES else isinstance(value, bool)
