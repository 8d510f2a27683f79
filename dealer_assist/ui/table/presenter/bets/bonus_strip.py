"""Before the hands are played, on the table screen: collect, insure, peek, pay and ask."""

from dealer_assist.message import Msg, capitalized, joined
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.commands.asked import AskForBets
from dealer_assist.table.commands.round import (
    AnswerBonus,
    AnswerPeek,
    CloseInsurance,
    CollectBonus,
    InsureSeat,
    SettleInsurance,
)
from dealer_assist.table.events.round import BLACKJACK, NO_BLACKJACK, OTHER_CARD
from dealer_assist.table.events.values import RUN
from dealer_assist.table.facts.chips import early_jackpots, is_settled_early
from dealer_assist.table.facts.dealing import blackjack_wagers, house_money, peek
from dealer_assist.table.facts.dealing.house_money import BonusStep, Winner
from dealer_assist.table.places import DEALER
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Table
from dealer_assist.table.words import a_role, end_label, seats_named
from dealer_assist.ui.models.actions import ActionModel, ActionState, AmountModel, Do
from dealer_assist.ui.table.model.panel import (
    BonusRowModel,
    BonusStripModel,
    PanelStepState,
    PillModel,
    StripKeyModel,
    WinnerModel,
)
from dealer_assist.ui.table.presenter.view import IN_ROUND, PassingView

COLLECT, INSURE, SETTLE, PEEK = "collect", "insure", "settle_insurance", "peek"
NONE, PART, ALL, KEYPAD = "none", "part", "all", "keypad"
REOPENED = (COLLECT, INSURE, SETTLE, PEEK)
"""Steps that may be touched and answered again."""
STEPS = {"-2500": -2500, "-500": -500, "+500": 500, "+2500": 2500}
"""The keys that change a part, in cents."""
_FIVE, _ONE = 500, 100


def is_due(table: Table) -> bool:
    """Tell whether something is to be done before anything else that the cards say."""
    return house_money.step(table) not in (None, BonusStep.DONE) and _is_free(table)


def stands(table: Table, view: PassingView) -> bool:
    """Tell whether the strip takes the panel: until it is done, then until somebody plays."""
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
        tuple(_row(table, one, at, won) for one in house_money.winners(table)),
        question,
        detail,
        _answers(table, at),
        _winner(table, view, won) if won else None,
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
            return Msg("Look for blackjack before anybody draws"), _shows(table)
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
    """Give the winner who is paid now: the one that was touched, else the next to ask."""
    if view.bonus_at.isdigit() and (won := house_money.winner_at(table, int(view.bonus_at))):
        return won
    return next(iter(house_money.to_ask(table)), None)


def draft_of(view: PassingView, won: Winner) -> int | None:
    """Give what is chosen to stay up, before DONE; an answer of before stands until changed."""
    if view.bonus_draft is not None and view.bonus_draft[0] == won.seat:
        return view.bonus_draft[1]
    return won.left_up


def a_part(won: Winner) -> int:
    """Give the part that PART begins with: about half, in chips that a table has."""
    half = won.proceeds // 2
    for chip in (_FIVE, _ONE):
        if half >= chip:
            return half - half % chip
    return half


