"""Table files: the choice of game, paytables, jackpots, console, limits, layout and devices."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import time
from pathlib import Path

from dealer_assist.catalog.choices import jackpots_for, read_choices, read_floor, read_links
from dealer_assist.catalog.event_chances import with_own_chances
from dealer_assist.catalog.fields import BadDefinition, Fields, is_plain, parse_dollars, says
from dealer_assist.catalog.games import (
    USUAL_PROMPTS,
    check_prompts,
    check_stages,
    load_game,
    load_games,
)
from dealer_assist.catalog.jackpots import CONSOLES, KnownJackpots
from dealer_assist.catalog.jurisdictions import day_of, load_jurisdiction, read_approval
from dealer_assist.catalog.people import read_players
from dealer_assist.catalog.sheets import FOLDER as SHEETS
from dealer_assist.catalog.sheets import named_sheets, require_for
from dealer_assist.catalog.table_files import digest
from dealer_assist.devices.registry import all_roles
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.jackpot.prizes import PAYMENT_ORDERS, RIGHT_TO_LEFT
from dealer_assist.message import Msg
from dealer_assist.rules.pays import Pay
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.approval import DealingRules
from dealer_assist.table.setup.house_setting import LONGEST_WORDS
from dealer_assist.table.setup.roles import Authority
from dealer_assist.table.setup.table_setup import (
    CHIP_COUNTS,
    CHIP_SETS,
    COUNT_OFF,
    GAME_WAGERS,
    MARK_BY_CARD,
    MARKS_BY_HAND,
    OFFERED,
    PACES,
    PAPER_LINES,
    PAPER_SUBJECTS,
    PAY_WALKS,
    TRUST,
    HousePaper,
    Offers,
    Practices,
    Safeguards,
    TableSetup,
    TokeLimits,
    WagerSpot,
    highest_pay,
    stages_with,
)
from dealer_assist.value import replace

LINKED, SCHOOL = "linked_tables", "school_tables"

_FEW = 6
_ALIKE = 4  # letters: a file is mostly called as its game is
"""So many names of tables are read at a glance."""


def read_day(fields: Fields) -> tuple[time, str]:
    """Read when the house's day starts and its zone; without one it is the machine's."""
    day = fields.table("day", optional=True)
    starts, zone = day.text("starts", "06:00"), day.text("zone", "")
    day.done()
    try:
        hour, minute = map(int, starts.split(":"))
        begins = time(hour, minute)
    except ValueError:
        day.wrong("starts", f"{starts!r} is no time of day; write it like '06:00'")
    if "zone" in day and not _is_zone(zone):
        day.wrong("zone", f"{zone!r} is no time zone here; name one like 'America/Los_Angeles'")
    return begins, zone


def _is_zone(name: str) -> bool:
    # Most tables name no zone: only those that do read the list of zones.
    from zoneinfo import ZoneInfo

    try:
        return bool(ZoneInfo(name).key)
    except (KeyError, ValueError, OSError):
        return False


def find_table(resources: Path, name: str, own: Path) -> Path:
    """Find a table by its name, shipped or in a folder of one's own, or by its file.

    Where there is none of a name, the refusal lists the nearest: all of them fill a screen.
    """
    if (found := table_file(resources, name, own)) is not None:
        return found
    if Path(name).name != name:
        raise BadDefinition(
            Msg("There is no table file {name}. Put it there, or name another table", name=name)
        )
    folders = (resources / "tables", own)
    there = sorted({file.stem for folder in folders for file in folder.glob("*.toml")})
    raise BadDefinition(
        Msg(
            "There is no table '{name}'. The nearest of {count} are {near}",
            name=name,
            count=len(there),
            near=", ".join(_nearest(name, there)),
        )
    )


def _nearest(name: str, there: Sequence[str]) -> list[str]:
    """Return the few names that are most like this one, those that begin alike first."""
    from difflib import get_close_matches  # only for a name that is not there

    begins = [other for other in there if name and other.startswith(name)]
    like = get_close_matches(name, there, n=_FEW, cutoff=0.0)
    return [*begins, *(alike for alike in like if alike not in begins)][:_FEW]


def table_file(resources: Path, name: str, own: Path) -> Path | None:
    """Find the file of a table, or None; a shipped table comes first, one's own last."""
    # Those on a simulated floor and those of lessons are no table of a house: no list offers them.
    shipped = (resources / folder / f"{name}.toml" for folder in ("tables", LINKED, SCHOOL))
    files = (*shipped, Path(name), own / f"{name}.toml")
    return next((file for file in files if file.exists() and not file.is_dir()), None)


