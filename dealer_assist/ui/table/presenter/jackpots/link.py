"""How the link to the floor stands, in words: lost, paused, a win that waits, who was first."""

from collections.abc import Sequence

from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import LinkStand, Ticket, WaitingWin
from dealer_assist.table.facts import link
from dealer_assist.table.state import IN_ROUND, Phase, Table
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.model.panel import NoticeModel
from dealer_assist.ui.table.model.table import HealthModel, MeterModel, MeterState
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.prompt import PromptKind, PromptModel
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import replace

_LATE = Msg("The link was down")
_NOTE = "Amount came with the link"


def rests(table: Table) -> bool:
    """True if no sensor of the table takes a wager since its links rest."""
    sensors = table.setup.jackpots
    return bool(sensors) and all(table.link_rests(sensor) for sensor in sensors)


def link_health(table: Table, view: PassingView) -> HealthModel:
    """Show in the strip how the link is."""
    stand = table.lasting.link
    if stand is None or not stand.is_joined:
        return HealthModel(Msg("Not linked yet"), is_well=False, icon="unlink")
    if stand.lost_at:
        since = _since(stand.lost_at, view.at)
        lost = Msg("Link lost {time}", time=since) if since else Msg("Link lost")
        return HealthModel(lost, is_well=False, icon="unlink")
    if stand.paused:
        return HealthModel(Msg("Link paused"), is_well=False, icon="pause")
    return HealthModel(Msg("Link OK"))


def link_prompt(table: Table) -> PromptModel | None:
    """Say what a resting link asks for, or who was first; nothing while it runs."""
    if table.round.phase is Phase.BETTING and rests(table):
        n = sum(1 for sensor in table.sensors.values() if sensor.has_chip)
        line = Msg("Start the base game")
        if n:
            line = Msg(
                "Give {n} chips back, then start the base game",
                one="Give {n} chip back, then start the base game",
                n=n,
            )
        return PromptModel(line, _until(table.lasting.link), PromptKind.FAULT)
    if not table.setup.floor_links or table.round.phase not in IN_ROUND:
        return None
    second = second_ticket(table)
    if second is None:
        return None
    detail = Msg("Ours is {amount} once it is confirmed. Quote no other", amount=_worth(second))
    if link.waits_for(table, second):
        detail = Msg("Say no amount yet: ours waits for table {table}", table=_first_table(second))
    return PromptModel(link.was_first(second), detail, PromptKind.NEXT)


def second_ticket(table: Table) -> Ticket | None:
    """Return our ticket that came after another table's."""
    for claim in link.claims_on_floor(table):
        ticket = link.ticket_for(table, table.round.number, (claim.seat, claim.sensor), claim.line)
        if ticket is not None and ticket.first is not None:
            return ticket
    return None


def seen_mark(ticket: Ticket) -> str:
    """Name what somebody has read of it; when the other ticket stands otherwise it is news."""
    return f"{ticket.key} {ticket.first.state if ticket.first else ''}"


def link_notices(table: Table, view: PassingView) -> tuple[NoticeModel, ...]:
    """List the wins that wait for the link, then what is wrong with it."""
    stand = table.lasting.link
    if stand is None or not table.setup.floor_links:
        return ()
    return (*(_waiting(table, view, win) for win in stand.waiting), *_trouble(stand))


def prize_words(table: Table, seat: int, sensor: str, line: str, prize: int) -> str:
    """Return the amount of a claim, or that it waits for the floor."""
    if sensor not in table.setup.floor_links:
        return dollars(prize)
    if not link.is_on_floor(table.setup.jackpots[sensor], line):
        return dollars(prize)
    ticket = link.ticket_for(table, table.round.number, (seat, sensor), line)
    if ticket is None:
        return Msg("AMOUNT WAITS")
    if link.waits_for(table, ticket):
        return Msg("WAITS")
    return dollars(prize)


