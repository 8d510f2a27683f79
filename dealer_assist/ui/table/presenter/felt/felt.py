"""Seats and lamps as they show on the felt."""

from dealer_assist.jackpot.prizes import LEFT_TO_RIGHT
from dealer_assist.message import Msg, capitalized, joined
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.events.values import JPH, HandMark
from dealer_assist.table.facts import chips as chip_rules
from dealer_assist.table.facts import claims, comparing, marks, must_hit, tokes
from dealer_assist.table.facts.dealing import stages, who_plays
from dealer_assist.table.facts.next_thing import Asks, Touch, next_thing
from dealer_assist.table.facts.paying import is_paid
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.guide import chip_words, controls
from dealer_assist.table.guide.controls import ControlStanding
from dealer_assist.table.guide.next_step import face_up_in_short, seats_face_up
from dealer_assist.table.setup.table_setup import ASK, Spot
from dealer_assist.table.state import Lamp, Phase, Sensor, Table
from dealer_assist.table.words import start_label
from dealer_assist.ui.table.actions import PlaysTouched
from dealer_assist.ui.table.model.panel import PayFootModel
from dealer_assist.ui.table.model.table import (
    ClaimModel,
    FeltModel,
    FootKeyModel,
    LampModel,
    LampState,
    PadModel,
    SeatModel,
    SeatState,
    WagerRow,
)
from dealer_assist.ui.table.presenter.bets import bonus_strip
from dealer_assist.ui.table.presenter.bets.folds import fold_keys, folded_words, live_words
from dealer_assist.ui.table.presenter.bets.sides import asks_side
from dealer_assist.ui.table.presenter.bets.street_question import foot_words, seat_asked
from dealer_assist.ui.table.presenter.cards import compare, hand_acts, two_hands
from dealer_assist.ui.table.presenter.cards.cards import card_rows, seat_cards, side_models
from dealer_assist.ui.table.presenter.cards.set_hands import set_model
from dealer_assist.ui.table.presenter.felt.wager_rows import rows_of
from dealer_assist.ui.table.presenter.jackpots import link
from dealer_assist.ui.table.presenter.pay import ask_walk, settle_walk
from dealer_assist.ui.table.presenter.pay.pay_walk import envy_beside, foot_of, shows_walk
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.value import replace

_TAKING = ("take_chips", "clear_chips")
"""The steps at which chips are taken off the sensors."""
_IN_PLAY = (Phase.IN_PLAY, Phase.RECORDED, Phase.SWIPE)


FAULT_WORDS = {
    "stuck": Msg("STUCK"),
    "dirty": Msg("DIRTY"),
    "unpowered": Msg("NO POWER"),
    "lost": Msg("LOST"),
    "reset": Msg("RESET"),
    "clash": Msg("CLASH"),
    "unseen": Msg("NOT SEEN"),
    "late": Msg("TOO LATE"),
    "swapped": Msg("SWAPPED"),
}
REMEDIES = {"stuck": Msg("LIFT CHIP"), "dirty": Msg("CLEAN SENSOR")}
_CUES: dict[Phase, tuple[str, str]] = {
    Phase.BETTING: (Msg("BETS OPEN"), ""),
    Phase.CLOSED: (Msg("TABLE CLOSED"), ""),
    Phase.HALTED: (Msg("TABLE HALTED"), ""),
}


def felt_model(table: Table, view: PassingView) -> FeltModel:
    """Show every seat, and the cue on the cloth."""
    wins = claims.awards_of(table)[0] if table.round.claims else []
    prizes = {(award.seat, sensor): award.prize for sensor, award in wins}
    cue, icon = _CUES.get(table.round.phase) or _cue_in_play(table)
    if table.lasting.key == JPH:
        cue, icon = Msg("TABLE HELD WHILE KEY IS AT JPH"), "padlock"
        if table.lasting.key_is_lost:
            cue = Msg("TABLE HELD, KEY NOT SEEN")
    elif view.next_thing(table).what == "base_game":
        cue = Msg("BASE GAME ONLY")
    elif said := _marked_cue(table):
        cue = said
    pads: tuple[PadModel, ...] = ()
    if view.simulated_chips is not None:
        pads = tuple(
            PadModel(
                seat, _pad(table, seat, sensor), (seat, sensor) in view.simulated_chips, sensor
            )
            for seat, sensor in table.setup.spots
        )
    next_seat = _next_seat(table, view)
    is_hand = bool(view.next_thing(table).line)  # that hand is amber
    to_take = _to_take(table) if next_seat is None and not is_hand else ()
    seats = tuple(
        _with_chips_to_take(
            _seat(table, view, seat, prizes, is_next=seat == next_seat), table, to_take
        )
        for seat in table.setup.seats
    )
    rows, sides = card_rows(table), side_models(table, view)
    if rows or sides:
        cue = icon = ""  # the cards lie where it is printed
    return FeltModel(seats, cue, icon, pads, rows, sides)


