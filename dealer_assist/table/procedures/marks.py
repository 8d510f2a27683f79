"""Progressive wagers marked by hand: marked, vouched for by a card, acknowledged before CONFIRM."""

from collections.abc import Iterable

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table import events as e
from dealer_assist.table.events.asked import MARK
from dealer_assist.table.events.values import ConfirmedWin, HandMark, LockedWager, NotAWin
from dealer_assist.table.facts import marks, sensing
from dealer_assist.table.facts.rounds import has_sensors
from dealer_assist.table.procedures import asked_cards
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def mark(table: Table, spot: Spot, at: int) -> Events:
    """Mark a wager that no sensor can see, or ask for the card that vouches; or take it back."""
    sensing.check(table, spot)
    if table.sensor(spot).is_marked:
        return (e.WagerMarked(*spot, is_on=False),)
    if why_not := marks.refusal(table, spot):
        raise Refused(why_not)
    if marks.needs_card(table.setup):
        return asked_cards.ask(table, e.CardAsked(at, MARK, (NotAWin(*spot, "", ""),)))
    return (e.WagerMarked(*spot, mark=HandMark(at, table.dealer)),)


def by_card(table: Table, by: StaffMember, at: int) -> Events:
    """Mark the wager that a card was asked for, in both names."""
    asked, spot = table.round.asked, marks.spot_asked(table)
    if asked is None or spot is None:
        raise Refused(Msg("No card is asked for now"))
    vouched = HandMark(asked.at, table.dealer, at, by)
    return (e.WagerMarked(*spot, mark=vouched), e.CardNotAsked(at))


def acknowledge(table: Table, spot: Spot, at: int) -> Events:
    """Note that whoever verifies has read that no sensor saw the wager."""
    if spot in table.round.marks_seen:
        return ()
    if spot not in marks.to_acknowledge(table):
        raise Refused(Msg("No wager of seat {seat} is marked by hand", seat=spot[0]))
    return (e.MarkAcknowledged(at, *spot),)


def alerts_at_start(table: Table, wagers: Iterable[LockedWager], at: int) -> Events:
    """Say of each sensor that is out, in place of its alert, that its wager is marked by hand."""
    if not has_sensors(table.setup):
        return ()
    return tuple(
        e.AlertRaised(
            at,
            f"sensor {wager.seat}{wager.sensor}",
            marks.ALERT,
            Msg(
                "No sensor at seat {seat}, 1 wager marked by hand by {name}",
                seat=wager.seat,
                name=_names(wager.mark),
            ),
        )
        for wager in wagers
        if wager.is_marked
    )


def alerts(table: Table, wins: Iterable[ConfirmedWin], by: StaffMember, at: int) -> Events:
    """Raise each win on a wager marked by hand, for another person than whoever confirmed it."""
    found = marks.by_hand(table)
    return tuple(
        e.AlertRaised(
            at,
            f"{marks.ALERT} {table.round.number} {win.award.seat}{win.sensor}",
            marks.ALERT,
            Msg(
                "Round {round}, seat {seat}: {prize} won on a wager marked by hand by {name}, "
                "no sensor saw it",
                round=table.round.number,
                seat=win.award.seat,
                prize=dollars(win.award.prize),
                name=_names(found[win.award.seat, win.sensor]),
            ),
            by.identity,
            cents=win.award.prize,
        )
        for win in wins
        if (win.award.seat, win.sensor) in found
    )


def _names(mark: HandMark | None) -> str:
    """Name who marked a wager and whose card vouched for it."""
    if mark is None or mark.by is None:
        return Msg("the dealer")
    if mark.card_by is None:
        return mark.by.name
    return Msg("{name}, card of {card}", name=mark.by.name, card=mark.card_by.name)
