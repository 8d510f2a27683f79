"""Which lamp: what a sensor shows before and after the start, and what a lamp says of its seat."""

from collections.abc import Mapping
from itertools import product
from random import Random
from typing import Any

from dealer_assist.message import Msg
from dealer_assist.school.deals.cases import PayCase, jackpot_cases
from dealer_assist.school.deals.deals import Dealing, Dealt, Luck
from dealer_assist.school.drills.question import Asked
from dealer_assist.settle.book import SettleBook
from dealer_assist.table.state import Lamp, Sensor
from dealer_assist.value import Value

BETTING, IN_PLAY = "bets_open", "in_play"
_STAKE = 100


class _Sight(Value):
    """What a sensor sees at a moment of the round; `bets` where its seat has the wager."""

    moment: str
    sees: str
    sensor: Sensor
    bets: bool = False
    plays: bool = True


_SIGHTS = (
    _Sight(BETTING, "chip", Sensor(has_chip=True), bets=True),
    _Sight(BETTING, "no_chip", Sensor()),
    _Sight(BETTING, "chip_of_last_round", Sensor(has_chip=True, is_left=True)),
    _Sight(BETTING, "chip_without_game_wager", Sensor(has_chip=True), plays=False),
    _Sight(BETTING, "stuck", Sensor(has_chip=True, fault="stuck")),
    _Sight(BETTING, "dirty", Sensor(fault="dirty")),
    _Sight(IN_PLAY, "chip", Sensor(has_chip=True, locked_cents=_STAKE), bets=True),
    _Sight(IN_PLAY, "chip_taken", Sensor(locked_cents=_STAKE), bets=True),
    _Sight(IN_PLAY, "no_chip", Sensor()),
    _Sight(IN_PLAY, "late_chip", Sensor(has_chip=True, is_late=True)),
    _Sight(IN_PLAY, "stuck", Sensor(fault="stuck")),
    # What was locked in counts, whatever the sensor does afterwards.
    _Sight(IN_PLAY, "stuck_after_start", Sensor(locked_cents=_STAKE, fault="stuck"), bets=True),
)
_RULES: Mapping[str, Msg] = {
    "off": Msg("A dark lamp: no wager counts here"),
    "lit": Msg("A lit lamp: the chip bets when the game starts"),
    "locked": Msg("A locked lamp: the wager counts until the round is over"),
    "fault": Msg("A fault lamp: the sensor is out, and the seat's wager with it"),
}


class LampCase(Value):
    """A sight, which of the two questions is asked about it, and the round it stands in."""

    sight: _Sight
    is_meaning: bool
    line: PayCase


def cases(book: SettleBook) -> list[LampCase]:
    """List every sight with both questions, in rounds of every line of every jackpot."""
    lines = jackpot_cases(book)
    kinds = list(product(_SIGHTS, (False, True)))
    most = max(len(lines), len(kinds))
    return [LampCase(*kinds[n % len(kinds)], lines[n % len(lines)]) for n in range(most)]


def ask(dealing: Dealing, chance: Random, case: LampCase) -> Asked:
    """Ask for the lamp that a sight brings, or for what a lamp says of its seat."""
    dealt = dealing.deal(case.line, Luck(players=chance.randint(2, 5)))
    sight = case.sight
    seat, raw = dealt.seat, dealt.raw
    if not sight.plays:
        seat = chance.choice([one for one in range(1, 8) if one not in dealt.seats])
    elif not sight.bets:
        raw = _without_wager(dealt, case.line.wager)
    lamp = _lamp(sight)
    if case.is_meaning:
        meaning = "counts" if sight.bets else "sensor_out" if lamp == "fault" else "no_wager"
        ask = {"seat": seat, "what": "lamp_means", "moment": sight.moment, "lamp": lamp}
        return Asked(raw, ask, meaning, _RULES[lamp])
    ask = {"seat": seat, "what": "lamp", "moment": sight.moment, "sensor": sight.sees}
    return Asked(raw, ask, lamp, _RULES[lamp])


def _lamp(sight: _Sight) -> str:
    """Return what the felt shows: chips that do not count leave their lamp dark."""
    lamp = sight.sensor.lamp if sight.plays else Lamp.NO_GAME
    return lamp.value if lamp in (Lamp.LIT, Lamp.LOCKED, Lamp.FAULT) else "off"


def _without_wager(dealt: Dealt, wager: str) -> dict[str, Any]:
    """Return the deal as it is where the seat has not made the wager."""
    seats = [dict(one) for one in dealt.raw["seats"]]
    for seat in seats:
        if seat["seat"] == dealt.seat:
            seat["wagers"] = {key: cents for key, cents in seat["wagers"].items() if key != wager}
    return {**dealt.raw, "seats": seats}
