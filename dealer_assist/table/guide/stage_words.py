"""What the stages of the base game say: their prompts, and the words that these mention."""

from collections.abc import Mapping

from dealer_assist.message import Msg, joined
from dealer_assist.rules.stages import Stage
from dealer_assist.table.guide.words import end_label, seats_named
from dealer_assist.table.procedures import stages
from dealer_assist.table.state import Table


def at_stage(table: Table, stage: Stage, said: Mapping[str, str]) -> tuple[str, str]:
    """Say what to do at a stage; folded hands are collected before anything else there."""
    line, detail = Msg.of(stage.prompt, said), Msg.of(stage.detail, said)
    if stage.may_fold and (folded := folded_seats(table)):
        names = seats_named(folded)
        detail = Msg(
            "Collect the folds at once: {seats}; then touch {next}", seats=names, next=said["next"]
        )
    return line, detail


def words(table: Table) -> dict[str, str]:
    """Give the words of the stages their values."""
    return {
        "next": _either(tuple(stage.label for stage in stages.coming(table))),
        "end": end_label(table.setup),
        "order": joined(", ", order(table)),
    }


def order(table: Table) -> tuple[str, ...]:
    """Give the wagers in the order in which a seat is settled, as printed on the layout."""
    printed = {row.key: row.label for row in table.setup.wagers}
    return tuple(printed[wager] for wager in table.setup.settles if wager in printed)


def folded_seats(table: Table) -> tuple[int, ...]:
    """Give the seats that have folded, in the order of the table."""
    return tuple(seat for seat in table.setup.seats if table.seat(seat).has_folded)


def _either(labels: tuple[str, ...]) -> str:
    if len(labels) < 2:
        return "".join(labels)
    return Msg("{either} or {other}", either=labels[0], other=labels[1])
