"""What is said of the kiosk, its link to the floor and its office."""

from collections.abc import Mapping

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table import events as e
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter.words.said import Said


def _page_printed(event: e.PagePrinted, _: Table) -> str:
    paper = {
        "win": Msg("The slip of win {number}", number=event.number),
        "page": Msg("The page of win {number}", number=event.number),
        "adjustment": Msg("The page of an adjustment"),
        "exceptions": Msg("The list of exceptions"),
    }.get(event.page, Msg("A report"))
    if not event.trouble:
        return Msg("{paper} was printed", paper=paper)
    return Msg("{paper} was not printed: {trouble}", paper=paper, trouble=event.trouble)


def _table_locked(event: e.TableLocked, _: Table) -> str:
    if event.by is None:
        return Msg("The table was locked")
    return Msg("{name} locked the table", name=event.by.name)


def _link_turned(event: e.LinkTurned, _: Table) -> str:
    if not event.reason:
        return Msg("The link went on")
    return Msg("The link was paused: {reason}", reason=event.reason)


def _ticket_given(event: e.TicketGiven, _: Table) -> str:
    return Msg(
        "The server gave seat {seat} ticket {order}: {amount}",
        seat=event.ticket.seat,
        order=event.ticket.order,
        amount=dollars(event.ticket.cents),
    )


def _wins_wait(event: e.WinsWait, _: Table) -> str:
    many = len(event.wins)
    return Msg("{n} wins wait for the link", one="{n} win waits for the link", n=many)


def _closing_ended(event: e.ClosingEnded, _: Table) -> str:
    if not event.why:
        return Msg("The older ticket no longer holds up a table")
    return Msg("The server did not close the older ticket: {why}", why=event.why)


KIOSK: Mapping[type[e.Event], Said] = {
    # The kiosk
    e.DevicesTested: Msg("The devices were tested"),
    e.IrregularityNoted: Msg("A trouble in dealing was noted"),
    e.IrregularityCleared: Msg("The trouble in dealing is over"),
    e.PagePrinted: _page_printed,
    e.AlertRaised: lambda event, _: str(event.sentence),
    e.AlertAcknowledged: Msg("{name} acknowledged an alert"),
    e.ViewFailed: Msg("A part of the screen failed: {view}"),
    e.TableLocked: _table_locked,
    e.DealerBarred: lambda event, _: Msg("Another dealer must take over: {why}", why=event.why),
    e.TableUnlocked: Msg("{name} unlocked the table"),
    e.TableHeld: lambda event, _: Msg("The table was held: {why}", why=event.sentence),
    e.HoldSeen: Msg("{name} saw why the table is held"),
    e.TableReleased: Msg("{name} and {witness} let it go on"),
    e.JournalRestored: lambda event, _: Msg(
        "{name} put a backup in the journal's place, up to event {seq}",
        name=event.by,
        seq=event.ends,
    ),
    e.JournalKeyChanged: lambda event, _: Msg(
        "{name} changed the journal's key, with {witness}",
        name=event.by,
        witness=event.witness or "–",
    ),
    e.ProgramStarted: Msg("The program was started, version {version}"),
    e.RegisterNoted: Msg("The end of the staff register was noted: {seq}"),
    e.GameChanged: Msg("{name} let another game be opened"),
    # The floor
    e.LinkJoined: Msg("The table joined the floor"),
    e.LinkLost: Msg("Link to the server lost: {why}"),
    e.LinkRestored: Msg("Link to the server restored"),
    e.LinkTurned: _link_turned,
    e.ContributionsTaken: lambda event, _: Msg(
        "The server had {n} rounds of this table", n=event.up_to
    ),
    e.TicketGiven: _ticket_given,
    e.WinsWait: _wins_wait,
    e.LockAsked: Msg("{name}'s card asked the server for the prize"),
    e.PrizeLocked: Msg("The server locked the prize: {amount}"),
    e.PrizeRefused: lambda event, _: Msg(
        "The server did not lock the prize: {why}", why=event.refusal
    ),
    e.PrizeReleased: Msg("The pit put the prize back on the meter"),
    e.ClosingAsked: Msg("The ticket of table {table} was to be closed"),
    e.ClosingApproved: Msg("{name}'s card asked the server to close it"),
    e.ClosingEnded: _closing_ended,
    e.CallTaken: Msg("{name} is coming"),
    e.MessageCame: lambda event, _: Msg(
        "{name} wrote from the floor: {words}",
        name=event.message.sent_by,
        words=event.message.words,
    ),
    e.MessageRead: Msg("{name} read message {number} of the floor"),
    # The back office has its own pages: here a name is enough.
    e.BackOfficeOpened: Msg("Back office opened"),
    e.BackOfficeClosed: Msg("Back office closed"),
    e.GameChangeAsked: Msg("Game change asked"),
    e.MeterSetAsked: Msg("Meter set asked"),
    e.SettingProposed: Msg("Setting proposed"),
    e.SettingWithdrawn: Msg("Setting withdrawn"),
    e.SettingsApplied: Msg("Settings applied"),
}
"""Events of the kiosk and of what it is linked to."""
