"""The value of a setting: in words, within its range, and what the table would say to it."""

from collections.abc import Mapping

from dealer_assist.errors import Refused
from dealer_assist.message import Msg, joined
from dealer_assist.table import commands as c
from dealer_assist.table.facts.office import (
    day_of,
    judge,
    proposal,
    proposal_by,
    proposed_setup,
    require_lawful,
)
from dealer_assist.table.setup.house_setting import (
    LONGEST_WORDS,
    HouseSetting,
    SettingKind,
    written,
)
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.settings import settings_of
from dealer_assist.table.setup.structure import is_structure
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.value import Value, replace

MOST_NAMED = 4
VALUES: Mapping[str, str] = {
    word: word
    for word in (
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
Kept = Mapping[str, str]
"""Values that somebody has kept for a set-up, by their paths: nobody has proposed them yet."""
_SECOND = StaffMember("", "", Role.EXECUTIVE, "")
"""Whose card is second: the table is asked beforehand whether it would accept a value."""


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


def trial(table: Table, path: str, wanted: str, by: StaffMember, at: int) -> ValueTrial:
    """Return what the table would make of a value, without recording anything."""
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
            refusal=Msg("This value is proposed already. It waits for the next opening")
        )
    others = tuple(other for other in table.lasting.proposed if other.path != path)
    setup, without = proposed_setup(table, (*others, tried)), proposed_setup(table, others)
    known = judge(without, day_of(at)).warnings
    found = judge(setup, day_of(at))
    own = tuple(warning for warning in found.warnings if warning not in known)
    advice = found.recommendations if is_structure(path) or ".reserve" in path else ()
    return ValueTrial(tried.new, "", own, setup, without, advice)


def with_kept(table: Table, kept: Kept, by: StaffMember, at: int) -> Table:
    """Return the table as if what is kept for the set-up were proposed; the rest is left out."""
    for path, value in kept.items():
        change = c.ProposeSetting(path, value, by, _SECOND)
        found = proposal(table, change, at)
        others = tuple(other for other in table.lasting.proposed if other.path != path)
        table = (
            table.with_lasting(replace(table.lasting, proposed=(*others, found)))
            if found
            else table
        )
    return table


class Difference(Value):
    """What a setting is at one table, and at another; it may be there at one of them alone."""

    label: str
    old: str
    new: str
    path: str = ""


def changes(old: TableSetup, new: TableSetup) -> tuple[Difference, ...]:
    """Return every setting in which two tables differ, and their seats."""
    was, will = ({setting.path: setting for setting in settings_of(setup)} for setup in (old, new))
    labels = {path: one.label for path, one in {**was, **will}.items()}
    texts = {path: (_text(was.get(path)), _text(will.get(path))) for path in labels}
    found = [
        Difference(labels[path], before, after, path)
        for path, (before, after) in texts.items()
        if before != after
    ]
    if old.seats != new.seats:
        found.append(Difference(Msg("SEATS"), str(len(old.seats)), str(len(new.seats))))
    return tuple(found)


def _text(setting: HouseSetting | None) -> str:
    return shown(setting.text) if setting is not None else "–"


def allowed(setting: HouseSetting) -> str:
    """Return what a setting may be."""
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
    """Return the words of every setting by its path."""
    setups = (proposed_setup(table, table.lasting.proposed), table.setup)
    return {setting.path: setting.label for setup in setups for setting in settings_of(setup)}


def shown(value: str) -> str:
    """Return a value for people: the words of a choice apart, a key as a name."""
    words = value.replace("_", " ")
    if words in VALUES:
        return VALUES[words]
    return words.capitalize() if words.isalpha() and words.islower() else words
