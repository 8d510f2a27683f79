"""The floor's server as a feed: one thread reads once a second and carries out what people do.

The screens take what it left for them; they never wait for the network.
"""

import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta
from queue import Empty, Queue
from threading import Event, Thread
from typing import Any, assert_never

from dealer_assist.errors import UserFacingError
from dealer_assist.floor import actions, office
from dealer_assist.floor.actions import Holder, PitAction, ProvenAction
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.card_proofs import AWARD, CLOSE, RELEASE, Signer
from dealer_assist.floor.feed import Answered
from dealer_assist.floor.house_files import HouseFiles
from dealer_assist.floor.server_view import read_view
from dealer_assist.floor.view import LOST_MS, AlertSeen, FloorView, MeterSeen, Station
from dealer_assist.floor.wire import bring_key, connect
from dealer_assist.value import replace

READ_EVERY_S = 1.0
COURSE_EVERY_S = 60.0
WHOLE_EVERY_S = 30.0
_MOST_POINTS = 40_000
_HOUR = 3600.0
UNWRITTEN = 0
"""The number of an alert that the server does not have; its own begin with 1."""


class ServerFeed:
    """Reads the floor until it is closed; after a lost line it connects again."""

    def __init__(
        self,
        dsn: str,
        names: Mapping[str, str],
        *,
        files: Callable[[], HouseFiles] | None = None,
        secret: Callable[[str], bytes] | None = None,
    ) -> None:
        """Read a server; `names` are those of the games, by their keys.

        `files` reads what this machine knows itself; on the thread, since it takes a while.
        `secret` gives this machine's card key by its role; without one it does nothing by cards.
        """
        self._dsn, self._names = dsn, names
        self._read_files = files
        self._files: HouseFiles | None = None
        self._secret = secret
        self._signer: Signer | None = None
        self.trouble = ""
        self._view: FloorView | None = None
        self._read_at = time.monotonic()
        self._looked_at = ""
        self._asked: Queue[Callable[[Any], Callable[[], None]]] = Queue()
        self._answers: deque[Callable[[], None]] = deque()
        self._end = Event()
        self._courses = Courses()
        self._known = Known()
        self._unwritten = Unwritten()
        self._thread = Thread(target=self._run, name="floor feed", daemon=True)
        self._thread.start()

    def newest(self) -> FloorView | None:
        """Return the newest reading, with ages by this machine's own clock: none stands still."""
        view, old_ms = self._view, round(1000 * (time.monotonic() - self._read_at))
        if view is None or old_ms < LOST_MS:
            return view
        stations = tuple(_aged(station, old_ms) for station in view.stations)
        return replace(view, at=view.at + timedelta(milliseconds=old_ms), stations=stations)

    def look_at(self, station: str) -> None:
        """Read the rounds of a table too."""
        self._looked_at = station
        self._asked.put(_nothing)

    def act(self, act: PitAction, cards: tuple[str, ...], answered: Answered) -> None:
        """Hand an act over; its answer comes with `take_answers`."""

        def work(connection: Any) -> Callable[[], None]:
            refused = ""
            try:
                self._known.forget()
                if act == actions.TakeNote(UNWRITTEN):
                    self._unwritten.note(self._name(connection, cards[0]))
                else:
                    carry_out(connection, act, cards, self._signer)
                self._read(connection)
            except UserFacingError as error:
                refused = str(error)
            return lambda: answered(refused)

        self._asked.put(work)

    def holder(self, proof: str, found: Callable[[Holder | None], None]) -> None:
        """Ask whose card it is."""

        def work(connection: Any) -> Callable[[], None]:
            told = office.card_holder(connection, proof)
            holder = Holder(proof, told["name"], told["rank"]) if told else None
            return lambda: found(holder)

        self._asked.put(work)

    def _name(self, connection: Any, proof: str) -> str:
        told = office.card_holder(connection, proof)
        return told["name"] if told else ""

    def take_answers(self) -> None:
        """Let the screens hear what was answered."""
        while self._answers:
            self._answers.popleft()()

    def close(self) -> None:
        """End the thread; an act under way is finished first."""
        self._end.set()
        self._asked.put(_nothing)
        self._thread.join(5)

    def _run(self) -> None:
        while not self._end.is_set():
            try:
                self._known.forget()
                with connect(self._dsn) as connection:
                    if self._secret is not None:
                        self._signer = sign_on(connection, self._secret)
                    self._serve(connection)
            except UserFacingError as error:
                self.trouble = str(error)
                self._end.wait(READ_EVERY_S)

    def _serve(self, connection: Any) -> None:
        self._courses.recall(office.courses(connection))
        while not self._end.is_set():
            self._read(connection)
            self.trouble = ""
            if self._files is None and self._read_files is not None:
                self._files = self._read_files()
            try:
                work = self._asked.get(timeout=READ_EVERY_S)
            except Empty:
                continue
            self._answers.append(work(connection))

    def _read(self, connection: Any) -> None:
        looked_at, wrong = self._looked_at, ""
        try:
            office.watch(connection)
        except FloorRefused as refused:
            wrong = str(refused)
        since = self._known.since(time.monotonic())
        told = self._known.whole(office.read_floor(connection, looked_at, since), since)
        view = read_view(told, looked_at)
        view = self._unwritten.added_to(view, wrong)
        if self._files is not None:
            view = self._files.added_to(view)
        self._read_at = time.monotonic()
        self._view = replace(
            view,
            stations=self._named(view.stations),
            candidates=self._named(view.candidates),
            meters=self._courses.drawn(view),
        )

    def _named(self, stations: tuple[Station, ...]) -> tuple[Station, ...]:
        return tuple(
            replace(station, game=self._names.get(station.game, station.game))
            for station in stations
        )