def _marked_cue(table: Table) -> str:
    """Say on the cloth, while bets are open, which wagers no sensor sees."""
    marked = marks.by_hand(table)
    if not marked or table.round.phase is not Phase.BETTING:
        return ""
    if not all(one.fault for one in table.sensors.values()):
        return Msg("{n} WAGERS MARKED BY HAND", one="{n} WAGER MARKED BY HAND", n=len(marked))
    return Msg("{n} MARKED BY HAND. OTHERS: BASE GAME", n=len(marked))


def _cue_in_play(table: Table) -> tuple[str, str]:
    """Name the seats that still decide; the way to pay shows when the hands are settled."""
    if stages.undecided(table):
        return stages.undecided_words(table).upper(), ""
    if kept := face_up_in_short(table):
        return kept.upper(), ""
    is_settling = stages.now(table) is None or stages.is_last(table) or table.wins_to_pay
    if not is_settling:
        return "", ""
    if table.setup.payment_order == LEFT_TO_RIGHT:
        return Msg("PAY LEFT TO RIGHT"), "arrow-right"
    return Msg("PAY RIGHT TO LEFT"), "arrow-left"


def _next_seat(table: Table, view: PassingView) -> int | None:
    """Return the seat to be touched next: the cards' winner, or the one that the pay walk is at."""
    thing = view.next_thing(table)
    is_paid_now = thing.what == "pay_seat" and not shows_walk(table, view)
    is_seen_again = view.selected is not None and comparing.is_done(table, view.selected)
    is_compared_now = thing.asks is Asks.COMPARE and is_seen_again
    is_touched_next = thing.touch is Touch.SEAT or is_paid_now or is_compared_now
    return thing.seat if is_touched_next else None


def _seat(
    table: Table,
    view: PassingView,
    number: int,
    prizes: dict[tuple[int, str], int],
    *,
    is_next: bool,
) -> SeatModel:
    cards, cards_note = seat_cards(table, number)
    sensors = [table.sensor((number, sensor)) for sensor in table.setup.jackpots]
    state = _state(table, number, sensors)
    is_empty = state in (SeatState.EMPTY, SeatState.NOT_KNOWN)
    live = live_words(table, number)
    pay = _goes_back(table, number) or foot_of(table, number)
    is_left = bool(live) and (stages.needs_cards(table, number) or not table.seat(number).wagers)
    shows_cards = state is SeatState.IN_PLAY or (state is SeatState.FOLDED and is_left)
    laid = set_model(table, number) if shows_cards else None
    settled = compare.foot(table, number) if laid else ""
    ended = settle_walk.foot(table, number) or ask_walk.foot(table, view, number)
    # While it is paid one amount stands in the foot: the prize is one of its lines.
    claim = None if settle_walk.is_paid_now(table, number) else _claim(table, number, prizes)
    hands = hand_acts.hand_strips(table, view, number) if shows_cards and not claim else ()
    if pay and len(hands) > 1:  # room for one strip over what is owed; who is paid plays on
        pay, hands = (None, hands) if pay.is_paid and not stages.is_last(table) else (pay, ())
    keys: tuple[FootKeyModel, ...] = ()
    if not (pay or claim or walk.at(table, number)):  # no FOLD or UNDO under what is won or owed
        keys = fold_keys(table, number, is_in_play=state is SeatState.IN_PLAY)
        if is_empty:
            keys = _plays_keys(table, number)
    return SeatModel(
        number=number,
        state=SeatState.SETTLED if settled or (ended and _is_over(table, number, state)) else state,
        foot=settled
        or ended
        or (laid.result if laid else "")
        or _foot(table, view, number, state, sensors),
        foot_detail=_vouched(table, number, state),
        foot_icon="hand" if state is SeatState.FAULT and _is_markable(table, number) else "",
        lamps=tuple(
            _lamp(table, (number, name), is_empty=is_empty) for name in table.setup.jackpots
        ),
        rows=_does_not_count(table, number)
        if is_empty
        else hand_acts.in_short((*rows_of(table, number), *_face_up(table, number)), len(hands)),
        claim=claim,
        is_selected=number == (_in_panel(table, view) or seat_asked(table, view) or view.selected),
        is_next=is_next,
        reason=_reason(table, number),
        cards=cards if shows_cards and not hands else (),
        cards_note=cards_note if shows_cards and not hands else "",
        pay=pay,
        live=live,
        keys=keys,
        set=laid,
        two=two_hands.two_hands_model(table, number) if shows_cards else None,
        hands=hands,
        ends=bool(ended) and not settled,
        is_now=settle_walk.is_at(table, view, number),
    )


