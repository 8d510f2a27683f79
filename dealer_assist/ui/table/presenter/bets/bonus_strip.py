"""Before the hands are played, on the table screen: collect, insure, peek, pay and ask."""

from typing import Any, assert_never

from dealer_assist.message import Msg, capitalized, joined
from dealer_assist.rules.looks import BLACKJACK, NO_BLACKJACK, OTHER_CARD
from dealer_assist.rules.money import chips
from dealer_assist.table.commands.round import (
    AnswerPeek,
    CloseInsurance,
    CollectBonus,
    InsureSeat,
    SettleInsurance,
)
from dealer_assist.table.events.values import RUN
from dealer_assist.table.facts.chips import early_jackpots, is_settled_early
from dealer_assist.table.facts.dealing import (
    blackjack_wagers,
    house_money,
    peek,
    stages,
    won_at_once,
)
from dealer_assist.table.facts.dealing.house_money import BonusStep, Winner
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.next_thing import Touch
from dealer_assist.table.guide.prompt_words import stage_words
from dealer_assist.table.places import DEALER
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import IN_ROUND, Table
from dealer_assist.table.words import a_role, end_label, seats_named
from dealer_assist.ui.table.actions import (
    BonusAt,
    Do,
    SeatAt,
    StepAt,
    StripStep,
)
from dealer_assist.ui.table.model.panel import (
    BonusRowModel,
    BonusStripModel,
    PanelStepState,
    PillModel,
)
from dealer_assist.ui.table.presenter.bets import leave_up
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)


def is_due(table: Table) -> bool:
    """True if something is to be done before anything else that the cards say."""
    return house_money.step(table) not in (None, BonusStep.DONE) and _is_free(table)


def stands(table: Table, view: PassingView) -> bool:
    """True if the strip takes the panel: until it is done, then until somebody plays."""
    if view.selected is not None or house_money.step(table) is None or not _is_free(table):
        return False
    return is_due(table) or not (table.round.claims or table.wins_to_pay or _has_begun(table))


def strip_model(table: Table, view: PassingView) -> BonusStripModel:
    """Show the strip at the step that is due, or at the one that was touched again."""
    at = _step(table, view)
    won = winner_now(table, view) if at is BonusStep.PAY else None
    question, detail = _question(table, at)
    return BonusStripModel(
        title_of(table),
        _pills(table, at),
        tuple(_row(table, winner, at, won) for winner in house_money.winners(table)),
        question,
        detail,
        _answers(table, at, view),
        leave_up.winner_model(table, view, won) if won else None,
        is_over=at is BonusStep.DONE,
    )


def prompt(table: Table, view: PassingView) -> tuple[str, str] | None:
    """Say what to do next, and what comes after; nothing once House Money is done."""
    if not stands(table, view):
        return None
    match _step(table, view):
        case BonusStep.COLLECT:
            seats = capitalized(seats_named(house_money.losers(table)))
            return Msg("Collect the losing House Money"), seats
        case BonusStep.INSURE:
            return Msg("Offer insurance, then close it"), _shows(table)
        case BonusStep.PEEK:
            if house_money.to_ask(table):
                return Msg("Look for blackjack before you pay"), _shows(table)
            return Msg("Check for blackjack before anyone acts"), _shows(table)
        case BonusStep.UNSEEN:
            return Msg("Ace or ten up? Look for blackjack first"), _unseen_detail(table)
        case BonusStep.SETTLE_INSURANCE:
            seats = capitalized(_insured_words(table))
            if peek.peeked(table) == BLACKJACK:
                return Msg("Pay the insurance 2 to 1"), seats
            return Msg("Collect the insurance"), seats
        case BonusStep.PAY:
            won = winner_now(table, view)
            return _pay_prompt(table, won) if won else None
    return None


def winner_now(table: Table, view: PassingView) -> Winner | None:
    """Return the winner who is paid now: the one that was touched, else the next to ask."""
    return _touched(table, view) or next(iter(house_money.to_ask(table)), None)


