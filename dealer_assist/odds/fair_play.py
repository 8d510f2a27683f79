"""The guard over the house edge: no table opens with a wager that pays the players in the long run.

A bonus without a stake has no edge of its own, and a simulated figure is no proof: only an exact
edge refuses.
"""

from collections.abc import Iterable, Iterator

from dealer_assist.message import Msg
from dealer_assist.odds.sheet import WagerOdds


def losing_wagers(sheet: Iterable[WagerOdds]) -> Iterator[WagerOdds]:
    """Return the wagers whose exact edge is below zero at their settings."""
    for wager in sheet:
        if wager.method == "exact" and (guarded(wager) or 0.0) < 0:
            yield wager


def guarded(wager: WagerOdds) -> float | None:
    """Return the edge that the guard uses: the least the house keeps, however pays are funded."""
    return wager.house_edge if wager.guard_edge is None else wager.guard_edge


def edge_refusal(sheet: Iterable[WagerOdds]) -> str:
    """Say which wager the house would lose on, with the figure; nothing where there is none."""
    worst = min(losing_wagers(sheet), key=lambda wager: guarded(wager) or 0, default=None)
    if worst is None or (least := guarded(worst)) is None:
        return ""
    edge = _percent(least)
    if not worst.paytable:
        return Msg(
            "{wager}: its house edge under these house rules is {edge}%, the house would pay for "
            "it. Change a house rule or the number of decks (house rule: no wager below zero)",
            wager=worst.label,
            edge=edge,
        )
    return Msg(
        "{wager}, {paytable}: its house edge at these settings is {edge}%, the house would pay "
        "for it. Change its paytable, its rates or its house rule (house rule: no wager below "
        "zero)",
        wager=worst.label,
        paytable=worst.paytable,
        edge=edge,
    )


def _percent(edge: float) -> str:
    """Print an edge to two places, or to four where two would say that there is none."""
    text = f"{edge * 100:.2f}"
    return (f"{edge * 100:.4f}" if float(text) == 0 else text).replace("-", "−")
