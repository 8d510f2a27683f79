"""A report by dealer: rounds, wins and rulings of each, added up."""

from collections.abc import Iterable

from dealer_assist.reports.figures import Report
from dealer_assist.value import Value


class DealerTotal(Value):
    """What a dealer dealt, paid and was ruled on in the time of a report.

    Prizes are those of the wins that stand; what was backed out of the others is beside them.
    """

    name: str
    rounds: int
    wins: int
    prizes_cents: int
    undone_cents: int
    rulings: int = 0
    ruled_cents: int = 0


def dealer_totals(report: Report) -> Iterable[DealerTotal]:
    """Add up each dealer's sessions and wins; one who won before the period's edge has none."""
    names = {session.dealer: session.name for session in report.sessions}
    for key, name in names.items():
        wins = [win for win in report.wins if win.dealer == key]
        yield DealerTotal(
            name,
            sum(session.rounds for session in report.sessions if session.dealer == key),
            sum(not win.win.is_backed_out for win in wins),
            sum(win.standing_cents for win in wins),
            sum(win.win.prize_cents - win.standing_cents for win in wins),
            *_ruled_on(report, key),
        )


def _ruled_on(report: Report, dealer: str) -> tuple[int, int]:
    """Count what was ruled on the rounds of a dealer and holds, and the chips of it."""
    found = [ruling for ruling in report.rulings if ruling.holds and ruling.dealer == dealer]
    return len(found), sum(ruling.cents for ruling in found)