def load_table(
    resources: Path, layouts: Path, file: Path, own: Path | None = None, also: Sequence[str] = ()
) -> TableSetup:
    """Read a table with all that it names, and freeze it.

    The sheets that it names lie beside its file, or in the folder `own`; `also` are others there,
    of which a table that is built may choose.
    """
    fields = Fields.of_file(file)
    game_file = _game_file(resources, fields)
    sheets = named_sheets(fields, (own or file.parent, resources), also)
    for sheet in sheets:
        require_for(sheet, game_file)
    game = load_game(game_file, [sheet.changes for sheet in sheets])
    check_prompts(game_file, game.prompts)
    check_stages(game_file, game.stages)
    jurisdiction = _named(fields, "jurisdiction", resources / "jurisdictions").stem
    laws = sorted((resources / "jurisdictions").glob("*.toml"))
    jurisdictions = {law.stem: load_jurisdiction(law) for law in laws}
    known = KnownJackpots(resources / "jackpots", (sheet.progressives for sheet in sheets))
    jackpots = read_choices(fields, game, known)
    games = load_games(resources / "games") if "links" in fields else {}
    allows_unlike = jurisdictions[jurisdiction].common_event
    links = read_links(fields, jackpots, games, known, may_be_unlike=allows_unlike)
    linked = [games[other.game] for link in links.values() for other in link.others]
    seats = _seats(fields)
    rows = _rows(fields, game)
    limits = _limits(fields, game)
    players = read_players(fields, game, seats, rows, limits)
    options = _options(fields, game, rows)
    paytables = _paytables(fields, game, rows)
    top_odds = _top_odds(game, paytables)
    console = fields.choice("console", CONSOLES)
    layout_file = _named(fields, "layout", layouts)
    felts = [layout_file, *_other_felts(layout_file, game_file.stem)]
    day_starts, zone = read_day(fields)
    staff_file = _named(fields, "staff", resources / "staff")
    used = {
        f"tables/{file.name}": file,
        **{f"{SHEETS}/{sheet.file.name}": sheet.file for sheet in sheets},
        **{name: resources / name for each in (game, *linked) for name in each.sources},
        **({USUAL_PROMPTS: usual} if (usual := resources / USUAL_PROMPTS).exists() else {}),
        **{f"jurisdictions/{law.name}": law for law in laws},
        **{f"layouts/{felt.name}": felt for felt in felts},
        f"staff/{staff_file.name}": staff_file,
        **{
            f"jackpots/{jackpot_file.name}": jackpot_file
            for jackpot_file in sorted((resources / "jackpots").glob("*.toml"))
        },
    }
    setup = TableSetup(
        key=file.stem,
        number=_number(fields),
        game=game.key,
        game_name=fields.text("title", game.name),
        console=console,
        seats=seats,
        jackpots=jackpots,
        wagers=rows,
        prompts=game.prompts,
        paytables=paytables,
        limits=limits,
        devices=_devices(fields, console, jackpots),
        authority=_authority(fields, jurisdictions[jurisdiction].authority),
        void_reasons=jurisdictions[jurisdiction].void_reasons,
        folded_hands_win=options.get("folded_hands_win") is True,
        swipe_seconds=jurisdictions[jurisdiction].swipe_seconds,
        swipe_tries=jurisdictions[jurisdiction].swipe_tries,
        layout=layout_file.stem,
        staff=staff_file.stem,
        players=players,
        digest=digest(used.values()),
        files=tuple(used),
        jurisdiction=jurisdictions[jurisdiction],
        options=options,
        links=links,
        top_odds=top_odds,
        aggregate_limits=_aggregate_limits(fields, top_odds),
        hand_sizes=game.cards,
        hand_most=game.at_most,
        has_joker=game.has_joker,
        taken_out=game.taken_out,
        title=game.title,
        coup=game.coup,
        acts=game.acts,
        pai_gow=game.pai_gow,
        duties=game.duties,
        short=game.short,
        pays={wager: game.paytables[wager][name].lines for wager, name in paytables.items()},
        pays_by_hands=_pays_by_hands(game, paytables),
        awards=game.awards,
        stages=stages_with(game.stages, rows, options, has_jackpot=bool(jackpots)),
        settles=game.settles,
        stays_on_fold=game.stays_on_fold,
        choices=game.choices_with({row.key for row in rows}),
        day_starts=day_starts,
        zone=zone,
        payment_order=fields.choice("payment_order", PAYMENT_ORDERS, RIGHT_TO_LEFT),
        pay_walk=fields.choice("pay_walk", PAY_WALKS, OFFERED),
        game_wager=fields.choice("game_wager", GAME_WAGERS, TRUST),
        safeguards=_safeguards(fields),
        practices=replace(_practices(fields), tokes=_tokes(fields)),
        approval=read_approval(fields),
        house_paper=_house_paper(fields),
        dealing=DealingRules(game.shuffler_modes, game.shuffler_makes, game.shuffler_need),
        floor=read_floor(fields, console, jackpots),
        definition=game,
        sheets=tuple(sheet.about for sheet in sheets),
        offers=Offers(
            paytables=game.paytables,
            labels=game.names,
            optional=game.optional,
            stages=game.stages,
            jackpots=jackpots_for(game, known),
            jurisdictions=jurisdictions,
            layouts=tuple(sorted(felt.stem for felt in felts)),
        ),
    )
    fields.done()
    return with_own_chances(setup)


