"""What the floor told a table, each event in a dealer's sentence."""

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table import events as e


def link_words(event: e.Event) -> str:
    """Say what the floor told; nothing where it was no word of the floor's."""
    match event:
        case e.LinkJoined():
            return Msg("The table joined the floor")
        case e.LinkLost(why=why):
            return Msg("The link to the floor was lost: {why}", why=why)
        case e.LinkRestored():
            return Msg("The link to the floor was back")
        case e.LinkTurned(reason=""):
            return Msg("The link went on")
        case e.LinkTurned(reason=reason):
            return Msg("The link was paused: {reason}", reason=reason)
        case e.ContributionsTaken(up_to=up_to):
            return Msg("The floor had {n} rounds of this table", n=up_to)
        case e.TicketGiven(_, ticket):
            return Msg(
                "The floor gave seat {seat} ticket {order}: {amount}",
                seat=ticket.seat,
                order=ticket.order,
                amount=dollars(ticket.cents),
            )
        case e.WinsWait(wins=wins):
            return Msg("{n} wins wait for the link", one="{n} win waits for the link", n=len(wins))
        case e.LockAsked(by=by):
            return Msg("{name}'s card asked the floor for the prize", name=by.name)
        case e.PrizeLocked(cents=cents):
            return Msg("The floor locked the prize: {amount}", amount=dollars(cents))
        case e.PrizeRefused(refusal=refusal):
            return Msg("The floor did not lock the prize: {why}", why=refusal)
        case e.PrizeReleased():
            return Msg("The pit put the prize back on the meter")
        case e.ClosingAsked(table=other):
            return Msg("The ticket of table {table} was to be closed", table=other)
        case e.ClosingApproved(by=by):
            return Msg("{name}'s card asked the floor to close it", name=by.name)
        case e.ClosingEnded(why=""):
            return Msg("The older ticket holds nobody up any more")
        case e.ClosingEnded(why=why):
            return Msg("The floor did not close the older ticket: {why}", why=why)
        case _:
            return ""
