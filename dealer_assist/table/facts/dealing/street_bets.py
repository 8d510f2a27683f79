"""Bets by street: when a seat may make one, in which size, and when it is taken back.

What the title's file plans is held against the stage that is reached. Where nobody tells the
stages, or enters the wagers, nothing is asked.
"""

from dealer_assist.rules.paytable import GameStage
from dealer_assist.rules.titles.title import BACK, Street, Title
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.state import Table


def is_time(table: Table, wager: str, cents: int, base: int) -> bool:
    """True if a bet of this size may be made by now: two antes wait for the flop."""
    planned = streets_of(table, wager)
    if is_over(table, planned):
        return False
    sizes = [
        times * base for street in open_streets(table, wager) for times in street.words.values()
    ]
    return len(planned) < 2 or cents in sizes


def is_taken_now(table: Table, wager: str) -> bool:
    """True if a bet may be taken back at the stage that is reached."""
    return any(
        street.otherwise == BACK and stage == stages.now(table)
        for street, stage in streets_of(table, wager)
    )


def rides(table: Table, seat: int, wager: str) -> bool:
    """True if a bet that may go back rides: the seat has said so, or its street is over."""
    if wager in table.seat(seat).riding:
        return True
    planned = streets_of(table, wager)
    return any(street.otherwise == BACK for street, _ in planned) and is_over(table, planned)


def streets_of(table: Table, wager: str) -> list[tuple[Street, GameStage]]:
    return planned_streets(table, table.setup.title, wager) if table.setup.title is not None else []


def planned_streets(table: Table, title: Title, wager: str) -> list[tuple[Street, GameStage]]:
    """Return the streets of a wager with their stages; none where the stages do not tell them."""
    streets = [street for street in title.streets if street.wager == wager]
    deciding = [stage for stage in table.setup.stages if wager in stage.decides]
    if len(deciding) == 1:
        return [(street, deciding[0]) for street in streets]
    named = {stage.key: stage for stage in table.setup.stages}
    return [(street, named[street.key]) for street in streets if street.key in named]


def open_streets(table: Table, wager: str) -> list[Street]:
    """Return the streets at which a wager may have been made by now."""
    reached = stages.so_far(table)
    return [street for street, stage in streets_of(table, wager) if stage in reached]


def is_over(table: Table, planned: list[tuple[Street, GameStage]]) -> bool:
    """True if the last street of a wager lies behind; one that may be checked is not held."""
    if not planned:
        return False
    street, stage = planned[-1]
    is_held = stage.may_fold or street.otherwise == BACK
    return is_held and stage in stages.so_far(table) and stage != stages.now(table)


def go_by_hand(title: Title) -> bool:
    """True if some bet may be higher with a higher hand."""
    has_higher = title.play is not None and title.play.higher is not None
    return has_higher or any(street.least for street in title.streets)


def most_times(title: Title, wager: str, value: int) -> int | None:
    """Return how many base wagers a hand of a value may bet; None where no hand limits the bet."""
    play = title.play
    if play is not None and play.wager == wager and play.higher is not None:
        return play.bounds.most if value < play.from_value else None
    street = next((one for one in title.streets if one.least and one.wager == wager), None)
    if street is None:
        return None
    return max(times for word, times in street.words.items() if street.least.get(word, 0) <= value)
