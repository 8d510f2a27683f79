"""The keeper of hidden thresholds: draws them, keeps them enciphered, opens them when crossed.

They lie in a file beside the journal, under the journal's key, which is kept apart from
both; the journal has their seals. What is read of it is never shown, logged or kept: it is compared
with the meter at a start, and forgotten.
"""

import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from dealer_assist.desk.steps import Step, steps_of
from dealer_assist.desk.threshold_box import ThresholdBox
from dealer_assist.errors import Refused
from dealer_assist.jackpot.must_hit import NONCE_BYTES, crossing, draw, seal_of
from dealer_assist.journal.errors import NotRecorded
from dealer_assist.journal.key import sync, write_private
from dealer_assist.message import Msg
from dealer_assist.rules.money import MICROS_PER_CENT
from dealer_assist.table.commands.must_hit import CrossThreshold, SealThreshold
from dealer_assist.table.events import GameStarted
from dealer_assist.table.events.values import ThresholdSeal
from dealer_assist.table.facts import must_hit
from dealer_assist.table.state import Meter, Phase, Table
from dealer_assist.value import Value

KEPT = 64
"""So many boxes are kept, the newest: a journal that comes back from a backup finds its own."""
_AMOUNT = 8


class Opened(Value):
    """A threshold and the nonce of its seal, as they are told at the hit."""

    cents: int
    seal_key: str


class Thresholds(Protocol):
    """What a desk asks of the keeper."""

    def draw(self, table: Table, meter: Meter) -> str:
        """Draw a threshold for a meter as it stands, keep it, and give its seal."""
        ...

    def open(self, seal: ThresholdSeal) -> Opened:
        """Open what a seal stands for; raise `Refused` where it cannot be read or was altered."""
        ...


class ThresholdFile:
    """Thresholds on disk, each in a box under its seal; `older` keys still open theirs."""

    def __init__(
        self,
        path: Path,
        key: bytes,
        random_bytes: Callable[[int], bytes] = os.urandom,
        older: Iterable[bytes] = (),
    ) -> None:
        self._path = path
        self._box = ThresholdBox(key)
        self._older = tuple(map(ThresholdBox, older))
        self._random_bytes = random_bytes

    def draw(self, table: Table, meter: Meter) -> str:
        """Draw a threshold and write it before anybody hears of its seal."""
        level, jackpot = must_hit.levels(table.setup)[meter], table.setup.jackpots[meter[0]]
        account = table.accounts[meter]
        cents = draw(level, jackpot.wager_cents, account.meter, self._random_bytes)
        nonce = self._random_bytes(NONCE_BYTES)
        seal = seal_of(cents, nonce.hex())
        try:
            told = cents.to_bytes(_AMOUNT, "big") + nonce
            boxes = {**self._boxes(), seal: self._box.close(seal, told, self._random_bytes)}
            self._write(boxes)
        except OSError as trouble:
            raise NotRecorded(
                self._path,
                Msg(
                    "No threshold could be kept in {path} ({trouble}): see to that disk.",
                    path=self._path,
                    trouble=trouble.strerror,
                ),
            ) from trouble
        return seal

    def open(self, seal: ThresholdSeal) -> Opened:
        """Open a box; one that was altered, or is another seal's, is not read."""
        try:
            told = self._open(seal.seal, str(self._boxes()[seal.seal]))
        except (KeyError, OSError, ValueError, Refused):
            raise Refused(_cannot_open(self._path)) from None
        opened = Opened(int.from_bytes(told[:_AMOUNT], "big"), told[_AMOUNT:].hex())
        if seal_of(opened.cents, opened.seal_key) != seal.seal:
            raise Refused(_cannot_open(self._path))
        return opened

    def close_anew(self) -> None:
        """Close every box under today's key that an older one can still open."""
        boxes = self._boxes()
        for seal, box in boxes.items():
            with suppress(ValueError):
                boxes[seal] = self._box.close(seal, self._open(seal, box), self._random_bytes)
        if boxes:
            self._write(boxes)

    def _write(self, boxes: Mapping[str, str]) -> None:
        write_private(self._path, json.dumps(dict([*boxes.items()][-KEPT:])))
        sync(self._path)
        sync(self._path.parent)

    def _open(self, seal: str, box: str) -> bytes:
        for threshold_box in self._older:
            with suppress(ValueError):
                return threshold_box.open(seal, box)
        return self._box.open(seal, box)

    def _boxes(self) -> dict[str, str]:
        """Read what is kept; a file that is there and cannot be read is never taken as empty."""
        try:
            found = json.loads(self._path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise Refused(
                Msg(
                    "The thresholds in {file} cannot be read: put it back from its copy, or move "
                    "it away. Nothing moves",
                    file=self._path.name,
                )
            )
        return found


def with_thresholds(
    keeper: Thresholds | None, before: Table, steps: Sequence[Step], at: int
) -> tuple[Step, ...]:
    """Add what follows for levels that must hit: one fact with what has moved their meters."""
    done = tuple(steps)
    table = done[-1].table if done else before
    if not done or table.round.phase in (Phase.CLOSED, Phase.HALTED):
        return done
    is_start = any(isinstance(step.event, GameStarted) for step in done)
    for meter in must_hit.levels(table.setup):
        if meter not in table.accounts or meter[0] in table.setup.floor_links:
            continue  # on a link the floor's server draws, and says who has crossed
        if keeper is None:
            raise Refused(Msg("Thresholds cannot be kept here. Take the level that must hit off"))
        if is_start:
            done += _crossed(keeper, _last(done), meter, at)
        done += _sealed(keeper, before, _last(done), meter, at)
    return done


def _last(steps: Sequence[Step]) -> Table:
    return steps[-1].table


def _crossed(keeper: Thresholds, table: Table, meter: Meter, at: int) -> tuple[Step, ...]:
    """Open the threshold of a start, and say who has crossed it, if anybody has."""
    seal = must_hit.seal_on(table, meter)
    if seal is None:
        return ()
    opened = keeper.open(seal)
    if crossing(must_hit.strides(table, meter), opened.cents) is None:
        return ()
    return steps_of(table, (CrossThreshold(*meter, opened.cents, opened.seal_key),), at)


def _sealed(
    keeper: Thresholds, before: Table, table: Table, meter: Meter, at: int
) -> tuple[Step, ...]:
    """Draw a threshold where none is in force, or where the meter was moved beyond it by hand."""
    seal, jackpot = must_hit.seal_on(table, meter), table.setup.jackpots[meter[0]]
    old = next((kept for kept in table.lasting.seals if kept.is_on(meter, jackpot.key)), None)
    if seal is not None and before.accounts.get(meter) == table.accounts[meter]:
        return ()
    if seal is not None and keeper.open(seal).cents * MICROS_PER_CENT > table.accounts[meter].meter:
        return ()
    told = _told(keeper, old) if old else Opened(0, "")
    drawn = SealThreshold(*meter, keeper.draw(table, meter), told.cents, told.seal_key)
    return steps_of(table, (drawn,), at)


def _told(keeper: Thresholds, seal: ThresholdSeal) -> Opened:
    """Open a seal that goes; where it cannot be read, the record says so."""
    try:
        return keeper.open(seal)
    except Refused:
        return Opened(0, "")


def _cannot_open(path: Path) -> str:
    return Msg(
        "The threshold in {file} was altered or is missing. Restore its copy, or set MUST "
        "HIT BY again. No meter moves",
        file=path.name,
    )
