"""Troubles in dealing: noted, followed step by step, and over when the dealer says so."""

from dealer_assist.message import Msg
from dealer_assist.table.events.values import Irregularity
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table

WRONG_CARDS, SHUFFLER = "wrong_cards", "shuffler"
WRONG_DRAW, EXPOSED = RULED = ("wrong_draw", "exposed")
"""A card too many or too few, or one that was seen: a supervisor rules on it, the round goes on."""
KINDS = (WRONG_CARDS, SHUFFLER, *RULED)


def steps(setup: TableSetup) -> int:
    """Count the steps of the shuffler's checklist, as the game's prompts have them."""
    number = 0
    while f"{SHUFFLER}_{number + 1}" in setup.prompts:
        number += 1
    return number


def offered(setup: TableSetup) -> tuple[str, ...]:
    """Return the troubles that a game has by its own rules.

    A wrong number of cards voids a poker round, and a blackjack deal before it is played. In
    baccarat and blackjack a card that was drawn against the rules, or seen, is put right by a
    supervisor's ruling, and the hands stand.
    """
    cards: tuple[str, ...] = (WRONG_CARDS,)
    if setup.duties.sides:
        cards = RULED
    elif setup.duties.hands:
        cards = (WRONG_CARDS, *RULED)
    return (*cards, SHUFFLER) if steps(setup) else cards


def asks_who_was_told(setup: TableSetup, step: int) -> bool:
    """True if a step is a call: its record names who was told."""
    return f"{SHUFFLER}_{step}_told" in setup.prompts


def carried_on(table: Table) -> Irregularity | None:
    """Return the trouble that outlasts a round: wrong cards are over with the round they voided."""
    now = table.lasting.irregularity
    return now if now is not None and now.kind == SHUFFLER else None


def holds_start(table: Table) -> str:
    """Say why no round can begin, or nothing if one can."""
    now = table.lasting.irregularity
    if now is None:
        return ""
    return Msg(
        "The shuffler's checklist is at step {step}. Finish it before the next round",
        step=now.step + 1,
    )


def holds_wins(table: Table) -> str:
    """Say why no win can be claimed, recorded or paid, or nothing if it can."""
    now = table.lasting.irregularity
    if is_ruled_on(table):
        return Msg("A supervisor rules on the card first. Then touch RULING MADE")
    if now is None or now.kind != WRONG_CARDS:
        return ""
    return Msg("A hand had the wrong number of cards, so all hands are void. Hold VOID ROUND")


def is_ruled_on(table: Table) -> bool:
    """True if a card waits for a supervisor's ruling."""
    return table.lasting.irregularity is not None and table.lasting.irregularity.kind in RULED


def held_in_short(table: Table) -> str:
    """Say in a few words what holds wins and the end of the round."""
    return Msg("A card is ruled on") if is_ruled_on(table) else Msg("All hands are void")