def _touched(table: Table, view: PassingView) -> Winner | None:
    at = view.bonus_at
    return house_money.winner_at(table, at.seat) if isinstance(at, SeatAt) else None


def _is_free(table: Table) -> bool:
    held = (
        table.round.adjustment
        or table.round.meter_change
        or table.round.late_win
        or table.lasting.irregularity
    )
    return table.round.phase in IN_ROUND and table.lasting.key == RUN and not held


def _has_begun(table: Table) -> bool:
    drawn = len(table.round.cards.get(DEALER, ())) > 1
    return drawn or any(house_money.is_played(table, seat) for seat in table.setup.seats)


def _step(table: Table, view: PassingView) -> BonusStep:
    return _touched_step(table, view.bonus_at) or house_money.step(table) or BonusStep.DONE


def _touched_step(table: Table, at: BonusAt | None) -> BonusStep | None:
    """Return the step that was touched, as long as it can be answered."""
    match at:
        case SeatAt(seat):
            return BonusStep.PAY if house_money.winner_at(table, seat) else None
        case StepAt(step):
            return _step_again(table, step)
        case None:
            return None
        case _:
            assert_never(at)


def _step_again(table: Table, step: StripStep) -> BonusStep | None:
    match step:
        case StripStep.COLLECT:
            return BonusStep.COLLECT if house_money.losers(table) else None
        case StripStep.INSURE:
            is_open = peek.is_ace_up(table) and not peek.peeked(table)
            return BonusStep.INSURE if is_open else None
        case StripStep.PEEK:
            is_asked = table.round.bonus.peek or peek.needs_peek(table)
            if not is_asked or not _is_peek_by_touch(table):
                return None
            return BonusStep.PEEK if peek.up_card(table) is not None else BonusStep.UNSEEN
        case StripStep.SETTLE_INSURANCE:
            is_due = peek.insured(table) and peek.peeked(table)
            return BonusStep.SETTLE_INSURANCE if is_due else None
        case _:
            assert_never(step)


def _is_peek_by_touch(table: Table) -> bool:
    """True if no second card is known: one that is known is corrected on the card pad."""
    return len(table.round.cards.get(DEALER, ())) < 2


def _shows(table: Table) -> str:
    is_ace = peek.is_ace_up(table)
    return Msg("The dealer shows an ace") if is_ace else Msg("The dealer shows a ten")


def title_of(table: Table) -> str:
    """Name the strip: by House Money where somebody has bet it."""
    return Msg("House Money") if house_money.stakes(table) else Msg("Before play")


def _unseen_detail(table: Table) -> str:
    if house_money.is_offered(table.setup):
        return Msg("House Money: losers are collected before it, winners paid after it")
    return Msg("Against an ace offer insurance before it")


def _insured_words(table: Table) -> str:
    times = 2 if peek.peeked(table) == BLACKJACK else 1
    return joined(
        ", ",
        (
            Msg("seat {seat} {amount}", seat=seat, amount=chips(times * cents))
            for seat, cents in peek.insured(table).items()
        ),
    )


def _pay_prompt(table: Table, won: Winner) -> tuple[str, str]:
    others = [winner.seat for winner in house_money.to_ask(table) if winner.seat != won.seat]
    after = Msg("then seat {seat}", seat=others[0]) if others else ""
    amount = chips(won.win)
    if (level := house_money.level_of(table, won)) is not Role.DEALER:
        wins = Msg("Seat {seat} wins {amount}: press CARD", seat=won.seat, amount=amount)
        return wins, Msg("Pay once {card} card approves", card=a_role(level))
    if peek.peeked(table) == BLACKJACK:
        return Msg("Pay seat {seat} {amount}, nothing stays up", seat=won.seat, amount=amount), (
            after or Msg("Not with a dealer blackjack")
        )
    asks = Msg("Pay seat {seat} {amount}, then ask: LEAVE UP?", seat=won.seat, amount=amount)
    return asks, after


