"""A level that was hit, in words: who crossed the threshold, and what a card does."""

from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import dollars
from dealer_assist.table.events.must_hit import ThresholdCrossed
from dealer_assist.table.facts import ending, must_hit
from dealer_assist.table.state import Table


def hit(table: Table) -> tuple[str, str]:
    """Say which seat hit the level and what comes next; dealing may go on."""
    first, *_ = must_hit.waiting(table)
    text = Msg(
        "Seat {seat} hit {level}: CALL SUPERVISOR", seat=first.seat, level=_level(table, first)
    )
    if ending.is_nothing_dealt(table):
        return text, Msg("No card is dealt yet")
    return text, Msg("The round may go on")


def recorded_by_card(table: Table) -> str:
    """Say what the card that is asked for records."""
    return joined(
        "; ", [_won(table, threshold_crossed) for threshold_crossed in must_hit.waiting(table)]
    )


def _won(table: Table, threshold_crossed: ThresholdCrossed) -> str:
    prize = dollars(threshold_crossed.award.prize)
    return Msg(
        "Records {level} for seat {seat}, {prize}",
        level=_level(table, threshold_crossed),
        seat=threshold_crossed.seat,
        prize=prize,
    )


def _level(table: Table, threshold_crossed: ThresholdCrossed) -> str:
    return table.setup.line(threshold_crossed.sensor, threshold_crossed.level).label