class Known:
    """Tables as they were told last: a reading has those alone that are new, and every age.

    Now and then, after an act and on a new connection all of them are read.
    """

    def __init__(self) -> None:
        self._tables: dict[str, dict[str, Any]] = {}
        self._since: str | None = None
        self._whole_at = 0.0

    def forget(self) -> None:
        """Let the next reading be a whole one."""
        self._since = None

    def since(self, now: float) -> str | None:
        """Say from when on to read; nothing where everything is due."""
        if now - self._whole_at >= WHOLE_EVERY_S:
            self._since = None
        if self._since is None:
            self._whole_at = now
        return self._since

    def whole(self, told: Mapping[str, Any], since: str | None) -> dict[str, Any]:
        """Put a reading together with what is known, in the order of the floor."""
        news = {one["station"]: one for one in told["tables"]}
        self._tables = {**self._tables, **news} if since else news
        ages = told["ages"]
        tables = [
            {**one, "beat_ms": ages.get(name, one["beat_ms"])} for name, one in self._tables.items()
        ]
        tables.sort(key=lambda one: (one["pit"], len(one["station"]), one["station"]))
        self._since = told["since"]
        return {**told, "tables": tables}


class Unwritten:
    """An alert of a server that cannot write, kept on this machine until a person takes note."""

    def __init__(self) -> None:
        self._alert: AlertSeen | None = None
        self._is_wrong, self._noted_by = False, ""

    def note(self, name: str) -> None:
        """Take note of it by name."""
        self._noted_by = name

    def added_to(self, view: FloorView, wrong: str) -> FloorView:
        """Add it to a reading; what goes wrong once more, after it was well, is an alert again."""
        if wrong and not self._is_wrong:
            self._alert = AlertSeen(UNWRITTEN, view.at, "", "", "disk", wrong)
            self._noted_by = ""
        self._is_wrong = bool(wrong)
        if self._alert is None:
            return view
        if self._noted_by and self._alert.is_open:
            self._alert = replace(self._alert, noted_by=self._noted_by, noted_at=view.at)
        return replace(view, alerts=(*view.alerts, self._alert))


class Courses:
    """How the meters went: what the server kept, then a point a minute, and their pace."""

    def __init__(self) -> None:
        self._points: dict[tuple[str, str], list[tuple[datetime, int, int, int]]] = {}

    def recall(self, kept: Iterable[tuple[str, str, datetime, int, int, int]]) -> None:
        """Take the server's points for those that were before this Game Manager's own."""
        told: dict[tuple[str, str], list[tuple[datetime, int, int, int]]] = {}
        for link, level, at, *values in kept:
            meter, contributed, wagers = values
            told.setdefault((link, level), []).append((at.astimezone(), meter, contributed, wagers))
        for where, points in told.items():
            own = self._points.get(where, [])
            first = own[0][0] if own else None
            before = [point for point in points if first is None or point[0] < first]
            self._points[where] = [*before, *own]

    def drawn(self, view: FloorView) -> tuple[MeterSeen, ...]:
        """Return the meters with their course and with what came in over the last hour."""
        return tuple(self._with_course(view, meter) for meter in view.meters)

    def _with_course(self, view: FloorView, meter_seen: MeterSeen) -> MeterSeen:
        points = self._points.setdefault((meter_seen.link, meter_seen.level), [])
        is_due = not points or (view.at - points[-1][0]).total_seconds() >= COURSE_EVERY_S
        is_hit = bool(points) and meter_seen.meter < points[-1][1]
        if is_due or is_hit:
            points.append((view.at, meter_seen.meter, meter_seen.contributed, meter_seen.wagers))
            del points[:-_MOST_POINTS]
        began = next(p for p in points if (view.at - p[0]).total_seconds() <= _HOUR)
        span = (view.at - began[0]).total_seconds()
        course = (*((at, value) for at, value, _, _ in points), (view.at, meter_seen.meter))
        if span < COURSE_EVERY_S:
            return replace(meter_seen, course=course) if len(points) > 1 else meter_seen
        return replace(
            meter_seen,
            per_hour=int((meter_seen.contributed - began[2]) * _HOUR / span),
            wagers_per_hour=int((meter_seen.wagers - began[3]) * _HOUR / span),
            course=course,
        )


