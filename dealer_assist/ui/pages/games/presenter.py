"""What can stand here: titles by family, found by typing, and the tables that each opens."""

from collections.abc import Mapping, Sequence

from dealer_assist.catalog.letter import FAMILIES, PAYTABLE, RULE_SHEET
from dealer_assist.desk.table_choices import ListedTable
from dealer_assist.message import Msg, joined
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.games.model import (
    Block,
    FamilyModel,
    GameMeant,
    GameModel,
    GamesAct,
    MeterMark,
    TitleSheetModel,
    TitleTileModel,
)
from dealer_assist.ui.pages.games.shelf import (
    ALL,
    NO_TABLE,
    NOT_HERE,
    OPENABLE,
    REFUSED,
    UNREADABLE,
    ShelvedTitle,
    of_family,
)
from dealer_assist.ui.table.presenter.jackpots import offer
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import replace

_FAMILIES = dict(
    zip(
        FAMILIES,
        (
            Msg("Three card"),
            Msg("Poker hands"),
            Msg("Hold'em, streets"),
            Msg("Blackjack"),
            Msg("Baccarat"),
            Msg("Pai gow"),
            Msg("War, others"),
        ),
        strict=True,
    )
)
_LACKS: Mapping[str, tuple[str, str]] = {
    RULE_SHEET: (
        Msg("No rule sheet"),
        Msg("No rule sheet on file. Ask the manufacturer."),
    ),
    PAYTABLE: (
        Msg("Paytable missing"),
        Msg("No paytable on file. See the manufacturer's rule sheet."),
    ),
    NO_TABLE: (
        Msg("No table yet"),
        Msg("Rules and odds are here. Layout and table come with a release."),
    ),
    NOT_HERE: (
        Msg("No table here"),
        Msg("The game is here, without a table. A technician adds one in setup."),
    ),
    REFUSED: (Msg("Cannot be opened"), ""),
    UNREADABLE: (Msg("Cannot be read"), ""),
}


def families(titles: Sequence[ShelvedTitle], selected: str) -> tuple[FamilyModel, ...]:
    """Return the buttons at the left: what can open, all titles, then each family, with counts."""
    names = {OPENABLE: Msg("Can open"), ALL: Msg("All titles"), **_FAMILIES}
    return tuple(
        FamilyModel(key, name, _count(titles, key), key == selected) for key, name in names.items()
    )


def family_line(titles: Sequence[ShelvedTitle], family: str) -> str:
    """Say of a family how many of it can open, and how many cannot."""
    opens, numbers = _numbers(titles, family)
    if family == OPENABLE:
        return Msg("{opens} can open", opens=opens)
    return Msg("{opens} can open, {others} cannot yet", opens=opens, others=numbers - opens)


def tile(title: ShelvedTitle, *, selected: str, here: str) -> TitleTileModel:
    """Show a title: chosen, standing here, with what is particular, or with what is missing."""
    is_selected = title.key == selected
    return TitleTileModel(
        title.key,
        str(title.number) if title.number else "",
        title.name,
        _details(title, here, is_selected=is_selected),
        is_selected,
        is_shut=bool(title.missing),
        is_unreadable=title.missing == UNREADABLE,
    )


def lacking(title: ShelvedTitle, *, selected: str) -> TitleTileModel:
    """Show a title in the list of what is missing, with who can give it."""
    words, cure = _lack(title)
    shown = tile(title, selected=selected, here="")
    return replace(shown, details=(joined(". ", (words, cure)), words))


def sheet(title: ShelvedTitle | None, chosen: ListedTable | None) -> TitleSheetModel:
    """Show all that will open; of a title that cannot, what is missing and who can give it."""
    if title is None:
        return TitleSheetModel()
    number = str(title.number) if title.number else ""
    setup = chosen.setup if chosen is not None else None
    if chosen is None or setup is None or chosen.refusal:
        words, cure = _lack(title) if title.missing else ("", "")
        if chosen is not None and chosen.refusal:
            words, cure = _LACKS[REFUSED][0], chosen.refusal
        wagers = joined(", ", title.wagers)
        left_out = _left_out(title)
        return TitleSheetModel(number, title.name, "", wagers, left_out, words, cure)
    return TitleSheetModel(
        number,
        title.name,
        joined(", ", (Msg("Table {table}", table=setup.number), _system(setup))),
        offer.wagers(setup),
        (*_left_out(title), *_blocks(chosen, setup), *_house_rules(setup), _rule_sheet(setup)),
    )


def tables_model(title: ShelvedTitle | None) -> Button[GamesAct] | None:
    """Show the way to the other tables of a title; None where there is no other."""
    if title is None or len(title.tables) < 2:
        return None
    count = Msg("{n} tables", one="1 table", n=len(title.tables))
    return Button(GamesAct.TABLES, Msg("TABLES"), "grid", count)


