"""What is on record of a table's approval, each by touch.

Track, system and display are chosen: what the jurisdiction's letter has, what is on record now, or
nothing. The rest is written: a number of a letter, the licences, a version higher than the one that
was approved; what the letter has of it is offered.
"""

from collections.abc import Callable, Iterator, Mapping
from datetime import date
from typing import Any, TypeVar

from dealer_assist.message import Msg
from dealer_assist.table.setup.approval import TRACKS, TRIBAL, Approval, System, shows_plainly
from dealer_assist.table.setup.house_setting import NONE, HouseSetting, Put, SettingKind, Write
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

V = TypeVar("V")
Versions = Mapping[str, str]
_WRITTEN: Mapping[str, str] = {
    "letter": Msg("Letter of the approval"),
    "controls": Msg("Internal controls on record"),
    "licences": Msg("Manufacturers' licenses on record"),
    "service": Msg("Whom to call for service"),
}
_TRIBAL: Mapping[str, str] = {
    "licences": Msg("Manufacturers' state certificates on record"),
    "tribal_licences": Msg("Manufacturers' tribal licenses on record"),
    "tga": Msg("Approval of the tribal gaming agency"),
    "concurrence": Msg("Concurrence of the state"),
    "appendix": Msg("What the compact asks for"),
}


def of_approval(setup: TableSetup) -> Iterator[HouseSetting]:
    """Return the settings of the approval on record; practice without one has none."""
    is_asked = setup.approval is not None or bool(setup.jurisdiction.systems)
    if not (is_asked and setup.has_approval):
        return
    record = setup.approval or Approval()
    yield _setting(
        "track",
        Msg("Track of the approval"),
        {track: track for track in TRACKS},
        record.track,
        _put(lambda now, track: replace(now, track=track)),
    )
    yield from _of_letter(record)
    yield from _of_title(setup, record)
    yield from _of_system(setup, record)
    yield from _of_shuffler(setup, record)
    yield from _of_equipment(setup, record)
    yield _words_of(
        "edition",
        Msg("Edition of the rules on record"),
        record.edition,
        _put_words("edition"),
        setup.jurisdiction.editions.get(setup.game, ""),
    )


def _of_letter(record: Approval) -> Iterator[HouseSetting]:
    """Return what a letter says of itself, and what is kept beside it."""
    for key, label in ({**_WRITTEN, **_TRIBAL} if record.track == TRIBAL else _WRITTEN).items():
        yield _words_of(key, label, getattr(record, key), _put_words(key))
    yield HouseSetting(
        path="approval.dated",
        label=Msg("Day of the letter"),
        kind=SettingKind.DAY,
        value=record.dated.toordinal() if record.dated else None,
        put=_put_day,
        may_be_none=True,
    )


def _of_title(setup: TableSetup, record: Approval) -> Iterator[HouseSetting]:
    """Return the letter's titles that speak of this game, or of one of its wagers and jackpots."""
    named = [setup.game_name, *(row.label for row in setup.wagers)]
    named += [jackpot.label for jackpot in setup.jackpots.values()]
    whole = [name.casefold().rstrip(" 0123456789") for name in named if " " in name]
    titles = [
        one
        for one in setup.jurisdiction.titles
        if any(one.casefold().startswith(name) for name in whole)
    ]
    if titles or record.title:
        yield _setting(
            "title",
            Msg("Title of the letter"),
            _offered({one: one for one in titles}, record.title, record.title, ""),
            record.title or NONE,
            _put(lambda now, title: replace(now, title=title)),
        )


def _of_system(setup: TableSetup, record: Approval) -> Iterator[HouseSetting]:
    """Return the progressive system and its display, as the letter has them for these jackpots."""
    judges = {jackpot.judge for jackpot in setup.jackpots.values()}
    systems = [
        system
        for system in setup.jurisdiction.systems
        if system.console == setup.console and not judges & set(system.not_for)
    ]
    if not judges or not systems:
        return
    shown = {name for system in systems for name in system.displays}
    parts = {name: version for name, version in record.components.items() if name not in shown}
    known = {_words(versions): versions for system in systems for versions in _records(system)}
    yield _setting(
        "system",
        Msg("Progressive system on record"),
        _offered(known, _words(parts), parts, {}),
        _words(parts) or NONE,
        _put(lambda now, chosen: replace(now, components=_with(now, systems, system=chosen))),
    )
    if shows_plainly(systems, setup.console):
        label = Msg("Table monitor on record")
        yield _words_of("monitor", label, record.monitor, _put_words("monitor"))
    if not shown:
        return
    display = {name: version for name, version in record.components.items() if name in shown}
    displays: dict[str, Versions] = {
        _words({name: version}): {name: version}
        for system in systems
        for name, version in system.displays.items()
    }
    yield _setting(
        "display",
        Msg("Display of the system on record"),
        _offered(displays, _words(display), display, {}),
        _words(display) or NONE,
        _put(lambda now, chosen: replace(now, components=_with(now, systems, display=chosen))),
    )


