"""A report by dealer: rounds, wins and rulings of each, added up."""

from collections.abc import Iterable

from dealer_assist.reports.figures import Report
from dealer_assist.value import Value


class DealerTotal(Value):
    """What a dealer dealt, paid and was ruled on in the time of a report."""

    name: str
    rounds: int
    wins: int
    prizes_cents: int
    undone_cents: int
    rulings: int = 0
    ruled_cents: int = 0


def dealer_totals(report: Report) -> Iterable[DealerTotal]:
    """Add up each dealer's sessions and wins; one who won before the period's edge has none."""
    names = {one.dealer: one.name for one in report.sessions}
    for key, name in names.items():
        wins = [one for one in report.wins if one.dealer == key]
        yield DealerTotal(
            name,
            sum(one.rounds for one in report.sessions if one.dealer == key),
            sum(not one.win.is_backed_out for one in wins),
            sum(one.win.prize_cents for one in wins),
            sum(one.win.prize_cents - one.standing_cents for one in wins),
            *_ruled_on(report, key),
        )


def _ruled_on(report: Report, dealer: str) -> tuple[int, int]:
    """Count what was ruled on the rounds of a dealer and holds, and the chips of it."""
    found = [one for one in report.rulings if one.holds and one.dealer == dealer]
    return len(found), sum(one.cents for one in found)
