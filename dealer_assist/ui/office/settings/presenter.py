"""The settings of a table as rows: what holds, what is allowed, what is proposed, what was."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, tzinfo
from fractions import Fraction

from dealer_assist.errors import Refused
from dealer_assist.journal.queries.trails import SettingLine
from dealer_assist.message import Msg, capitalized, joined, listed
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import Proposal
from dealer_assist.table.facts.office import (
    day_of,
    judge,
    proposal,
    proposal_by,
    proposed_setup,
    require_lawful,
)
from dealer_assist.table.setup.house_setting import LONGEST_WORDS
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.settings import HouseSetting, SettingKind, settings_of, written
from dealer_assist.table.setup.structure import is_structure
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.i18n.days import day_and_time
from dealer_assist.ui.models.grid import Column, Grid, Row, cells
from dealer_assist.ui.models.touches import Button, Tab
from dealer_assist.ui.office.settings.model import (
    KeptForgotten,
    KeptProposed,
    ProposalWithdrawn,
    SettingList,
    SettingListTurned,
    SettingOpened,
    SettingsTouch,
)
from dealer_assist.ui.office.settings.table_choices import Sheet, row_figure, share
from dealer_assist.value import Value, replace

_GROUPS = {
    "jackpot": SettingList.JACKPOTS,
    "limit": SettingList.LIMITS,
    "approval": SettingList.APPROVAL,
}
_TABS = {
    SettingList.SET_UP: (Msg("Set up"), "wrench"),
    SettingList.JACKPOTS: (Msg("Jackpots"), "moneybag"),
    SettingList.LIMITS: (Msg("Limits"), "chip"),
    SettingList.RULES: (Msg("Rules"), "book"),
    SettingList.APPROVAL: (Msg("Approval"), "page"),
    SettingList.PENDING: (capitalized(Msg("pending")), "clock"),
    SettingList.TRAIL: (Msg("Trail"), "history"),
}
SETTING_COLUMNS = (
    Column(Msg("Setting"), 3.0),
    Column(Msg("Now"), 1.4, is_strong=True),
    Column(Msg("Allowed"), 2.4),
    Column(Msg("Next opening"), 1.8, is_strong=True),
)
SET_UP_COLUMNS = (
    Column(Msg("Setting"), 2.6),
    Column(Msg("Now"), 1.4, is_strong=True),
    Column(Msg("House edge and hit"), 3.2),
    Column(Msg("Next opening"), 1.6, is_strong=True),
)
MOST_NAMED = 4
_FIGURE, _SHARE_OF_WORDS = 24, 2.8
VALUES: Mapping[str, str] = {
    one: one
    for one in (
        Msg("all participants"),
        Msg("any"),
        Msg("ask"),
        Msg("asked"),
        Msg("commercial"),
        Msg("dealer up card"),
        Msg("hit"),
        Msg("left to right"),
        Msg("lose"),
        Msg("main"),
        Msg("nine to eleven"),
        Msg("no"),
        Msg("none"),
        Msg("off"),
        Msg("offered"),
        Msg("one card"),
        Msg("play on"),
        Msg("player cards"),
        Msg("push"),
        Msg("rank"),
        Msg("required"),
        Msg("right to left"),
        Msg("stand"),
        Msg("ten or eleven"),
        Msg("three tens"),
        Msg("tray"),
        Msg("tribal"),
        Msg("trust"),
        Msg("value"),
        Msg("winning side"),
        Msg("yes"),
    )
}
"""What a setting may be, where that is a word and no name."""
PENDING_COLUMNS = (
    Column(Msg("Setting"), 3.0),
    Column(Msg("Now"), 1.2),
    Column(Msg("Becomes"), 1.2, is_strong=True),
    Column(Msg("Wanted by"), 2.8),
)
TRAIL_COLUMNS = (
    Column(Msg("When"), 1.2),
    Column(Msg("Setting"), 2.6),
    Column(Msg("What"), 1.0),
    Column(Msg("Before"), 1.2),
    Column(Msg("After"), 1.2, is_strong=True),
    Column(Msg("By whom"), 2.4),
)
_STEPS = {"proposed": Msg("Proposed"), "withdrawn": Msg("Withdrawn"), "applied": Msg("In force")}
Kept = Mapping[str, str]
"""Values that somebody has kept for a set-up, by their paths: nobody has proposed them yet."""
_SECOND = StaffMember("", "", Role.EXECUTIVE, "")
"""Whoever swipes second: the table is asked beforehand whether it would let a value stand."""


class ValueTrial(Value):
    """What the table would make of a value: the text it takes, or why not; what to know first.

    `setup` is the table with the value and all that is pending, `without` the same but for it:
    what differs between the two is this setting's own doing.
    """

    text: str = ""
    refusal: str = ""
    warnings: tuple[str, ...] = ()
    setup: TableSetup | None = None
    without: TableSetup | None = None
    advice: tuple[str, ...] = ()


def setting_tabs(
    shown: SettingList, waiting: int, *, has_approval: bool
) -> tuple[Tab[SettingsTouch], ...]:
    """Offer the lists; so many changes wait. Practice keeps no record of an approval."""
    return tuple(
        Tab(SettingListTurned(one), label, icon, one is shown, _count(one, waiting))
        for one, (label, icon) in _TABS.items()
        if has_approval or one is not SettingList.APPROVAL
    )


def _count(one: SettingList, waiting: int) -> int:
    return waiting if one is SettingList.PENDING else 0


def group_of(path: str) -> SettingList:
    """Tell under which heading a setting is found."""
    if is_structure(path) or path == "house_rule.decks":
        return SettingList.SET_UP
    return _GROUPS.get(path.split(".")[0], SettingList.RULES)


def settings_model(table: Table, group: SettingList, on: date) -> Grid[SettingsTouch]:
    """List the settings of a group."""
    proposed = {one.path: one.new for one in table.lasting.proposed}
    now = {one.path: one.text for one in settings_of(table.setup, on)}
    # The figures of a jackpot that is to come can be set before it is there.
    coming = proposed_setup(table, table.lasting.proposed)
    rows = tuple(
        Row(
            cells(
                one.label,
                shown(now.get(one.path, "–")),
                allowed(one),
                shown(proposed.get(one.path, "" if one.path in now else one.text)),
            ),
            button=_change(one),
        )
        for one in settings_of(coming, on)
        if group_of(one.path) is group
    )
    return Grid(SETTING_COLUMNS, rows, Msg("This table has no such settings."))


def set_up_model(table: Table, on: date, sheet: Sheet | None, kept: Kept) -> Grid[SettingsTouch]:
    """List what the table is made of, each with its figures and with what it is to become."""
    proposed = {one.path: one.new for one in table.lasting.proposed}
    told = (Msg("Game"), table.setup.game_name, Msg("Changed in MENU, GAMES"), "")
    game: Row[SettingsTouch] = Row(cells(*told))
    rows = tuple(
        Row(
            cells(
                one.label,
                shown(one.text),
                row_figure(one.path, table.setup, sheet) or allowed(one),
                shown(kept.get(one.path, proposed.get(one.path, ""))),
            ),
            button=_change(one),
        )
        for one in settings_of(table.setup, on)
        if group_of(one.path) is SettingList.SET_UP
    )
    return Grid(SET_UP_COLUMNS, (game, *rows), Msg("This table has no such settings."))


def _change(one: HouseSetting) -> Button[SettingsTouch]:
    name = Msg("CHANGE {setting}", setting=one.label)
    return Button(SettingOpened(one.path), Msg("CHANGE"), "", name=name)


def with_kept(table: Table, kept: Kept, by: StaffMember, at: int) -> Table:
    """Give the table as if what is kept for the set-up were proposed; the rest is left out."""
    for path, value in kept.items():
        change = c.ProposeSetting(path, value, by, _SECOND)
        found = proposal(table, change, at)
        others = tuple(one for one in table.lasting.proposed if one.path != path)
        table = (
            table.with_lasting(replace(table.lasting, proposed=(*others, found)))
            if found
            else table
        )
    return table


def pending_model(table: Table, zone: tzinfo | None, kept: Kept) -> Grid[SettingsTouch]:
    """List what is kept to be proposed, and what waits for the next opening of the table.

    The table is as if what is kept were proposed.
    """
    labels = labels_of(table)
    rows = tuple(_kept_rows([one for one in table.lasting.proposed if one.path in kept], labels))
    waiting = _waiting_rows(
        [one for one in table.lasting.proposed if one.path not in kept], zone, labels
    )
    return Grid(
        _wide_enough(PENDING_COLUMNS, (*rows, *waiting), 1, 2),
        (*rows, *waiting),
        Msg("Nothing waits for the next opening."),
    )


def _kept_rows(kept: Sequence[Proposal], labels: Mapping[str, str]) -> Iterator[Row[SettingsTouch]]:
    if kept:
        words = Msg("{n} changes are kept", one="1 change is kept", n=len(kept))
        button = Button(KeptProposed(), Msg("PROPOSE"), "", name=Msg("PROPOSE ALL"))
        yield Row(cells(words, "", "", Msg("Not proposed yet")), button=button)
    for one in kept:
        label = labels.get(one.path, one.path)
        forget = Button(
            KeptForgotten(one.path), Msg("FORGET"), "", name=Msg("FORGET {setting}", setting=label)
        )
        there = cells(label, shown(one.old), shown(one.new), Msg("Not proposed yet"))
        yield Row(there, button=forget)


def _waiting_rows(
    waiting: Sequence[Proposal], zone: tzinfo | None, labels: Mapping[str, str]
) -> tuple[Row[SettingsTouch], ...]:
    return tuple(
        Row(
            cells(
                labels.get(one.path, one.path),
                shown(one.old),
                shown(one.new),
                joined(
                    ", ",
                    (
                        listed((one.by.name, one.witness.name)),
                        day_and_time(datetime.fromtimestamp(one.at / 1000, zone or UTC)),
                    ),
                ),
            ),
            button=Button(
                ProposalWithdrawn(one.path),
                Msg("WITHDRAW"),
                "",
                name=Msg("WITHDRAW {setting}", setting=labels.get(one.path, one.path)),
            ),
        )
        for one in waiting
    )


def trail_model(
    table: Table, trail: Sequence[SettingLine], names: Mapping[str, str], zone: tzinfo | None
) -> Grid[SettingsTouch]:
    """List what was ever set, the newest first."""
    labels = labels_of(table)
    rows: tuple[Row[SettingsTouch], ...] = tuple(
        Row(
            cells(
                day_and_time(one.at_utc.astimezone(zone)),
                labels.get(one.path, one.path),
                _STEPS[one.what],
                shown(one.old),
                shown(one.new),
                _people(one, names),
            ),
        )
        for one in trail
    )
    columns = _wide_enough(TRAIL_COLUMNS, rows, 3, 4)
    return Grid(columns, rows, Msg("Nothing was ever set at this table."))


def _wide_enough(
    columns: tuple[Column, ...], rows: Iterable[Row[SettingsTouch]], *values: int
) -> tuple[Column, ...]:
    """Give the values more of the width where one of them is words, not a figure."""
    if all(len(row.words[place]) <= _FIGURE for row in rows for place in values):
        return columns
    return tuple(
        replace(one, share=_SHARE_OF_WORDS, is_strong=False) if place in values else one
        for place, one in enumerate(columns)
    )


def trial(table: Table, path: str, wanted: str, by: StaffMember, at: int) -> ValueTrial:
    """Ask the table whether a value could stand, without recording anything."""
    if not wanted:
        return ValueTrial(refusal=Msg("Enter the new value"))
    try:
        tried = proposal_by(table, (path, wanted), (by, _SECOND), at)
        if tried is not None:
            require_lawful(table, (tried,), at)
    except Refused as why_not:
        return ValueTrial(refusal=str(why_not))
    if tried is None:
        return ValueTrial(
            refusal=Msg("This value is proposed already; it waits for the next opening")
        )
    others = tuple(one for one in table.lasting.proposed if one.path != path)
    setup, without = proposed_setup(table, (*others, tried)), proposed_setup(table, others)
    known = judge(without, day_of(at)).warnings
    found = judge(setup, day_of(at))
    own = tuple(one for one in found.warnings if one not in known)
    advice = found.recommendations if is_structure(path) or ".reserve" in path else ()
    return ValueTrial(tried.new, "", own, setup, without, advice)


def edge_lines(
    setup: TableSetup, before: Mapping[str, Fraction], after: Mapping[str, Fraction]
) -> Iterator[str]:
    """Say what becomes of the house edge of each jackpot."""
    for sensor, new in after.items():
        name, old, edge = setup.jackpots[sensor].key, before.get(sensor), share(float(new), 2)
        if old is None:
            yield Msg("The house edge of {name} is {edge}", name=name, edge=edge)
        elif new == old:
            yield Msg("The house edge of {name} stays at {edge}", name=name, edge=edge)
        else:
            yield Msg(
                "The house edge of {name} goes from {old} to {new}",
                name=name,
                old=share(float(old), 2),
                new=edge,
            )


def allowed(setting: HouseSetting) -> str:
    """Say what a setting may be."""
    if setting.kind is SettingKind.WORDS:
        return Msg("words, at most {n} letters", n=LONGEST_WORDS)
    if setting.kind is SettingKind.DAY:
        return Msg("year, month and day, as in 20230614")
    if setting.kind is SettingKind.CHOICE and len(setting.choices) > MOST_NAMED:
        return Msg("one of {n}", n=len(setting.choices))
    if setting.kind is SettingKind.CHOICE:
        return joined(", ", map(shown, setting.choices))
    least = written(setting.kind, setting.least)
    if setting.most is None:
        if setting.may_be_none:
            return Msg("{least} or more, or none", least=least)
        return Msg("{least} or more", least=least)
    return Msg("{low} to {high}", low=least, high=written(setting.kind, setting.most))


def labels_of(table: Table) -> Mapping[str, str]:
    """Give the words of every setting by its path."""
    setups = (proposed_setup(table, table.lasting.proposed), table.setup)
    return {one.path: one.label for setup in setups for one in settings_of(setup)}


def shown(value: str) -> str:
    """Write a value for people: the words of a choice apart; names and figures as they are."""
    words = value.replace("_", " ")
    return VALUES.get(words, words)


def _people(one: SettingLine, names: Mapping[str, str]) -> str:
    first, second = names.get(one.by, one.by), names.get(one.witness, one.witness)
    return listed((first, second)) if first and second else first
