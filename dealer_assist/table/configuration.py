"""The settings of a table: each with its range and its value now, and how a set-up takes them."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import date

from dealer_assist.errors import Refused
from dealer_assist.jackpot.definition import Jackpot, Level
from dealer_assist.table.configuration_put import (
    Put,
    put_authority,
    put_jackpot,
    put_level,
    put_limit,
    put_option,
)
from dealer_assist.table.facts import Setting
from dealer_assist.table.setting_values import NO, NONE, YES, Kind, read, word, written
from dealer_assist.table.setup import TableSetup

WHOLE_BP = 10_000
# What a setting of a level is called, and the figure that it is.
_FIGURES = {
    "seed": "seed_cents",
    "contribution": "rate_bp",
    "reserve": "reserve_bp",
    "cap": "cap_cents",
}


@dataclass(frozen=True, slots=True)
class HouseSetting:
    """One setting: its value as a number and as text, and what it may be.

    `most` is None where nothing limits it; a setting with `may_be_none` can be switched off.
    `of` is the jackpot whose figure it is.
    """

    path: str
    label: str
    kind: Kind
    value: int | None
    put: Put = field(compare=False, repr=False)
    least: int = 0
    most: int | None = None
    choices: tuple[str, ...] = ()
    may_be_none: bool = False
    of: str = ""

    @property
    def text(self) -> str:
        """Give the value as it stands on the page."""
        return written(self.kind, self.value, self.choices)

    def accepted(self, wanted: str | int) -> str:
        """Give a wanted value as it stands on the page; refuse one that is out of range."""
        if isinstance(wanted, bool):
            wanted = word(wanted)
        value = wanted if isinstance(wanted, int) else read(self.kind, wanted, self.choices)
        if value is None and self.may_be_none:
            return NONE
        most = len(self.choices) - 1 if self.kind is Kind.CHOICE else self.most
        if value is None or value < self.least or (most is not None and value > most):
            raise Refused(self._range())
        return written(self.kind, value, self.choices)

    def _range(self) -> str:
        if self.kind is Kind.CHOICE:
            return f"{self.label} can be {' or '.join(self.choices)}; choose one of them"
        least = written(self.kind, self.least)
        if self.most is None:
            return f"{self.label} must be {least} or more; enter another figure"
        most = written(self.kind, self.most)
        return f"{self.label} must be between {least} and {most}; enter another figure"


def settings_of(setup: TableSetup, on: date | None = None) -> tuple[HouseSetting, ...]:
    """List the settings of a table, with the ranges that the law of that day allows."""
    limit = setup.jurisdiction.wager_limit(on) if on else None
    return (
        *_of_jackpots(setup, limit),
        *_of_limits(setup, limit),
        *_of_roles(setup),
        *_of_house_rules(setup),
    )


def find(setup: TableSetup, path: str, on: date | None = None) -> HouseSetting:
    """Give one setting of a table."""
    for one in settings_of(setup, on):
        if one.path == path:
            return one
    raise Refused(f"This table has no setting {path}; choose one from the list")


def merged(settings: Iterable[Setting], more: Iterable[Setting]) -> tuple[Setting, ...]:
    """Join settings: the later one of a path holds."""
    return tuple({one.path: one for one in (*settings, *more)}.values())


def apply(setup: TableSetup, settings: Iterable[Setting]) -> TableSetup:
    """Give the set-up with these settings, all that are in force; its digest tells them.

    A setting of a jackpot or an option that the table's file no longer has is left out.
    """
    taken = []
    for setting in settings:
        knob = next((one for one in settings_of(setup) if one.path == setting.path), None)
        if knob is None or setting.of != knob.of:
            continue
        setup = knob.put(setup, read(knob.kind, setting.value, knob.choices))
        taken.append(f"{setting.path}={setting.value}")
    if not taken:
        return setup
    file_digest = setup.file_digest or setup.digest
    whole = "\n".join([file_digest, *sorted(taken)])
    digest = hashlib.sha256(whole.encode()).hexdigest()
    return replace(setup, digest=digest, file_digest=file_digest)


def _of_jackpots(setup: TableSetup, limit: int | None) -> Iterator[HouseSetting]:
    for sensor, jackpot in setup.jackpots.items():
        yield HouseSetting(
            path=f"jackpot.{sensor}.wager",
            label=f"Fixed wager of {jackpot.label}",
            kind=Kind.MONEY,
            value=jackpot.wager_cents,
            put=put_jackpot(sensor, "wager_cents"),
            least=1,
            most=limit,
            of=jackpot.key,
        )
        for level in jackpot.levels:
            yield from _of_level(sensor, jackpot, level)


def _of_level(sensor: str, jackpot: Jackpot, level: Level) -> Iterator[HouseSetting]:
    # A jackpot with one meter has one rate, and its name says so.
    end = f".{level.name}" if len(jackpot.levels) > 1 else ""
    start = "Amount of" if jackpot.is_house else "Seed of"

    def setting(name: str, label: str, kind: Kind, most: int | None = None) -> HouseSetting:
        key = name.partition(".")[0]
        attribute = _FIGURES[key]
        return HouseSetting(
            path=f"jackpot.{sensor}.{name}",
            label=label,
            kind=kind,
            value=getattr(level, attribute),
            put=put_level(sensor, level.name, attribute),
            most=most,
            may_be_none=key == "cap",
            of=jackpot.key,
        )

    yield setting(f"seed.{level.name}", f"{start} {level.label}", Kind.MONEY)
    if jackpot.is_house:
        return
    yield setting(f"contribution{end}", f"Contribution to {level.label}", Kind.RATE, WHOLE_BP)
    yield setting(f"reserve{end}", f"Reserve of {level.label}", Kind.RATE, WHOLE_BP)
    yield setting(f"cap.{level.name}", f"Cap of {level.label}", Kind.MONEY)


def _of_limits(setup: TableSetup, limit: int | None) -> Iterator[HouseSetting]:
    printed = {row.key: row.label for row in setup.wagers}
    for wager, ends in setup.limits.items():
        name = printed.get(wager, wager.replace("_", " ").upper())
        for end, words in enumerate(("Least", "Most")):
            yield HouseSetting(
                path=f"limit.{wager}.{('min', 'max')[end]}",
                label=f"{words} on {name}",
                kind=Kind.MONEY,
                value=ends[end],
                put=put_limit(wager, end),
                least=1,
                most=limit,
            )


def _of_roles(setup: TableSetup) -> Iterator[HouseSetting]:
    yield HouseSetting(
        path="role.executive_from",
        label="Prize that needs an Executive card",
        kind=Kind.MONEY,
        value=setup.authority.executive_from_cents,
        put=put_authority("executive_from_cents"),
    )
    yield HouseSetting(
        path="role.whole_meter",
        label="Executive card for every whole meter",
        kind=Kind.CHOICE,
        value=int(setup.authority.executive_for_whole_meter),
        put=put_authority("executive_for_whole_meter"),
        choices=(NO, YES),
    )


def _of_house_rules(setup: TableSetup) -> Iterator[HouseSetting]:
    for option, choices in setup.choices.items():
        if len(choices) < 2:
            continue
        words = tuple(map(word, choices))
        is_fold = option == "folded_hands_win"
        yield HouseSetting(
            path=f"house_rule.{'folded_hands' if is_fold else option}",
            label=f"House rule, {option.replace('_', ' ')}",
            kind=Kind.CHOICE,
            value=words.index(word(setup.options.get(option, choices[0]))),
            put=put_option(option, choices),
            choices=words,
        )