def _is_over(table: Table, number: int, state: SeatState) -> bool:
    """True if a seat that played was settled in the walk; one that folded looks so anyway."""
    return state is SeatState.IN_PLAY and settle_walk.is_done(table, number)


def _does_not_count(table: Table, number: int) -> tuple[WagerRow, ...]:
    """Say on an empty seat that the chip on its sensor does not count."""
    if not any(table.lamp((number, name)) is Lamp.NO_GAME for name in table.setup.jackpots):
        return ()
    said = (Msg("Not counted"), Msg("Give it back"))
    return tuple(WagerRow(words, is_note=True) for words in said)


def _face_up(table: Table, number: int) -> tuple[WagerRow, ...]:
    """Mark the hand that others get envy for: it is not locked up before they have it."""
    return (WagerRow(Msg("LEAVE FACE UP"), is_note=True),) if number in seats_face_up(table) else ()


def _in_panel(table: Table, view: PassingView) -> int | None:
    """Return the seat that is asked to switch, or whose House Money is paid: the strip's frame."""
    one = ask_walk.seat_now(table, view)
    by_the_dealer = one.seat if one is not None else None
    for asked in (
        two_hands.seat_asked(table, view),
        hand_acts.seat_asked(table, view),
        by_the_dealer,
    ):
        if asked is not None:
            return asked
    if not bonus_strip.stands(table, view):
        return None
    won = bonus_strip.strip_model(table, view).winner
    now = bonus_strip.winner_now(table, view) if won else None
    return now.seat if now else None


def _to_take(table: Table) -> tuple[Spot, ...]:
    """Return the chips that are taken off now: into the tray, or collected and given back.

    Not while a claim or a payment comes first: amber is one thing alone.
    """
    spots = (*chip_rules.to_take(table), *chip_rules.to_clear(table))
    spots = (*spots, *(chip_rules.to_take_by_hand(table) if spots else ()))
    return spots if spots and next_thing(table).what in _TAKING else ()


def chips_taken_at(table: Table, number: int) -> tuple[Spot, ...]:
    """Return the chips of a seat whose tile says that they are taken off now."""
    return tuple(spot for spot in _to_take(table) if spot[0] == number)


def _with_chips_to_take(seat: SeatModel, table: Table, to_take: tuple[Spot, ...]) -> SeatModel:
    """Ask for the chips of a seat in its head, if any of them is to be taken."""
    if not any(number == seat.number for number, _ in to_take):
        return seat
    lamps = tuple(
        LampModel(LampState.LOCKED, Msg("TAKE CHIP"), is_to_take=True)
        if (seat.number, name) in to_take
        else lamp
        for name, lamp in zip(table.setup.jackpots, seat.lamps, strict=True)
    )
    return replace(seat, lamps=lamps, is_next=True)


def spots_left(table: Table, number: int) -> list[Spot]:
    """Return the sensors of a seat on which a chip of the last round lies."""
    spots = [(number, sensor) for sensor in table.setup.jackpots]
    return [spot for spot in spots if table.sensor(spot).lamp is Lamp.LEFT]


def asks_playing(table: Table, number: int) -> bool:
    """True if a touch says that a seat plays, or that it does not after all."""
    if not who_plays.is_asked(table) or number not in table.setup.seats:
        return False
    if table.round.phase is not Phase.BETTING:
        return (
            not table.setup.jackpots and table.round.phase in _IN_PLAY and _is_said(table, number)
        )
    if table.setup.game_wager == ASK:
        return table.seat(number).is_playing or not table.plays(number)
    return not any(table.bets((number, sensor)) for sensor in table.setup.jackpots)


def _is_said(table: Table, number: int) -> bool:
    """True if nothing but the dealer's word says how a seat stands."""
    seat = table.seat(number)
    return not seat.has_folded and not table.round.cards.get(str(number))


def _plays_keys(table: Table, number: int) -> tuple[FootKeyModel, ...]:
    """Ask a seat of which nothing is known, from the start of the game to its decision."""
    if table.round.phase not in _IN_PLAY or not who_plays.is_asked(table):
        return ()
    if who_plays.presence(table, number) is not who_plays.Presence.NOT_KNOWN:
        return ()
    spoken, plays = Msg("PLAYING seat {seat}", seat=number), PlaysTouched(number, plays=True)
    if not who_plays.counts_hands(table):
        asked = FootKeyModel(Msg("IN PLAY?"), spoken, plays)
        return () if stages.is_decided(table) else (asked,)
    away = Msg("EMPTY seat {seat}", seat=number)
    return (
        FootKeyModel(Msg("PLAYING"), spoken, plays),
        FootKeyModel(Msg("EMPTY"), away, PlaysTouched(number, plays=False)),
    )


