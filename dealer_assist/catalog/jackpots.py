"""Jackpot files: each top-level table is one jackpot."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dealer_assist.catalog.fields import Fields
from dealer_assist.jackpot.definition import TRAY, Jackpot, Level, Line
from dealer_assist.rules.pays import Percent, parse_pay


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
    names = {level.name for level in levels}
    lines = tuple(read_line(line, names) for line in fields.tables("lines"))
    if not levels or not lines:
        fields.wrong("lines" if levels else "levels", "needs at least one entry")
    jackpot = Jackpot(
        key=key,
        label=fields.text("name"),
        judge=fields.text("judge"),
        games=fields.texts("games"),
        levels=levels,
        lines=lines,
        wager_cents=fields.parsed("wager", parse_dollars),
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
    whole, _, part = text.removeprefix("$").replace(",", "").partition(".")
    if not text.startswith("$") or not whole.isdigit() or len(part) not in (0, 2):
        raise ValueError(f"{text!r} is no amount: write '$5,000' or '$0.50'")
    return int(whole) * 100 + (int(part) if part.isdigit() else 0)


def parse_rate(text: str) -> int:
    """Read a share as printed, `20.5 %`, to basis points."""
    whole, _, part = text.removesuffix("%").strip().partition(".")
    digits = part.ljust(2, "0")
    if not text.endswith("%") or not whole.isdigit() or not digits.isdigit() or len(digits) > 2:
        raise ValueError(f"{text!r} is no rate: write '24 %' or '20.5 %'")
    points = int(whole) * 100 + int(digits)
    if points > 10_000:
        raise ValueError(f"{text!r} is more than the whole wager: write 100 % or less")
    return points


def _published(fields: Fields) -> tuple[Mapping[str, Any], ...]:
    if "published" not in fields:
        return ()
    rows = fields.raw("published")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        fields.wrong("published", "must be a list of tables")
    return tuple(rows)