def _other_felts(layout: Path, game: str) -> list[Path]:
    """Find the other felts of a game: a house's own begin with the name of the game's file."""
    there = sorted(layout.parent.glob(f"{game}*.toml"))
    return [felt for felt in there if felt != layout]


def _number(fields: Fields) -> str:
    number = fields.text("number").strip()
    if not number:
        fields.wrong("number", "is empty; give the number on the table's sign")
    if not number.isprintable():
        fields.wrong("number", "has a sign that cannot be shown; write it as on the table's sign")
    return number


def _game_file(resources: Path, fields: Fields) -> Path:
    wanted = fields.text("game")
    others: list[str] = []
    for file in _likely_first(sorted((resources / "games").glob("*.toml")), wanted):
        key = Fields.of_file(file).text("key")
        if key == wanted:
            return file
        others.append(key)
    return fields.wrong("game", f"{wanted!r} is not a game here; choose {', '.join(others)}")


def _likely_first(files: list[Path], wanted: str) -> Iterator[Path]:
    """Return files that name a game, then all others: to parse one takes long, to read it not."""
    others: list[Path] = []
    for file in sorted(files, key=lambda file: not wanted.startswith(file.stem[:_ALIKE])):
        if says(file, f'key = "{wanted}"'):
            yield file
        else:
            others.append(file)
    yield from sorted(others)


def _named(fields: Fields, key: str, folder: Path) -> Path:
    name = fields.text(key)
    file = folder / f"{name}.toml"
    if not is_plain(name) or not file.is_file():
        there = ", ".join(sorted(file.stem for file in folder.glob("*.toml")))
        fields.wrong(key, f"there is no {name!r}; choose {there}")
    return file


def _authority(fields: Fields, usual: Authority) -> Authority:
    """Read who authorises what at this table; what it leaves out is as in the jurisdiction."""
    own = fields.table("authority", optional=True)
    authority = Authority(
        _dollars_or(own, "executive_from", usual.executive_from_cents),
        own.flag("executive_for_whole_meter", default=usual.executive_for_whole_meter),
        _dollars_or(own, "dealer_limit", usual.dealer_limit_cents),
        _dollars_or(own, "bonus_dealer_limit", usual.bonus_dealer_limit_cents),
        _dollars_or(own, "bonus_supervisor_limit", usual.bonus_supervisor_limit_cents),
        _dollars_or(own, "base_dealer_limit", usual.base_dealer_limit_cents),
        _dollars_or(own, "base_supervisor_limit", usual.base_supervisor_limit_cents),
    )
    own.done()
    if authority.bonus_dealer_limit_cents > authority.bonus_supervisor_limit_cents:
        own.wrong("bonus_dealer_limit", "must not be above bonus_supervisor_limit")
    most = authority.base_supervisor_limit_cents
    if most and authority.base_dealer_limit_cents > most:
        own.wrong("base_dealer_limit", "must not be above base_supervisor_limit")
    if authority.dealer_limit_cents >= authority.executive_from_cents:
        own.wrong("dealer_limit", "must be below executive_from; $0 lets no dealer confirm alone")
    return authority


