"""One event as one signed line of JSON, and what of it a video system wants to know.

The key of the signature is made from the journal's and from its first link: whoever is given it can
check lines of this journal, and learns nothing of the key that seals the journal itself.
"""

import hmac
import json
from collections.abc import Iterator
from typing import Any

from dealer_assist.journal.entry import Row, to_json
from dealer_assist.journal.schema import About
from dealer_assist.table import events as e
from dealer_assist.value import Value

VERSION = 1
"""Of the line: a member that goes, or means something else, is a new version; a new one is none."""

_SIGNED = ',"sig":"'

_MARKS: dict[type[e.Event], str] = {
    e.TableOpened: "table opened",
    e.DealerRelieved: "dealer relieved",
    e.TableClosed: "table closed",
    e.GameStarted: "wagers locked",
    e.GameEnded: "round ended",
    e.VoidAsked: "void asked",
    e.RoundVoided: "round void",
    e.LateChipRefused: "late chip",
    e.SensorFailed: "sensor failed",
    e.ClaimMade: "hand claimed",
    e.ClaimDropped: "claim dropped",
    e.ClaimStruck: "claim struck",
    e.HandDenied: "hand denied",
    e.SupervisorCalled: "supervisor called",
    e.WinsConfirmed: "win confirmed",
    e.SwipeRefused: "card refused",
    e.WinsAuthorised: "win authorised",
    e.SeatPaid: "seat paid",
    e.PaymentUndone: "payment undone",
    e.MoneyTakenBack: "money taken back",
    e.MoneyNotCollected: "money not collected",
    e.BetsPaid: "bonus bet paid",
    e.BetDenied: "bonus bet denied",
    e.WinBackedOut: "win backed out",
    e.LateWinRecorded: "late win",
    e.ShoeBegun: "new shoe",
    e.ThresholdCrossed: "threshold crossed",
    e.ChipNotFound: "chip not found",
    e.WagerTakenOff: "wager taken off",
    e.TokeLaid: "toke laid",
    e.TokeEnded: "toke ended",
    e.TokeReopened: "toke taken back",
    e.RulingRecorded: "ruling",
    e.RulingWithdrawn: "ruling withdrawn",
    e.MeterSet: "meter set",
    e.KeyTurned: "key turned",
    e.IrregularityNoted: "irregularity",
    e.AlertRaised: "alert",
    e.TableLocked: "table locked",
    e.TableUnlocked: "table unlocked",
    e.TableHeld: "table held",
}
MARKS = {event.__name__: mark for event, mark in _MARKS.items()}
"""What is worth a mark on the video, by the event's kind."""


class DoorLine(Value):
    """A line as it is sent, without its end; `text` is empty where an event has nothing to say."""

    seq: int
    hash: str
    text: str


def door_key(key: bytes, first_link: bytes) -> bytes:
    """Make the key that signs the lines of one journal."""
    return hmac.digest(key, b"dealer-assist door\0" + first_link, "sha256")


class LineWriter:
    """Writes the events of one journal as lines."""

    def __init__(self, told: About, key: bytes, *, only_marks: bool = False) -> None:
        self._key = door_key(key, told.first_link)
        self.journal = told.first_link.hex()[:16]
        self._head = (
            f'{{"v":{VERSION},"table":{to_json(told.table)},"purpose":{to_json(told.purpose)},'
            f'"journal":"{self.journal}"'
        )
        self._only_marks = only_marks

    def __call__(self, row: Row) -> DoorLine:
        """Write one event; with marks alone most events have no text."""
        seq, at, offset, round_, kind, who, device, command, payload, digest, link = row
        mark = MARKS.get(kind)
        if self._only_marks and mark is None:
            return DoorLine(seq, link.hex(), "")
        said = [
            f'{self._head},"seq":{seq},"at":{to_json(at)},"offset_minutes":{offset},'
            f'"round":{round_},"kind":{to_json(kind)}'
        ]
        if mark is not None:
            seats = sorted(set(_seats(json.loads(payload))))
            said.append(f',"mark":{to_json({"kind": mark, "seats": seats})}')
        if not self._only_marks:
            # The payload as it is on record, letter by letter: the chain is over this very text.
            said.append(
                f',"who":{to_json(who)},"device":{to_json(device)},"command":{to_json(command)},'
                f'"digest":"{digest}","hash":"{link.hex()}","payload":{payload}'
            )
        return DoorLine(seq, link.hex(), signed("".join(said), self._key))


def signed(text: str, key: bytes) -> str:
    """Close a line with its signature, which is over everything before it."""
    return f'{text}{_SIGNED}{hmac.digest(key, text.encode(), "sha256").hex()}"}}'


def is_signed(line: str, key: bytes) -> bool:
    """True if a line is as it was sent by a holder of the key."""
    text, found, _ = line.rpartition(_SIGNED)
    return bool(found) and hmac.compare_digest(signed(text, key).encode(), line.encode())


def _seats(said: dict[str, Any]) -> Iterator[int]:
    """Return the seats that an event is about, wherever its kind keeps them."""
    for part in (said, said.get("award"), *_several(said)):
        if isinstance(part, dict) and type(part.get("seat")) is int:
            yield part["seat"]
    yield from (seat for seat in said.get("seats", ()) if type(seat) is int)


def _several(said: dict[str, Any]) -> Iterator[Any]:
    for name in ("wins", "wagers", "bets"):
        listed = said.get(name)
        for part in listed if isinstance(listed, list) else ():
            yield part
            if isinstance(part, dict):
                yield part.get("award")
