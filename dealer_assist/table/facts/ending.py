"""Why a round cannot end yet: what END GAME waits for, the first thing first.

The same list refuses the command, dashes the button and fills the panel. Whatever else a round
has to wait for goes into `reasons`.
"""

from collections.abc import Iterable, Sequence
from enum import Enum

from dealer_assist.message import Msg, capitalized, joined
from dealer_assist.rules.money import chips as chips_in_words
from dealer_assist.rules.money import dollars
from dealer_assist.table.events.values import BonusBet
from dealer_assist.table.facts import (
    authority,
    bonus_bets,
    chips,
    claims,
    duties,
    link,
    must_hit,
    paying,
)
from dealer_assist.table.facts.dealing import house_money, stages
from dealer_assist.table.facts.judging import known_cards, suggestion, tableau
from dealer_assist.table.facts.settling import allowing, lucky_george, walk
from dealer_assist.table.setup.table_setup import REQUIRED, Spot
from dealer_assist.table.state import Claim, Payment, Table, once
from dealer_assist.table.words import a_role, end_label, seats_named, start_label
from dealer_assist.value import Value

REST_MS = 3_000
"""A second tap on the way from START GAME never ends the round that it has begun."""


class Wait(Enum):
    """What has to go before a round can end, in this order."""

    REST = "rest"
    CHIPS = "chips"
    CLEAR = "clear"
    BONUS = "bonus"
    TABLEAU = "tableau"
    SIDE = "side"
    HAND = "hand"
    SHOWDOWN = "showdown"
    CLAIMS = "claims"
    MUST_HIT = "must_hit"
    BETS = "bets"
    BACK = "back"
    PAY = "pay"
    KEEP = "keep"


class Reason(Value):
    """One thing that END GAME waits for.

    `sentence` refuses the command, `short` stands on the button alone and `brief` beside others;
    `title` and `detail` are its row in the panel, with `summed` where the detail has no room.
    `line` is the hand that is open at `spots`.
    """

    wait: Wait
    sentence: str
    short: str
    brief: str
    title: str
    detail: str = ""
    spots: tuple[Spot, ...] = ()
    line: str = ""
    summed: str = ""


def reasons(table: Table, at: int, sensor: str = "") -> tuple[Reason, ...]:
    """List what the end of the round, or of one jackpot's part of it, waits for at a time."""
    return (*_rest(table, at), *things_open(table, sensor))


@once
def things_open(table: Table, sensor: str = "") -> tuple[Reason, ...]:
    """List what is to be done before the end; the seconds after the start are no thing to do."""
    return (
        *_chips(table),
        *(_not_taken(table) if not sensor else ()),
        *(_clear(table) if not sensor else ()),
        *_bonus(table),
        *wrong_third_card(table),
        *_sides(table, sensor),
        *(_hands(table, sensor) or _showdown(table, sensor)),
        *_claims(table, sensor),
        *(_must_hit(table) if not sensor else ()),
        *(bets_reasons(table) if not sensor else ()),
        *(_take_back(table) if not sensor else ()),
        *_seats_to_pay(table, sensor),
        *(_seats_to_ask(table) if not sensor else ()),
        *(_cards_to_keep(table) if not sensor else ()),
    )


