"""A floor in this process, for practice, scenarios and tests: the same answers as a server's.

Other tables are there as far as a person says so: they claim before this one, confirm, are taken
back. The link can be cut and paused. It counts no money of anybody.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from dealer_assist.floor.calls import FloorRefused, LinkDownError
from dealer_assist.floor.contributions import Contribution
from dealer_assist.floor.link_past import LossTold, PrizeTold
from dealer_assist.floor.requests import PAID
from dealer_assist.floor.server_replies import (
    SIMULATED,
    CrossingReply,
    EarlierReply,
    Hello,
    Inbox,
    LinkShown,
    LinkState,
    Pulse,
    TicketReply,
)
from dealer_assist.jackpot.account import Account, contribute, open_account, pay_share
from dealer_assist.jackpot.definition import Jackpot, Line
from dealer_assist.message import Msg
from dealer_assist.rules.money import micros
from dealer_assist.rules.pays import Percent
from dealer_assist.value import Value, replace

_BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
OPEN, CLOSED, LOCKED, AWARDED = "open", "closed", "locked", "awarded"


class _Held(Value):
    """A ticket on this floor: this table's own, or another's."""

    key: str
    table: str
    sensor: str
    round_id: int
    seat: int
    level: str
    line: str
    given_ms: int
    state: str = OPEN
    prize: int = 0
    locked_ms: int = 0
    is_paid: bool = False


class PracticeFloor:
    """One floor for one table; `clock_ms` is the time of the practising table, since it `began`."""

    def __init__(
        self,
        number: str,
        links: Mapping[str, str],
        jackpots: Mapping[str, Jackpot],
        clock_ms: Callable[[], int],
        began: datetime = _BEGIN,
    ) -> None:
        self._number, self._links, self._jackpots = number, links, jackpots
        self._clock_ms, self._began = clock_ms, began
        self._levels: dict[tuple[str, str], Account] = {
            (sensor, level.name): open_account(level)
            for sensor in links
            for level in jackpots[sensor].levels
        }
        self._tickets: list[_Held] = []
        self._last_n = 0
        self._last_seats: tuple[tuple[int, str], ...] = ()
        self._reason = ""
        self.is_cut = False

    # What somebody who practises does to the floor.

    def cut(self) -> None:
        """Let nobody through."""
        self.is_cut = True

    def mend(self) -> None:
        """Let everybody through again."""
        self.is_cut = False

    def pause(self, reason: str) -> None:
        """Pause every link of the table, for a reason; without one they go on."""
        self._reason = reason

    def play_elsewhere(self, wagers: int) -> None:
        """Let other tables make so many wagers."""
        for sensor in self._links:
            self._bring(sensor, wagers)

    def claim_elsewhere(self, table: str, line: str) -> None:
        """Let another table claim a hand now, before this one."""
        sensor = next(iter(self._links))
        level = _level(self._jackpots[sensor], line)
        key, now = f"{table}-{len(self._tickets)}", self._clock_ms()
        self._tickets.append(_Held(key, table, sensor, 1, 1, level, line, now))

    def end_elsewhere(self, table: str, *, is_won: bool) -> None:
        """Let another table's claim be confirmed, or taken back."""
        for ticket in self._tickets:
            if ticket.table == table and ticket.state == OPEN:
                if is_won:
                    self._pay(ticket)
                else:
                    self._set(replace(ticket, state=CLOSED))

    # What the table asks, as it asks a server.

    def close(self) -> None:
        """Hang up; the floor stays."""

    def hello(
        self, version: str, definitions: dict[str, str], last_n: int, head: str, epoch: int = 0
    ) -> Hello:
        """Let the table on."""
        self._answer()
        return Hello(
            station=self._number,
            epoch=1,
            last_n=self._last_n,
            chain="",
            stopped="",
            at=self._now(),
            links={
                sensor: LinkState(link, link[0], link, self._state, self._reason)
                for sensor, link in self._links.items()
            },
            tickets=(),
            floor=SIMULATED,
        )

    def tell_past(
        self, up_to: int, n: int, head: str, prizes: Sequence[PrizeTold], losses: Sequence[LossTold]
    ) -> None:
        """Hear it: this floor forgets nothing while it is there."""

    def call_service(self, key: str, kind: str) -> None:
        """Hear it: nobody comes."""

    def end_service(self, key: str) -> None:
        """Hear it."""

    def inbox(self) -> Inbox:
        """Say nothing: nobody looks after this floor."""
        return Inbox()

    def read_message(self, number: int, name: str) -> None:
        """Hear it: nobody has written."""

    def tell_refusal(self, sentence: str) -> None:
        """Hear it: nobody looks after this floor."""

    def contribute(self, rounds: Sequence[Contribution]) -> int:
        """Count rounds that are new."""
        self._answer()
        for contribution in rounds:
            if contribution.n != self._last_n + 1:
                continue
            seats = self._last_seats if contribution.is_void else contribution.seats
            for _, sensor in seats:
                self._bring(sensor, -1 if contribution.is_void else 1)
            self._last_n, self._last_seats = contribution.n, contribution.seats
        return self._last_n

    def ticket(
        self,
        *,
        key: str,
        round_id: int,
        seat: int,
        sensor: str,
        level: str,
        line: str,
        after_n: int,
    ) -> TicketReply:
        """Return a ticket, or its state."""
        self._answer()
        if not any(one.key == key for one in self._tickets):
            now = self._clock_ms()
            held = _Held(key, self._number, sensor, round_id, seat, level, line, now)
            self._tickets.append(held)
        return self._told(key)

    def crossings(self) -> tuple[CrossingReply, ...]:
        """Return none: a floor for practice has no level that must hit."""
        return ()

    def untick(self, key: str) -> TicketReply:
        """Close a ticket."""
        self._answer()
        held = self._held(key)
        if held.state == OPEN:
            self._set(replace(held, state=CLOSED))
        return self._told(key)

    def lock(self, key: str, card: str) -> TicketReply:
        """Take the prize off the meter, unless an older ticket is open."""
        self._answer()
        held = self._held(key)
        if held.state == OPEN:
            if older := self._older(held):
                first = older[0].table
                raise FloorRefused(
                    Msg("Table {table} was first and is not confirmed yet", table=first)
                )
            self._pay(held)
        return self._told(key)

    def award(self, key: str, cards: Sequence[str]) -> TicketReply:
        """Note that a locked prize is paid."""
        self._answer()
        self._set(replace(self._held(key), state=AWARDED))
        return self._told(key)

    def tell_paid(self, key: str, how: str) -> TicketReply:
        """Hear it: this floor has no pit."""
        self._answer()
        if how == PAID:
            self._set(replace(self._held(key), is_paid=True))
        return self._told(key)

    def close_before(self, key: str, order: int, card: str) -> TicketReply:
        """Close an older ticket."""
        self._answer()
        older = self._tickets[order - 1]
        if older.state == OPEN:
            self._set(replace(older, state=CLOSED))
        return self._told(key)

    def beat(self, phase: str, oldest_unsent_ms: int, health: dict[str, Any]) -> Pulse:
        """Show the meters."""
        self._answer()
        now = self._now()
        links = {
            sensor: LinkShown(
                link=link,
                at=now,
                version=1,
                state=self._state,
                reason=self._reason,
                cents={
                    name: account.shown_cents
                    for (at, name), account in self._levels.items()
                    if at == sensor
                },
                pending=(),
                label=link,
            )
            for sensor, link in self._links.items()
        }
        return Pulse(at=now, skew_ms=0, stopped="", last_n=self._last_n, links=links)

    @property
    def _state(self) -> str:
        return "paused" if self._reason else "live"

    def _now(self) -> datetime:
        return self._began + timedelta(milliseconds=self._clock_ms())

    def _answer(self) -> None:
        if self.is_cut:
            raise LinkDownError("The simulated link is cut")

    def _bring(self, sensor: str, wagers: int) -> None:
        jackpot = self._jackpots[sensor]
        for level in jackpot.levels:
            account = self._levels[sensor, level.name]
            if wagers < 0:
                share = -wagers * jackpot.wager_cents * level.rate_bp
                self._levels[sensor, level.name] = replace(account, meter=account.meter - share)
                continue
            for _ in range(wagers):
                account = contribute(level, account, jackpot.wager_cents)
            self._levels[sensor, level.name] = account

    def _held(self, key: str) -> _Held:
        for ticket in self._tickets:
            if ticket.key == key:
                return ticket
        raise FloorRefused(Msg("There is no such ticket of this table"))

    def _set(self, held: _Held) -> None:
        self._tickets = [held if ticket.key == held.key else ticket for ticket in self._tickets]

    def _older(self, held: _Held) -> list[_Held]:
        before = self._tickets[: [ticket.key for ticket in self._tickets].index(held.key)]
        return [one for one in before if one.level == held.level and one.state == OPEN]

    def _worth(self, held: _Held) -> int:
        line, account = self._line(held), self._levels[held.sensor, held.level]
        if line.percent:
            return micros(account.shown_cents * line.percent // 100)
        return micros(line.fixed_prize(self._jackpots[held.sensor].wager_cents))

    def _line(self, held: _Held) -> Line:
        return self._jackpots[held.sensor].line(held.line)

    def _pay(self, held: _Held) -> None:
        level = self._jackpots[held.sensor].level(held.level)
        account, prize = self._levels[held.sensor, held.level], self._worth(held)
        payment = pay_share(level, account, self._line(held).percent or 0)
        self._levels[held.sensor, held.level] = payment.account
        self._set(replace(held, state=LOCKED, prize=prize, locked_ms=self._clock_ms()))

    def _before(self, older: _Held, by_ms: int) -> EarlierReply:
        locked = self._began + timedelta(milliseconds=older.locked_ms)
        return EarlierReply(
            table=older.table,
            by_ms=by_ms,
            state=older.state,
            order=1 + self._tickets.index(older),
            given=self._began + timedelta(milliseconds=older.given_ms),
            locked=locked if older.locked_ms else None,
            prize=older.prize or self._worth(older),
        )

    def _told(self, key: str) -> TicketReply:
        held = self._held(key)
        older = self._older(held)
        others = [
            ticket
            for ticket in self._tickets[: self._tickets.index(held)]
            if ticket.level == held.level
            and ticket.table != self._number
            and ticket.state != CLOSED
        ]
        first = None
        if others:
            by_ms = held.given_ms - others[0].given_ms
            first = self._before(others[0], by_ms)
        order = 1 + self._tickets.index(held)
        return TicketReply(
            key=key,
            link=self._links[held.sensor],
            level=held.level,
            line=held.line,
            round_id=held.round_id,
            seat=held.seat,
            order=order,
            state=held.state,
            prize=held.prize or self._worth(held),
            older=len(older),
            before=None,
            after=None,
            seed=0,
            from_reserve=0,
            from_overflow=0,
            given=self._began + timedelta(milliseconds=held.given_ms),
            first=first,
            paid=held.is_paid,
        )


def _level(jackpot: Jackpot, line: str) -> str:
    pays = jackpot.line(line).pays
    return pays.meter if isinstance(pays, Percent) else jackpot.fixed_pays
