"""What a file of baccarat tells: how Banker is paid, and which events of the coup are bet on."""

from collections.abc import Mapping

from dealer_assist.catalog.fields import Fields, nearest
from dealer_assist.rules.games.dragon_bonus import MAIN_WAGERS
from dealer_assist.rules.pays import ToOne, parse_pay
from dealer_assist.rules.titles.coup_rules import BANKERS, EVENTS, CoupEvent, CoupRules


def read_coup(fields: Fields, wagers: Mapping[str, str]) -> CoupRules:
    """Read `[coup]`; a bet that no wager makes, or on what never happens, is refused."""
    table = fields.table("coup")
    events = table.table("events", optional=True)
    found = CoupRules(
        table.choice("banker", BANKERS), tuple(_event(events, event, wagers) for event in events)
    )
    table.done()
    return found


def _event(events: Fields, wager: str, wagers: Mapping[str, str]) -> CoupEvent:
    if wager not in wagers or wager in MAIN_WAGERS:
        events.wrong(wager, f"is no wager on an event; {nearest(wager, wagers)}")
    table = events.table(wager)
    on = table.text("on")
    if on not in EVENTS:
        table.wrong("on", f"{on!r} is no event of a coup; {nearest(on, EVENTS)}")
    pays = table.parsed("pays", parse_pay)
    if not isinstance(pays, ToOne):
        table.wrong("pays", f"must be odds to one, like 40 to 1, not {pays}")
    table.done()
    return CoupEvent(wager, on, pays)
