"""No cent appears or vanishes: every meter's account, followed from event to event."""

import json
from collections.abc import Iterator
from typing import Any, TypeAlias

from dealer_assist.jackpot.must_hit import seal_of
from dealer_assist.rules.money import micros

Meter: TypeAlias = tuple[str, str, str]
"""Sensor, level and jackpot; journals of the first schema do not name the jackpot."""
Account: TypeAlias = dict[str, int]
Accounts: TypeAlias = dict[Meter, Account]

_ADJUSTABLE = ("meter", "reserve", "overflow", "adjusted")


class Ledger:
    """The accounts as the last event left them, and whether the next one may leave them so."""

    def __init__(self) -> None:
        self._accounts: Accounts = {}
        self._at_opening: Accounts = {}
        self._wins: int | None = None
        self._meters = ""
        self._unpaid: list[Any] = []

    def objections(self, kind: str, payload: str) -> Iterator[str]:
        """Say what is wrong with the money of the next event that tells of meters."""
        begin = payload.find('"meters":')
        meters = payload[begin : payload.find("]", begin)]
        if kind == "RoundOpened" and meters == self._meters:
            self._at_opening = dict(self._accounts)
            return  # half of all meters are told twice: letter by letter the same need no reading
        self._meters = ""
        try:
            said = json.loads(payload)
            accounts = self._known_by_jackpot(said["meters"])
            yield from self._unbalanced(accounts)
            if kind == "WinsAuthorised":
                yield from self._count_wins(said["first_number"], len(said["wins"]))
                self._unpaid += said["wins"]
            # A value that is locked, or waits for the key, has not come off its meter yet.
            if kind != "WinsConfirmed" and not said.get("meters_wait"):
                yield from self._moved_wrongly(kind, said, accounts)
                self._accounts.update(accounts)
                if said.get("late_round"):  # between two rounds: a void goes back to after it
                    self._at_opening.update(accounts)
                self._meters = meters
        except (KeyError, TypeError, ValueError, AttributeError):
            yield "its meters cannot be read"

    def _unbalanced(self, accounts: Accounts) -> Iterator[str]:
        for meter, account in accounts.items():
            missing = account["seeded"] + account["contributed"] + account["adjusted"]
            missing -= account["meter"] + account["reserve"] + account["overflow"] + account["paid"]
            if missing:
                yield f"{_named(meter)} is out by {missing} micro-dollars"

    def _moved_wrongly(self, kind: str, said: dict[str, Any], accounts: Accounts) -> Iterator[str]:
        match kind:
            case "TableOpened" | "TableClosed":
                yield from _differences(self._accounts, accounts)
            case "RoundOpened":
                yield from _differences(self._accounts, accounts)
                self._at_opening = accounts
            case "RoundVoided":
                yield from _differences(self._at_opening, accounts)
            case "GameStarted":
                yield from self._overcontributed(said, accounts)
            case "WagerTakenOff":
                yield from self._taken_off(said, accounts)
            case "WinsAuthorised" | "MetersAdjusted":
                yield from self._paid_wrongly(accounts)
            case "ThresholdCrossed":
                self._unpaid.append({"sensor": said["sensor"], "award": said["award"]})
                yield from self._paid_wrongly(accounts)
                yield from _opened_wrongly(said)
            case "WinBackedOut" | "MeterSet" | "ContributionsTaken":
                before = _accounts(said["before"])
                yield from _differences(self._accounts, before)
                yield from self._rewritten(accounts)
                self._at_opening = _shifted(self._at_opening, before, accounts)
            case "SettingsApplied":
                yield from self._rewritten(accounts)

    def _overcontributed(self, said: dict[str, Any], accounts: Accounts) -> Iterator[str]:
        room: dict[str, int] = {}
        for wager in said["wagers"]:
            sensor = wager["sensor"]
            room[sensor] = room.get(sensor, 0) + micros(wager["cents"])
        for meter, before, after in self._pairs(accounts):
            if any(after[name] != before[name] for name in ("seeded", "adjusted", "paid")):
                yield f"{_named(meter)} was paid, seeded or adjusted by a start"
            got = after["contributed"] - before["contributed"]
            room[meter[0]] = left = room.get(meter[0], 0) - got
            if got < 0 or left < 0:
                yield f"{_named(meter)} got more or less than its wagers bring"

    def _taken_off(self, said: dict[str, Any], accounts: Accounts) -> Iterator[str]:
        """Find what came off the meters beside the part of the one wager that is off."""
        room = micros(said["cents"])
        for meter, before, after in self._pairs(accounts):
            if any(after[name] != before[name] for name in ("seeded", "adjusted", "paid")):
                yield f"{_named(meter)} was paid, seeded or adjusted by a wager taken off"
            lost = before["contributed"] - after["contributed"]
            room -= lost if meter[0] == said["sensor"] else 0
            if lost < 0 or room < 0 or (lost and meter[0] != said["sensor"]):
                yield f"{_named(meter)} lost more or less than the wager had brought"

    def _paid_wrongly(self, accounts: Accounts) -> Iterator[str]:
        paid: dict[tuple[str, str], int] = {}
        seeded: dict[tuple[str, str], int] = {}
        unpaid, self._unpaid = self._unpaid, []
        for win in unpaid:
            award = win["award"]
            spot = (win["sensor"], award["level"])
            paid[spot] = paid.get(spot, 0) + micros(award["from_meter"])
            seeded[spot] = seeded.get(spot, 0) + award["seed"]
        for meter, before, after in self._pairs(accounts):
            got = after["paid"] - before["paid"], after["seeded"] - before["seeded"]
            if got != (paid.get(meter[:2], 0), seeded.get(meter[:2], 0)):
                yield f"{_named(meter)} did not pay what its wins got"
            if any(after[name] != before[name] for name in ("contributed", "adjusted")):
                yield f"{_named(meter)} was contributed to or adjusted by a win"

    def _rewritten(self, accounts: Accounts) -> Iterator[str]:
        for meter, before, after in self._pairs(accounts):
            if any(after[name] != before[name] for name in ("contributed", "seeded", "paid")):
                yield f"{_named(meter)} was adjusted by other means than an adjustment"

    def _pairs(self, accounts: Accounts) -> Iterator[tuple[Meter, Account, Account]]:
        for meter, after in accounts.items():
            before = self._accounts.get(meter)
            if before is not None:
                yield meter, before, after

    def _known_by_jackpot(self, meters: list[Any]) -> Accounts:
        """Read accounts; one that was known by its sensor alone is known by its jackpot now."""
        accounts = _accounts(meters)
        for kept in (self._accounts, self._at_opening):
            for meter in accounts:
                unnamed = (meter[0], meter[1], "")
                if meter[2] and unnamed in kept:
                    kept[meter] = kept.pop(unnamed)
        return accounts

    def _count_wins(self, first: int, more: int) -> Iterator[str]:
        if self._wins is not None and first != self._wins + 1:
            yield f"win {first} follows win {self._wins}"
        self._wins = first + more - 1


