"""Troubles in dealing: noted, followed step by step, and over when the dealer says so."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import Irregularity
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table, key_holds
from dealer_assist.value import replace

WRONG_CARDS, SHUFFLER = "wrong_cards", "shuffler"
WRONG_DRAW, EXPOSED = RULED = ("wrong_draw", "exposed")
"""A card too many or too few, or one that was seen: a supervisor rules on it, the round goes on."""
KINDS = (WRONG_CARDS, SHUFFLER, *RULED)
Events = tuple[e.Event, ...]


def steps(setup: TableSetup) -> int:
    """Count the steps of the shuffler's checklist, as the game's prompts have them."""
    number = 0
    while f"{SHUFFLER}_{number + 1}" in setup.prompts:
        number += 1
    return number


def offered(setup: TableSetup) -> tuple[str, ...]:
    """Give the troubles that a game has by its own rules.

    A wrong number of cards voids a poker round, and a blackjack deal before it is played. In
    baccarat and blackjack a card that was drawn against the rules, or seen, is put right by a
    supervisor's ruling, and the hands stand.
    """
    cards: tuple[str, ...] = (WRONG_CARDS,)
    if setup.duties.sides:
        cards = RULED
    elif setup.duties.hands:
        cards = (WRONG_CARDS, *RULED)
    return (*cards, SHUFFLER) if steps(setup) else cards


def asks_who_was_told(setup: TableSetup, step: int) -> bool:
    """Tell whether a step is a call: its record names who was told."""
    return f"{SHUFFLER}_{step}_told" in setup.prompts


def note(table: Table, kind: str, at: int, said: str = "") -> Events:
    """Note a trouble; only a round in play can have the wrong number of cards.

    What a device says anew goes into its list, which stays where it is.
    """
    if kind not in KINDS:
        raise Refused(Msg("{kind} is no irregularity; choose wrong_cards or shuffler", kind=kind))
    if kind in RULED and kind not in offered(table.setup):
        raise Refused(
            Msg("{game} goes by the number of cards; report that", game=table.setup.game_name)
        )
    now = table.lasting.irregularity
    if now is not None:
        if now.kind == kind:
            is_news = said not in ("", now.said)
            return (e.IrregularityNoted(at, replace(now, said=said)),) if is_news else ()
        raise Refused(Msg("Another irregularity is being followed; finish it first"))
    if kind == WRONG_CARDS:
        _check_void(table)
    elif kind in RULED and table.round.phase not in (Phase.IN_PLAY, Phase.RECORDED):
        raise Refused(Msg("A card is reported in play; now {phase}", phase=table.round.phase.label))
    return (e.IrregularityNoted(at, Irregularity(kind, said=said)),)


def tick(table: Table, command: c.TickStep, at: int) -> Events:
    """Note that the next step of the checklist is done; the last one ends the trouble."""
    now = table.lasting.irregularity
    if now is None or now.kind != SHUFFLER:
        raise Refused(Msg("There is no checklist to follow now"))
    if command.step <= now.step:
        return ()
    if command.step > now.step + 1:
        raise Refused(Msg("Step {step} of the checklist comes first", step=now.step + 1))
    if asks_who_was_told(table.setup, command.step) and not command.told:
        raise Refused(Msg("This step is a call; say who was told"))
    done = Irregularity(SHUFFLER, command.step, command.told or now.told, now.said)
    noted = e.IrregularityNoted(at, done)
    return (noted, e.IrregularityCleared(at, done)) if _is_last(table, done) else (noted,)


def clear(table: Table, at: int) -> Events:
    """Leave a trouble: it was none, or the house has its own procedure for it."""
    now = table.lasting.irregularity
    return () if now is None else (e.IrregularityCleared(at, now),)


def carried_on(table: Table) -> Irregularity | None:
    """Give the trouble that outlasts a round: wrong cards are over with the round they voided."""
    now = table.lasting.irregularity
    return now if now is not None and now.kind == SHUFFLER else None


def holds_start(table: Table) -> str:
    """Say why no round can begin, or nothing if one can."""
    now = table.lasting.irregularity
    if now is None:
        return ""
    return Msg(
        "The shuffler's checklist is at step {step}; finish it before the next round",
        step=now.step + 1,
    )


def holds_wins(table: Table) -> str:
    """Say why no win can be claimed, recorded or paid, or nothing if it can."""
    now = table.lasting.irregularity
    if is_ruled_on(table):
        return Msg("A supervisor rules on a card first; touch RULED when it is put right")
    if now is None or now.kind != WRONG_CARDS:
        return ""
    return Msg("A hand had the wrong number of cards, so all hands are void; hold VOID ROUND")


def is_ruled_on(table: Table) -> bool:
    """Tell whether a card waits for a supervisor's ruling."""
    return table.lasting.irregularity is not None and table.lasting.irregularity.kind in RULED


def held_in_short(table: Table) -> str:
    """Say in a few words what holds wins and the end of the round."""
    return Msg("A card is ruled on") if is_ruled_on(table) else Msg("All hands are void")


def _check_void(table: Table) -> None:
    """Wrong cards void the round, so that must be possible."""
    if table.round.phase not in (Phase.IN_PLAY, Phase.RECORDED):
        raise Refused(
            Msg(
                "The number of cards is reported in play; now {phase}",
                phase=table.round.phase.label,
            )
        )
    if held := key_holds(table):
        raise Refused(held)
    if table.round.wins or table.round.undone:
        raise Refused(Msg("A win of this round is on record; only an adjustment can undo it"))


def _is_last(table: Table, done: Irregularity) -> bool:
    return done.step == steps(table.setup)
