"""A house's sheet judged whole before anybody approves it: what it adds, and at what house edge."""

from collections.abc import Callable, Iterable, Iterator
from datetime import date
from pathlib import Path

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.games import check_prompts, check_stages, load_game
from dealer_assist.catalog.jackpots import KnownJackpots, read_jackpot
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.catalog.letter import LetterTitle, load_letter
from dealer_assist.catalog.sheets import ReadSheet, at_its_line, game_file_of, read_sheet
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.fair_play import edge_refusal
from dealer_assist.odds.figure import Figure
from dealer_assist.odds.games.highest_dealt import bonus_dealt, cover_all_dealt
from dealer_assist.odds.parts import parts_of
from dealer_assist.odds.scope import Scope
from dealer_assist.odds.sheet import WagerOdds, rows
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.value import Value, replace

SECONDS = 10.0
"""How long deals are dealt at random for what cannot be summed up."""
Told = Callable[[int, int], None]
_NEARLY_SURE = 4  # standard errors: deals at random refuse only what is far below zero


class CheckedSheet(Value):
    """A sheet that can be loaded: the game with it, and the paytables and jackpots it brings."""

    sheet: ReadSheet
    game: GameDefinition
    title: str
    paytables: tuple[tuple[str, str], ...] = ()
    jackpots: tuple[Jackpot, ...] = ()

    @property
    def adds(self) -> tuple[str, ...]:
        """Name everything that it brings, as printed."""
        names = self.game.names
        tables = (f"{names.get(wager, wager)} {name}" for wager, name in self.paytables)
        return (*tables, *(f"{jackpot.label} {jackpot.key}" for jackpot in self.jackpots))


class SheetOdds(Value):
    """The figures of what a sheet brings; `uncounted` are those that nobody can sum up here."""

    rows: tuple[WagerOdds, ...]
    uncounted: tuple[str, ...] = ()

    @property
    def refusal(self) -> str:
        """Say which wager the house would lose on, or nothing."""
        return edge_refusal(map(_as_least, self.rows))


def _as_least(odds: WagerOdds) -> WagerOdds:
    """Take what was dealt at random for proved where its error cannot bring it up to zero."""
    edge, error = odds.house_edge, odds.standard_error
    if edge is None or error is None or edge + _NEARLY_SURE * error >= 0:
        return odds
    return replace(odds, method="exact")


def check_sheet(file: Path, resources: Path, on: date) -> CheckedSheet:
    """Read a sheet as a table would; the first mistake is named with its line and its cure."""
    try:
        return _checked(file, resources, on)
    except BadDefinition as bad:
        raise at_its_line(bad, file) from None


def _checked(file: Path, resources: Path, on: date) -> CheckedSheet:
    sheet = read_sheet(file)
    own, about = sheet.own, sheet.about
    game_file = game_file_of(sheet, resources)
    game = load_game(game_file, (sheet.changes,))
    check_prompts(game_file, game.prompts)
    check_stages(game_file, game.stages)
    if about.dated > on:
        own.wrong("dated", f"{about.dated} is still to come; give the day on the sheet")
    laws = sorted(law.stem for law in (resources / "jurisdictions").glob("*.toml"))
    if about.jurisdiction not in laws:
        own.wrong("jurisdiction", f"{about.jurisdiction!r} is none here; choose {', '.join(laws)}")
    title = _title(sheet, game, load_letter(resources))
    jackpots = _jackpots(sheet, game, KnownJackpots(resources / "jackpots"))
    tables = sheet.changes.table("paytables", optional=True)
    paytables = tuple((wager, name) for wager in tables for name in tables.table(wager))
    if not paytables and not jackpots:
        own.wrong("game", "gets nothing from this sheet; add a paytable or a progressive")
    shipped = load_game(game_file)
    for wager, name in paytables:
        if name in shipped.paytables.get(wager, ()):
            sheet.changes.wrong(
                f"paytables.{wager}.{name}", "is a paytable already; give the sheet's its own name"
            )
    return CheckedSheet(sheet, game, title.name, paytables, jackpots)