def rest_seconds(table: Table, at: int) -> int:
    """Return the seconds that END GAME still rests after the start, begun ones counted."""
    passed = at - table.round.started_at
    # A clock that was set back must not hold the table.
    return -((passed - REST_MS) // 1000) if 0 <= passed < REST_MS else 0


def is_nothing_dealt(table: Table) -> bool:
    """True if nothing shows that the round was played: no card, no stage, no hand, no fold."""
    has_folded = any(seat.has_folded for seat in table.round.seats.values())
    is_dealt = table.round.cards or table.round.stages
    return not (
        is_dealt or table.round.claims or table.round.wins or table.round.undone or has_folded
    )


def _rest(table: Table, at: int) -> tuple[Reason, ...]:
    seconds = rest_seconds(table, at)
    if not seconds:
        return ()
    end, start = end_label(table.setup), start_label(table.setup)
    short = Msg("Opens in {n} s", n=seconds)
    sentence = Msg("{end} opens 3 seconds after {start}. Wait a moment", end=end, start=start)
    return (Reason(Wait.REST, sentence, short, short, short),)


def _chips(table: Table) -> tuple[Reason, ...]:
    lying = chips.to_take(table)
    if not lying:
        return ()
    spots = (*lying, *chips.to_take_by_hand(table))
    seats = chips.seats_of(spots)
    named, n = seats_named(seats), len(spots)
    title = Msg("Take the chips off {seats}", one="Take the chip off {seats}", n=n, seats=named)
    sentence = Msg(
        "Chips still on {seats}. Pick them up first",
        one="Chip still on {seats}. Pick it up first",
        n=n,
        seats=named,
    )
    short = Msg("Take chips: {seats}", one="Take chip: {seats}", n=n, seats=named)
    detail = Msg("Left there, it won't play next round.")
    return (Reason(Wait.CHIPS, sentence, short, _brief_chips(seats), title, detail, spots),)


def _not_taken(table: Table) -> tuple[Reason, ...]:
    """A chip that lay while the link was lost would bet in the next round, and nobody said so."""
    spots = chips.not_taken(table)
    if not spots:
        return ()
    seats = chips.seats_of(spots)
    named, n = seats_named(seats), len(spots)
    title = Msg(
        "Give back the chips of {seats}", one="Give back the chip of {seats}", n=n, seats=named
    )
    sentence = Msg(
        "The chips at {seats} did not play. Give them back first",
        one="The chip at {seats} did not play. Give it back first",
        n=n,
        seats=named,
    )
    short = Msg("Give back chips: {seats}", one="Give back chip: {seats}", n=n, seats=named)
    detail = Msg("A chip left there would bet in the next round.")
    return (Reason(Wait.CHIPS, sentence, short, _brief_chips(seats), title, detail, spots),)


def _clear(table: Table) -> tuple[Reason, ...]:
    spots = chips.that_stay(table)
    if not spots:
        return ()
    seats = chips.seats_of(spots)
    named, n = seats_named(seats), len(spots)
    title = Msg("Clear the chips of {seats}", one="Clear the chip of {seats}", n=n, seats=named)
    sentence = Msg(
        "The chips of {seats} stayed on the spot. Collect them or give them back first",
        one="The chip of {seats} stayed on the spot. Collect it or give it back first",
        n=n,
        seats=named,
    )
    short = Msg("Clear chips: {seats}", one="Clear chip: {seats}", n=n, seats=named)
    detail = collected_or_back(table, spots)
    return (Reason(Wait.CLEAR, sentence, short, _brief_chips(seats), title, detail, spots),)


def collected_or_back(table: Table, spots: tuple[Spot, ...]) -> str:
    """Say whose chip is collected and who gets the stake back, by seat."""
    back = tuple(spot for spot in spots if chips.has_stake_back(table, spot))
    lost = tuple(spot for spot in spots if spot not in back)
    said = []
    if lost:
        said.append(Msg("Collect {seats}", seats=seats_named(chips.seats_of(lost))))
    if back:
        said.append(Msg("stake back to {seats}", seats=seats_named(chips.seats_of(back))))
    return joined("; ", said)


def _brief_chips(seats: list[int]) -> str:
    return Msg("Chips on {seats}", seats=joined(", ", map(str, seats)))


def _bonus(table: Table) -> tuple[Reason, ...]:
    """House Money is collected, paid and asked before a hand is played."""
    short = house_money.in_short(table)
    if not short:
        return ()
    detail = Msg("Settle it before the hands are played.")
    return (Reason(Wait.BONUS, house_money.holds_end(table), short, short, short, detail),)


def wrong_third_card(table: Table) -> tuple[Reason, ...]:
    """A third card against the drawing rules holds every wager until it is put right."""
    wrong = tableau.wrong_card(table)
    if not wrong:
        return ()
    sentence = Msg("{wrong}. Put the card right or call the supervisor", wrong=wrong)
    short, detail = Msg("Wrong third card"), Msg("Nothing is paid before. The card pad is in MENU.")
    return (Reason(Wait.TABLEAU, sentence, short, short, wrong, detail),)


def _sides(table: Table, sensor: str) -> tuple[Reason, ...]:
    """A coup that makes a line pays nobody whose side is not known; it has to be marked."""
    seats = sorted(seat for seat, at in suggestion.without_side(table) if sensor in ("", at))
    if not seats:
        return ()
    named = seats_named(seats)
    title = Msg("Mark the side of {seats}", seats=named)
    sentence = Msg(
        "A winning hand, and the side of {seats} is not known. Mark it first",
        seats=named,
    )
    short = Msg("Side of {seats} open", seats=named)
    detail = Msg("A winning hand. Touch the seat and its side.")
    spots = tuple((seat, sensor or next(iter(table.setup.jackpots))) for seat in seats)
    return (Reason(Wait.SIDE, sentence, short, short, title, detail, spots),)


def _hands(table: Table, sensor: str) -> tuple[Reason, ...]:
    made = {
        spot: line for spot, line in suggestion.unclaimed(table).items() if sensor in ("", spot[1])
    }
    if made and not known_cards.have_all_acted(table):
        return (_face_down(),)  # nothing is made of a card before the players have acted
    growing = [spot for spot in made if suggestion.grows(table, spot)]
    made = {spot: line for spot, line in made.items() if spot not in growing}
    together: dict[Spot, list[Spot]] = {}
    for spot in made:
        is_shared = table.setup.jackpots[spot[1]].is_shared
        together.setdefault((0, spot[1]) if is_shared else spot, []).append(spot)
    listed = (_hand(table, spots, made[spots[0]]) for spots in together.values())
    return (*listed, _in_play()) if growing else tuple(listed)


def _showdown(table: Table, sensor: str) -> tuple[Reason, ...]:
    """Hands in play are shown before the round is over, where the stages tell how far it is."""
    if not sensor and stages.is_last(table) and stages.undecided(table):
        return (_undecided(table),)
    is_reached = sensor or table.round.claims or not stages.is_before_showdown(table)
    if is_reached or not stages.still_in(table):
        return ()
    return (_in_play(),)


def _in_play() -> Reason:
    short = Msg("At the showdown")
    sentence = Msg("Hands are still in play. Touch the stages up to the last one first")
    title, detail = Msg("Hands are in play"), Msg("The round ends after the showdown")
    return Reason(Wait.SHOWDOWN, sentence, short, short, title, detail)


def _undecided(table: Table) -> Reason:
    """Seats that decide while the hands are settled, as on a tie, hold the end until they have."""
    title = stages.undecided_words(table)
    sentence = Msg("{undecided}. Ask them first", undecided=title)
    detail = Msg("Every seat decides, then the cards are turned.")
    return Reason(Wait.SHOWDOWN, sentence, title, title, title, detail)


@once
def asks_winner(table: Table) -> bool:
    """True if the showdown asks for a winning hand: wagers are locked, nothing says who won.

    The hand of a coup is the table's; it is asked for by its side.
    """
    open_to = [
        spot
        for spot in table.locked
        if not table.setup.jackpots[spot[1]].is_shared and suggestion.suggested(table, spot) is None
    ]
    return bool(open_to) and stages.is_last(table) and not (table.round.claims or table.round.wins)


def _face_down() -> Reason:
    title = Msg("The hands are not played out")
    sentence = Msg("The hands are not played out. Let every seat decide first")
    detail = Msg("Every seat decides, then the cards are turned.")
    return Reason(Wait.HAND, sentence, title, title, title, detail)


def _hand(table: Table, spots: list[Spot], line: str) -> Reason:
    label = table.setup.line(spots[0][1], line).label
    seats = sorted(seat for seat, _ in spots)
    named, n = seats_named(seats), len(seats)
    title = capitalized(
        Msg("{seats} hold {hand}", one="{seats} holds {hand}", n=n, seats=named, hand=label)
    )
    if suggestion.is_left_out(table, spots[0]):
        sentence = Msg(
            "{title}, and the record says otherwise. Back the win out, or NOT A WIN with a reason",
            title=title,
        )
        detail = Msg("Back out what is on record first, or NOT A WIN with a reason")
    else:
        sentence = Msg("{title}. Press the hand, or NOT A WIN with a reason", title=title)
        detail = Msg("Press its hand, or NOT A WIN with a reason")
    return Reason(
        Wait.HAND,
        sentence,
        capitalized(Msg("{seats}: {hand} open", seats=named, hand=label)),
        Msg("Hand of {seats}", seats=named),
        title,
        detail,
        tuple(spots),
        line,
    )


def _claims(table: Table, sensor: str) -> tuple[Reason, ...]:
    found: tuple[Claim, ...] = tuple(
        claim
        for claim in table.round.claims
        if sensor in ("", claim.sensor) and not link.may_wait(table, claim)
    )
    if not found:
        return ()
    short = Msg("{n} claims not confirmed", one="{n} claim not confirmed", n=len(found))
    spots = tuple((claim.seat, claim.sensor) for claim in found)
    detail = Msg("Call the supervisor, or turn the hand off")
    sentence = claims.not_confirmed(table, found)
    if not authority.for_card(table):
        detail = Msg("Press DEALER CONFIRM, or turn the hand off")
        sentence = Msg("{title}. Press DEALER CONFIRM first", title=short)
    return (Reason(Wait.CLAIMS, sentence, short, short, short, detail, spots),)


def _must_hit(table: Table) -> tuple[Reason, ...]:
    """Whoever crossed a threshold is on record before the next round."""
    found = must_hit.waiting(table)
    if not found:
        return ()
    seat, prize = found[0].seat, dollars(found[0].award.prize)
    label = table.setup.line(found[0].sensor, found[0].level).label
    title = Msg("Seat {seat} hit {level}: {prize}", seat=seat, level=label, prize=prize)
    sentence = Msg("{title}. Call the supervisor first", title=title)
    short = Msg("Seat {seat}: {prize} open", seat=seat, prize=prize)
    detail = Msg("Call the supervisor. A card records it")
    spots = tuple((threshold_crossed.seat, threshold_crossed.sensor) for threshold_crossed in found)
    return (Reason(Wait.MUST_HIT, sentence, short, short, title, detail, spots),)


def bets_reasons(table: Table) -> tuple[Reason, ...]:
    """Return what is to be done about bonus bets that the cards win: taken back, allowed, paid."""
    if back := bonus_bets.too_much(table):
        title = Msg("Take back {amount} from {seats}", **_sum_of(back))
        return (_of_bets(table, title, back),)
    if by_card := [one.bet for one in allowing.for_card(table)]:
        card = a_role(allowing.role_needed(table))
        title = Msg("{amount} to {seats} needs {card}", card=card, **_sum_of(by_card))
        seats = {bet.seat for bet in by_card}
        free = [one.bet for one in bonus_bets.for_dealer(table) if one.seat not in seats]
        return (_of_bets(table, title, by_card, free),)
    if to_pay := [one.bet for one in bonus_bets.for_dealer(table)]:
        title = Msg("Pay {amount} to {seats}", **_sum_of(to_pay))
        return (_of_bets(table, title, to_pay),)
    return ()


def _sum_of(bets: Sequence[BonusBet]) -> dict[str, str]:
    seats = dict.fromkeys(bet.seat for bet in bets)
    amount = chips_in_words(abs(sum(bet.cents for bet in bets)))
    return {"amount": amount, "seats": seats_named(seats)}


def _of_bets(
    table: Table, title: str, bets: Sequence[BonusBet], free: Sequence[BonusBet] = ()
) -> Reason:
    """Return what is to be done about bets; `free` are those of other seats, paid then."""
    short = Msg("{n} bonus bets open", one="{n} bonus bet open", n=len(bets))
    named = bets_named(table, bets)
    sentence = Msg("{title} first: {bets}", title=title, bets=named)
    spots = tuple(dict.fromkeys((bet.seat, bet.wager) for bet in bets))
    detail, summed = capitalized(named), capitalized(_seats_summed(bets))
    if cents := lucky_george.with_bets(table, bets):
        beside = Msg("Lucky George: {amount} to the dealer", amount=chips_in_words(cents))
        detail, summed = (joined(". ", (said, beside)) for said in (detail, summed))
    if free:
        beside = Msg("Then, no card: {bets}", bets=_seats_summed(free))
        detail, summed = (joined(". ", (said, beside)) for said in (detail, summed))
    return Reason(Wait.BETS, sentence, short, short, title, detail, spots, summed=summed)


def _seats_summed(bets: Iterable[BonusBet]) -> str:
    """Say what each seat gets in all, where there is no room for every bet."""
    by_seat: dict[int, int] = {}
    for bet in bets:
        by_seat[bet.seat] = by_seat.get(bet.seat, 0) + bet.cents
    return joined(
        "; ",
        (
            Msg("seat {seat}: {bets}", seat=seat, bets=chips_in_words(abs(cents)))
            for seat, cents in by_seat.items()
        ),
    )


def bets_named(table: Table, bets: Iterable[BonusBet]) -> str:
    """Name bonus bets by seat: seat 7: QUEENS UP $250, BAD BEAT $25,000; seat 3: QUEENS UP $10."""
    printed = {row.key: row.label for row in table.setup.wagers}
    by_seat: dict[int, list[str]] = {}
    for bet in bets:
        wager = printed.get(bet.wager, table.setup.label_of(bet.wager).upper())
        amount = chips_in_words(abs(bet.cents))
        by_seat.setdefault(bet.seat, []).append(Msg("{wager} {amount}", wager=wager, amount=amount))
    return joined(
        "; ",
        (
            Msg("seat {seat}: {bets}", seat=seat, bets=joined(", ", named))
            for seat, named in by_seat.items()
        ),
    )


def _take_back(table: Table) -> tuple[Reason, ...]:
    """What was paid for a win that is backed out comes back, seat by seat, before the end."""
    return tuple(_take_back_from(payment) for payment in paying.to_take_back(table))


def _take_back_from(payment: Payment) -> Reason:
    seat, amount = payment.seat, dollars(payment.cents)
    title = Msg("Take back {amount} from seat {seat}", amount=amount, seat=seat)
    sentence = Msg("{title}, then touch DONE", title=title)
    short = Msg("Take back: seat {seat}", seat=seat)
    detail = Msg("Paid for a win that was backed out")
    return Reason(Wait.BACK, sentence, short, short, title, detail, ((seat, "A"),))


def _seats_to_pay(table: Table, sensor: str) -> tuple[Reason, ...]:
    """Every seat is ticked as paid where the house requires it; elsewhere a hold says how many."""
    seats = walk.not_ticked(table, sensor)
    if not seats or table.setup.pay_walk != REQUIRED:
        return ()
    n = len(seats)
    short = Msg("{n} seats to pay", one="{n} seat to pay", n=n)
    sentence = Msg(
        "{n} seats are not ticked as paid. Pay them and press PAID",
        one="{n} seat is not ticked as paid. Pay it and press PAID",
        n=n,
    )
    title = Msg("Pay {seats}", seats=seats_named(sorted(seats)))
    detail = Msg("One after the other, then press PAID")
    spots = tuple((seat, sensor or "A") for seat in seats)
    return (Reason(Wait.PAY, sentence, short, short, title, detail, spots),)


def _seats_to_ask(table: Table) -> tuple[Reason, ...]:
    """The dealer says of every seat how it ended, where the house requires it."""
    seats = [seat_left.seat for seat_left in walk.asked(table)]
    if not seats or table.setup.pay_walk != REQUIRED:
        return ()
    n = len(seats)
    short = Msg("{n} seats to answer", one="{n} seat to answer", n=n)
    sentence = Msg(
        "{n} seats are not marked. Press PAID, TAKEN or PUSH",
        one="{n} seat is not marked. Press PAID, TAKEN or PUSH",
        n=n,
    )
    title = Msg("Answer for {seats}", seats=seats_named(sorted(seats)))
    spots = tuple((seat, "A") for seat in seats)
    return (Reason(Wait.PAY, sentence, short, short, title, Msg("PAID, TAKEN or PUSH"), spots),)


def _cards_to_keep(table: Table) -> tuple[Reason, ...]:
    """The cards of a large win are bagged before the next round, where duties are required."""
    if not duties.open_at_end(table):
        return ()
    short = Msg("Cards to be kept")
    sentence = Msg("The cards of a large win are to be kept. Bag them and tick it first")
    title = Msg("Keep the cards of the win")
    detail = Msg("Bag and label them, then tick it")
    return (Reason(Wait.KEEP, sentence, short, short, title, detail),)
