"""A kiosk's line to the class: tells how its lesson stands, and brings what the trainer sends.

A thread of its own speaks; a line that is dead costs a lesson nothing, and is tried again.
"""

import json
import logging
import ssl
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import Any, TypeAlias

from dealer_assist.errors import UsageError
from dealer_assist.journal.errors import folder_not_writable
from dealer_assist.school.people.facts import Fact, from_payload, to_payload
from dealer_assist.value import Value

NAME = "class.json"
_EVERY_S, _PATIENCE_S = 1.0, 3.0
Ask: TypeAlias = Mapping[str, Any]

log = logging.getLogger(__name__)


class Joined(Value):
    """The class that a kiosk belongs to: where it is, what proves the kiosk, and its own name."""

    address: str
    key: str
    table: str
    ca: str = ""


class Order(Value):
    """What the trainer has sent: words for the coach's line, or something to break or mend."""

    text: str = ""
    fault: str = ""


def join(school: Path, joined: Joined) -> None:
    """Note which class a school belongs to; raises where it does not answer to this key."""
    _post(joined, "/kiosk/facts", {"ids": [], "facts": []})
    file = school / NAME
    try:
        school.mkdir(parents=True, exist_ok=True)
        file.touch(0o600)
        told = {name: getattr(joined, name) for name in ("address", "key", "table", "ca")}
        file.write_text(json.dumps(told) + "\n", encoding="utf-8")
    except OSError as trouble:
        raise folder_not_writable(file, trouble) from trouble


def joined_by(school: Path) -> Joined | None:
    """Return the class of a school; None where it belongs to none."""
    try:
        return Joined(**json.loads((school / NAME).read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, TypeError):
        log.warning("%s cannot be read; use 'school join' once more", school / NAME)
        return None


class ClassLine:
    """Speaks to a class from the moment that the school is opened until it is left."""

    def __init__(self, joined: Joined) -> None:
        self._joined = joined
        self._lock, self._ended, self._wake = Lock(), Event(), Event()
        self._state: dict[str, Any] | None = None
        self._moments: list[Ask] = []
        self._facts: dict[str, list[Any]] | None = None
        self._orders: SimpleQueue[Order] = SimpleQueue()
        self._new: SimpleQueue[Fact] = SimpleQueue()
        self._thread = Thread(target=self._run, name="class", daemon=True)
        self._thread.start()

    def tell(self, state: Ask, moment: Ask | None = None) -> None:
        """Say how a table stands now, and a moment of it to keep."""
        with self._lock:
            self._state = dict(state)
            if moment is not None:
                self._moments.append(moment)

    def share(self, facts: Sequence[Fact]) -> None:
        """Have the class know what is on record here."""
        told = {fact.id: list(to_payload(fact)) for fact in facts}
        with self._lock:
            self._facts = told
        self._wake.set()

    def orders(self) -> tuple[Order, ...]:
        """Return what the trainer has sent since."""
        return tuple(self._orders.get() for _ in range(self._orders.qsize()))

    def learned(self) -> tuple[Fact, ...]:
        """Return what other kiosks and browsers have put on record since."""
        return tuple(self._new.get() for _ in range(self._new.qsize()))

    def close(self) -> None:
        """Hand over what is left, and end."""
        self._ended.set()
        self._wake.set()
        self._thread.join(_PATIENCE_S)

    def _run(self) -> None:
        while True:
            is_last = self._ended.is_set()
            try:
                self._exchange()
                self._report()
            except (OSError, ValueError, KeyError, TypeError) as trouble:
                log.info("The class does not answer (%s); it is tried again", trouble)
            if is_last:
                return
            self._wake.wait(_EVERY_S)
            self._wake.clear()

    def _report(self) -> None:
        with self._lock:
            state, moments = self._state, self._moments
            self._moments = []
        if state is None:
            return
        told = {"table": self._joined.table, "state": {**state, "moments": moments}}
        try:
            orders = _post(self._joined, "/kiosk/table", told)
        except BaseException:
            with self._lock:
                self._moments = [*moments, *self._moments]
            raise
        for order in orders:
            self._orders.put(Order(order["text"], order["fault"]))

    def _exchange(self) -> None:
        with self._lock:
            facts, self._facts = self._facts, None
        if facts is None:
            return
        try:
            found = _post(self._joined, "/kiosk/facts", {"ids": list(facts), "facts": []})
            while wanted := [facts[one] for one in found["wanted"] if one in facts]:
                sent = {"ids": list(facts), "facts": wanted}
                found = _post(self._joined, "/kiosk/facts", sent)
        except BaseException:
            with self._lock:
                self._facts = self._facts or facts
            raise
        for kind, payload in found["new"]:
            self._new.put(from_payload(kind, payload))


def _post(joined: Joined, path: str, told: Ask) -> Any:
    if not joined.address.startswith(("http://", "https://")):
        raise UsageError(f"{joined.address} is no address; it begins with https://")
    sent = {"content-type": "application/json", "authorization": f"Bearer {joined.key}"}
    body = json.dumps(told).encode()
    request = urllib.request.Request(joined.address.rstrip("/") + path, body, sent)
    context = None
    if joined.address.startswith("https://"):
        context = ssl.create_default_context(cafile=joined.ca or None)
    try:
        with urllib.request.urlopen(request, timeout=_PATIENCE_S, context=context) as said:
            return json.loads(said.read())
    except urllib.error.HTTPError as refused:
        with refused:
            why = refused.read().decode(errors="replace")
        raise OSError(f"{refused.code}: {why}") from None
