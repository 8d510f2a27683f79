"""Approvals in definition files: a table's record, and the systems that a jurisdiction approved."""

from datetime import date

from dealer_assist.catalog.fields import Fields
from dealer_assist.catalog.jackpots import CONSOLES
from dealer_assist.table.setup.approval import TRACKS, Approval, Shuffler, System, numbers


def read_approval(fields: Fields) -> Approval | None:
    """Read what a table's file has on record; None where it has nothing."""
    if "approval" not in fields:
        return None
    own = fields.table("approval")
    shuffler = own.table("shuffler", optional=True)
    approval = Approval(
        letter=own.text("letter", ""),
        dated=_day(own),
        edition=own.text("edition", ""),
        controls=own.text("controls", ""),
        track=own.choice("track", TRACKS, TRACKS[0]),
        shuffler=Shuffler(
            shuffler.text("make", ""), shuffler.text("mode", ""), shuffler.text("version", "")
        ),
        components=_versions(own.table("components", optional=True)),
    )
    shuffler.done()
    own.done()
    return approval


def read_systems(fields: Fields) -> tuple[System, ...]:
    """Read which systems were approved, each with the lowest versions of its components."""
    systems = []
    for one in fields.tables("systems"):
        system = System(one.choice("console", CONSOLES), _versions(one.table("components")))
        systems.append(system)
        one.done()
    return tuple(systems)


def _day(own: Fields) -> date | None:
    if "dated" not in own:
        return None
    day = own.raw("dated")
    if type(day) is not date:
        own.wrong("dated", f"must be a day like 2023-06-14 without quotes, not {day!r}")
    return day


def _versions(table: Fields) -> dict[str, str]:
    versions = {name: table.text(name) for name in table}
    for name, version in versions.items():
        if not numbers(version):
            table.wrong(name, f"{version!r} is no version; write it like '5.4.0'")
    return versions