def keypad_model(won: Winner, cents: int) -> AmountModel:
    """Ask for the part by keypad."""
    return AmountModel(
        Msg("LEAVE UP at seat {seat}", seat=won.seat),
        Msg("Up to {most}, the win with its stake", most=chips(won.proceeds)),
        won.proceeds,
        cents,
        ((Msg("NONE"), 0), (Msg("ALL"), won.proceeds)),
    )


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
    if view.bonus_at == COLLECT and house_money.losers(table):
        return BonusStep.COLLECT
    by_touch = len(table.round.cards.get(DEALER, ())) < 2
    if view.bonus_at == PEEK and by_touch and (table.round.bonus.peek or peek.needs_peek(table)):
        return BonusStep.PEEK if peek.up_card(table) is not None else BonusStep.UNSEEN
    if view.bonus_at == INSURE and peek.is_ace_up(table) and not peek.peeked(table):
        return BonusStep.INSURE
    if view.bonus_at == SETTLE and peek.insured(table) and peek.peeked(table):
        return BonusStep.SETTLE_INSURANCE
    if view.bonus_at.isdigit() and house_money.winner_at(table, int(view.bonus_at)):
        return BonusStep.PAY
    return house_money.step(table) or BonusStep.DONE


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
    others = [one.seat for one in house_money.to_ask(table) if one.seat != won.seat]
    after = Msg("then seat {seat}", seat=others[0]) if others else ""
    amount = chips(won.win)
    if (level := house_money.level_of(table, won)) is not Role.DEALER:
        wins = Msg("Seat {seat} wins {amount}: press CARD", seat=won.seat, amount=amount)
        return wins, Msg("It is paid once {card} card allows it", card=a_role(level))
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
            return Msg("Ace up. Who insures?"), Msg("Half of the wager by one touch; less by CARDS")
        case BonusStep.PEEK:
            is_ace = peek.is_ace_up(table)
            asked = (
                Msg("Ace up. Is it a blackjack?") if is_ace else Msg("Ten up. Is it a blackjack?")
            )
            if house_money.to_ask(table):
                return asked, Msg("Nothing of House Money is paid before the answer")
            return asked, Msg("Nobody doubles, splits or draws before the answer")
        case BonusStep.UNSEEN:
            return Msg("What lies under your up card?"), _unseen_detail(table)
        case BonusStep.SETTLE_INSURANCE:
            who = _insured_words(table)
            if peek.peeked(table) == BLACKJACK:
                return Msg("Blackjack: insurance wins"), Msg("Pay 2 to 1: {seats}", seats=who)
            return Msg("No blackjack: insurance loses"), Msg("Collect: {seats}", seats=who)
        case BonusStep.DONE if not house_money.stakes(table):
            if peek.peeked(table) == BLACKJACK:
                return Msg("Dealer blackjack"), Msg("Nobody draws; settle the hands")
            if settle := _early_first(table):
                return settle, Msg("Play the hands after it")
            return Msg("The hands can be played"), Msg("Doubles and splits are open")
        case BonusStep.DONE:
            if peek.peeked(table) == BLACKJACK:
                return Msg("House Money is done"), Msg("Dealer blackjack: nothing stays up")
            if settle := _early_first(table):
                return Msg("House Money is done"), settle
            return Msg("House Money is done"), Msg("Play the hands")
    return "", ""


def _early_first(table: Table) -> str:
    """Name the jackpot that is settled before anybody plays, or nothing."""
    if not (waiting := early_jackpots(table)):
        return ""
    label = table.setup.jackpots[waiting[0]].label
    return Msg("Settle {jackpot}, then press {end}", jackpot=label, end=end_label(table.setup))


def _answers(table: Table, at: BonusStep) -> tuple[ActionModel, ...]:
    match at:
        case BonusStep.COLLECT:
            return (_next(Do(CollectBonus()), Msg("COLLECTED")),)
        case BonusStep.INSURE:
            return (*_insure(table), _next(Do(CloseInsurance()), Msg("INSURANCE CLOSED")))
        case BonusStep.PEEK | BonusStep.UNSEEN:
            return _peek_answers(table, at)
        case BonusStep.SETTLE_INSURANCE:
            has_won = peek.peeked(table) == BLACKJACK
            return (_next(Do(SettleInsurance()), Msg("PAID") if has_won else Msg("COLLECTED")),)
    return ()


def _next(press: Do, label: str) -> ActionModel:
    return ActionModel(press, label, "check", "", ActionState.NEXT)


