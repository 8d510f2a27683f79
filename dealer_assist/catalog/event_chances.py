"""Tables of a link with the chances of their event counted, exactly; other jackpots need none."""

from dealer_assist.jackpot.links import Linked
from dealer_assist.table.setup.checker import variant
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace


def counted(linked: Linked, *, may_be_unlike: bool) -> Linked:
    """Return a table with how often it wins each share of its event."""
    if not linked.jackpot.is_event:
        return linked
    from dealer_assist.odds.line_odds import event_chances  # no other table opens with odds

    chances = event_chances(linked.jackpot, decks=linked.decks)
    return replace(linked, chances=chances, may_be_unlike=may_be_unlike)


def linked_table(setup: TableSetup, sensor: str) -> Linked:
    """Return what a set-up puts on a link by one of its sensors."""
    linked = Linked(setup.game, setup.jackpots[sensor], setup.decks, variant(setup))
    return counted(linked, may_be_unlike=setup.jurisdiction.common_event)


def with_own_chances(setup: TableSetup) -> TableSetup:
    """Return a set-up whose links know how often this table wins their event."""
    links = {
        sensor: replace(link, counted=linked_table(setup, sensor))
        if setup.jackpots[sensor].is_event
        else link
        for sensor, link in setup.links.items()
    }
    return replace(setup, links=links) if links != setup.links else setup
