"""How long `decide` + `evolve` take for each command of a whole round of seven seats.

Run `python tests/bench/bench_table.py [--rounds N]`. A round has seven chips, a fold, claims on and
off, the supervisor, the card or the key, and its end. The first and the last tenth of the rounds
are compared, because a table must not grow slower through the night.
"""

import argparse
import statistics
import sys
from time import perf_counter_ns

from dealer_assist.catalog.people import load_staff
from dealer_assist.catalog.tables import load_table
from dealer_assist.paths import layouts, resources
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.guide.controls import ending
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Table
from dealer_assist.table.words import has_key

MOST_US = 200
MOST_GROWTH = 1.5
TABLES = ("crazy4-nexus", "crazy4-aquarius", "dragon-nexus", "house-money-nexus")


def round_of(table: Table, executive: StaffMember) -> list[c.Command]:
    """Return the commands of one round, the same every time."""
    setup = table.setup
    spots, sensor = setup.spots, next(reversed(setup.jackpots))
    line = setup.jackpots[sensor].lines[0].key
    record: list[c.Command] = [c.CallSupervisor(), c.ConfirmWins(), c.SwipeCard(executive)]
    if has_key(setup):
        record = [c.CallSupervisor(), c.TurnKey("JPH"), c.PressJackpot(), c.TurnKey("RUN")]
    folded = [c.FoldHand(2)] if any(stage.may_fold for stage in setup.stages) else []
    early: list[c.Command] = [c.EndGame("B")] if "B" in setup.jackpots else []
    return [
        *(c.SeeChip(*spot) for spot in spots),
        *(c.MarkSide(seat, "player") for seat in setup.seats if setup.game == "dragon_bonus"),
        c.StartGame(),
        *(c.MissChip(*spot) for spot in spots),
        *folded,
        *(c.PressHand(seat, line, sensor) for seat in (3, 6)),
        *(c.PressHand(seat, line, sensor) for seat in (3, 6)),
        c.PressHand(6, line, sensor),
        *record,
        c.BeginPaying(),
        *early,
        c.EndGame(),
    ]


def measure(name: str, rounds: int) -> list[float]:
    """Return the microseconds of every command over so many rounds."""
    setup = load_table(resources(), layouts(), resources() / "tables" / f"{name}.toml")
    cards = load_staff(resources() / "staff" / "training.toml")
    staff = {card.member.key: card.member for card in cards}
    table = Table(setup)
    table = evolve_all(table, decide(table, c.SwipeCard(staff["dealer-1"]), 1))
    took: list[float] = []
    now = 1
    for _ in range(rounds):
        for command in round_of(table, staff["executive-1"]):
            begin = perf_counter_ns()
            table = evolve_all(table, decide(table, command, now))
            now += 1_000
            took.append((perf_counter_ns() - begin) / 1000)
        assert ending(table).sensor == "", "the round is over"
    return took


def main() -> int:
    """Print the median and the 99th percentile of each table, and fail above the promise."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1_000)
    rounds = parser.parse_args().rounds
    is_slow = False
    for name in TABLES:
        took = measure(name, rounds)
        tenth = len(took) // 10
        growth = statistics.median(took[-tenth:]) / statistics.median(took[:tenth])
        median, high = statistics.median(took), statistics.quantiles(took, n=100)[98]
        print(
            f"{name}: {len(took):,} commands, median {median:.1f} µs, p99 {high:.1f} µs, "
            f"last tenth / first tenth {growth:.2f}"
        )
        is_slow |= median > MOST_US or growth > MOST_GROWTH
    return 1 if is_slow else 0


if __name__ == "__main__":
    sys.exit(main())