def quick_model(
    chosen: str, here: ListedTable | None, first: ListedTable | None
) -> Button[GameMeant] | None:
    """Show the touch that leads back to the present table; from there, to the first of all."""
    label, meant = Msg("OPEN HERE NOW"), here
    if here is not None and chosen == here.key:
        label, meant = Msg("FIRST TABLE"), first
    if meant is None or meant.setup is None or meant.key == chosen:
        return None
    return Button(
        GameMeant(meant.key), label, "flag", Msg("Table {table}", table=meant.setup.number)
    )


def why_model(titles: Sequence[ShelvedTitle], family: str) -> Button[GamesAct] | None:
    """Show the way to the list of what is missing; None where nothing is."""
    count = len(shut(titles, family))
    if not count:
        return None
    detail = Msg("What is missing: {count}", count=count)
    return Button(GamesAct.WHY, Msg("WHAT'S MISSING"), "info", detail)


def shut(titles: Sequence[ShelvedTitle], family: str) -> list[ShelvedTitle]:
    """Return the titles of a family that cannot open; all of them beside those that can."""
    among = ALL if family == OPENABLE else family
    return [title for title in of_family(titles, among) if title.missing]


def found_line(count: int) -> str:
    """Say how many titles were found."""
    return Msg("Found: {count}", count=count) if count else Msg("No title has this")


def meter_mark(setup: TableSetup) -> MeterMark:
    """Return the mark of whose meter a table plays for."""
    if setup.links:
        return MeterMark(Msg("LINK"), "link", is_filled=True)
    if not setup.jackpots:
        return MeterMark(Msg("NO METER"), "barred")
    if _is_house(setup):
        return MeterMark(Msg("HOUSE"), "moneybag")
    return MeterMark(Msg("STAND-ALONE"), "chip")


def game_model(choice: ListedTable, *, selected: str, here: str) -> GameModel:
    """Show one table; one that breaks a rule says which."""
    setup = choice.setup
    if setup is None:
        return GameModel(choice.key, "", choice.key, reason=choice.refusal)
    is_here, is_selected = choice.key == here, choice.key == selected
    return GameModel(
        choice.key,
        setup.number,
        setup.game_name,
        _system(setup),
        _blocks(choice, setup),
        _foot(is_here=is_here, is_selected=is_selected),
        is_selected=is_selected,
        reason=choice.refusal,
        mark=meter_mark(setup),
    )


def open_model(
    title: ShelvedTitle | None, chosen: ListedTable | None, here: str
) -> Button[GamesAct]:
    """Show the button that puts the chosen table here, dashed where it cannot be opened."""
    if chosen is None or chosen.setup is None or chosen.refusal:
        why: str = Msg("Choose a game first")
        if title is not None and title.missing:
            why = _lack(title)[0]
        elif chosen is not None:
            why = _LACKS[REFUSED][0]
        return Button(GamesAct.OPEN, Msg("OPEN"), "play").unless(why)
    name = chosen.setup.game_name.upper()
    if chosen.key == here:
        keep, detail = Msg("KEEP {game}", game=name), Msg("Already open here")
        return Button(GamesAct.OPEN, keep, "check", detail, ActionState.NEXT)
    detail = Msg("Table {table}, with a Supervisor card", table=chosen.setup.number)
    return Button(GamesAct.OPEN, Msg("OPEN {game}", game=name), "play", detail, ActionState.NEXT)


def choice_line(chosen: ListedTable | None, here: str) -> str:
    """Say what to press: OPEN, or KEEP for the game that stands here already."""
    if chosen is not None and chosen.key == here:
        return Msg("Choose another game, or press KEEP")
    return Msg("Choose the game, then press OPEN")


def chosen_line(title: ShelvedTitle | None, chosen: ListedTable | None) -> str:
    """Say what is chosen, and what the house should know about it."""
    if title is not None and title.missing:
        return _lack(title)[1]
    if chosen is None or chosen.setup is None:
        return Msg("Tap a title to choose it")
    if chosen.refusal:
        return chosen.refusal
    if chosen.cautions:
        return chosen.cautions[0]
    return Msg(
        "{game} on table {table} is chosen",
        game=chosen.setup.game_name,
        table=chosen.setup.number,
    )


def _count(titles: Sequence[ShelvedTitle], family: str) -> str:
    opens, numbers = _numbers(titles, family)
    if family == OPENABLE:
        return str(opens)
    return Msg("{opens} of {titles}", opens=opens, titles=numbers)


