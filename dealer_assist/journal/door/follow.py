"""The loop of the door: read, hand over, note how far; again, for as long as it is let.

It is a process of its own that only reads: whatever happens at the receiver, no table waits.
"""

import json
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from dealer_assist.journal.door.receivers import NotTaken, Receiver
from dealer_assist.journal.door.source import DoorPlace, DoorSource
from dealer_assist.journal.errors import JournalDamaged, JournalUnavailable
from dealer_assist.journal.key import make_private, write_private

LOOK_EVERY_S = 0.25
LONGEST_WAIT_S = 30.0


class PlaceFile:
    """How far the lines went to one receiver; where it cannot be noted they come again."""

    def __init__(self, folder: Path, first_link: bytes, address: str) -> None:
        # By a hash: an address may hold what is nobody else's business.
        name = sha256(first_link + address.encode()).hexdigest()[:32]
        self._file = folder / f"{name}.place"

    def read(self) -> DoorPlace | None:
        """Return the last event that was kept there; None where nothing is noted."""
        try:
            said = json.loads(self._file.read_text(encoding="utf-8"))
            return DoorPlace(int(said["seq"]), str(said["hash"]))
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def note(self, place: DoorPlace) -> None:
        """Note how far it went; not waited for, since an older one only sends some lines again."""
        with suppress(OSError):
            make_private(self._file.parent)
            write_private(self._file, json.dumps({"seq": place.seq, "hash": place.hash}))


class Follower:
    """Takes the lines of a journal to one receiver, in their order, from a place on."""

    def __init__(
        self,
        source: DoorSource,
        receiver: Receiver,
        place: DoorPlace,
        *,
        note: Callable[[DoorPlace], None],
        say: Callable[[str], None],
    ) -> None:
        self._source = source
        self._receiver = receiver
        self.place = place
        self._note = note
        self._say = say
        self._said = ""
        self._is_at_end = False
        self._wait_s = LOOK_EVERY_S

    def step(self) -> float:
        """Take one batch out; give how long to wait before the next, 0 where more is on record."""
        try:
            has_news = (
                self._source.has_news()
            )  # asked first: what is written during the look counts
            if self._is_at_end and not has_news:
                return LOOK_EVERY_S
            lines = self._source.after(self.place)
            self._is_at_end = not lines
            if not lines:
                return LOOK_EVERY_S
            kept = self._receiver.hand_over(lines)
        except JournalDamaged:
            raise  # it does not mend itself, and nothing behind the damage shall go out
        except (NotTaken, JournalUnavailable) as trouble:
            return self._not_now(trouble.message)
        place = next(
            (DoorPlace(line.seq, line.hash) for line in lines if line.seq == kept), self.place
        )
        is_further = place != self.place
        self.place = place
        self._note(place)
        if not is_further:
            return self._not_now(f"Event {lines[0].seq} was not kept; it comes again")
        if self._said:
            self._say(f"It is taken again, up to event {place.seq}.")
        self._said, self._wait_s = "", LOOK_EVERY_S
        return 0.0

    def _not_now(self, why: str) -> float:
        """Say once what keeps the lines back, and come again later and later."""
        if why != self._said:
            self._say(why)
        self._said = why
        self._wait_s = min(self._wait_s * 2, LONGEST_WAIT_S)
        return self._wait_s

    def run(self, wait: Callable[[float], object]) -> None:
        """Follow until a person ends the program."""
        while True:
            if seconds := self.step():
                wait(seconds)

    def run_once(self) -> bool:
        """Take out what is on record; False where something keeps it back."""
        while not self.step():
            pass
        return not self._said
