"""Jackpot files: each top-level table is one jackpot."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dealer_assist.catalog.fields import Fields
from dealer_assist.jackpot.definition import TRAY, Jackpot, Level, Line
from dealer_assist.rules.pays import Percent, parse_pay

_DOLLARS = re.compile(r"\$([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.([0-9]{2}))?")
_RATE = re.compile(r"([0-9]+)(?:\.([0-9]{1,2}))? ?%")


def load_jackpots(folder: Path) -> dict[str, Jackpot]:
    """Read every jackpot of a folder, by its printed name."""
    jackpots: dict[str, Jackpot] = {}
    for file in sorted(folder.glob("*.toml")):
        fields = Fields.of_file(file)
        for key in fields.keys():  # noqa: SIM118 - Fields is not a mapping
            if key in jackpots:
                fields.wrong(key, "is defined twice; keep one of the two")
            jackpots[key] = read_jackpot(key, fields.table(key))
    return jackpots


def read_jackpot(key: str, fields: Fields) -> Jackpot:
    """Check one jackpot and freeze it."""
    levels_table = fields.table("levels")
    levels = tuple(read_level(name, levels_table.table(name)) for name in levels_table.keys())  # noqa: SIM118
    if not levels:
        fields.wrong("levels", "needs at least one entry")
    names = {level.name for level in levels}
    lines = tuple(read_line(line, names) for line in fields.tables("lines"))
    if not lines:
        fields.wrong("lines", "needs at least one entry")
    _check_lines(fields, lines)
    _check_rates(fields, levels)
    jackpot = Jackpot(
        key=key,
        label=fields.text("name"),
        judge=fields.text("judge"),
        games=fields.texts("games"),
        levels=levels,
        lines=lines,
        wager_cents=_wager(fields),
        fixed_pays=fields.choice("fixed_pays", (TRAY, *sorted(names)), TRAY),
        envy_scales=fields.flag("envy_scales", default=False),
        is_shared=fields.flag("shared", default=False),
        chips_stay=fields.flag("chips_stay", default=False),
        published=_published(fields),
    )
    fields.done()
    return jackpot


def read_level(name: str, fields: Fields) -> Level:
    """Check one level and freeze it."""
    level = Level(
        name=name,
        label=fields.text("label"),
        seed_cents=fields.parsed("seed", parse_dollars),
        rate_bp=fields.parsed("rate", parse_rate),
        reserve_bp=fields.parsed("reserve", parse_rate) if "reserve" in fields else 0,
        cap_cents=fields.parsed("cap", parse_dollars) if "cap" in fields else None,
    )
    if level.cap_cents is not None and level.cap_cents < level.seed_cents:
        fields.wrong("cap", "is below the seed; raise the cap or lower the seed")
    fields.done()
    return level


def read_line(fields: Fields, levels: set[str]) -> Line:
    """Check one line and freeze it."""
    line = Line(
        key=fields.text("hand"),
        label=fields.text("label"),
        pays=fields.parsed("pays", parse_pay),
        envy_cents=fields.parsed("envy", parse_dollars) if "envy" in fields else 0,
    )
    if isinstance(line.pays, Percent) and line.pays.meter not in levels:
        fields.wrong("pays", f"names the meter {line.pays.meter!r}, which is not among the levels")
    fields.done()
    return line


def parse_dollars(text: str) -> int:
    """Read dollars as printed, `$5,000` or `$0.50`, to cents."""
    amount = _DOLLARS.fullmatch(text)
    if amount is None:
        raise ValueError(f"{text!r} is no amount: write '$5,000' or '$0.50'")
    return int(amount[1].replace(",", "")) * 100 + int(amount[2] or 0)


def parse_rate(text: str) -> int:
    """Read a share as printed, `20.5 %`, to basis points."""
    rate = _RATE.fullmatch(text)
    if rate is None:
        raise ValueError(f"{text!r} is no rate: write '24 %' or '20.5 %'")
    points = int(rate[1]) * 100 + int((rate[2] or "").ljust(2, "0"))
    if points > 10_000:
        raise ValueError(f"{text!r} is more than the whole wager: write 100 % or less")
    return points


def _check_lines(fields: Fields, lines: tuple[Line, ...]) -> None:
    hands = [line.key for line in lines]
    for hand in hands:
        if hands.count(hand) > 1:
            fields.wrong("lines", f"names the hand {hand!r} twice; keep one of the two")


def _check_rates(fields: Fields, levels: tuple[Level, ...]) -> None:
    points = sum(level.rate_bp + level.reserve_bp for level in levels)
    if points > 10_000:
        share = f"{points / 100:g}"
        fields.wrong("levels", f"take {share} % of the wager in all: write 100 % or less")


def _wager(fields: Fields) -> int:
    cents = fields.parsed("wager", parse_dollars)
    if not cents:
        fields.wrong("wager", "must be more than nothing, like '$1'")
    return cents


def _published(fields: Fields) -> tuple[Mapping[str, Any], ...]:
    if "published" not in fields:
        return ()
    rows = fields.raw("published")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        fields.wrong("published", "must be a list of tables")
    return tuple(rows)