def _state(table: Table, number: int, sensors: list[Sensor]) -> SeatState:
    seat = table.seat(number)
    if any(sensor.lamp is Lamp.FAULT for sensor in sensors):
        return SeatState.FAULT
    if seat.has_folded:
        return SeatState.FOLDED
    has_bet = (
        seat.wagers
        or seat.is_playing
        or any(
            one.locked_cents or (one.has_wager and not one.is_late and table.plays(number))
            for one in sensors
        )
    )
    if not has_bet and not table.round.cards.get(str(number)):
        is_open = who_plays.presence(table, number) is who_plays.Presence.NOT_KNOWN
        return SeatState.NOT_KNOWN if is_open and who_plays.counts_hands(table) else SeatState.EMPTY
    return SeatState.BETTING if table.round.phase is Phase.BETTING else SeatState.IN_PLAY


def _goes_back(table: Table, number: int) -> PayFootModel | None:
    """Show what a seat has to get back of a void round."""
    rows = table.round.voided.returned if table.round.voided else ()
    cents = next((one.cents for one in rows if one.seat == number), 0)
    return PayFootModel(Msg("GIVE BACK"), chips(cents)) if cents else None


def _foot(
    table: Table, view: PassingView, number: int, state: SeatState, sensors: list[Sensor]
) -> str:
    match state:
        case SeatState.FAULT if _is_markable(table, number):
            return Msg("MARK BY HAND")
        case SeatState.FAULT:
            fault = next(sensor.fault for sensor in sensors if sensor.fault)
            return REMEDIES.get(fault, Msg("CHECK SENSOR"))
        case SeatState.EMPTY | SeatState.BETTING if _is_not_taken(table, number):
            return Msg("GIVE CHIP BACK")
        case SeatState.BETTING if link.rests(table):
            return Msg("BASE GAME")
        case SeatState.EMPTY:
            is_late = any(one.is_late for one in sensors)
            is_open = who_plays.presence(table, number) is who_plays.Presence.NOT_KNOWN
            return Msg("NOT IN PLAY") if is_late and not is_open else Msg("EMPTY")
        case SeatState.NOT_KNOWN:
            return Msg("NOT KNOWN")
        case SeatState.FOLDED:
            return _folded_words(table, number)
        case SeatState.BETTING if mark := _mark_at(table, number):
            if not mark.at:
                return Msg("BY HAND")
            return Msg("BY HAND {time}", time=view.time_of(mark.at).strftime("%H:%M"))
        case SeatState.BETTING if table.seat(number).is_playing:
            return Msg("PLAYING")
        case SeatState.BETTING:
            return Msg("BETTING")
    asked = (foot_words, two_hands.foot_words, hand_acts.foot_words)
    return next((words for one in asked if (words := one(table, view, number))), Msg("IN PLAY"))


def _is_markable(table: Table, number: int) -> bool:
    """True if a touch on a seat whose sensor is out marks its wager, or asks for the card."""
    return bool(spots_to_mark(table, number))


def _mark_at(table: Table, number: int) -> HandMark | None:
    """Return the mark of a seat that nobody has started the game on yet."""
    found = [mark for (seat, _), mark in marks.by_hand(table).items() if seat == number]
    return found[0] if found else None


def _vouched(table: Table, number: int, state: SeatState) -> str:
    """Name whoever vouches for a mark by hand, under its foot; else who made it."""
    mark = _mark_at(table, number) if state is SeatState.BETTING else None
    if mark is None or mark.by is None:
        return ""
    who = mark.card_by or mark.by
    return joined(" ", (who.role.label, who.name))


def _folded_words(table: Table, number: int) -> str:
    """Say at which street a hand was folded, once its fold stands."""
    at = stages.folded_at(table, number)
    if (
        at is None
        or not stages.has_streets(table.setup)
        or not stages.unfold_refusal(table, number)
    ):
        return folded_words(table)
    return Msg("FOLDED AT {stage}", stage=at.label)


def _is_not_taken(table: Table, seat: int) -> bool:
    lamps = (table.lamp((seat, sensor)) for sensor in table.setup.jackpots)
    return Lamp.NOT_TAKEN in lamps