def _insure(table: Table) -> tuple[ActionModel, ...]:
    """Show each seat that may insure: half of its wager goes up, or comes back."""
    found = []
    for seat in table.setup.seats:
        most = blackjack_wagers.most_insurance(table, seat)
        if not most:
            continue
        insured = table.seat(seat).wagers.get(table.setup.duties.insures, 0)
        press = Do(InsureSeat(seat, 0 if insured else most))
        label = Msg("SEAT {seat}", seat=seat)
        if insured:
            found.append(ActionModel(press, label, "check", chips(insured)))
        else:
            found.append(ActionModel(press, label, "plus", chips(most)))
    return tuple(found)


def _peek_answers(table: Table, at: BonusStep) -> tuple[ActionModel, ...]:
    none, has_one = Msg("Play the hands"), Msg("Nobody draws")
    if house_money.to_ask(table):
        none, has_one = Msg("Pay, then ask each winner"), Msg("Pay, nothing may stay up")
    answers = (
        ActionModel(Do(AnswerPeek(NO_BLACKJACK)), Msg("NO BLACKJACK"), "check", none),
        ActionModel(Do(AnswerPeek(BLACKJACK)), "BLACKJACK", "cross", has_one),
    )
    if at is BonusStep.PEEK:
        return answers
    other = ActionModel(
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
    return PillModel(Msg("Collected: {seats}", seats=seats), PanelStepState.DONE, COLLECT)


def _insured(table: Table, at: BonusStep) -> PillModel:
    if at is BonusStep.INSURE:
        return PillModel(Msg("Insurance"), PanelStepState.NOW)
    if not peek.is_insurance_over(table):
        return PillModel(Msg("Insurance"), PanelStepState.LATER)
    seats = joined(", ", (str(seat) for seat in peek.insured(table)))
    words = Msg("Insured: {seats}", seats=seats) if seats else Msg("No insurance")
    return PillModel(words, PanelStepState.DONE, "" if peek.peeked(table) else INSURE)


def _insurance_settled(table: Table, at: BonusStep) -> PillModel:
    lost = peek.peeked(table) != BLACKJACK
    if at is BonusStep.SETTLE_INSURANCE or not table.round.bonus.insurance_settled:
        words = Msg("Collect insurance") if lost else Msg("Pay insurance")
        is_now = at is BonusStep.SETTLE_INSURANCE
        return PillModel(words, PanelStepState.NOW if is_now else PanelStepState.LATER)
    words = Msg("Insurance collected") if lost else Msg("Insurance paid")
    return PillModel(words, PanelStepState.DONE, SETTLE)


def _peeked(table: Table, at: BonusStep) -> PillModel:
    if at in (BonusStep.PEEK, BonusStep.UNSEEN):
        return PillModel(Msg("Peek"), PanelStepState.NOW)
    saw = peek.peeked(table)
    if not saw:
        return PillModel(Msg("Peek"), PanelStepState.LATER)
    if saw == OTHER_CARD:
        return PillModel(Msg("No ace, no ten up"), PanelStepState.DONE, PEEK)
    words = Msg("Peek: blackjack") if saw == BLACKJACK else Msg("Peek: no blackjack")
    # A second card that is known is corrected on the card pad.
    by_touch = len(table.round.cards.get(DEALER, ())) < 2
    return PillModel(words, PanelStepState.DONE, PEEK if by_touch else "")


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


def _row(table: Table, one: Winner, at: BonusStep, now: Winner | None) -> BonusRowModel:
    seat = str(one.seat)
    amount = chips(one.win)
    title = joined(", ", (table.setup.line_label(table.setup.duties.left_up, one.line), amount))
    if now is not None and one.seat == now.seat:
        is_dealers = house_money.level_of(table, one) is Role.DEALER
        detail = Msg("paying now") if is_dealers else Msg("card first")
        return BonusRowModel(seat, seat, title, detail, PanelStepState.NOW, amount=amount)
    if one.left_up is not None:
        reason = house_money.refusal(table, one.seat)
        return BonusRowModel(
            seat, seat, title, _left_words(one), PanelStepState.DONE, reason, amount
        )
    others = [other.seat for other in house_money.to_ask(table) if other != now]
    detail = Msg("next") if others[:1] == [one.seat] else Msg("later")
    if at in (BonusStep.INSURE, BonusStep.PEEK, BonusStep.SETTLE_INSURANCE):
        detail = Msg("after the peek")
    elif at is BonusStep.COLLECT:
        detail = Msg("after the losers")
    return BonusRowModel(seat, seat, title, detail, PanelStepState.LATER, Msg("Not yet"), amount)


def _left_words(one: Winner) -> str:
    left = one.left_up or 0
    if not left:
        return Msg("paid, none left")
    if left == one.proceeds:
        return Msg("ALL left up: {amount}", amount=chips(left))
    return Msg("paid, left up: {amount}", amount=chips(left))


def _winner(table: Table, view: PassingView, won: Winner) -> WinnerModel:
    is_shut = peek.peeked(table) == BLACKJACK
    chosen = 0 if is_shut else draft_of(view, won)
    why_not = Msg("Not with a dealer blackjack") if is_shut else ""
    cards = table.round.cards.get(str(won.seat), ())[:2]
    return WinnerModel(
        Msg("SEAT {seat}", seat=won.seat),
        cards,
        table.setup.line_label(table.setup.duties.left_up, won.line),
        Msg("{pay} on {stake}", pay=str(won.pay), stake=chips(won.stake)),
        Msg("PAY {amount}", amount=dollars(won.win)),
        Msg("LEAVE UP"),
        why_not or Msg("of {amount}", amount=dollars(won.proceeds)),
        _choices(won, chosen, why_not),
        _steps(why_not),
        _done(table, won, chosen),
    )


def _choices(won: Winner, chosen: int | None, why_not: str) -> tuple[StripKeyModel, ...]:
    is_part = chosen is not None and 0 < chosen < won.proceeds
    part = chosen if is_part and chosen else a_part(won)
    none_takes = Msg("Takes {amount}", amount=dollars(won.proceeds))
    part_takes = Msg("Takes {amount}", amount=dollars(won.proceeds - part))
    return (
        StripKeyModel(NONE, Msg("NONE"), none_takes, is_chosen=chosen == 0, reason=why_not),
        StripKeyModel(
            PART,
            Msg("PART {amount}", amount=dollars(part)),
            part_takes,
            is_chosen=is_part,
            reason=why_not,
        ),
        StripKeyModel(
            ALL,
            Msg("ALL {amount}", amount=dollars(won.proceeds)),
            Msg("Takes nothing"),
            is_chosen=chosen == won.proceeds,
            reason=why_not,
        ),
    )


def _steps(why_not: str) -> tuple[StripKeyModel, ...]:
    keys = [
        StripKeyModel(key, f"{'+' if cents > 0 else '–'} {chips(abs(cents))}", reason=why_not)
        for key, cents in STEPS.items()
    ]
    return (*keys, StripKeyModel(KEYPAD, Msg("KEYPAD"), icon="keypad", reason=why_not))


def _done(table: Table, won: Winner, chosen: int | None) -> ActionModel:
    others = [one.seat for one in house_money.to_ask(table) if one.seat != won.seat]
    label = Msg("DONE, SEAT {seat} NEXT", seat=others[0]) if others else Msg("DONE")
    if (level := house_money.level_of(table, won)) is not Role.DEALER:
        needs = Msg("Needs {card} card", card=a_role(level))
        # It takes the place of DONE, which was touched for the winner before.
        return ActionModel(
            Do(AskForBets()), Msg("CARD"), "card", needs, ActionState.NEXT, is_judged=True
        )
    if chosen is None:
        ask = Msg("Ask: none, part or all?")
        return ActionModel("", label, "check", ask, ActionState.NOT_YET, ask)
    before = won.left_up or 0
    entire = blackjack_wagers.entire_wager(table, won.seat) - before + chosen
    return ActionModel(
        Do(AnswerBonus(won.seat, chosen)),
        label,
        "check",
        Msg("Entire wager {amount}", amount=dollars(entire)),
        ActionState.NEXT,
    )