def _title(sheet: ReadSheet, game: GameDefinition, letter: Iterable[LetterTitle]) -> LetterTitle:
    """Find the title of the letter; one that the program cannot play needs more than a sheet."""
    titles = {title.number: title for title in letter}
    title = titles.get(sheet.about.title)
    if title is None:
        return sheet.own.wrong("title", f"must be a number of the letter, 1 to {len(titles)}")
    fits = (*title.games, *([title.sheet_game] if title.sheet_game else []))
    if not fits:
        sheet.own.wrong(
            "title", f"{title.name} needs rules that the program does not have: {title.waits_for}"
        )
    if game.key not in fits:
        sheet.own.wrong("title", f"{title.name} is played by {', '.join(fits)}, not by {game.key}")
    return title


def _jackpots(sheet: ReadSheet, game: GameDefinition, known: KnownJackpots) -> tuple[Jackpot, ...]:
    written = sheet.progressives
    found = []
    judges = [judge for ways in game.jackpots.values() for judge in ways]
    for key in written:
        if key in known:
            written.wrong(key, "is a progressive already; give the sheet's its own name")
        jackpot = read_jackpot(key, written.table(key))
        if not jackpot.is_played_at(game):
            written.wrong(f"{key}.games", f"does not name {game.key}, the game of this sheet")
        if jackpot.judge not in judges:
            there = ", ".join(judges) or "none; name its wager under [jackpots]"
            written.wrong(f"{key}.judge", f"is no way in which {game.name} judges: {there}")
        found.append(jackpot)
    return tuple(found)


def sheet_odds(
    checked: CheckedSheet, resources: Path, told: Told = lambda *_: None, seconds: float = SECONDS
) -> SheetOdds:
    """Sum up what a sheet brings, and deal at random for what cannot be summed up."""
    brought = _only(checked)
    scope = Scope(source=load_kept_odds(resources))
    jackpots = {jackpot.key: jackpot for jackpot in checked.jackpots}
    wanted = {
        *checked.paytables,
        *((_wager_of(checked.game, one), one.key) for one in checked.jackpots),
    }
    figures = [
        figure
        for part in parts_of(checked.game)
        for figure in part.work(brought, jackpots, scope)
        if (figure["wager"], figure["paytable"]) in wanted
    ]
    figures += _dealt(checked, wanted - _named(figures), told, seconds)
    names = checked.game.names
    missing = sorted(wanted - _named(figures))
    uncounted = tuple(f"{names.get(wager, wager)} {name}" for wager, name in missing)
    return SheetOdds(rows(figures, checked.game, checked.jackpots), uncounted)


def _only(checked: CheckedSheet) -> GameDefinition:
    """Return the game with no other paytables than those of the sheet."""
    tables = checked.game.paytables
    kept = {
        wager: {name: of[name] for name in of if (wager, name) in checked.paytables}
        for wager, of in tables.items()
    }
    return replace(checked.game, paytables=kept)


def _wager_of(game: GameDefinition, jackpot: Jackpot) -> str:
    return next(wager for wager, judges in game.jackpots.items() if jackpot.judge in judges)


def _dealt(
    checked: CheckedSheet, left: set[tuple[str, str]], told: Told, seconds: float
) -> Iterator[Figure]:
    title = checked.game.title
    for wager, name in sorted(left):
        if title is not None and wager in title.highest:
            table = checked.game.paytables[wager][name]
            yield from cover_all_dealt(checked.game, table, seconds, told)
        elif wager in checked.game.paytables:
            table = checked.game.paytables[wager][name]
            yield from bonus_dealt(checked.game, table, seconds, told)


def _named(figures: Iterable[Figure]) -> set[tuple[str, str]]:
    return {(figure["wager"], str(figure["paytable"])) for figure in figures}