def sign_on(connection: Any, secret: Callable[[str], bytes]) -> Signer:
    """Show the server this machine's card key, and give what proves cards by it."""
    signer = Signer(connection.info.user, secret(connection.info.user))
    bring_key(connection, signer.secret)
    return signer


def carry_out(
    connection: Any, act: PitAction, cards: tuple[str, ...], signer: Signer | None = None
) -> None:
    """Call the server's function for an act; a refusal is its sentence."""
    if isinstance(act, actions.TakeCall | actions.AnswerCall):
        _see_to(connection, act, cards[0])
        return
    if signer is not None:
        cards = tuple(signer.proofs(cards, *_proven(act)))
    match act:
        case actions.TakeNote(alert):
            office.take_note(connection, alert, cards[0])
        case actions.Check(key, what, is_on):
            office.tick_check(connection, key, what, cards[0], is_on=is_on)
        case actions.SetCheckpoint():
            office.set_checkpoint(connection, cards[0])
        case actions.CloseTicket(key, reason):
            office.close_older(connection, key, reason, cards[0])
        case actions.Award(key):
            office.award(connection, key, cards)
        case actions.Release(key, reason):
            office.release(connection, key, reason, cards)
        case actions.Pause(link, reason):
            office.pause(connection, link, reason, cards)
        case actions.Resume(link):
            office.resume(connection, link, cards)
        case actions.ApplySettings(link, shown):
            office.apply_settings(connection, link, shown, cards)
        case actions.RecordDoubts(station, choices, moves, reason):
            office.record(connection, station, (choices, moves, reason), cards)
        case actions.AdjustMeter(link, level, to_micros, reason):
            office.adjust(connection, (link, level), to_micros, reason, cards)
        case actions.ProposeLinkSetting(link, level, setting, value):
            office.propose_setting(connection, (link, level), setting, value, cards)
        case actions.SendMessage(scope, target, words):
            office.send_message(connection, scope, target, words, cards[0])
        case _:
            assert_never(act)


def _see_to(connection: Any, act: actions.TakeCall | actions.AnswerCall, card: str) -> None:
    """Take or answer a call by name: no money moves by it, so no proof is needed."""
    holder = office.card_holder(connection, card)
    name = holder["name"] if holder else ""
    match act:
        case actions.TakeCall(call):
            office.take_call(connection, call, name)
        case actions.AnswerCall(call, words):
            office.answer_call(connection, call, name, words)
        case _:
            assert_never(act)


def _proven(act: ProvenAction) -> tuple[str, ...]:
    """Return what an act is called in a proof, and what it is for, as the server has it."""
    match act:
        case actions.TakeNote(alert):
            return "take_note", str(alert)
        case actions.Check(key, what, is_on):
            return "tick_check", key, what, "true" if is_on else "false"
        case actions.SetCheckpoint():
            return ("set_checkpoint",)
        case actions.CloseTicket(key):
            return CLOSE, key
        case actions.Award(key):
            return AWARD, key
        case actions.Release(key):
            return RELEASE, key
        case actions.Pause(link, reason):
            return "pause", link, reason
        case actions.Resume(link):
            return "resume", link
        case actions.ApplySettings(link, shown):
            return "apply_settings", link, ", ".join(shown)
        case actions.RecordDoubts(station, choices, moves, reason):
            return "record", station, ", ".join(choices), str(moves), reason
        case actions.AdjustMeter(link, level, to_micros, reason):
            return "adjust", link, level, str(to_micros), reason
        case actions.ProposeLinkSetting(link, level, setting, value):
            return "propose_setting", link, level, setting, str(value)
        case actions.SendMessage(scope, target, words):
            return "send_message", scope, target, words
        case _:
            assert_never(act)


def _aged(station: Station, by_ms: int) -> Station:
    beat_ms = station.beat_ms
    return station if beat_ms is None else replace(station, beat_ms=beat_ms + by_ms)


def _nothing(connection: Any) -> Callable[[], None]:
    return lambda: None