def _lamp(table: Table, spot: Spot, *, is_empty: bool) -> LampModel:
    lamp = table.lamp(spot)
    lies = lamp is Lamp.LOCKED and table.sensor(spot).has_chip
    state = LampState.LYING if lies else LampState(lamp.value)
    if spot in marks.by_hand(table) and lamp in (Lamp.LIT, Lamp.LOCKED):
        state = LampState.LOCKED_BY_HAND if lamp is Lamp.LOCKED else LampState.MARKED
    return LampModel(state, _lamp_word(table, spot, lamp, is_empty=is_empty))


def _no_game(table: Table, seat: int) -> str:
    """Name the wager that is missing as it is printed, where there is one such wager."""
    if chip_words.other_bets(table, seat):
        return Msg("NO BASE BET")
    own = [row.label for row in table.setup.wagers if row.key in table.setup.own_wagers]
    is_named = len(own) == 1 and own[0] == "ANTE"
    return Msg("NO {wager}", wager=own[0]) if is_named else Msg("NO WAGER")


def _lamp_word(table: Table, spot: Spot, lamp: Lamp, *, is_empty: bool) -> str:
    sensor = table.sensor(spot)
    match lamp:
        case Lamp.OFF:
            return "" if is_empty else Msg("NO BET")
        case Lamp.LIT if sensor.is_by_hand:
            return Msg("MARKED")
        case Lamp.LIT:
            return Msg("BET {amount}", amount=chips(table.setup.jackpots[spot[1]].wager_cents))
        case Lamp.LOCKED if spot in marks.by_hand(table):
            return Msg("BY HAND")
        case Lamp.LOCKED:
            return Msg("LOCKED")
        case Lamp.LATE:
            return Msg("LATE CHIP")
        case Lamp.LEFT:
            return Msg("LAST ROUND")
        case Lamp.NO_GAME:
            return _no_game(table, spot[0])
        case Lamp.FAULT:
            return FAULT_WORDS.get(sensor.fault) or Msg("FAULT")
        case Lamp.PAUSED:
            return Msg("PAUSED")
        case Lamp.NOT_TAKEN:
            return Msg("NOT ACCEPTED")


def _claim(table: Table, number: int, prizes: dict[tuple[int, str], int]) -> ClaimModel | None:
    found: list[tuple[str, str, int]] = []
    for sensor in table.setup.jackpots:
        win = table.win_of((number, sensor))
        if win is not None and is_paid(table, win):
            continue  # its foot says so
        if win is not None:
            found.append((sensor, win.award.line, win.award.prize))
        elif (claim := table.claim_of((number, sensor))) is not None:
            found.append((sensor, claim.line, prizes[number, sensor]))
    hits = [one for one in must_hit.waiting(table) if one.seat == number]
    if hits and not found:
        level = table.setup.line(hits[0].sensor, hits[0].level).label
        return ClaimModel(level.upper(), dollars(sum(one.award.prize for one in hits)), "")
    if not found:
        return None
    sensor, line, _ = found[0]
    named = table.setup.line(sensor, line)
    label = named.short or named.label
    bet = [one for one in table.setup.jackpots if table.sensor((number, one)).locked_cents]
    hand = label.upper() if len(table.setup.jackpots) == 1 else label
    if len(bet) > 1:
        hand = f"{sensor} {label}"
    prize = sum(prize for _, _, prize in found)
    words = hand if len(found) == 1 else Msg("A and B")
    amount = link.prize_words(table, number, sensor, line, prize)
    if table.win_of((number, sensor)) is not None:
        amount = dollars(prize)
    return ClaimModel(words, amount, envy_beside(table, number))


def _pad(table: Table, seat: int, sensor: str) -> str:
    return Msg("Chip {seat}", seat=seat) if len(table.setup.jackpots) == 1 else f"{seat}{sensor}"


def spots_to_mark(table: Table, number: int) -> list[Spot]:
    """Return the wagers of a seat that the dealer can mark by hand now, or unmark."""
    spots = [(number, sensor) for sensor in table.setup.jackpots]
    return [
        spot for spot in spots if controls.mark_wager(table, spot).standing is ControlStanding.FREE
    ]


def _reason(table: Table, number: int) -> str:
    asked = spots_left(table, number) or asks_side(table, number) or asks_playing(table, number)
    can_touch = asked or spots_to_mark(table, number)
    is_betting = table.round.phase is Phase.BETTING
    if is_betting and not can_touch and not tokes.wagers_at(table, number):
        return Msg("Seats open after {button}", button=start_label(table.setup))
    if table.round.phase in (Phase.CLOSED, Phase.HALTED):
        return capitalized(table.round.phase.label)
    return ""