def _question(table: Table, at: BonusStep) -> tuple[str, str]:
    match at:
        case BonusStep.COLLECT:
            losers = house_money.stakes(table)
            said = joined(
                ", ",
                (
                    Msg("seat {seat} {amount}", seat=seat, amount=chips(losers[seat]))
                    for seat in house_money.losers(table)
                ),
            )
            return Msg("Collect the losers first"), Msg("House Money lost: {seats}", seats=said)
        case BonusStep.INSURE:
            return Msg("Ace up. Insurance?"), Msg("Half of the wager by one touch. Less by CARDS")
        case BonusStep.PEEK:
            is_ace = peek.is_ace_up(table)
            asked = (
                Msg("Ace up. Is it a blackjack?") if is_ace else Msg("Ten up. Is it a blackjack?")
            )
            if house_money.to_ask(table):
                return asked, Msg("Nothing of House Money is paid before the answer")
            return asked, Msg("No doubles, splits or hits until you answer")
        case BonusStep.UNSEEN:
            return Msg("Blackjack? Check the hole card"), _unseen_detail(table)
        case BonusStep.SETTLE_INSURANCE:
            who = _insured_words(table)
            if peek.peeked(table) == BLACKJACK:
                return Msg("Blackjack: insurance wins"), Msg("Pay 2 to 1: {seats}", seats=who)
            return Msg("No blackjack: insurance loses"), Msg("Collect: {seats}", seats=who)
        case BonusStep.DONE if not house_money.stakes(table):
            if peek.peeked(table) == BLACKJACK:
                return Msg("Dealer blackjack"), Msg("No draws. Settle the hands")
            if settle := _early_first(table):
                return settle, Msg("Play the hands after it")
            if _is_by_hand(table):
                return _asked_by_hand(table)
            return Msg("The hands can be played"), Msg("Doubles and splits are open")
        case BonusStep.DONE:
            if peek.peeked(table) == BLACKJACK:
                return Msg("House Money is done"), Msg("Dealer blackjack: nothing stays up")
            if settle := _early_first(table):
                return Msg("House Money is done"), settle
            if _is_by_hand(table):
                return _asked_by_hand(table)
            return Msg("House Money is done"), Msg("Play the hands")
    return "", ""


def _is_by_hand(table: Table) -> bool:
    """True while House Money is paid and asked at the table, its winners not being known here."""
    reached = stages.now(table)
    if not house_money.is_offered(table.setup) or reached is None or reached.key != "deal":
        return False
    staked = house_money.stakes(table)
    return not table.knows_wagers or any(len(known.first_two(table, one)) < 2 for one in staked)


def _asked_by_hand(table: Table) -> tuple[str, str]:
    following = stage_words(table)["next"]
    asks = Msg("Ask each winner: leave up all or part? Then touch {next}", next=following)
    return Msg("Settle House Money by hand"), asks


def _early_first(table: Table) -> str:
    """Name the jackpot that is settled before anybody plays, or nothing."""
    if not (waiting := early_jackpots(table)):
        return ""
    label = table.setup.jackpots[waiting[0]].label
    return Msg("Settle {jackpot}, then press {end}", jackpot=label, end=end_label(table.setup))


def _answers(table: Table, at: BonusStep, view: PassingView) -> tuple[Button[Any], ...]:
    is_later = view.next_thing(table).touch is Touch.CHIP
    state = ActionState.AVAILABLE if is_later else ActionState.NEXT  # chips are taken first
    match at:
        case BonusStep.COLLECT:
            return (_press(Do(CollectBonus()), Msg("COLLECTED"), state),)
        case BonusStep.INSURE:
            closed = _press(Do(CloseInsurance()), Msg("INSURANCE CLOSED"), state)
            return (*_insure(table), closed)
        case BonusStep.PEEK | BonusStep.UNSEEN:
            return _peek_answers(table, at)
        case BonusStep.SETTLE_INSURANCE:
            has_won = peek.peeked(table) == BLACKJACK
            done = Msg("PAID") if has_won else Msg("COLLECTED")
            return (_press(Do(SettleInsurance()), done, state),)
    return ()


def _press(press: Do, label: str, state: ActionState) -> Button[Any]:
    return Button(press, label, "check", "", state)


