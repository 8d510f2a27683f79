"""Jurisdiction files: dated limits, who authorises what, reminders, notices and reasons.

Beside them what a file has on record of approvals: a table's own, and a jurisdiction's systems.
"""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TypeVar

from dealer_assist.catalog.fields import Fields, parse_dollars
from dealer_assist.catalog.jackpots import CONSOLES
from dealer_assist.table.setup.approval import TRACKS, Approval, Shuffler, System, numbers
from dealer_assist.table.setup.jurisdiction import (
    Dated,
    GamesOnHand,
    Jurisdiction,
    TaxRule,
)
from dealer_assist.table.setup.roles import Authority

_USUAL_LIMITS = {
    "dealer_limit": Authority().dealer_limit_cents,
    "bonus_dealer_limit": Authority().bonus_dealer_limit_cents,
    "bonus_supervisor_limit": Authority().bonus_supervisor_limit_cents,
    "base_dealer_limit": Authority().base_dealer_limit_cents,
    "base_supervisor_limit": Authority().base_supervisor_limit_cents,
}


def read_approval(fields: Fields) -> Approval | None:
    """Read what a table's file has on record; None where it has nothing."""
    if "approval" not in fields:
        return None
    own = fields.table("approval")
    shuffler = own.table("shuffler", optional=True)
    approval = Approval(
        letter=own.text("letter", ""),
        dated=day_of(own, "dated") if "dated" in own else None,
        edition=own.text("edition", ""),
        controls=own.text("controls", ""),
        track=own.choice("track", TRACKS, TRACKS[0]),
        shuffler=Shuffler(
            shuffler.text("make", ""), shuffler.text("mode", ""), shuffler.text("version", "")
        ),
        components=_versions(own.table("components", optional=True)),
        licences=own.text("licences", ""),
        tribal_licences=own.text("tribal_licences", ""),
        tga=own.text("tga", ""),
        concurrence=own.text("concurrence", ""),
        appendix=own.text("appendix", ""),
        equipment=_versions(own.table("equipment", optional=True)),
        title=own.text("title", ""),
        service=own.text("service", ""),
        monitor=own.text("monitor", ""),
    )
    shuffler.done()
    own.done()
    return approval


def read_systems(fields: Fields) -> tuple[System, ...]:
    """Read which systems were approved, each with the lowest versions of its components."""
    systems = []
    for table in fields.tables("systems"):
        system = System(
            table.choice("console", CONSOLES),
            _versions(table.table("components")),
            _versions(table.table("displays", optional=True)),
            _versions(table.table("either", optional=True)),
            table.texts("not_for", ()),
            table.flag("plain_display", default=False),
        )
        systems.append(system)
        table.done()
    return tuple(systems)


def _versions(table: Fields) -> dict[str, str]:
    versions = {name: table.text(name) for name in table}
    for name, version in versions.items():
        if not numbers(version):
            table.wrong(name, f"{version!r} is no version; write it like '5.4.0'")
    return versions


T = TypeVar("T")

REMINDER, REQUIRED = DUTIES = ("reminder", "required")
"""Whether the duties before a payment are shown only, or hold CONFIRM and the payment."""


def load_jurisdiction(file: Path) -> Jurisdiction:
    """Read a jurisdiction's profile and freeze it."""
    fields = Fields.of_file(file)
    kept = fields.table("kept_days", optional=True)
    reasons = fields.table("reasons", optional=True)
    together = fields.table("one_game", optional=True)
    rules = fields.table("rules", optional=True)
    editions = fields.table("editions", optional=True)
    contacts = fields.table("contacts", optional=True)
    jurisdiction = Jurisdiction(
        key=file.stem,
        name=fields.text("name"),
        authority=Authority(
            fields.parsed("executive_from", parse_dollars),
            fields.flag("executive_for_whole_meter"),
            *(
                fields.parsed(key, parse_dollars) if key in fields else usual
                for key, usual in _USUAL_LIMITS.items()
            ),
        ),
        void_reasons=fields.sentences("void_reasons"),
        swipe_seconds=fields.whole("swipe_seconds", least=1),
        swipe_tries=fields.whole("swipe_tries", least=1),
        wager_limits=_wager_limits(fields),
        games_on_hand=_dated(fields, "games_on_hand", _games_on_hand),
        one_game={together.said(game, game): together.texts(game) for game in together},
        aggregate_odds=fields.whole("aggregate_odds", 0),
        tax_rules=_dated(fields, "tax", _tax_rule),
        camera_from_cents=(
            fields.parsed("camera_from", parse_dollars) if "camera_from" in fields else None
        ),
        hand_kept_days=kept.whole("hand", 0),
        records_kept_days=kept.whole("records", 0),
        house_notices=fields.texts("house_notices", ()),
        back_out_reasons=reasons.sentences("back_out", ()),
        lower_reasons=reasons.sentences("lower", ()),
        raise_reasons=reasons.sentences("raise", ()),
        rules={topic: rules.text(topic) for topic in rules},
        requires_duties=fields.choice("duties", DUTIES, REMINDER) == REQUIRED,
        systems=read_systems(fields),
        utilities=_versions(fields.table("utilities", optional=True)),
        editions={game: editions.text(game) for game in editions},
        contacts={track: contacts.text(track) for track in contacts},
        titles=fields.texts("titles", ()),
        must_hit=fields.flag("must_hit", default=False),
        tokes=fields.flag("tokes", default=False),
        common_event=fields.flag("common_event", default=False),
        player_notices=fields.texts("player_notices", ()),
        is_practice=fields.flag("practice", default=False),
    )
    for part in (fields, kept, reasons):
        part.done()
    return jurisdiction


def _wager_limits(fields: Fields) -> tuple[Dated[int], ...]:
    """Read the limit as one amount that always holds, or as amounts with their days."""
    if "wager_limit" in fields and isinstance(fields.raw("wager_limit"), list):
        return _dated(fields, "wager_limit", lambda entry: entry.parsed("most", parse_dollars))
    return (Dated(fields.parsed("wager_limit", parse_dollars)),)


def _dated(fields: Fields, key: str, read: Callable[[Fields], T]) -> tuple[Dated[T], ...]:
    entries: list[Dated[T]] = []
    for table in fields.tables(key):
        entry = Dated(
            read(table),
            day_of(table, "from"),
            table.flag("proposed", default=False),
            table.text("source", ""),
        )
        if any(other.since == entry.since for other in entries):
            table.wrong("from", f"{entry.since} has an entry already; give each a day of its own")
        entries.append(entry)
        table.done()
    return tuple(entries)


def day_of(fields: Fields, key: str) -> date:
    """Read a day."""
    day = fields.raw(key)
    if type(day) is not date:  # a time of day is a date too, but no law begins at noon
        fields.wrong(key, f"must be a day like 2009-09-14 without quotes, not {day!r}")
    return day


def _games_on_hand(fields: Fields) -> GamesOnHand:
    games = GamesOnHand(
        fields.whole("most", least=1),
        fields.whole("above_small", least=1),
        fields.parsed("small", parse_dollars),
    )
    if games.above_small > games.most:
        fields.wrong("above_small", f"must be {games.most} or less, of all the games on a hand")
    return games


def _tax_rule(fields: Fields) -> TaxRule:
    return TaxRule(fields.parsed("least", parse_dollars), fields.whole("times_wager"))