def _safeguards(fields: Fields) -> Safeguards:
    """Read where the house wants a second person's card; by itself nowhere."""
    own = fields.table("safeguards", optional=True)
    safeguards = Safeguards(
        void_needs_card=own.flag("void_needs_card", default=False),
        exit_needs_card=own.flag("exit_needs_card", default=False),
        key_needs_card=own.flag("key_needs_card", default=False),
    )
    own.done()
    return safeguards


def _house_paper(fields: Fields) -> HousePaper:
    """Read the house's own procedures; a line too many, or too long, is named."""
    own = fields.table("house_paper", optional=True)
    dated = day_of(own, "dated") if "dated" in own else None
    lines = {subject: own.texts(subject) for subject in PAPER_SUBJECTS if subject in own}
    for subject, written in lines.items():
        if len(written) > PAPER_LINES or any(len(line) > LONGEST_WORDS for line in written):
            most = f"at most {PAPER_LINES} lines of {LONGEST_WORDS} letters"
            own.wrong(subject, f"has {most}; write it shorter")
    paper = HousePaper(own.text("approved", ""), dated, lines)
    own.done()
    return paper


def _practices(fields: Fields) -> Practices:
    """Read what the house does beyond what its papers ask; by itself nothing."""
    own = fields.table("practices", optional=True)
    practices = Practices(
        rulings=own.flag("rulings", default=False),
        count_chips=own.choice("count_chips", CHIP_COUNTS, COUNT_OFF),
        roads=own.flag("roads", default=False),
        mark_by_hand=own.choice("mark_by_hand", MARKS_BY_HAND, MARK_BY_CARD),
        chips=own.choice("chips", CHIP_SETS, CHIP_SETS[0]),
        pace=own.choice("pace", PACES, PACES[0]),
    )
    own.done()
    return practices


def _tokes(fields: Fields) -> TokeLimits | None:
    """Read what a toke may be; without that nobody lays one."""
    if "tokes" not in fields:
        return None
    own, usual = fields.table("tokes"), TokeLimits()
    limits = TokeLimits(
        _dollars_or(own, "least", usual.least_cents),
        _dollars_or(own, "most", usual.most_cents),
        _dollars_or(own, "pays", usual.pays_cents),
    )
    own.done()
    if not 0 < limits.least_cents <= limits.most_cents:
        own.wrong("most", "must be no less than least, and both above $0")
    return limits


def _dollars_or(fields: Fields, key: str, usual: int) -> int:
    return fields.parsed(key, parse_dollars) if key in fields else usual


def _seats(fields: Fields) -> tuple[int, ...]:
    seats = fields.wholes("seats")
    if not seats or sorted(set(seats)) != list(seats) or not 1 <= min(seats) <= max(seats) <= 7:
        fields.wrong("seats", "must list seats from 1 to 7 in order, each once")
    return seats


def _options(
    fields: Fields, game: GameDefinition, rows: tuple[WagerSpot, ...]
) -> dict[str, object]:
    """Read the house's choices among the options of the game; the first is the usual one."""
    rules = fields.table("house_rules", optional=True)
    options: dict[str, object] = {}
    for key, choices in game.choices_with({row.key for row in rows}).items():
        options[key] = rules.raw(key) if key in rules else choices[0]
        if not game.allows(key, options[key]):
            written = ", ".join(str(choice).lower() for choice in choices)
            rules.wrong(key, f"must be one of {written}, not {options[key]!r}")
    for key in rules:
        if key not in options:
            rules.wrong(key, f"is no option of {game.name}; they are: {', '.join(options)}")
    return options