def _insure(table: Table) -> tuple[Button[Any], ...]:
    """Show each seat that may insure: half of its wager goes up, or comes back."""
    found = []
    for seat in table.setup.seats:
        most = blackjack_wagers.most_insurance(table, seat)
        if not most:
            continue
        insured = table.seat(seat).wagers.get(table.setup.duties.insures, 0)
        press = Do(InsureSeat(seat, 0 if insured else most))
        label = Msg("SEAT {seat}", seat=seat)
        amount = chips(insured or most)
        if won_at_once.takes_even_money(table, seat):
            even = chips(table.seat(seat).wagers.get(table.setup.duties.hands, 0))
            amount = Msg("Even money {amount}", amount=even)
        found.append(Button(press, label, "check" if insured else "plus", amount))
    return tuple(found)


def _peek_answers(table: Table, at: BonusStep) -> tuple[Button[Any], ...]:
    none, has_one = Msg("Play the hands"), Msg("No draws")
    if house_money.to_ask(table):
        none, has_one = Msg("Pay, then ask each winner"), Msg("Pay. Nothing can be left up")
    answers = (
        Button(Do(AnswerPeek(NO_BLACKJACK)), Msg("NO BLACKJACK"), "check", none),
        Button(Do(AnswerPeek(BLACKJACK)), "BLACKJACK", "cross", has_one),
    )
    if at is BonusStep.PEEK:
        return answers
    other = Button(
        Do(AnswerPeek(OTHER_CARD)), Msg("NO ACE, NO TEN"), "chevrons", Msg("Another card is up")
    )
    return (other, *answers)


def _pills(table: Table, at: BonusStep) -> tuple[PillModel, ...]:
    has_bonus = bool(house_money.stakes(table)) and at is not BonusStep.UNSEEN
    pills = [_collected(table, at)] if has_bonus else []
    is_settled = bool(peek.insured(table)) and bool(table.round.bonus.peek)
    if peek.offers_insurance(table.setup) and peek.is_ace_up(table) and not is_settled:
        pills.append(_insured(table, at))  # what was insured is told by how it is settled
    if peek.needs_peek(table) or table.round.bonus.peek or at is BonusStep.UNSEEN:
        pills.append(_peeked(table, at))
    if peek.insured(table) and peek.needs_peek(table):
        pills.append(_insurance_settled(table, at))
    pills += [_paid(table, at)] if has_bonus else []
    pills += _early(table, at)
    is_play = at is BonusStep.DONE and not early_jackpots(table)
    pills.append(PillModel(Msg("Play"), PanelStepState.NOW if is_play else PanelStepState.LATER))
    return tuple(pills)


def _collected(table: Table, at: BonusStep) -> PillModel:
    losers, stakes = house_money.losers(table), house_money.stakes(table)
    if not losers:
        return PillModel(Msg("Nothing to collect"), PanelStepState.DONE)
    seats = joined(", ", (str(seat) for seat in losers))
    if len(losers) == 1:
        seats = Msg("seat {seat} {amount}", seat=losers[0], amount=chips(stakes[losers[0]]))
    if at is BonusStep.COLLECT:
        return PillModel(Msg("Collect: {seats}", seats=seats), PanelStepState.NOW)
    again = StepAt(StripStep.COLLECT)
    return PillModel(Msg("Collected: {seats}", seats=seats), PanelStepState.DONE, again)


def _insured(table: Table, at: BonusStep) -> PillModel:
    if at is BonusStep.INSURE:
        return PillModel(Msg("Insurance"), PanelStepState.NOW)
    if not peek.is_insurance_over(table):
        return PillModel(Msg("Insurance"), PanelStepState.LATER)
    seats = joined(", ", (str(seat) for seat in peek.insured(table)))
    words = Msg("Insured: {seats}", seats=seats) if seats else Msg("No insurance")
    again = None if peek.peeked(table) else StepAt(StripStep.INSURE)
    return PillModel(words, PanelStepState.DONE, again)