def _numbers(titles: Sequence[ShelvedTitle], family: str) -> tuple[int, int]:
    """Count the titles of the letter, each number once: those that can open, and all."""
    mine = of_family(titles, family)
    opens = {title.number for title in mine if title.number and not title.missing}
    return len(opens), len({title.number for title in mine if title.number})


def _details(title: ShelvedTitle, here: str, *, is_selected: bool) -> tuple[str, ...]:
    if title.missing:
        return (_lack(title)[0],)
    if is_selected:
        return (Msg("Chosen"),)
    if any(table.key == here for table in title.tables):
        return (Msg("Open here now"),)
    if not title.tables:
        return ()
    count = Msg("{n} tables", one="1 table", n=len(title.tables))
    return (joined(", ", title.particular) or count, count)


def _lack(title: ShelvedTitle) -> tuple[str, str]:
    """Say in two words what is missing of a title, and in a sentence what to do about it."""
    words, cure = _LACKS[title.missing]
    if title.takes_sheet:
        return words, joined(" ", (title.waits_for, Msg("GAME MANAGER, SETTINGS, SHEETS loads it")))
    return words, title.waits_for or cure or next(
        (table.refusal for table in title.tables if table.refusal), ""
    )


def _left_out(title: ShelvedTitle) -> tuple[Block, ...]:
    if not title.left_out:
        return ()
    return ((Msg("Left out"), joined(", ", title.left_out), Msg("No paytable stored")),)


def _house_rules(setup: TableSetup) -> tuple[Block, ...]:
    """Return the shoe, and what the dealer does on a soft 17 where that is the house's choice."""
    decks = setup.options.get("decks")
    if not isinstance(decks, int) or (decks < 2 and "soft_17" not in setup.options):
        return ()
    soft = {"hit": Msg("Dealer hits soft 17"), "stand": Msg("Dealer stands on soft 17")}
    detail = soft.get(str(setup.options.get("soft_17")), "")
    return ((Msg("Shoe"), Msg("{n} decks", one="1 deck", n=decks), detail),)


def _rule_sheet(setup: TableSetup) -> Block:
    """Return the letter that is on record for the table."""
    record = setup.approval
    if record is None or not record.letter:
        return (Msg("Rule sheet"), Msg("None on record"), "")
    dated = record.dated.isoformat() if record.dated else ""
    return (Msg("Rule sheet"), record.letter, dated)


def _blocks(choice: ListedTable, setup: TableSetup) -> tuple[Block, ...]:
    return (
        (Msg("Paytables"), offer.paytables(setup), ""),
        (
            Msg("Jackpot") if _is_house(setup) else Msg("Progressive"),
            offer.progressives(setup),
            _amounts(setup) if _is_house(setup) else _meters(choice, setup),
        ),
        (Msg("Limits"), _main_limit(setup), _other_limit(setup)),
    )


def _is_house(setup: TableSetup) -> bool:
    return bool(setup.jackpots) and all(jackpot.is_house for jackpot in setup.jackpots.values())


def _amounts(setup: TableSetup) -> str:
    """Return what a house jackpot pays: it has an amount and no meter."""
    first, *rest = offer.meter_amounts(setup, {})
    if not rest:
        return Msg("Fixed at {amount}", amount=first)
    return Msg("Fixed at {first} and {others} more", first=first, others=len(rest))


def _meters(choice: ListedTable, setup: TableSetup) -> str:
    match offer.meter_amounts(setup, choice.accounts):
        case []:
            return Msg("No sensor on this game")
        case [amount] if choice.was_opened:
            return Msg("Meter {amount}", amount=amount)
        case [amount]:
            return Msg("Opens at seed {amount}", amount=amount)
        case [first, *rest] if choice.was_opened:
            return Msg("Meters {first} and {others} more", first=first, others=len(rest))
        case [first, *rest]:
            return Msg("Open at {first} and {others} more", first=first, others=len(rest))
        case _:
            return ""


def _main_limit(setup: TableSetup) -> str:
    return next(iter(offer.limits(setup)), offer.NONE)


def _other_limit(setup: TableSetup) -> str:
    """Return the limits of the wager that comes last: the side bet, where there is one."""
    rest = offer.limits(setup)[1:]
    return rest[-1] if rest else ""


def _foot(*, is_here: bool, is_selected: bool) -> str:
    if is_selected:
        return Msg("Chosen")
    return Msg("Open here now") if is_here else Msg("Tap to choose")


def _system(setup: TableSetup) -> str:
    """Name console and link; the law, where it is not that of practice, in the link's place."""
    law = setup.jurisdiction
    if law.is_practice or not law.key:
        return offer.system(setup)
    return joined(", ", (setup.console.capitalize(), law.name))