def _records(system: System) -> Iterator[Versions]:
    """Return a system as it may be put on record: by all of its names, or by any one."""
    yield {**system.components, **system.either}
    for name, version in system.either.items():
        yield {**system.components, name: version}


def _of_shuffler(setup: TableSetup, record: Approval) -> Iterator[HouseSetting]:
    """Return the shuffler on record: make, mode, and the version from which it was approved."""
    shuffler, dealing = record.shuffler, setup.dealing
    least = setup.jurisdiction.utilities.get(shuffler.make, "")
    chosen = (
        ("make", Msg("Shuffler on record"), shuffler.make, dealing.makes),
        ("mode", Msg("Mode of the shuffler on record"), shuffler.mode, dealing.modes),
        ("version", Msg("Version of the shuffler on record"), shuffler.version, (least,)),
    )
    for key, label, now, known in chosen:
        yield _words_of(f"shuffler.{key}", label, now, _put_shuffler(key), *known)


def _of_equipment(setup: TableSetup, record: Approval) -> Iterator[HouseSetting]:
    """Return each shoe and score board that the letter names: its version on record, or none."""
    for name, least in setup.jurisdiction.utilities.items():
        if name in setup.dealing.makes:
            continue
        now = record.equipment.get(name, "")
        label = Msg("{equipment} on record, version", equipment=name)
        yield _words_of(f"equipment.{name}", label, now, _put_equipment(name), least)


def _offered(known: Mapping[str, V], words: str, now: V, nothing: V) -> dict[str, V]:
    """Return what may be chosen: what the letter has, what is on record, or nothing."""
    return {**known, **({words: now} if words else {}), NONE: nothing}


def _setting(key: str, label: str, offered: Mapping[str, V], now: str, put: Any) -> HouseSetting:
    choices = tuple(offered)

    def chosen(setup: TableSetup, value: int | None) -> TableSetup:
        word = NONE if value is None else choices[value]
        changed: TableSetup = put(setup, offered[word])
        return changed

    taken: Put = chosen
    return HouseSetting(
        path=f"approval.{key}",
        label=label,
        kind=SettingKind.CHOICE,
        value=choices.index(now),
        put=taken,
        choices=choices,
    )


def _words_of(key: str, label: str, now: str, write: Write, *known: str) -> HouseSetting:
    """Return a setting that is written; what the letter knows of it is offered."""
    return HouseSetting(
        path=f"approval.{key}",
        label=label,
        kind=SettingKind.WORDS,
        value=None,
        choices=(*filter(None, known), NONE),
        may_be_none=True,
        words=now,
        write=write,
    )


def _put_words(key: str) -> Write:
    def change(now: Approval, said: str) -> Approval:
        changed: dict[str, Any] = {key: said}
        return replace(now, **changed)

    return _put(change)


def _put_day(setup: TableSetup, value: int | None) -> TableSetup:
    day = date.fromordinal(value) if value else None
    return replace(setup, approval=replace(setup.approval or Approval(), dated=day))


def _put(change: Callable[[Approval, Any], Approval]) -> Callable[[TableSetup, Any], TableSetup]:
    """Put something on the approval's record."""
    return lambda setup, chosen: replace(
        setup, approval=change(setup.approval or Approval(), chosen)
    )


def _put_shuffler(key: str) -> Callable[[TableSetup, str], TableSetup]:
    def change(now: Approval, chosen: str) -> Approval:
        changed: dict[str, Any] = {key: chosen}
        return replace(now, shuffler=replace(now.shuffler, **changed))

    return _put(change)


def _put_equipment(name: str) -> Callable[[TableSetup, str], TableSetup]:
    def change(now: Approval, version: str) -> Approval:
        others = {one: its for one, its in now.equipment.items() if one != name}
        return replace(now, equipment=others | ({name: version} if version else {}))

    return _put(change)


def _with(
    record: Approval,
    systems: list[System],
    system: Versions | None = None,
    display: Versions | None = None,
) -> dict[str, str]:
    """Return the components with another system, or with another display."""
    shown = {name for one in systems for name in one.displays}
    parts = {name: one for name, one in record.components.items() if name not in shown}
    seen = {name: one for name, one in record.components.items() if name in shown}
    return {
        **(parts if system is None else system),
        **(seen if display is None else display),
    }


def _words(versions: Versions) -> str:
    return ", ".join(f"{name} {version}" for name, version in versions.items())
