"""Jackpot files: each top-level table is one jackpot, a progressive or a house jackpot."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from dealer_assist.catalog.fields import Fields, nearest, parse_dollars, parse_rate, read_decks
from dealer_assist.jackpot.definition import TRAY, Jackpot, JackpotKind, Level, Line, Linking
from dealer_assist.rules.awards import Awards
from dealer_assist.rules.games.judges import JUDGES
from dealer_assist.rules.pays import Percent, parse_pay

CONSOLES = ("nexus", "aquarius")


class KnownJackpots(Mapping[str, Jackpot]):
    """The jackpots of a folder by their printed names, each checked when it is first looked up.

    A table looks up those of its game, and a mistake in another game's stops only that game.
    `besides` are those of a house's sheets.
    """

    def __init__(self, folder: Path, besides: Iterable[Fields] = ()) -> None:
        self._written: dict[str, Fields] = {}
        self._checked: dict[str, Jackpot] = {}
        files = (Fields.of_file(file) for file in sorted(folder.glob("*.toml")))
        for fields in (*files, *besides):
            for key in fields:
                if key in self._written:
                    fields.wrong(key, "is defined twice; keep one of the two")
                self._written[key] = fields.table(key)

    def __getitem__(self, key: str) -> Jackpot:
        if key not in self._checked:
            self._checked[key] = read_jackpot(key, self._written[key])
        return self._checked[key]

    def __contains__(self, key: object) -> bool:
        return key in self._written

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __len__(self) -> int:
        return len(self._written)

    def of_game(self, game: str) -> list[Jackpot]:
        """Return every jackpot that a game may play for."""
        return [
            self[key] for key, written in self._written.items() if game in written.texts("games")
        ]


def load_progressives(folder: Path) -> dict[str, Jackpot]:
    """Read every progressive of a folder, by its printed name."""
    jackpots = load_jackpots(folder)
    return {key: jackpot for key, jackpot in jackpots.items() if not jackpot.is_house}


def load_jackpots(folder: Path) -> dict[str, Jackpot]:
    """Read every progressive and every house jackpot of a folder, by its printed name."""
    return dict(KnownJackpots(folder))


def read_jackpot(key: str, fields: Fields) -> Jackpot:
    """Check one jackpot and freeze it."""
    kind = JackpotKind(
        fields.choice(
            "kind", tuple(each.value for each in JackpotKind), JackpotKind.PROGRESSIVE.value
        )
    )
    levels = _amounts(fields) if kind is JackpotKind.HOUSE else _levels(fields)
    is_event = kind is JackpotKind.EVENT
    names = {level.name for level in levels}
    judge = _judge(fields)
    lines = tuple(read_line(line, names, judge) for line in fields.tables("lines"))
    if not lines:
        fields.wrong("lines", "needs at least one entry")
    _check_lines(fields, lines, kind)
    _check_order(fields, lines, JUDGES[judge])
    check_levels(fields, levels)
    jackpot = Jackpot(
        key=key,
        label=fields.text("name"),
        judge=judge,
        games=fields.texts("games"),
        levels=levels,
        lines=lines,
        wager_cents=read_wager(fields),
        fixed_pays=fields.choice("fixed_pays", pockets(kind, names), TRAY),
        envy_scales=fields.flag("envy_scales", default=False),
        is_shared=fields.flag("shared", default=False),
        chips_stay=fields.flag("chips_stay", default=False),
        published=_published(fields),
        kind=kind,
        links=Linking.GAMES
        if is_event
        else Linking(
            fields.choice("links", tuple(linking.value for linking in Linking), "same_game")
        ),
        decks=read_decks(fields),
        consoles=_consoles(fields),
        may_be_house=fields.flag("may_be_house", default=False),
        designed_for=read_decks(fields, "designed_for"),
        eligible=fields.choice("eligible", ("", "winning_side", "all_participants"), ""),
        pays_from=fields.choice("pays_from", ("", *(line.key for line in lines)), ""),
        event=fields.text("event") if is_event else "",
        band_bp=fields.parsed("band", parse_rate) if is_event else 0,
    )
    if is_event:
        _check_event(fields, jackpot)
    fields.done()
    return jackpot


def pockets(kind: JackpotKind, levels: set[str]) -> tuple[str, ...]:
    """Return where fixed prizes may come from: nothing comes off the amounts of a house jackpot."""
    return (TRAY,) if kind is JackpotKind.HOUSE else (TRAY, *sorted(levels))


def read_level(name: str, fields: Fields) -> Level:
    """Check one level and freeze it."""
    level = Level(
        name=name,
        label=fields.sentence("label"),
        seed_cents=fields.parsed("seed", parse_dollars),
        rate_bp=fields.parsed("rate", parse_rate),
        reserve_bp=fields.parsed("reserve", parse_rate) if "reserve" in fields else 0,
        cap_cents=fields.parsed("cap", parse_dollars) if "cap" in fields else None,
    )
    check_cap(fields, level)
    fields.done()
    return level


def read_line(fields: Fields, levels: set[str], judge: str) -> Line:
    """Check one line and freeze it; its hand must be one that the cards can be judged to be."""
    line = Line(
        key=fields.text("hand"),
        label=fields.text("label"),
        pays=fields.parsed("pays", parse_pay),
        envy_cents=fields.parsed("envy", parse_dollars) if "envy" in fields else 0,
        short=fields.text("short", ""),
    )
    hands = JUDGES[judge].lines
    if line.key not in hands:
        what = f"{line.key!r} is no hand that is found by {judge!r}"
        fields.wrong("hand", f"{what}; {nearest(line.key, hands)}")
    if isinstance(line.pays, Percent) and line.pays.meter not in levels:
        fields.wrong("pays", f"names the meter {line.pays.meter!r}, which is not among the levels")
    fields.done()
    return line


def read_wager(fields: Fields) -> int:
    """Read the fixed wager."""
    cents = fields.parsed("wager", parse_dollars)
    if not cents:
        fields.wrong("wager", "must be more than nothing, like '$1'")
    return cents


def check_cap(fields: Fields, level: Level) -> None:
    """Refuse a cap that the seed alone would exceed."""
    if level.cap_cents is not None and level.cap_cents < level.seed_cents:
        fields.wrong("cap", "is below the seed; raise the cap or lower the seed")


def check_levels(fields: Fields, levels: tuple[Level, ...], key: str = "levels") -> None:
    """Refuse levels that take more than the whole wager."""
    points = sum(level.rate_bp + level.reserve_bp for level in levels)
    if points > 10_000:
        share = f"{points / 100:g}"
        fields.wrong(key, f"take {share}% of the wager in all: write 100% or less")


def _levels(fields: Fields) -> tuple[Level, ...]:
    table = fields.table("levels")
    levels = tuple(read_level(name, table.table(name)) for name in table)
    if not levels:
        fields.wrong("levels", "needs at least one entry")
    return levels


def _amounts(fields: Fields) -> tuple[Level, ...]:
    """Read the amounts of a house jackpot: levels that no wager raises."""
    table = fields.table("amounts")
    levels = []
    for name in table:
        amount = table.table(name)
        levels.append(
            Level(name, amount.sentence("label"), amount.parsed("amount", parse_dollars), 0)
        )
        amount.done()
    if not levels:
        fields.wrong("amounts", "needs at least one entry")
    return tuple(levels)


def _check_lines(fields: Fields, lines: tuple[Line, ...], kind: JackpotKind) -> None:
    hands = [line.key for line in lines]
    for line in lines:
        if hands.count(line.key) > 1:
            fields.wrong("lines", f"names the hand {line.key!r} twice; keep one of the two")
        if kind is JackpotKind.HOUSE and line.percent not in (0, 100):
            fields.wrong(
                "lines",
                f"pays a part of an amount for {line.key!r}; a house jackpot pays each winner "
                "in full, so give the hand an amount of its own",
            )


def _check_event(fields: Fields, jackpot: Jackpot) -> None:
    """Refuse what unlike games cannot share: their own fixed pays and shared prizes."""
    if not jackpot.shares:
        fields.wrong("lines", "none pays a share of a meter; an event is won off a meter")
    if jackpot.fixed_pays != TRAY:
        fields.wrong("fixed_pays", "an event's fixed prizes come off the tray of their table")
    if jackpot.is_shared:
        fields.wrong("shared", "an event is one wager's; leave it out")


def _check_order(fields: Fields, lines: tuple[Line, ...], awards: Awards) -> None:
    if found := awards.shadow([line.key for line in lines]):
        line, wider = found
        what = f"{line!r} stands below {wider!r}, which pays every such hand"
        fields.wrong("lines", f"{what}; put it above")


def _judge(fields: Fields) -> str:
    judge = fields.text("judge")
    if judge not in JUDGES:
        fields.wrong("judge", f"{judge!r} is no way to judge the cards; {nearest(judge, JUDGES)}")
    return judge


def _consoles(fields: Fields) -> tuple[str, ...]:
    consoles = fields.texts("consoles", ())
    for console in consoles:
        if console not in CONSOLES:
            fields.wrong("consoles", f"{console!r} is none of {', '.join(CONSOLES)}")
    return consoles


def _published(fields: Fields) -> tuple[Mapping[str, Any], ...]:
    if "published" not in fields:
        return ()
    rows = fields.raw("published")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        fields.wrong("published", "must be a list of tables")
    return tuple(rows)