def _opened_wrongly(said: dict[str, Any]) -> Iterator[str]:
    """Say that a threshold is not the one that was sealed, or was not reached."""
    if seal_of(said["threshold_cents"], said["seal_key"]) != said["seal"]:
        yield f"the threshold of level {said['level']} is not the one that was sealed"
    if said["award"]["prize"] < said["threshold_cents"]:
        yield f"level {said['level']} was hit below its threshold"


def _accounts(meters: list[Any]) -> Accounts:
    return {(row["sensor"], row["level"], row.get("jackpot", "")): row["account"] for row in meters}


def _shifted(accounts: Accounts, before: Accounts, after: Accounts) -> Accounts:
    """Move accounts by an adjustment: what a voided round goes back to moves along."""
    moved = dict(accounts)
    for meter in accounts.keys() & before.keys() & after.keys():
        was, now, account = before[meter], after[meter], accounts[meter]
        moved[meter] = account | {
            name: account[name] + now[name] - was[name] for name in _ADJUSTABLE
        }
    return moved


def _differences(before: Accounts, after: Accounts) -> Iterator[str]:
    for meter, account in after.items():
        if meter in before and before[meter] != account:
            yield f"{_named(meter)} changed without a start, a win or an adjustment"


def _named(meter: Meter) -> str:
    return f"meter {meter[1]} of sensor {meter[0]}"