def is_quoted(table: Table, sensor: str, awards: Sequence[tuple[str, PrizeAward]]) -> bool:
    """True if the amounts of claims on a sensor can be said: the floor has settled them."""
    return not any(
        isinstance(prize_words(table, one.seat, at, one.line, one.prize), Msg)
        for at, one in awards
        if at == sensor
    )


def not_live(
    table: Table, model: MeterModel, sensor: str, view: PassingView | None = None
) -> MeterModel:
    """Show a meter that nobody may quote while its link rests."""
    if not table.link_rests(sensor) or not table.accounts or model.state is MeterState.ADJUSTING:
        return model
    title, last = Msg("Meter not live"), Msg("Last known value")
    if view is not None and table.lasting.link is not None and table.lasting.link.lost_at:
        last = Msg("Last, {time}", time=f"{view.time_of(table.lasting.link.lost_at):%H:%M:%S}")
    return replace(model, title=title, note=last, state=MeterState.NOT_LIVE)


def claimed_note(table: Table, sensor: str) -> str:
    """Say of a meter that another table has claimed it, or has a prize of it; else nothing."""
    claim = link.other_claim(table, sensor)
    if claim is None:
        return ""
    if claim.is_locked:
        return Msg("Prize pending at table {table}", table=claim.table)
    return Msg("Claimed at table {table}, do not quote", table=claim.table)


def _until(stand: LinkStand | None) -> str:
    if stand is not None and stand.is_live and stand.paused:
        reason = stand.paused[0][1]
        return Msg("The link is paused: {reason}", reason=reason)
    return Msg("No progressive until the link is back")


def _waiting(table: Table, view: PassingView, win: WaitingWin) -> NoticeModel:
    hand = table.setup.line(win.sensor, win.line).label
    title = Msg("Round {round}, seat {seat}: {hand}", round=win.round, seat=win.seat, hand=hand)
    ticket = link.ticket_for(table, win.round, (win.seat, win.sensor), win.line)
    if ticket is None:
        said = Msg('Amount waits. Say: "Your win is recorded. The amount comes in a moment."')
        return NoticeModel(title, said, "clock", is_prize=True)
    if link.waits_for(table, ticket):
        return NoticeModel(title, link.was_first(ticket), "clock", is_prize=True)
    ask = c.AskLateWin(win.round, (win.seat,), win.line, _LATE, _NOTE, win.sensor, win.stakes)
    said = Msg("The link is back: {amount}. Verify it with two cards.", amount=_worth(ticket))
    if table.round.phase is not Phase.BETTING:
        return NoticeModel(title, said, "star", is_prize=True)
    verify = Button(Do(ask), Msg("VERIFY"), "check", state=ActionState.NEXT)
    return NoticeModel(title, said, "star", verify, is_prize=True)


def _trouble(stand: LinkStand) -> tuple[NoticeModel, ...]:
    if stand.lost_at or not stand.is_joined:
        rounds = Msg(
            "{why}. {n} rounds wait in the journal. Nothing is lost.",
            one="{why}. {n} round waits in the journal. Nothing is lost.",
            why=stand.why,
            n=stand.unsent,
        )
        none = Msg("{why}. Retrying automatically. Nothing is lost.", why=stand.why)
        title = Msg("Progressive link down")
        return (NoticeModel(title, rounds if stand.unsent else none, "unlink"),)
    return tuple(
        NoticeModel(
            Msg("The link is paused"),
            Msg("{reason}. The base game goes on.", reason=reason),
            "pause",
        )
        for _, reason in stand.paused
    )


def _worth(ticket: Ticket) -> str:
    return dollars(ticket.cents)


def _first_table(ticket: Ticket) -> str:
    return ticket.first.table if ticket.first else ""


def _since(lost_at: int, at: int) -> str:
    seconds = (at - lost_at) // 1000
    return f"{seconds // 60}:{seconds % 60:02}" if at and seconds >= 0 else ""