def _insurance_settled(table: Table, at: BonusStep) -> PillModel:
    lost = peek.peeked(table) != BLACKJACK
    if at is BonusStep.SETTLE_INSURANCE or not table.round.bonus.insurance_settled:
        words = Msg("Collect insurance") if lost else Msg("Pay insurance")
        is_now = at is BonusStep.SETTLE_INSURANCE
        return PillModel(words, PanelStepState.NOW if is_now else PanelStepState.LATER)
    words = Msg("Insurance collected") if lost else Msg("Insurance paid")
    return PillModel(words, PanelStepState.DONE, StepAt(StripStep.SETTLE_INSURANCE))


def _peeked(table: Table, at: BonusStep) -> PillModel:
    if at in (BonusStep.PEEK, BonusStep.UNSEEN):
        return PillModel(Msg("Peek"), PanelStepState.NOW)
    saw = peek.peeked(table)
    if not saw:
        return PillModel(Msg("Peek"), PanelStepState.LATER)
    if saw == OTHER_CARD:
        return PillModel(Msg("No ace, no ten up"), PanelStepState.DONE, StepAt(StripStep.PEEK))
    words = Msg("Peek: blackjack") if saw == BLACKJACK else Msg("Peek: no blackjack")
    again = StepAt(StripStep.PEEK) if _is_peek_by_touch(table) else None
    return PillModel(words, PanelStepState.DONE, again)


def _paid(table: Table, at: BonusStep) -> PillModel:
    if not house_money.winners(table):
        return PillModel(Msg("No winner"), PanelStepState.DONE)
    if at is BonusStep.PAY:
        return PillModel(Msg("Pay and ask, seat 1 to 7"), PanelStepState.NOW)
    if house_money.to_ask(table):
        return PillModel(Msg("Pay and ask, seat 1 to 7"), PanelStepState.LATER)
    return PillModel(Msg("Paid and asked"), PanelStepState.DONE)


def _early(table: Table, at: BonusStep) -> list[PillModel]:
    found = []
    waiting = early_jackpots(table)
    for sensor, jackpot in table.setup.jackpots.items():
        if not is_settled_early(jackpot):
            continue
        state = PanelStepState.DONE
        if sensor in waiting:
            state = PanelStepState.NOW if at is BonusStep.DONE else PanelStepState.LATER
        words = Msg("{jackpot}, {sensor}", jackpot=jackpot.label, sensor=sensor)
        found.append(PillModel(words, state))
    return found


def _row(table: Table, winner: Winner, at: BonusStep, now: Winner | None) -> BonusRowModel:
    key, seat = SeatAt(winner.seat), str(winner.seat)
    amount = chips(winner.win)
    title = joined(", ", (table.setup.line_label(table.setup.duties.left_up, winner.line), amount))
    if now is not None and winner.seat == now.seat:
        is_dealers = house_money.level_of(table, winner) is Role.DEALER
        detail = Msg("paying now") if is_dealers else Msg("card first")
        return BonusRowModel(key, seat, title, detail, PanelStepState.NOW, amount=amount)
    if winner.left_up is not None:
        reason = house_money.refusal(table, winner.seat)
        return BonusRowModel(
            key, seat, title, _left_words(winner), PanelStepState.DONE, reason, amount
        )
    others = [other.seat for other in house_money.to_ask(table) if other != now]
    detail = Msg("next") if others[:1] == [winner.seat] else Msg("later")
    if at in (BonusStep.INSURE, BonusStep.PEEK, BonusStep.SETTLE_INSURANCE):
        detail = Msg("after the peek")
    elif at is BonusStep.COLLECT:
        detail = Msg("after the losers")
    return BonusRowModel(key, seat, title, detail, PanelStepState.LATER, Msg("Not yet"), amount)


def _left_words(winner: Winner) -> str:
    left = winner.left_up or 0
    if not left:
        return Msg("paid, none left")
    if left == winner.proceeds:
        return Msg("ALL left up: {amount}", amount=chips(left))
    return Msg("paid, left up: {amount}", amount=chips(left))
