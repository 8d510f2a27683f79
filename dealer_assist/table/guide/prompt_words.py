"""The words that a prompt may mention in braces, as the table stands."""

from collections.abc import Iterable, Mapping

from dealer_assist.jackpot.prizes import LEFT_TO_RIGHT
from dealer_assist.message import Msg, capitalized, either, joined, listed
from dealer_assist.rules.money import cents_shown, chips, dollars
from dealer_assist.rules.paytable import GameStage
from dealer_assist.table.events.asked import ANSWER, BETS, MARK, RULED
from dealer_assist.table.events.counting import SENSOR
from dealer_assist.table.events.must_hit import MUST_HIT
from dealer_assist.table.events.values import NotAWin
from dealer_assist.table.facts import (
    adjustments,
    bonus_bets,
    card_answers,
    ending,
    late_wins,
    meter_changes,
    paying,
    swipes,
    voids,
)
from dealer_assist.table.facts.chips import (
    early_jackpots,
    seats_of,
    that_stay,
    to_take,
    to_take_by_hand,
)
from dealer_assist.table.facts.dealing import peek, stages
from dealer_assist.table.facts.ending import Reason
from dealer_assist.table.facts.irregularities import steps
from dealer_assist.table.facts.judging import hand_ends
from dealer_assist.table.facts.settling import allowing, asking, walk
from dealer_assist.table.guide import must_hit_words
from dealer_assist.table.guide.controls import takes_no_winner
from dealer_assist.table.guide.walk_words import label_of
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Claim, Table
from dealer_assist.table.waiting import MeterChange
from dealer_assist.table.words import (
    a_printed_role,
    end_label,
    has_house_only,
    reason_said,
    seats_named,
)

WORDS = (
    *("chips", "seat", "seats", "off", "Seats", "winners", "wins", "card", "pays", "claims"),
    *("jackpot", "number", "first", "game", "step", "steps", "meter", "amount", "to_pay"),
    *("owed", "next", "end", "order", "way", "void", "reason", "returned", "settled", "barred"),
    *("cage", "back", "void_card", "bets", "bets_named", "asked", "asked_card", "envy_to_pay"),
)
"""What a prompt may mention in braces."""
_IN_FULL = 90  # letters that the prompt has room for


def at_stage(table: Table, stage: GameStage, said: Mapping[str, str]) -> tuple[str, str]:
    """Say what to do at a stage; folded hands are collected before anything else there.

    The last one leads to the end of the round, which no definition of a game has to say; where the
    showdown asks for a winner, NO WINNER stands in the place of the end, and the panel says so.
    """
    if (ended := _of_first_bets(table, stage, said["next"])) is not None:
        return ended
    line: str = Msg.of(stage.prompt, said)
    detail: str = Msg.of(stage.detail, said)
    is_walked = bool(walk.left(table) or walk.asked(table))
    if stages.is_last(table) and not is_walked and not takes_no_winner(table):
        detail = joined(". ", (detail, Msg("Then press {end}", end=said["end"])))
    if stage.may_fold and (folded := stages.folded_now(table)):
        detail = _of_folds(table, stage, seats_named(folded), detail)
    return line, detail


def _of_first_bets(table: Table, stage: GameStage, following: str) -> tuple[str, str] | None:
    """Name the bets on the first cards that lost, once their winners are paid.

    To settle them is not said a second time.
    """
    lost = hand_ends.lost_at_first(table, stage.needs)
    if lost is None or any(one.wager in stage.needs for one in bonus_bets.owed(table)):
        return None
    if not lost:
        return Msg("The bonus bets are settled. Touch {next}", next=following), ""
    seats = {wager: seats_named([one for one, bet in lost if bet == wager]) for _, wager in lost}
    named = (Msg("{wager}: {seats}", wager=label_of(table, bet), seats=seats[bet]) for bet in seats)
    taken = Msg("{bets}. Then touch {next}", bets=joined("; ", named), next=following)
    return Msg("Take the bonus bets that lost"), taken


