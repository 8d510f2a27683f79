"""The approval that a table is run under: its letter, its equipment, and what is missing of it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import date

from dealer_assist.message import Msg, either, joined
from dealer_assist.value import Value, field

_VERSION = re.compile(r"(?<![A-Za-z0-9])v?\d+(?:\.\d+)*", re.IGNORECASE)
_DIGITS = re.compile(r"\d+")
COMMERCIAL, TRIBAL = TRACKS = ("commercial", "tribal")
MUST, RECOMMENDED = NEEDS = ("must", "recommended")
"""Whether the rules of a game ask for a shuffler, or advise one."""


_WORDS = {
    "letter": Msg("letter"),
    "dated": Msg("date of the letter"),
    "edition": Msg("edition of the rules"),
    "controls": Msg("internal controls"),
    "licences": Msg("manufacturers' licenses"),
    "tribal_licences": Msg("tribal licenses"),
    "tga": Msg("tribal gaming agency's approval"),
    "concurrence": Msg("state's concurrence"),
    "appendix": Msg("the compact's requirements"),
}
"""What an approval says of itself, by its key in a file."""
_SAID = ("letter", "dated", "edition", "controls", "licences")
_SAID_BY_TRIBES = ("tribal_licences", "tga", "concurrence", "appendix")
"""Approved by the tribe's agency, concurred in, and with the compact's own information."""


class System(Value):
    """A progressive system as it was approved: a console with its components, or higher ones.

    `either` are names of one component: any of them will do. One of the `displays` belongs to it;
    `not_for` are jackpots, by how they judge, that its approval does not name; `plain_display` says
    that it shows on a monitor without network or functions of its own.
    """

    console: str
    components: Mapping[str, str]
    displays: Mapping[str, str] = field(default_factory=dict)
    either: Mapping[str, str] = field(default_factory=dict)
    not_for: tuple[str, ...] = ()
    plain_display: bool = False


class Shuffler(Value):
    """The shuffler of a table; a hand-dealt table has none."""

    make: str = ""
    mode: str = ""
    version: str = ""


class DealingRules(Value):
    """How the rules of a game want it dealt: the shuffler's makes and modes, and whether by one."""

    modes: tuple[str, ...] = ()
    makes: tuple[str, ...] = ()
    need: str = ""


class Approval(Value):
    """What the house keeps on record about a table's approval.

    `letter` and `dated` name the approval, `edition` the rules it was given for, `controls` the
    internal controls, `licences` those of the makers, `track` whether a card room or a tribal
    operation runs the table. A tribal one has the approval of its gaming agency (`tga`), the
    commission's `concurrence`, and what the compact asks for (`appendix`); there the makers are
    certified by the state, which is in `licences`, and have `tribal_licences` too. `equipment` are
    shoes and score boards with their versions. `title` is the letter's own name for the game,
    `service` whom to call where something does not work, `monitor` the plain display of the table.
    """

    letter: str = ""
    dated: date | None = None
    edition: str = ""
    controls: str = ""
    track: str = COMMERCIAL
    shuffler: Shuffler = field(default_factory=Shuffler)
    components: Mapping[str, str] = field(default_factory=dict)
    licences: str = ""
    tribal_licences: str = ""
    tga: str = ""
    concurrence: str = ""
    appendix: str = ""
    equipment: Mapping[str, str] = field(default_factory=dict)
    title: str = ""
    service: str = ""
    monitor: str = ""


class ApprovalAsked(Value):
    """What a table's approval is held against: the jurisdiction's letter, and the table itself.

    `judges` are the ways in which its jackpots judge, `edition` is that of its game's rules,
    `titles` are the games that the letter names.
    """

    console: str
    systems: tuple[System, ...]
    dealing: DealingRules
    judges: tuple[str, ...] = ()
    utilities: Mapping[str, str] = field(default_factory=dict)
    edition: str = ""
    shuffling_rule: str = ""
    titles: tuple[str, ...] = ()


def missing(approval: Approval, asked: ApprovalAsked) -> Iterator[str]:
    """Say what is not on record, and which equipment is not as it was approved."""
    asked_for = (*_SAID, *_SAID_BY_TRIBES) if approval.track == TRIBAL else _SAID
    if absent := [_WORDS[key] for key in asked_for if not getattr(approval, key)]:
        yield Msg("Not on record: {what}", what=joined(", ", absent))
    if approval.edition and asked.edition and asked.edition not in approval.edition:
        yield Msg(
            "The rules of this game are edition {edition}. Approval.edition says {recorded}",
            edition=asked.edition,
            recorded=approval.edition,
        )
    if approval.title and asked.titles and approval.title not in asked.titles:
        yield Msg(
            "The letter names {n} games. {title} is not one of them. Choose the table's own",
            n=len(asked.titles),
            title=approval.title,
        )
    if asked.judges:
        yield from _components(approval, asked)
        if shows_plainly(asked.systems, asked.console) and not approval.monitor:
            yield Msg("Table display not on record: it must be a plain monitor, no network")
    yield from _shuffler(approval.shuffler, asked)
    yield from _lower(approval.equipment, asked.utilities)


