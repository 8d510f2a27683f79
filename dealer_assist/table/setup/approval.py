"""The approval that a table is run under: its letter, its equipment, and what is missing of it."""

from collections.abc import Iterator, Mapping
from dataclasses import field
from datetime import date

from dealer_assist.frozen import frozen
from dealer_assist.message import Msg, joined

COMMERCIAL, TRIBAL = TRACKS = ("commercial", "tribal")


@frozen
class System:
    """A progressive system as it was approved: a console with its components, or higher ones."""

    console: str
    components: Mapping[str, str]


@frozen
class Shuffler:
    """The shuffler of a table; a hand-dealt table has none."""

    make: str = ""
    mode: str = ""
    version: str = ""


@frozen
class Approval:
    """What the house keeps on record about a table's approval.

    `letter` and `dated` name the approval, `edition` the rules it was given for, `controls` the
    internal controls, `track` whether a card room or a tribal operation runs the table.
    """

    letter: str = ""
    dated: date | None = None
    edition: str = ""
    controls: str = ""
    track: str = COMMERCIAL
    shuffler: Shuffler = field(default_factory=Shuffler)
    components: Mapping[str, str] = field(default_factory=dict)


def missing(
    approval: Approval,
    console: str,
    systems: tuple[System, ...],
    modes: tuple[str, ...],
    *,
    has_jackpot: bool,
) -> Iterator[str]:
    """Say what is not on record, and which equipment is not as it was approved."""
    asked = {
        "letter": approval.letter,
        "dated": approval.dated,
        "edition": approval.edition,
        "controls": approval.controls,
    }
    for key, value in asked.items():
        if not value:
            yield Msg("approval.{key} is missing in the table's file", key=key)
    if has_jackpot:
        yield from _components(approval, console, systems)
    mode = approval.shuffler.mode
    if approval.shuffler.make and modes and mode not in modes:
        yield Msg(
            "The shuffler {make} is set to {mode}; the rules know {modes}",
            make=approval.shuffler.make,
            mode=mode or Msg("nothing"),
            modes=joined(", ", modes),
        )


def told_otherwise(approval: Approval | None, make: str, mode: str) -> Iterator[tuple[str, str]]:
    """Say where the shuffler itself tells another make or mode than is on record of it."""
    recorded = approval.shuffler if approval else Shuffler()
    if make and recorded.make and make.casefold() != recorded.make.casefold():
        said = Msg(
            "The shuffler says that it is a {told}, on record is {recorded}; correct the record "
            "or bring the other back",
            told=make,
            recorded=recorded.make,
        )
        yield "make", said
    if mode and recorded.mode and mode.casefold() != recorded.mode.casefold():
        said = Msg(
            "The shuffler says mode {told}, on record is {recorded}; set it, or correct the record",
            told=mode,
            recorded=recorded.mode,
        )
        yield "mode", said


def _components(approval: Approval, console: str, systems: tuple[System, ...]) -> Iterator[str]:
    """Name what lacks for the approved system that comes nearest; nothing where one is whole."""
    known = [one for one in systems if one.console == console]
    lacks = [tuple(_lacking(approval.components, one.components)) for one in known]
    if lacks and all(lacks):
        yield from min(lacks, key=len)


def _lacking(have: Mapping[str, str], needed: Mapping[str, str]) -> Iterator[str]:
    for name, least in needed.items():
        version = have.get(name, "")
        if not version:
            yield Msg("{component} {least} or higher is not on record", component=name, least=least)
        elif numbers(version) < numbers(least):
            yield Msg(
                "{component} is {version} and was approved from {least} on",
                component=name,
                version=version,
                least=least,
            )


def numbers(version: str) -> tuple[int, ...]:
    """Give a version as numbers to compare: 5.10 is above 5.4."""
    digits = "".join(one if one.isdigit() else " " for one in version)
    return tuple(int(one) for one in digits.split())
