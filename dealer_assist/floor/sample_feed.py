"""The floor of samples as a feed: acts change the samples, and nothing else."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import assert_never

from dealer_assist.floor import actions
from dealer_assist.floor.actions import Holder, PitAction
from dealer_assist.floor.feed import Answered
from dealer_assist.floor.sample_event import with_common_event
from dealer_assist.floor.view import (
    Checkpoint,
    CheckSeen,
    DoubtSeen,
    FloorView,
    Station,
    TicketRow,
)
from dealer_assist.message import Msg
from dealer_assist.value import replace

PEOPLE = (
    Holder("sample-executive-1", "L. Haddad", "executive"),
    Holder("sample-executive-2", "S. Lindqvist", "executive"),
    Holder("sample-supervisor-1", "J. Park", "supervisor"),
    Holder("sample-dealer-1", "A. Novak", "dealer"),
)


class SampleFeed:
    """Holds one floor; time passes on it by the clock that it is given."""

    def __init__(self, floor: FloorView, now: Callable[[], datetime]) -> None:
        self.floor = floor
        self._now = now
        self._began = now()
        self.trouble = ""

    def newest(self) -> FloorView | None:
        """Return the present floor."""
        passed = round(1000 * (self._now() - self._began).total_seconds())
        if passed <= 0:
            return self.floor
        stations = tuple(
            replace(station, beat_ms=station.beat_ms + passed)
            if station.beat_ms and station.is_lost
            else station
            for station in self.floor.stations
        )
        return replace(self.floor, at=self._now(), stations=stations)

    def differ(self, number: str) -> None:
        """Let a table's journal have three wagers more than the server, which stops its link."""
        stations = tuple(
            _differing(station) if station.number == number else station
            for station in self.floor.stations
        )
        doubts = (
            DoubtSeen(station.number, "journal", "", station.stopped, station.difference)
            for station in stations
            if station.number == number
        )
        self.floor = replace(self.floor, stations=stations, doubts=(*self.floor.doubts, *doubts))

    def add_common_event(self, resources: Path) -> None:
        """Let unlike games play for one meter, and two more ask to."""
        self.floor = with_common_event(self.floor, resources)

    def look_at(self, station: str) -> None:
        """The rounds of every table are there already."""

    def take_answers(self) -> None:
        """Every answer was given at once."""

    def close(self) -> None:
        """Samples hold nothing."""

    def holder(self, proof: str, found: Callable[[Holder | None], None]) -> None:
        """Find whose card it is."""
        found(next((person for person in PEOPLE if person.proof == proof), None))

    def act(self, act: PitAction, cards: tuple[str, ...], answered: Answered) -> None:
        """Change the samples as the server would its tables."""
        names = tuple(person.name for proof in cards for person in PEOPLE if person.proof == proof)
        answered(self._do(act, names))

    def _do(self, act: PitAction, names: tuple[str, ...]) -> str:
        floor, now = self.floor, self._now()
        match act:
            case actions.TakeNote(number):
                noted = tuple(
                    replace(alert, noted_by=names[0], noted_at=now)
                    if alert.number == number
                    else alert
                    for alert in floor.alerts
                )
                self.floor = replace(floor, alerts=noted)
            case actions.Check(key, what, is_on):
                self._change(key, lambda row: _checked(row, what, names[0], now, is_on=is_on))
            case actions.SetCheckpoint():
                self.floor = replace(floor, checkpoint=mark(floor, names[0]))
            case actions.CloseTicket(key, reason):
                self._end(key, "closed", names, reason)
            case actions.Award(key):
                self._end(key, "awarded", names, "")
            case actions.Release(key, reason):
                self._end(key, "released", names, reason)
            case actions.Pause(link, reason):
                self._turn(link, "paused", reason, names)
            case actions.Resume(link):
                self._turn(link, "live", "", names)
            case actions.ApplySettings(link):
                rest = tuple(setting for setting in floor.settings if setting.link != link)
                self.floor = replace(floor, settings=rest)
            case actions.RecordDoubts(station):
                self.floor = replace(
                    floor,
                    doubts=tuple(doubt for doubt in floor.doubts if doubt.station != station),
                    stations=tuple(
                        replace(one, agreed=one.agreed + one.difference, stopped="")
                        if one.number == station
                        else one
                        for one in floor.stations
                    ),
                )
            case actions.TakeCall(number):
                self.floor = replace(
                    floor,
                    calls=tuple(
                        replace(call, taken_by=names[0], taken_at=now)
                        if call.number == number
                        else call
                        for call in floor.calls
                    ),
                )
            case actions.AnswerCall(number):
                self.floor = replace(
                    floor, calls=tuple(call for call in floor.calls if call.number != number)
                )
            case actions.AdjustMeter() | actions.ProposeLinkSetting() | actions.SendMessage():
                return Msg("The floor of samples cannot do this. Try it on a server")
            case _:
                assert_never(act)
        return ""

    def _change(self, key: str, change: Callable[[TicketRow], TicketRow]) -> None:
        self.floor = replace(
            self.floor,
            tickets=tuple(
                change(ticket) if ticket.key == key else ticket for ticket in self.floor.tickets
            ),
        )

    def _end(self, key: str, state: str, names: tuple[str, ...], reason: str) -> None:
        now = self._now()
        self._change(
            key,
            lambda row: replace(
                row, state=state, ended=now, people=(*row.people, *names), reason=reason
            ),
        )

    def _turn(self, link: str, state: str, reason: str, names: tuple[str, ...]) -> None:
        now = self._now()
        self.floor = replace(
            self.floor,
            links=tuple(
                replace(link_seen, state=state, reason=reason, since=now, by=names)
                if link_seen.key == link
                else link_seen
                for link_seen in self.floor.links
            ),
        )


def _differing(station: Station) -> Station:
    off = 3 * 200_000
    return replace(
        station,
        journal_wagers=station.wagers + 3,
        journal_sum=station.counted + off,
        stopped=f"Journal and server differ by {off} micro-dollars",
    )


def mark(floor: FloorView, by: str) -> Checkpoint:
    """Keep the figures that the page SINCE counts from."""
    return Checkpoint(
        at=floor.at,
        by=by,
        rounds={station.number: station.last_n for station in floor.stations},
        contributed={f"{meter.link} {meter.level}": meter.contributed for meter in floor.meters},
        paid={f"{meter.link} {meter.level}": meter.paid for meter in floor.meters},
        wins=sum(ticket.state == "awarded" for ticket in floor.tickets),
    )


def _checked(row: TicketRow, what: str, by: str, at: datetime, *, is_on: bool) -> TicketRow:
    rest = tuple(check for check in row.checks if check.what != what)
    return replace(row, checks=(*rest, CheckSeen(what, by, at)) if is_on else rest)


def unknown_card() -> str:
    """Say that a card is not on the floor's list."""
    return Msg("The server does not know this card. Let it be enrolled first")
