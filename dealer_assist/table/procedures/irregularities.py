"""Troubles in dealing: noted, followed step by step, and over when the dealer says so."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.asked import RULED as RULED_BY_CARD
from dealer_assist.table.events.values import Irregularity
from dealer_assist.table.facts.adjustments import key_holds
from dealer_assist.table.facts.irregularities import (
    KINDS,
    RULED,
    SHUFFLER,
    WRONG_CARDS,
    asks_who_was_told,
    is_ruled_on,
    offered,
    steps,
)
from dealer_assist.table.procedures import asked_cards
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import replace

Events = tuple[e.Event, ...]


def note(table: Table, kind: str, at: int, said: str = "") -> Events:
    """Note a trouble; only a round in play can have the wrong number of cards.

    What a device says again goes into its list, which stays where it is.
    """
    if kind not in KINDS:
        raise Refused(Msg("{kind} is no irregularity. Choose wrong_cards or shuffler", kind=kind))
    if kind in RULED and kind not in offered(table.setup):
        raise Refused(
            Msg("{game} goes by the number of cards. Report that", game=table.setup.game_name)
        )
    now = table.lasting.irregularity
    if now is not None:
        if now.kind == kind:
            is_news = said not in ("", now.said)
            return (e.IrregularityNoted(at, replace(now, said=said)),) if is_news else ()
        raise Refused(Msg("Another irregularity is being followed. Finish it first"))
    if kind == WRONG_CARDS:
        _check_void(table)
    elif kind in RULED and table.round.phase not in (Phase.IN_PLAY, Phase.RECORDED):
        raise Refused(Msg("A card is reported in play. Now {phase}", phase=table.round.phase.label))
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
        raise Refused(Msg("This step is a call. Say who was told"))
    done = Irregularity(SHUFFLER, command.step, command.told or now.told, now.said)
    noted = e.IrregularityNoted(at, done)
    return (noted, e.IrregularityCleared(at, done)) if _is_last(table, done) else (noted,)


def clear(table: Table, at: int) -> Events:
    """Leave a trouble: it was none, or the house has its own procedure for it.

    A ruling is whose card says so; a table without a reader has only the dealer's word.
    """
    now = table.lasting.irregularity
    if is_ruled_on(table) and "swiper" in table.setup.devices:
        return asked_cards.ask(table, e.CardAsked(at, RULED_BY_CARD))
    return () if now is None else (e.IrregularityCleared(at, now),)


def ruled(table: Table, by: StaffMember, at: int) -> Events:
    """Let the round go on in the name of whoever has ruled on the card."""
    now = table.lasting.irregularity
    cleared = () if now is None else (e.IrregularityCleared(at, now, by),)
    return (*cleared, e.CardNotAsked(at))


def _check_void(table: Table) -> None:
    """Wrong cards void the round, so that must be possible."""
    if table.round.phase not in (Phase.IN_PLAY, Phase.RECORDED):
        raise Refused(
            Msg(
                "The number of cards is reported in play. Now {phase}",
                phase=table.round.phase.label,
            )
        )
    if held := key_holds(table):
        raise Refused(held)
    if table.round.wins or table.round.undone:
        raise Refused(Msg("A win of this round is on record. Only an adjustment can undo it"))


def _is_last(table: Table, done: Irregularity) -> bool:
    return done.step == steps(table.setup)