def _paytables(fields: Fields, game: GameDefinition, rows: tuple[WagerSpot, ...]) -> dict[str, str]:
    table = fields.table("paytables", optional=True)
    chosen: dict[str, str] = {}
    for wager in table:
        if wager not in game.paytables:
            table.wrong(
                wager, f"has no paytables in {game.name}; they are for {', '.join(game.paytables)}"
            )
        name = table.text(wager)
        if name not in game.paytables[wager]:
            there = ", ".join(game.paytables[wager])
            table.wrong(wager, f"there is no paytable {name!r}; choose {there}")
        chosen[wager] = name
    for wager in (*(row.key for row in rows), *game.shared):
        if wager in game.paytables and wager not in chosen:
            table.wrong(wager, f"is missing; choose {', '.join(game.paytables[wager])}")
    return chosen


def _rows(fields: Fields, game: GameDefinition) -> tuple[WagerSpot, ...]:
    labels = {**game.wagers, **game.decided}
    rows = fields.texts("wagers")
    for row in rows:
        if row not in labels:
            fields.wrong("wagers", f"{row!r} is no wager of {game.name}: {', '.join(labels)}")
        if rows.count(row) > 1:
            fields.wrong("wagers", f"names {row!r} twice; a seat has one row for it")
    if not any(row in game.wagers for row in rows):
        like = ", ".join(wager for wager in game.wagers if wager not in game.jackpots)
        fields.wrong("wagers", f"names none that is bet before the cards; name some of {like}")
    return tuple(WagerSpot(row, labels[row].upper(), row in game.decided) for row in rows)


def _top_odds(game: GameDefinition, chosen: dict[str, str]) -> dict[str, int]:
    """Return the highest pay of each wager that pays by a table, to 1."""
    return {wager: highest_pay(game.paytables[wager][name]) for wager, name in chosen.items()}


def _pays_by_hands(
    game: GameDefinition, chosen: dict[str, str]
) -> dict[str, Mapping[int, Mapping[str, Pay]]]:
    columns = {wager: game.paytables[wager][name].by_hands for wager, name in chosen.items()}
    return {wager: by_hands for wager, by_hands in columns.items() if by_hands}


def _limits(fields: Fields, game: GameDefinition) -> dict[str, tuple[int, int]]:
    table = fields.table("limits", optional=True)
    limits: dict[str, tuple[int, int]] = {}
    for wager in table:
        if wager not in {**game.wagers, **game.decided}:
            table.wrong(wager, f"is no wager of {game.name}")
        limits[wager] = _limit(table, wager)
    return limits


def _limit(table: Fields, wager: str) -> tuple[int, int]:
    texts = table.texts(wager)
    if len(texts) != 2:
        table.wrong(wager, "must be a least and a most, like ['$5', '$100']")
    try:
        least, most = map(parse_dollars, texts)
    except ValueError as error:
        table.wrong(wager, str(error))
    if not 0 < least <= most:
        table.wrong(wager, "must rise from more than nothing, like ['$5', '$100']")
    return least, most


def _aggregate_limits(fields: Fields, top_odds: dict[str, int]) -> dict[str, int]:
    table = fields.table("aggregate_limits", optional=True)
    for wager in table:
        if wager not in top_odds:
            table.wrong(wager, f"does not pay by a table; those are: {', '.join(top_odds)}")
    return {wager: table.parsed(wager, parse_dollars) for wager in table}


def _devices(fields: Fields, console: str, jackpots: Mapping[str, Jackpot]) -> dict[str, str]:
    table = fields.table("devices", optional=True)
    given = {role.name: table.text(role.name, "") for role in all_roles()}
    table.done()
    needed = {"swiper": "a card opens the table"}
    # Sensors may be missing: the dealer then marks progressive wagers on the seats.
    if jackpots and console == "aquarius":
        needed["key_switch"] = "Aquarius has a key"
    for key, why in needed.items():
        if key not in table:
            table.wrong(key, f"is missing; {why}: give 'simulated' or a port")
    for key in table:
        if not given[key]:
            table.wrong(key, "is empty; give 'simulated' or a port")
    return {key: where for key, where in given.items() if key in table}
