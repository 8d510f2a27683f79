"""Before the hands are played: losing House Money, insurance and peek, winners paid and asked.

Winners go clockwise from the dealer's left, whatever the payment order of the table is. Where the
wagers or the first cards are not known the dealer does all of it by hand, and nothing waits.
"""

from enum import Enum

from dealer_assist.message import Msg
from dealer_assist.rules.bets.besides import ON_FIRST_TWO, with_the_hand
from dealer_assist.rules.games import house_money
from dealer_assist.rules.pays import ToOne
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.bookkeeping import LEFT_UP
from dealer_assist.table.events.values import RUN
from dealer_assist.table.facts.dealing import peek
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import IN_ROUND, Table, once
from dealer_assist.value import Value

Answer = c.CollectBonus | c.AnswerPeek | c.AnswerBonus | c.CloseInsurance | c.SettleInsurance
Noted = e.BonusCollected | e.PeekAnswered | e.BonusAnswered | e.InsuranceClosed | e.InsuranceSettled


class BonusStep(Enum):
    """What comes next before the hands are played."""

    COLLECT = "collect"
    INSURE = "insure"
    PEEK = "peek"
    UNSEEN = "unseen"
    SETTLE_INSURANCE = "settle_insurance"
    PAY = "pay"
    DONE = "done"


class Winner(Value):
    """A seat whose first two cards win, and what it left up once it was asked."""

    seat: int
    line: str
    pay: ToOne
    stake: int
    left_up: int | None = None

    @property
    def win(self) -> int:
        """Return what is paid on the stake."""
        return self.pay.net(self.stake)

    @property
    def proceeds(self) -> int:
        """Return the most that may stay up: the win with its stake."""
        return self.stake + self.win


def is_offered(setup: TableSetup) -> bool:
    """True if this table takes House Money wagers."""
    wager = setup.duties.left_up
    return wager in setup.pays and any(row.key == wager for row in setup.wagers)


def stakes(table: Table) -> dict[int, int]:
    """Return the House Money wagers that are known, by seat."""
    if not is_offered(table.setup):
        return {}
    wager = table.setup.duties.left_up
    bets = {seat: table.seat(seat).wagers.get(wager, 0) for seat in table.setup.seats}
    return {seat: cents for seat, cents in bets.items() if cents}


def winner_at(table: Table, seat: int) -> Winner | None:
    """Return the seat's win, or nothing where it has none or its cards are not known."""
    stake, cards = stakes(table).get(seat, 0), known.first_two(table, seat)
    line = house_money.bonus_line(cards) if stake and len(cards) == 2 else None
    pay = table.setup.pays[table.setup.duties.left_up].get(line) if line else None
    if not line or not isinstance(pay, ToOne):
        return None
    left_up = table.round.bonus.answers.get(seat, table.seat(seat).wagers.get(LEFT_UP))
    return Winner(seat, line, pay, stake, left_up)


@once
def winners(table: Table) -> tuple[Winner, ...]:
    """Return the winners, clockwise from the dealer's left."""
    found = (winner_at(table, seat) for seat in sorted(stakes(table)))
    return tuple(winner for winner in found if winner is not None)


def paid_at(table: Table, seat: int) -> int:
    """Return what the House Money of a seat was paid, wherever the chips lie since."""
    winner = winner_at(table, seat) if seat in table.round.bonus.answers else None
    return winner.win if winner is not None else 0


@once
def losers(table: Table) -> tuple[int, ...]:
    """Return the seats whose House Money is collected."""
    return tuple(seat for seat in sorted(stakes(table)) if winner_at(table, seat) is None)


def other_bonus_bets(table: Table) -> bool:
    """True if a seat has a bonus bet on its first two cards that is not House Money."""
    later = with_the_hand(table.setup.options)
    bets = [wager for wager in ON_FIRST_TWO if wager not in later]
    return any(table.seat(seat).wagers.get(wager) for seat in table.setup.seats for wager in bets)


