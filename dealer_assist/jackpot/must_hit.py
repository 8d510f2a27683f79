"""A level that must hit: a hidden threshold, its seal, and the wager that crosses it.

The threshold is drawn above what the meter shows, whole cents, each equally likely, up to one
increment below the limit: who crosses it is never paid more than the limit. The seal is a hash
over the threshold and a nonce of 256 bits; both are told at the hit, so that anybody can see that
the threshold was not moved.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256

from dealer_assist.errors import Refused
from dealer_assist.jackpot.definition import MYSTERY, Jackpot, Level
from dealer_assist.message import Msg
from dealer_assist.rules.money import MICROS_PER_CENT, cents_shown, chips, dollars
from dealer_assist.value import Value, replace

LEVEL = MYSTERY
NONCE_BYTES = 32
SEED_PART = 10
"""A level that is turned on begins with the tenth part of its limit, until the house sets more."""
RATE_BP = 400
"""And takes four cents of each dollar."""


class Stride(Value):
    """One wager on the way of the meter: the seat, and what the meter holds after it, in micros."""

    seat: int
    meter: int


def with_must_hit(jackpot: Jackpot, limit_cents: int | None) -> Jackpot:
    """Return the jackpot with a level that must hit by this limit; with none, without the level."""
    levels = jackpot.hand_levels
    if limit_cents:
        known = next((one for one in jackpot.levels if one.name == LEVEL), None)
        seed = limit_cents // SEED_PART
        level = known or Level(LEVEL, Msg("Mystery"), seed, RATE_BP)
        levels = (*levels, replace(level, must_hit_cents=limit_cents))
    return replace(jackpot, levels=levels)


def increment(level: Level, wager_cents: int) -> int:
    """Return what one wager brings, in micro-dollars."""
    return wager_cents * level.rate_bp


def highest(level: Level, wager_cents: int) -> int:
    """Return the highest threshold, in cents: one increment below the limit."""
    return level.must_hit_cents - -(-increment(level, wager_cents) // MICROS_PER_CENT)


def refusal(jackpot: Jackpot) -> str:
    """Say what a level that must hit may not be, or nothing if it is well."""
    for level in jackpot.levels:
        if not level.must_hit_cents:
            continue
        limit = chips(level.must_hit_cents)
        if not level.rate_bp:
            return Msg("{level} takes nothing of a wager. Set its rate", level=level.label)
        if highest(level, jackpot.wager_cents) <= level.seed_cents:
            return Msg(
                "{level} begins with {seed} and must hit by {limit}. Raise the limit or lower the "
                "seed",
                level=level.label,
                seed=dollars(level.seed_cents),
                limit=limit,
            )
        if level.reserve_bp or level.cap_cents is not None:
            return Msg("{level} has neither reserve nor cap. Take them off", level=level.label)
    return ""


def draw(
    level: Level, wager_cents: int, meter_micros: int, random_bytes: Callable[[int], bytes]
) -> int:
    """Draw a threshold above what the meter shows, each cent equally likely."""
    top = highest(level, wager_cents)
    low = min(cents_shown(meter_micros) + 1, top)
    return low + below(top - low + 1, random_bytes)


def below(count: int, random_bytes: Callable[[int], bytes]) -> int:
    """Draw one of so many numbers; what would make some likelier is drawn again."""
    size = (count.bit_length() + 7) // 8 + 1
    fair = (1 << 8 * size) // count * count
    while True:
        drawn = int.from_bytes(random_bytes(size), "big")
        if drawn < fair:
            return drawn % count


def seal_of(threshold_cents: int, nonce: str) -> str:
    """Return the seal of a threshold: SHA-256 over its cents and the nonce in hexadecimal."""
    return sha256(f"{threshold_cents}:{nonce}".encode()).hexdigest()


def require_fit(seal: str, threshold_cents: int, nonce: str) -> None:
    """Refuse a threshold that is not the one that was sealed."""
    if len(nonce) != 2 * NONCE_BYTES or seal_of(threshold_cents, nonce) != seal:
        raise Refused(
            Msg(
                "The seal does not fit: the threshold was altered. Call an Executive, nothing moves"
            )
        )


def strides(level: Level, meter: int, wagers: Sequence[tuple[int, int]]) -> tuple[Stride, ...]:
    """Let wagers count from the lowest seat on: seat and cents of each, the meter before them."""
    way = []
    for seat, cents in sorted(wagers):
        meter += increment(level, cents)
        way.append(Stride(seat, meter))
    return tuple(way)


def crossing(way: Sequence[Stride], threshold_cents: int) -> Stride | None:
    """Return the wager that brings the meter to the threshold, None where none does."""
    return next((one for one in way if one.meter >= threshold_cents * MICROS_PER_CENT), None)
