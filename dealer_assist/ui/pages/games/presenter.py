"""The tables that could stand here: grouped by game, found by typing, as cards to choose from."""

from collections.abc import Iterable, Mapping, Sequence

from dealer_assist.desk.table_choices import ListedTable
from dealer_assist.message import Msg, joined
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.pages.games.model import GameGroup, GameModel, MeterMark
from dealer_assist.ui.table.presenter import offer

OPEN = "open"
HERE, FIRST, UNREADABLE = "@here", "@first", "@unreadable"
"""What leads to one table at once, and the group of files that name no game."""


def quick_groups(here: ListedTable | None, first: ListedTable | None) -> tuple[GameGroup, ...]:
    """Give the tables that one touch leads back to: the present one, and the first of all."""
    quick = [(HERE, Msg("STANDS HERE"), here)]
    if first is not None and (here is None or first.key != here.key):
        quick.append((FIRST, Msg("FIRST TABLE"), first))
    return tuple(
        GameGroup(key, label, _table_words(one.setup))
        for key, label, one in quick
        if one is not None and one.setup is not None
    )


def game_groups(
    read: Sequence[ListedTable], games: Mapping[str, str], selected: str, *, is_reading: bool
) -> tuple[GameGroup, ...]:
    """Give a group for each game, those without a table shut; what cannot be read comes last."""
    groups = []
    for key, name in sorted(games.items(), key=lambda game: game[1]):
        tables = tables_of(read, key)
        shut = not tables and not is_reading
        groups.append(
            GameGroup(
                key,
                name,
                _group_detail(tables),
                key == selected,
                Msg("No table here has it") if shut else "",
            )
        )
    if unread := tables_of(read, UNREADABLE):
        count = Msg("{n} files", one="1 file", n=len(unread))
        label = Msg("Cannot be read")
        groups.append(GameGroup(UNREADABLE, label, count, selected == UNREADABLE))
    return tuple(groups)


def tables_of(read: Iterable[ListedTable], group: str) -> list[ListedTable]:
    """Give the tables of a game: those that stand alone first, then the links, each by number."""
    mine = [one for one in read if _group_of(one) == group]
    return sorted(mine, key=lambda one: (_is_linked(one), _number(one), one.key))


def group_of(choice: ListedTable | None) -> str:
    """Name the group that a table stands in, "" for none."""
    return "" if choice is None else _group_of(choice)


def found_tables(read: Iterable[ListedTable], typed: str) -> list[ListedTable]:
    """Find the tables that every typed word fits: a number, a game, a paytable, a console, a link.

    Marks do not matter: dbp2 finds DBP-2.
    """
    words = [_plain(word) for word in typed.split()]
    fits = [one for one in read if all(_fits(word, one) for word in words if word)]
    return sorted(fits, key=lambda one: (_begins(words, one), _number(one), one.key))


def found_line(count: int) -> str:
    """Say how many tables were found."""
    return Msg("{n} tables", one="1 table", n=count) if count else Msg("No table has this")


def meter_mark(setup: TableSetup) -> MeterMark:
    """Tell at a glance whose meter a table plays for."""
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


def open_model(chosen: ListedTable | None, here: str) -> ActionModel:
    """Show the button that puts the chosen table here."""
    if chosen is None or chosen.setup is None:
        return ActionModel(
            OPEN, Msg("OPEN"), "play", "", ActionState.NOT_YET, Msg("Choose a game first")
        )
    name = chosen.setup.game_name.upper()
    if chosen.key == here:
        return ActionModel(
            OPEN,
            Msg("KEEP {game}", game=name),
            "check",
            Msg("It stands here already"),
            ActionState.NEXT,
        )
    detail = Msg("Table {table}, with a Supervisor card", table=chosen.setup.number)
    return ActionModel(OPEN, Msg("OPEN {game}", game=name), "play", detail, ActionState.NEXT)


def choice_line(chosen: ListedTable | None, here: str) -> str:
    """Say what to press: OPEN, or KEEP for the game that stands here already."""
    if chosen is not None and chosen.key == here:
        return Msg("Choose another game, or press KEEP")
    return Msg("Choose the game, then press OPEN")


def chosen_line(chosen: ListedTable | None) -> str:
    """Say what is chosen, and what the house should know about it."""
    if chosen is None or chosen.setup is None:
        return Msg("Tap a table to choose it")
    if chosen.cautions:
        return chosen.cautions[0]
    return Msg(
        "{game} on table {table} is chosen",
        game=chosen.setup.game_name,
        table=chosen.setup.number,
    )


def _blocks(choice: ListedTable, setup: TableSetup) -> tuple[tuple[str, str, str], ...]:
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
    return bool(setup.jackpots) and all(one.is_house for one in setup.jackpots.values())


def _amounts(setup: TableSetup) -> str:
    """Give what a house jackpot pays: it has an amount and no meter."""
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
    """Give the limits of the wager that comes last: the side bet, where there is one."""
    rest = offer.limits(setup)[1:]
    return rest[-1] if rest else ""


def _foot(*, is_here: bool, is_selected: bool) -> str:
    if is_selected:
        return Msg("Chosen")
    return Msg("Stands here now") if is_here else Msg("Tap to choose")


def _system(setup: TableSetup) -> str:
    """Name console and link; the law, where it is not that of practice, in the link's place."""
    law = setup.jurisdiction
    if law.key in ("", "training"):
        return offer.system(setup)
    return joined(", ", (setup.console.capitalize(), law.name))


def _table_words(setup: TableSetup) -> str:
    return Msg("Table {table}, {game}", table=setup.number, game=setup.game_name)


def _group_of(choice: ListedTable) -> str:
    return choice.setup.game if choice.setup is not None else UNREADABLE


def _group_detail(tables: Sequence[ListedTable]) -> str:
    if not tables:
        return ""
    linked = sum(map(_is_linked, tables))
    if not linked:
        return Msg("{n} tables", one="1 table", n=len(tables))
    return Msg(
        "{n} tables, {linked} on a link", one="1 table, on a link", n=len(tables), linked=linked
    )


def _is_linked(choice: ListedTable) -> bool:
    return choice.setup is not None and bool(choice.setup.links)


def _number(choice: ListedTable) -> tuple[int, str]:
    number = choice.setup.number if choice.setup is not None else ""
    return (int(number), "") if number.isdecimal() else (1_000_000, number)


def _fits(word: str, choice: ListedTable) -> bool:
    return any(word in text for text in _texts(choice))


def _begins(words: Sequence[str], choice: ListedTable) -> bool:
    """Put what begins with the typed words before what only holds them."""
    return not all(any(text.startswith(word) for text in _texts(choice)) for word in words)


def _texts(choice: ListedTable) -> list[str]:
    setup = choice.setup
    if setup is None:
        return [_plain(choice.key)]
    jackpots = (text for one in setup.jackpots.values() for text in (one.key, one.label))
    links = (text for link in setup.links.values() for text in (link.name, "link"))
    texts = (
        setup.number,
        setup.game_name,
        *setup.game_name.split(),
        setup.console,
        *setup.paytables.values(),
        *jackpots,
        *links,
        choice.key,
    )
    return [_plain(text) for text in texts]


def _plain(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum())