def to_ask(table: Table) -> tuple[Winner, ...]:
    """Return the winners that are not paid and asked yet."""
    return tuple(winner for winner in winners(table) if winner.left_up is None)


def level_of(table: Table, won: Winner) -> Role:
    """Return who may pay a win: the dealer up to the limit, or once a card has allowed it."""
    bet = (won.seat, table.setup.duties.left_up)
    is_allowed = table.round.bonus_bets.allowed.get(bet, 0) >= won.win
    has_reader = "swiper" in table.setup.devices
    level = table.setup.authority.level_for_bonus(won.win)
    return level if has_reader and not is_allowed else Role.DEALER


def for_card(table: Table) -> tuple[Winner, ...]:
    """Return the winners of this step that nobody pays before a card has allowed it."""
    if step(table) is not BonusStep.PAY:
        return ()
    return tuple(winner for winner in to_ask(table) if level_of(table, winner) is not Role.DEALER)


@once
def step(table: Table) -> BonusStep | None:
    """Say what comes before the hands are played; None where nothing does, or no card tells."""
    bets = stakes(table)
    is_dealt = peek.up_card(table) is not None and all(
        len(known.first_two(table, seat)) == 2 for seat in bets
    )
    has_bonus = bool(bets) and is_dealt
    if has_bonus and losers(table) and not table.round.bonus.is_collected:
        return BonusStep.COLLECT
    if is_dealt or not bets or not table.round.cards:
        match peek.due(table):
            case peek.PeekLook.INSURE:
                return BonusStep.INSURE
            case peek.PeekLook.PEEK:
                return BonusStep.PEEK
            case peek.PeekLook.UNSEEN:
                return BonusStep.UNSEEN
            case peek.PeekLook.SETTLE:
                return BonusStep.SETTLE_INSURANCE
    if has_bonus and to_ask(table):
        return BonusStep.PEEK if peek.is_open(table) else BonusStep.PAY
    return BonusStep.DONE if has_bonus or peek.may_correct(table) else None


def is_due(table: Table) -> bool:
    """True if a step comes before anything else that the cards say, and nothing holds the round."""
    held = table.round.adjustment or table.round.meter_change or table.round.late_win
    is_free = table.lasting.key == RUN and not (held or table.lasting.irregularity)
    now = step(table) if is_free and table.round.phase in IN_ROUND else None
    return now not in (None, BonusStep.DONE)


def in_short(table: Table) -> str:
    """Say in few words what is still to be done before the hands are played, or nothing."""
    match step(table):
        case BonusStep.COLLECT:
            return Msg("House Money: collect first")
        case BonusStep.INSURE | BonusStep.SETTLE_INSURANCE:
            return peek.in_short(table)
        case BonusStep.PEEK:
            return Msg("Peek first")
        case BonusStep.PAY:
            return Msg("House Money: {n} to ask", n=len(to_ask(table)))
    return ""


def holds_end(table: Table) -> str:
    """Say why nothing can be ended before House Money is over, or nothing."""
    waits = in_short(table)
    return Msg("{waits}. It comes before the hands are played", waits=waits) if waits else ""


def is_played(table: Table, seat: int) -> bool:
    """True if a seat has gone on to play: a card drawn, a split, a double, a surrender."""
    hand, *split = known.hands_of(table, seat)
    wagers = table.seat(seat).wagers
    has_acted = any(wagers.get(key) for key in ("double", "surrender"))
    return bool(split) or len(table.round.cards.get(hand, ())) > 2 or has_acted


def refusal(table: Table, seat: int) -> str:
    """Say why nothing can be left up at a seat now, or nothing if it can."""
    won = winner_at(table, seat)
    if won is None:
        return Msg("House Money has not won at seat {seat}. Nothing can be left up", seat=seat)
    if peek.up_card(table) is None:
        return Msg("Enter the dealer's up card first")
    if peek.is_open(table):
        return Msg("Look for blackjack first, then ask seat {seat}", seat=seat)
    if won.left_up is not None and is_played(table, seat):
        return Msg("Seat {seat} plays its hand already. What was left up stays", seat=seat)
    return ""
