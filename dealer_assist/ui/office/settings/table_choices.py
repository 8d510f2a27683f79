"""What a choice of a set-up means: its figures, the printed ones, and who may use it."""

from collections.abc import Iterable, Iterator

from dealer_assist.jackpot.definition import Jackpot, Linking
from dealer_assist.message import Msg, either, joined
from dealer_assist.odds.sheet import Printed, WagerOdds
from dealer_assist.table.setup.checker import decks_in_words
from dealer_assist.table.setup.house_setting import NONE
from dealer_assist.table.setup.house_sheet import HouseSheet
from dealer_assist.table.setup.table_setup import TableSetup

Sheet = tuple[WagerOdds, ...]
LONGEST_FRACTION = 24
_EDGE, _HIT = "house_edge", "hit"
_LINKS = {
    Linking.NOTHING: Msg("linked to nothing"),
    Linking.SAME_GAME: Msg("linked to tables of the same game"),
    Linking.GAMES: Msg("linked to other games with the same hands"),
}


def share(part: float | None, digits: int = 4) -> str:
    """Return a share as figures of odds are written, to the hundredth of a per mille."""
    return "–" if part is None else f"{part * 100:.{digits}f}%".replace("-", "−")


def figure(odds: WagerOdds) -> str:
    """Return edge and hit of a wager in one line."""
    return Msg("edge {edge} · hit {hit}", edge=share(odds.house_edge), hit=share(odds.hit))


def short_figure(odds: WagerOdds) -> str:
    """Return edge and hit so that they have room on a button."""
    return Msg("{edge} · hit {hit}", edge=share(odds.house_edge, 2), hit=share(odds.hit, 2))


def concerned(path: str, setup: TableSetup, sheet: Sheet) -> Sheet:
    """Return the rows of a sheet that a setting is about."""
    head, _, rest = path.partition(".")
    if head == "paytable":
        return tuple(odds for odds in sheet if odds.wager == rest and odds.paytable)
    if head == "jackpot":
        jackpot = setup.jackpots.get(rest[:1])
        return tuple(odds for odds in sheet if jackpot and odds.paytable == jackpot.key)
    return ()


def row_figure(path: str, setup: TableSetup, sheet: Sheet | None) -> str:
    """Return the figures that are beside a setting in the list; a side of baccarat is named."""
    if sheet is None:
        return "…"
    rows = concerned(path, setup, sheet)
    named = [_with_conditions(row, figure(row)) for row in rows[:2]]
    return joined("; ", named) if rows else ""


def meaning(path: str, setup: TableSetup, before: Sheet, after: Sheet) -> Iterator[str]:
    """Return what a choice does: exact figures, the print beside them, by whom it may be used."""
    rows = concerned(path, setup, after) or changed(before, after)
    for row in rows[:2]:
        yield _with_conditions(row, _exact(row))
        if line := _prints(row.printed):
            yield line
    if sheet := by_sheet(path, setup):
        yield Msg("By {sheet}", sheet=sheet.words)
    if use := usage(path, setup):
        yield use
    if why := why_no_link(path, setup):
        yield why


def changed(before: Sheet, after: Sheet) -> Sheet:
    """Return the wagers whose edge or hit is another one than before."""
    known = {(odds.wager, odds.paytable, str(odds.conditions)): odds for odds in before}

    def is_same(odds: WagerOdds) -> bool:
        was = known.get((odds.wager, odds.paytable, str(odds.conditions)))
        return was is not None and (was.house_edge, was.hit) == (odds.house_edge, odds.hit)

    return tuple(odds for odds in after if not is_same(odds))


def by_sheet(path: str, setup: TableSetup) -> HouseSheet | None:
    """Return the house's sheet that brings what a setting is now, if one does."""
    head, _, rest = path.partition(".")
    jackpot = setup.jackpots.get(rest[:1]) if head == "jackpot" else None
    name = jackpot.key if jackpot else setup.paytables.get(rest, "") if head == "paytable" else ""
    return next((sheet for sheet in setup.sheets if name in sheet.brings), None)


def usage(path: str, setup: TableSetup) -> str:
    """Return with which shoe, on which console and on which link a choice may be used."""
    head, _, rest = path.partition(".")
    if head == "paytable" and (name := setup.paytables.get(rest)):
        decks = setup.offers.paytables[rest][name].decks
        return Msg("{name} is for {decks}", name=name, decks=_decks(decks))
    if head == "jackpot" and (jackpot := setup.jackpots.get(rest[:1])):
        return _jackpot_usage(jackpot)
    return ""


def why_no_link(path: str, setup: TableSetup) -> str:
    """Return where a link is chosen: one meter is on many tables, and no table moves it alone."""
    head, _, sensor = path.partition(".")
    jackpot = setup.jackpots.get(sensor[:1]) if head == "jackpot" else None
    if jackpot is None or jackpot.is_house or jackpot.links is Linking.NOTHING:
        return ""
    link = setup.links.get(sensor[:1])
    if link is None:
        return Msg(
            "Its meter is this table's own. A link is entered in the files of all its tables"
        )
    return Msg(
        "On {link}. Change a link in the files of all its tables, not at one table",
        link=link.name,
    )


def _jackpot_usage(jackpot: Jackpot) -> str:
    consoles = [console.capitalize() for console in jackpot.consoles or ("nexus", "aquarius")]
    link = Msg("a house jackpot, linked to nothing") if jackpot.is_house else _LINKS[jackpot.links]
    return Msg(
        "{name} is for {decks}, on {consoles}, {link}",
        name=jackpot.key,
        decks=_decks(jackpot.decks),
        consoles=either(consoles),
        link=link,
    )


def _decks(decks: tuple[int, ...]) -> str:
    return decks_in_words(decks) if decks else Msg("any shoe of the game")


def _exact(odds: WagerOdds) -> str:
    edge, hit = odds.house_edge_exact, odds.hit_exact
    if edge and len(edge) <= LONGEST_FRACTION and len(hit) <= LONGEST_FRACTION:
        return Msg(
            "{wager}, {paytable}: house edge {edge} ({edge_exact}), hit {hit} ({hit_exact})",
            wager=odds.label,
            paytable=odds.paytable or NONE,
            edge=share(odds.house_edge),
            edge_exact=edge,
            hit=share(odds.hit),
            hit_exact=hit,
        )
    return Msg(
        "{wager}, {paytable}: house edge {edge}, hit {hit}",
        wager=odds.label,
        paytable=odds.paytable or NONE,
        edge=share(odds.house_edge),
        hit=share(odds.hit),
    )


def _prints(printed: Iterable[Printed]) -> str:
    """Return the printed figures, with the mark of those that ours do not round to."""
    edges = [Msg("edge {figures}", figures=_marked(one)) for one in printed if one.name == _EDGE]
    hits = [Msg("hit {figures}", figures=_marked(one)) for one in printed if one.name == _HIT]
    said = [*edges, *hits]
    return Msg("Printed: {figures}", figures=joined(", ", said)) if said else ""


def _marked(one: Printed) -> str:
    return joined(
        " / ",
        [f"{part * 100:.2f}%" + (" ≠" if part in one.differs else "") for part in one.printed],
    )


def _with_conditions(odds: WagerOdds, line: str) -> str:
    side = odds.conditions.get("side")
    hands = odds.conditions.get("hands")
    if side in ("player", "banker"):
        return Msg("{side}: {line}", side=str(side).upper(), line=line)
    if hands:
        return Msg("{hands} hands: {line}", hands=str(hands), line=line)
    return line