def _of_folds(table: Table, stage: GameStage, seats: str, detail: str) -> str:
    """Say what is taken from seats that have folded; on a tie half of it, and the rest goes on.

    Where a wager pays by the hands dealt the cards stay: they count.
    """
    if stage.on_tie:
        return joined(". ", (Msg("Take half from {seats}", seats=seats), detail))
    following = stage_words(table)["next"]
    if table.setup.pays_by_hands:
        return Msg(
            "Folds, {seats}: take {wager}, leave cards. {next}",
            seats=seats,
            wager=table.setup.wagers[0].label,
            next=following,
        )
    return Msg("Pick up folded hands now: {seats}. Then {next}", seats=seats, next=following)


def stage_words(table: Table) -> dict[str, str]:
    """Return the words of the stages with their values."""
    return {
        "next": either(stage.label for stage in stages.coming(table)),
        "end": end_label(table.setup),
        "order": joined(", ", order(table)),
        "way": payment_way(table.setup),
    }


def payment_way(setup: TableSetup) -> str:
    """Say in which order this house pays its seats."""
    is_left_first = setup.payment_order == LEFT_TO_RIGHT
    return Msg("left to right") if is_left_first else Msg("right to left")


def order(table: Table, without: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the wagers in the order in which a seat is settled, as printed on the layout.

    A pay without a spot of its own is among them: the Ante Bonus lies on the Ante.
    """
    setup = table.setup
    printed = {row.key: row.label for row in setup.wagers}
    return tuple(
        printed.get(wager) or setup.label_of(wager).upper()
        for wager in setup.settles
        if wager not in without and (wager in printed or wager in setup.pays)
    )


def words(table: Table, selected: int | None) -> dict[str, str]:
    """Return the value of every word."""
    claimed = sorted({claim.seat for claim in table.round.claims}, key=table.setup.turn_to_pay)
    seats = claimed or chips_to_take(table)
    names = seats_named(seats) if seats else ""
    waiting = early_jackpots(table)
    now, asked, change = (
        table.lasting.irregularity,
        table.round.adjustment,
        table.round.meter_change,
    )
    late = table.round.late_win
    first = next(
        (one.approved_by for one in (asked, change, late) if one and one.approved_by), None
    )
    wins = table.round.pending.awards if table.round.pending else table.round.claims
    return {
        "chips": _wagers_seen(table),
        "seat": str(selected or ""),
        "seats": names,
        "Seats": capitalized(names),
        "off": _off(table, seats),
        "winners": capitalized(_winners(names, len(claimed))) if claimed else "",
        "wins": Msg("{n} wins", one="{n} win", n=len(wins)),
        "card": _card(table),
        "pays": _pays(table),
        "claims": _claims(table),
        "jackpot": table.setup.jackpots[waiting[0]].label if waiting else "",
        "number": listed([str(share.number) for share in asked.shares]) if asked else "",
        "first": first.name if first else "",
        "game": table.round.change_to,
        "step": str(now.step + 1) if now else "",
        "steps": str(steps(table.setup)),
        "meter": _meter(table, change) if change else "",
        "amount": dollars(cents_shown(change.to_micros)) if change else "",
        "to_pay": _to_pay(table),
        "envy_to_pay": _to_pay(table, envy=True),
        "owed": _owed(table),
        "void": str(table.round.voided.round if table.round.voided else table.round.number),
        "reason": reason_said(
            table.round.void_asked or (table.round.voided.reason if table.round.voided else "")
        ),
        "returned": returned_words(table),
        "settled": _settled(table),
        "back": _take_back(table),
        "bets": bets.title if (bets := _bets(table)) else "",
        "bets_named": bets.detail if bets else "",
        "asked": _asked(table),
        "asked_card": a_printed_role(_asked_role(table)),
        "void_card": a_printed_role(voids.role_needed(table)),
        "barred": table.lasting.barred,
        "cage": seats_named(seats_of_cage) if (seats_of_cage := _left_to_cage(table)) else "",
        **stage_words(table),
    }


def _wagers_seen(table: Table) -> str:
    if has_house_only(table.setup):
        return Msg("{n} jackpot wagers", one="{n} jackpot wager", n=table.chips_seen)
    return Msg("{n} progressive wagers", one="{n} progressive wager", n=table.chips_seen)


def in_general(key: str, said: Mapping[str, str]) -> str:
    """Say a prompt that is the same in every game; a game's file may still have its own."""
    match key:
        case "pay_seat":
            if said["envy_to_pay"]:
                return Msg("Pay envy at seat {seat}, then press PAID", seat=said["envy_to_pay"])
            return Msg("Pay seat {seat}, then press PAID", seat=said["to_pay"])
        case "pay_seat_detail":
            return said["owed"]
        case "settle_seat" | "settle_seat_detail" | "ask_seat" | "ask_seat_detail":
            return ""  # said by the seat that is settled
        case "relieve":
            return Msg("Swipe another dealer's card")
        case "relieve_detail":
            return said["barred"]
        case "pit_awards":
            return Msg("Seat {seat} waits for the pit. Do not pay yet", seat=said["to_pay"])
        case "pit_awards_detail":
            return Msg("{owed}: two cards at the pit award it", owed=said["owed"])
        case "pit_took_back":
            return Msg("Seat {seat}: do not pay. The pit released it", seat=said["to_pay"])
        case "pit_took_back_detail":
            return Msg("{owed}: back out the win, two cards", owed=said["owed"])
        case "take_back":
            return said["back"]
        case "take_back_detail":
            return Msg("Win backed out. Touch DONE when the money is in the tray")
        case "pay_bets":
            return said["bets"]
        case "pay_bets_detail" | "call_for_bets_detail":
            return said["bets_named"]
        case "call_for_bets":
            return said["bets"]
        case "asked_card":
            return Msg("Swipe {card} card", card=said["asked_card"])
        case "asked_card_detail":
            return said["asked"]
        case "all_paid" if said["cage"]:
            return Msg("Cage pays {seats}. Press {button}", seats=said["cage"], button=said["end"])
        case "all_paid" if said["settled"]:
            return Msg("Every prize is paid. Press {button}", button=said["end"])
        case "all_paid":
            return Msg("All winners paid. Press {button}", button=said["end"])
        case "all_paid_detail":
            return said["settled"]
        case "dealer_confirm":
            return Msg("Press DEALER CONFIRM")
        case "dealer_confirm_detail":
            return said["claims"]
        case "set_meter_first":
            return Msg("Swipe {card} card", card=said["card"])
        case "set_meter_first_detail":
            return Msg(
                "Sets {meter} to {amount}. A second person's card follows",
                meter=said["meter"],
                amount=said["amount"],
            )
        case "late_win_first":
            return Msg("Swipe {card} card", card=said["card"])
        case "late_win_first_detail":
            return Msg("Records the late win. A second person's card follows")
        case "late_win_second":
            return Msg("Swipe a second person's card")
        case "late_win_second_detail":
            return Msg("{first} has approved. Nothing is recorded yet", first=said["first"])
        case "set_meter_second":
            return Msg("Swipe a second person's card")
        case "set_meter_second_detail":
            return Msg(
                "{first} approved. {meter} not changed yet",
                first=said["first"],
                meter=said["meter"],
            )
        case "void_card":
            return Msg("Swipe {card} card", card=said["void_card"])
        case "void_card_detail":
            return Msg("Voids round {round}: {why}", round=said["void"], why=said["reason"])
        case "void_back":
            return Msg("Round {round} is void: give every wager back", round=said["void"])
        case "void_back_detail":
            return Msg("{returned}. Then reshuffle", returned=said["returned"])
        case "wrong_draw":
            return Msg("Stop. A supervisor rules on the card")
        case "exposed":
            return Msg("Stop. A supervisor rules on the exposed card")
        case "wrong_draw_detail" | "exposed_detail":
            return Msg("Do not move any cards")
        case "key_lost_claim" | "key_lost_back" | "key_lost_left":
            return Msg("Key switch lost: swipe a Supervisor's card")
        case "key_lost_claim_detail":
            return Msg("Card used in place of the key. {claims}", claims=said["claims"])
        case "key_lost_back_detail":
            return Msg("The win is on record. The card takes it off the meter, as RUN would")
        case "key_lost_left_detail":
            return Msg("Continues the round, same as RUN. Or fix the switch")
        case "key_holder":
            return Msg("Supervisor: swipe your card, then press J-POT")
        case "key_holder_detail":
            return Msg("Records who holds the key. {claims}", claims=said["claims"])
        case _:
            return ""


def returned_words(table: Table) -> str:
    """Name every seat of a void round with what it gets back, the first seat first."""
    rows = table.round.voided.returned if table.round.voided else ()
    if not rows:
        return Msg("To every player")
    return capitalized(joined(", ", (_amount_of(row.seat, chips(row.cents)) for row in rows)))


def chips_to_take(table: Table) -> list[int]:
    """List the seats whose locked chip still lies where it does not belong, unseen ones too."""
    lying = to_take(table)
    return seats_of((*lying, *to_take_by_hand(table))) if lying else []


def _card(table: Table) -> str:
    if table.round.adjustment:
        return a_printed_role(adjustments.role_needed(table, table.round.adjustment))
    if table.round.meter_change:
        return a_printed_role(meter_changes.role_needed(table, table.round.meter_change))
    if table.round.late_win:
        return a_printed_role(late_wins.role_needed(table, table.round.late_win))
    return a_printed_role(swipes.role_needed(table)) if table.round.pending else Msg("a staff")


def _meter(table: Table, change: MeterChange) -> str:
    return table.setup.jackpots[change.sensor].level(change.level).label


def _claims(table: Table) -> str:
    """Name each claim by seat, sensor and hand, in payment order, while that is short."""
    several = len(table.setup.jackpots) > 1

    def name(claim: Claim) -> str:
        seat, sensor, hand = claim.seat, claim.sensor, table.setup.line(claim.sensor, claim.line)
        if several:
            return Msg(
                "seat {seat}, sensor {sensor}: {hand}", seat=seat, sensor=sensor, hand=hand.label
            )
        return Msg("seat {seat}: {hand}", seat=seat, hand=hand.label)

    turn = table.setup.turn_to_pay
    ordered = sorted(table.round.claims, key=lambda claim: (turn(claim.seat), claim.sensor))
    text: str = joined("; ", map(name, ordered))
    if len(text) > _IN_FULL:
        text = seats_named(dict.fromkeys(one.seat for one in ordered))
    return capitalized(text)


def _pays(table: Table) -> str:
    """List the prizes of the last card and its envy; seat by seat while that stays short."""
    wins = [win for win in paying.recorded_now(table) if not paying.is_paid(table, win)]
    prizes = capitalized(
        joined(", ", (_amount_of(win.award.seat, dollars(win.award.prize)) for win in wins))
    )
    if not table.round.recorded_envy:
        return prizes
    turn = table.setup.turn_to_pay
    seats = sorted(table.round.recorded_envy.items(), key=lambda one: turn(one[0]))
    each = joined(", ", (_amount_of(seat, chips(cents)) for seat, cents in seats))
    in_full = Msg("{prizes}. Last, envy: {envy}", prizes=prizes, envy=each)
    if len(in_full) <= _IN_FULL:
        return in_full
    total = dollars(sum(table.round.recorded_envy.values()))
    return Msg("{prizes}. Last, envy {total}", prizes=prizes, total=total)


def _to_pay(table: Table, *, envy: bool = False) -> str:
    """Name the seat that is paid now; with `envy` only if it is paid nothing else."""
    due = next(iter(paying.dues(table)), None)
    return str(due.seat) if due and (due.envy or not envy) else ""


def _owed(table: Table) -> str:
    """Say what the seat that is to be paid now is handed, and what it gets besides."""
    left = paying.dues(table)
    if not left:
        return ""
    due = left[0]
    if due.envy:
        return Msg("{amount} envy, from the tray", amount=dollars(due.envy))
    envy = sum(one.envy for one in left if one.seat == due.seat)
    if envy:
        return Msg(
            "{amount} now, {envy} envy at the end", amount=dollars(due.cents), envy=chips(envy)
        )
    return dollars(due.cents)


def _take_back(table: Table) -> str:
    """Name the first seat that was handed what it is not due any more."""
    found = paying.to_take_back(table)
    if not found:
        return ""
    return Msg(
        "Take back {amount} from seat {seat}", amount=dollars(found[0].cents), seat=found[0].seat
    )


def _bets(table: Table) -> Reason | None:
    """Return the bonus bets that come first, as the panel lists them."""
    return next(iter(ending.bets_reasons(table)), None)


def _asked_role(table: Table) -> Role:
    if table.round.asked is None:
        return allowing.role_needed(table)
    return card_answers.role_needed(table)


def _asked(table: Table) -> str:
    """Say what the card that is asked for does."""
    asked = table.round.asked
    if asked is None:
        return ""
    if asked.what == BETS:
        allowed = ending.bets_named(table, allowing.to_allow(table))
        return Msg("Approves {bets}", bets=allowed)
    if asked.what == ANSWER:
        owed = asking.base_pay(table, asked.hands[0].seat)
        return Msg("Approves {bets}", bets=ending.bets_named(table, (owed.bet,) if owed else ()))
    if asked.what == MUST_HIT:
        return must_hit_words.recorded_by_card(table)
    if asked.what == MARK:
        return Msg("Marks the wager at seat {seat}: no sensor sees it", seat=asked.hands[0].seat)
    if asked.what == RULED:
        return Msg("Records the card as fixed. The round continues")
    if asked.what == SENSOR:
        return Msg("Removes the wager at seat {seat}", seat=asked.hands[0].seat)
    hands = [_denied(table, hand) for hand in asked.hands]
    bets = [
        Msg("seat {seat}: {hand}", seat=bet.seat, hand=table.setup.label_of(bet.key))
        for bet in asked.bets
    ]
    gone = (*asked.hands, *asked.bets)
    reason = reason_said(gone[0].reason) if gone else ""
    return Msg("NOT A WIN: {hands}. {reason}", hands=listed([*hands, *bets]), reason=reason)


def _denied(table: Table, win: NotAWin) -> str:
    """Name a hand that is to go, and the one that was pressed in its place."""
    hand = table.setup.line(win.key, win.line).label
    if not win.now:
        return Msg("seat {seat}: {hand}", seat=win.seat, hand=hand)
    now = table.setup.line(win.key, win.now).label
    return Msg("seat {seat}: {hand} replaced by {now}", seat=win.seat, hand=hand, now=now)


def _left_to_cage(table: Table) -> tuple[int, ...]:
    return tuple(dict.fromkeys(payment.seat for payment in table.round.payments if payment.by_cage))


def _settled(table: Table) -> str:
    """Say what else is settled before the end, where the game has wagers besides jackpots.

    The end of a jackpot that is settled first ends no wager.
    """
    if early_jackpots(table):
        return Msg("Play the hands after it")
    if walk.is_over(table):
        return ""
    is_insured = bool(peek.insured(table)) and not table.round.bonus.insurance_settled
    is_known = table.round.bonus.insurance_closed or peek.up_card(table) is not None
    gone = (table.setup.duties.insures,) if is_known and not is_insured else ()
    others = order(table, gone)
    if not others:
        return ""
    return Msg("Once {wagers} are settled too", wagers=joined(", ", others))


def _amount_of(seat: int, amount: str) -> str:
    return Msg("seat {seat} {amount}", seat=seat, amount=amount)


def _off(table: Table, seats: Iterable[int]) -> str:
    """Name the seats that something is taken off, their numbers alone: off seats 1, 2, 3.

    With two sensors the one whose chips are taken is named, and the one whose chips stay.
    """
    numbers = [str(seat) for seat in seats]
    places = joined(", ", numbers)
    taken = {sensor for _, sensor in to_take(table)}
    stay = {sensor for _, sensor in that_stay(table)}
    if taken and taken != set(table.setup.jackpots):
        sensor = joined(", ", sorted(taken))
        off = Msg("{sensor} off seat {seats}", sensor=sensor, seats=places)
        if not stay:
            return off
        return Msg("{off}, leave {other}", off=off, other=joined(", ", sorted(stay)))
    return Msg("From seats {seats}", one="From seat {seats}", n=len(numbers), seats=places)


def _winners(names: str, seats: int) -> str:
    return Msg("{seats} have winning hands", one="{seats} has a winning hand", n=seats, seats=names)