def shows_plainly(systems: Iterable[System], console: str) -> bool:
    """True if the systems of a console show on a monitor that can do nothing else."""
    return any(system.plain_display for system in systems if system.console == console)


def told_otherwise(approval: Approval | None, make: str, mode: str) -> Iterator[tuple[str, str]]:
    """Say where the shuffler itself tells another make or mode than is on record of it."""
    recorded = approval.shuffler if approval else Shuffler()
    if make and recorded.make and make.casefold() != recorded.make.casefold():
        said = Msg(
            "The shuffler says that it is a {told}, on record is {recorded}. Correct the record "
            "or bring the other back",
            told=make,
            recorded=recorded.make,
        )
        yield "make", said
    if mode and recorded.mode and mode.casefold() != recorded.mode.casefold():
        said = Msg(
            "The shuffler says mode {told}, on record is {recorded}. Set it, or correct the record",
            told=mode,
            recorded=recorded.mode,
        )
        yield "mode", said


def _shuffler(shuffler: Shuffler, asked: ApprovalAsked) -> Iterator[str]:
    dealing = asked.dealing
    if not shuffler.make:
        if dealing.need == MUST:
            yield Msg(
                "This game must be dealt with a shuffler such as {makes}, and none is on record",
                makes=joined(", ", dealing.makes),
            )
        return
    if dealing.modes and shuffler.mode not in dealing.modes:
        yield Msg(
            "The shuffler {make} is set to {mode}. The rules know {modes}",
            make=shuffler.make,
            mode=shuffler.mode or Msg("nothing"),
            modes=joined(", ", dealing.modes),
        )
    if dealing.makes and shuffler.make not in dealing.makes:
        yield Msg(
            "The rules name {makes}. The shuffler on record is {make}, which must be an approved "
            "model of a licensed maker ({rule})",
            makes=joined(", ", dealing.makes),
            make=shuffler.make,
            rule=asked.shuffling_rule or Msg("approved rules"),
        )
    elif asked.shuffling_rule and not dealing.makes and shuffler.make not in asked.utilities:
        yield Msg(
            "The rules name no shuffler. {make}, on record, must be an approved model of a "
            "licensed maker ({rule})",
            make=shuffler.make,
            rule=asked.shuffling_rule,
        )
    if shuffler.version:
        yield from _lower({shuffler.make: shuffler.version}, asked.utilities)
    elif shuffler.make in asked.utilities:
        yield _not_recorded(shuffler.make, asked.utilities[shuffler.make])


def _components(approval: Approval, asked: ApprovalAsked) -> Iterator[str]:
    """Name what lacks for the approved system that comes nearest; nothing where one is whole."""
    known = [
        system
        for system in asked.systems
        if system.console == asked.console and not set(system.not_for) & set(asked.judges)
    ]
    lacks = [tuple(_lacking(approval.components, system)) for system in known]
    if lacks and all(lacks):
        yield from min(lacks, key=len)


def _lacking(have: Mapping[str, str], system: System) -> Iterator[str]:
    for name, least in system.components.items():
        if name not in have:
            yield _not_recorded(name, least)
    yield from _lower(have, system.components)
    if system.either and not any(name in have for name in system.either):
        yield Msg("{component} or higher is not on record", component=_named(system.either))
    yield from _lower(have, system.either)
    displays = [name for name in system.displays if name in have]
    if system.displays and not displays:
        words = _named(system.displays)
        yield Msg("No display is on record: {displays} or higher", displays=words)
    yield from _lower(have, system.displays)


def _named(any_of: Mapping[str, str]) -> str:
    return either(
        Msg("{component} {least}", component=name, least=least) for name, least in any_of.items()
    )


def _not_recorded(name: str, least: str) -> str:
    return Msg("{component} {least} or higher is not on record", component=name, least=least)


def _lower(have: Mapping[str, str], approved: Mapping[str, str]) -> Iterator[str]:
    for name, version in have.items():
        if name in approved and numbers(version) < numbers(approved[name]):
            yield Msg(
                "{component} is {version} and was approved from {least} on",
                component=name,
                version=version,
                least=approved[name],
            )


def numbers(version: str) -> tuple[int, ...]:
    """Return a version as numbers to compare: 5.10 is above 5.4; a name before it is none."""
    # Without a number of its own the digits of a name are all there is.
    found = " ".join(_VERSION.findall(version)) or version
    return tuple(int(one) for one in _DIGITS.findall(found))
