"""Visit every station of a ccTalk line in turn; one that is silent never stops the others."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from dealer_assist.devices.cctalk.describe import answer_words, question_words
from dealer_assist.devices.cctalk.frames import Frame
from dealer_assist.devices.cctalk.line import AskOutcome, CctalkLine, Ending
from dealer_assist.devices.cctalk.profile import PUBLIC, CctalkProfile
from dealer_assist.devices.health import UNPLUGGED, Health, Traffic
from dealer_assist.devices.messages import (
    CommandUnanswered,
    DeviceBack,
    DeviceLost,
    Message,
    SensorFault,
)
from dealer_assist.devices.port import Port, PortClosed
from dealer_assist.value import replace

QUESTIONS_A_VISIT = 8


class BusQuestion(NamedTuple):
    """What a station wants to be asked, how long its answer may be, and how long it may take."""

    header: int
    data: bytes = b""
    lengths: tuple[int, ...] = (0,)
    timeout_ms: int = PUBLIC.look_ms


class BusStation(Protocol):
    """One address on the line, with what is known of the device there."""

    @property
    def address(self) -> int: ...

    @property
    def traffic(self) -> Traffic: ...

    def next_question(self, now_ms: int, *, is_first: bool) -> BusQuestion | None:
        """Say what to ask in this visit, or None when the visit is over."""
        ...

    def answered(self, question: BusQuestion, data: bytes, now_ms: int) -> list[Message]:
        """Take a good answer."""
        ...

    def unanswered(self, question: BusQuestion, now_ms: int, why: Ending) -> list[Message]:
        """Take it that there was no answer, and why."""
        ...

    def suspect(self, now_ms: int) -> None:
        """Take it that what comes now may not be what the device said."""
        ...

    def clashed(self, now_ms: int) -> list[Message]:
        """Take it that two different answers came to one question."""
        ...

    def cut(self, why: str) -> list[Message]:
        """Drop what was known: the line was cut and anything may have happened since."""
        ...

    def health(self) -> Health:
        """Report on the device."""
        ...


class Bus:
    """Ask the stations of one port, one question at a time.

    `names` are the devices that are lost together when the port goes; `round_took` is told how
    long each round of visits was.
    """

    def __init__(
        self,
        names: Sequence[str],
        port: Port,
        stations: Sequence[BusStation],
        *,
        profile: CctalkProfile = PUBLIC,
        cycle_ms: int = 0,
        round_took: Callable[[int], None] = lambda ms: None,
    ) -> None:
        self._names = names
        self.stations = stations
        self._line = CctalkLine(port, profile.check, profile.look_ms, profile.quiet_ms)
        self._cycle_ms = cycle_ms
        self._round_took = round_took
        self._cycle_began_ms: int | None = None
        self._turn = 0
        self._asked_in_visit = 0
        self._question: BusQuestion | None = None
        self._held: tuple[BusQuestion, int] | None = None  # a second look, and the strays before it
        self._last: BusQuestion | None = None
        self._answered_last: BusStation | None = None
        self._said: dict[int, tuple[BusQuestion, bytes]] = {}
        self._counted, self._doubled = (0, 0), 0
        self._frames: dict[tuple[int, BusQuestion], Frame] = {}
        self._profile = profile
        self._is_lost = False

    @property
    def is_lost(self) -> bool:
        """True if the port itself is gone."""
        return self._is_lost

    @property
    def bytes_awaited(self) -> int:
        """Return how many bytes are missing until an answer can be whole."""
        return self._line.bytes_awaited

    def health(self) -> list[Health]:
        """Report on every station, and on what it last answered."""
        return [
            replace(station.health(), said=self._words_of(station)) for station in self.stations
        ]

    def _words_of(self, station: BusStation) -> str:
        said = self._said.get(station.address)
        if said is None:
            return ""
        question, data = said
        asked = Frame(station.address, question.header, question.data)
        if data:
            return answer_words(asked, data, self._profile)
        _, _, what = question_words(asked, self._profile).partition(": ")
        return f"{what}: done"

    def tick(self, now_ms: int) -> list[Message]:
        """Ask and listen as far as answers are there, at most one round of visits."""
        messages: list[Message] = []
        try:
            self._go_round(now_ms, messages)
        except PortClosed as closed:
            if not self._is_lost:
                self._is_lost = True
                messages += [DeviceLost(name, str(closed)) for name in self._names]
                for station in self.stations:
                    station.traffic.count(UNPLUGGED, now_ms)
            self._line.forget()
            self._question = None
            self._begin_round()
            for station in self.stations:
                messages += station.cut(str(closed))
        return messages

    def _go_round(self, now_ms: int, messages: list[Message]) -> None:
        visits = 0
        while visits < len(self.stations):
            if self._question is None:
                if self._line.must_be_quiet(now_ms):
                    return
                if self._turn == 0 and self._asked_in_visit == 0 and not self._is_due(now_ms):
                    return
                if not self._ask(now_ms, messages):
                    visits += 1
                    continue
                if self._is_lost:
                    self._is_lost = False
                    messages += [DeviceBack(name) for name in self._names]
            if not self._listen(now_ms, messages):
                return

    def _is_due(self, now_ms: int) -> bool:
        began = self._cycle_began_ms
        if began is not None and now_ms - began < self._cycle_ms:
            return False
        if began is not None:
            self._round_took(now_ms - began)
        self._cycle_began_ms = now_ms
        return True

    def _ask(self, now_ms: int, messages: list[Message]) -> bool:
        """Put the present station's next question, or go on to the next station."""
        station = self.stations[self._turn]
        question = self._next_question(station, now_ms)
        if question is None:
            return False
        frame = self._frame(station.address, question)
        self._line.ask(frame, question.lengths, now_ms, question.timeout_ms)
        if self._line.doubled > self._doubled and self._answered_last is not None:
            self._doubled = self._line.doubled
            messages += self._answered_last.clashed(now_ms)
        self._question = self._last = question
        self._asked_in_visit += 1
        return True

    def _frame(self, address: int, question: BusQuestion) -> Frame:
        """Return the frame of a question; the same few are asked all night."""
        frame = self._frames.get((address, question))
        if frame is None:
            frame = Frame(address, question.header, question.data)
            self._frames[address, question] = frame
        return frame

    def _next_question(self, station: BusStation, now_ms: int) -> BusQuestion | None:
        """Return what to ask now; None where the visit is over, or the line has to rest first."""
        held, self._held = self._held, None
        if held is not None and held[1] == self._line.strays:
            return held[0]
        if held is not None:
            self._asked_in_visit = 0  # something came late: what was seen before it is in doubt
        question = None
        is_first = self._asked_in_visit == 0
        if self._asked_in_visit < QUESTIONS_A_VISIT:
            question = station.next_question(now_ms, is_first=is_first)
        if question is None:
            self._next_station()
        elif not is_first and question == self._last and self._line.rest(now_ms):
            self._held = (question, self._line.strays)
            return None
        return question

    def _listen(self, now_ms: int, messages: list[Message]) -> bool:
        """Take the answer if it is there; False while it may still come."""
        outcome, question = self._line.listen(now_ms), self._question
        if outcome is None or question is None:
            return False
        self._question = None
        station = self.stations[self._turn]
        traffic = station.traffic
        self._count_bytes(traffic)
        if outcome.kind == "answered":
            self._take(station, question, outcome, now_ms, messages)
            return True
        is_silent = outcome.kind in ("silent", "late")
        traffic.lost += is_silent
        traffic.bad += not is_silent
        traffic.repeated += 1
        traffic.count(outcome.kind, now_ms)
        messages += _counted(traffic, station.unanswered(question, now_ms, outcome.kind), now_ms)
        self._next_station()
        return True

    def _take(
        self,
        station: BusStation,
        question: BusQuestion,
        outcome: AskOutcome,
        now_ms: int,
        messages: list[Message],
    ) -> None:
        traffic, took_ms = station.traffic, outcome.round_trip_ms
        traffic.good += 1
        traffic.last_heard_ms = now_ms
        traffic.round_trip_ms = took_ms
        if took_ms > traffic.slowest_ms:
            traffic.slowest_ms = took_ms
        self._answered_last = station
        self._said[station.address] = question, outcome.data
        if not outcome.is_alone:
            station.suspect(now_ms)
        told = station.answered(question, outcome.data, now_ms)
        if self._line.doubled > self._doubled:
            self._doubled = self._line.doubled
            told += station.clashed(now_ms)
        if told:
            messages += _counted(traffic, told, now_ms)

    def _count_bytes(self, traffic: Traffic) -> None:
        """Count for a station what the line has counted since the last time."""
        line = self._line
        traffic.last_bytes = line.heard or traffic.last_bytes
        if (line.strays, line.dropped) != self._counted:
            strays, dropped = self._counted
            traffic.strays += line.strays - strays
            traffic.dropped += line.dropped - dropped
            self._counted = line.strays, line.dropped

    def _next_station(self) -> None:
        self._turn = (self._turn + 1) % len(self.stations)
        self._asked_in_visit = 0

    def _begin_round(self) -> None:
        self._turn = 0
        self._asked_in_visit = 0
        self._held = None
        self._cycle_began_ms = None


def _counted(traffic: Traffic, told: list[Message], now_ms: int) -> list[Message]:
    """Count the faults that a device tells of itself, beside those of its line."""
    for message in told:
        if isinstance(message, SensorFault):
            traffic.count(message.code, now_ms)
        elif isinstance(message, CommandUnanswered):
            traffic.count(f"{message.what} not obeyed", now_ms)
    return told
