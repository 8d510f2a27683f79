"""What a jackpot's settings come to in the long run, where the stated edge alone would mislead.

A cap below the meter that the rates lead to keeps money back for ever: it is owed and never paid.
A seed that does not go with its wager moves the edge, and both edges are named.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from dealer_assist.jackpot.definition import TRAY, Jackpot, Level
from dealer_assist.message import Msg
from dealer_assist.odds.progressive import fixed_return, house_edge, share_returned, top_average
from dealer_assist.rules.money import chips

Spread = Mapping[str, Fraction]


def cautions(sensor: str, jackpot: Jackpot, spread: Spread) -> Iterator[str]:
    """Say what the house should know of a jackpot's course before it opens the table."""
    if jackpot.is_house:
        return
    for level in jackpot.levels:
        if level.cap_cents is not None:
            yield from _capped(sensor, jackpot, level, spread)
    scaled = jackpot.with_seeds(
        {level.name: jackpot.preset_level(level.name).seed_cents for level in jackpot.levels}
    )
    if jackpot.preset_wager and scaled.levels != jackpot.levels:
        yield Msg(
            "Sensor {sensor}, {jackpot}: the house edge is {edge} with these seeds, {usual} with "
            "seeds that go with the wager",
            sensor=sensor,
            jackpot=jackpot.key,
            edge=_percent(house_edge(jackpot, spread)),
            usual=_percent(house_edge(scaled, spread)),
        )


def needs_odds(jackpot: Jackpot) -> bool:
    """True if a jackpot has anything to be cautioned of that takes its odds to say."""
    is_capped = any(level.cap_cents is not None for level in jackpot.levels)
    return not jackpot.is_house and (is_capped or bool(jackpot.preset_wager))


def kept_in_cash(jackpot: Jackpot, spread: Spread) -> Fraction:
    """Return what the house keeps of a wager where every capped meter stands at its cap."""
    paid = fixed_return(jackpot, spread) if jackpot.fixed_pays == TRAY else Fraction(0)
    for level in jackpot.levels:
        paid += _paid_off(jackpot, level, spread)
    return 1 - paid


def _paid_off(jackpot: Jackpot, level: Level, spread: Spread) -> Fraction:
    """Return what comes off a meter per unit wagered: of a capped one at most the cap."""
    goes_on = Fraction(level.rate_bp + level.reserve_bp, 10_000)
    seeds = Fraction(level.seed_cents, jackpot.wager_cents) * _whole(jackpot, level, spread)
    if level.cap_cents is None or not _is_below_long_run(jackpot, level, spread):
        return goes_on + seeds
    off = fixed_return(jackpot, spread) if jackpot.fixed_pays == level.name else Fraction(0)
    cap = Fraction(level.cap_cents, jackpot.wager_cents)
    return off + cap * share_returned(jackpot, level, spread)


def _capped(sensor: str, jackpot: Jackpot, level: Level, spread: Spread) -> Iterator[str]:
    if not _is_below_long_run(jackpot, level, spread):
        return
    yield Msg(
        "Sensor {sensor}, {jackpot}: the cap of {cap} is below the {average} that "
        "{level} comes to on average. What is above it grows without end and is never"
        " paid: the house keeps {cash} of each wager in cash and owes all but {owed}."
        " Raise the cap or lower the rate",
        sensor=sensor,
        jackpot=jackpot.key,
        cap=chips(level.cap_cents or 0),
        average=chips(round(_average(jackpot, level, spread) * 100)),
        level=level.label,
        cash=_percent(kept_in_cash(jackpot, spread)),
        owed=_percent(house_edge(jackpot, spread)),
    )


def _is_below_long_run(jackpot: Jackpot, level: Level, spread: Spread) -> bool:
    cap = Fraction(level.cap_cents or 0, 100)
    return level.cap_cents is not None and cap < _average(jackpot, level, spread)


def _average(jackpot: Jackpot, level: Level, spread: Spread) -> Fraction:
    """Return the dollars on a level when it is won, on average and without a cap."""
    found = top_average(jackpot, level, spread)
    return Fraction(0) if found is None else found


def _whole(jackpot: Jackpot, level: Level, spread: Spread) -> Fraction:
    lines = (line for line in jackpot.lines if line.percent == 100)
    return sum(
        (spread[line.key] for line in lines if getattr(line.pays, "meter", "") == level.name),
        Fraction(0),
    )


def _percent(share: Fraction) -> str:
    return f"{float(share) * 100:.2f}%".replace("-", "−")
