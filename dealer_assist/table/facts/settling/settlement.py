"""What every seat is paid and what is taken, in payment order: the round as `settle` settles it.

The rules are asked, never repeated. Progressive prizes and envy are those of the table.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from fractions import Fraction

from dealer_assist.errors import Refused
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.message import Msg
from dealer_assist.rules.bets.wagers import lost
from dealer_assist.rules.deal import NOT_MADE, SeatResult, WagerResult
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.bookkeeping import LEFT_UP
from dealer_assist.table.facts import answers, paying
from dealer_assist.table.facts.claims import awards_of, envy_of
from dealer_assist.table.facts.dealing import hand_acts, house_money, lammers, sets, stages, ties
from dealer_assist.table.facts.dealing.dealers_hand import played_out
from dealer_assist.table.facts.judging import hand_ends
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.judging.bonus_pays import judged, paytables_of, without_cards
from dealer_assist.table.facts.judging.exposed import wager_on_it
from dealer_assist.table.facts.judging.set_hands import by_known_cards
from dealer_assist.table.facts.judging.suggestion import suggested
from dealer_assist.table.facts.settling import blackjack_hands
from dealer_assist.table.facts.settling.deal_record import UNIT, refusals, settle, write_down
from dealer_assist.table.places import BOARD, DEALER, seat_of
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table, Win, once
from dealer_assist.value import Value


def odds(stake: int, net: int) -> str:
    """Print what a wager pays in odds: 3 to 2; nothing for one that pays nothing."""
    if net <= 0:
        return "–"
    share = Fraction(net, stake or UNIT)  # without a stake it is reckoned on the ante
    return f"{share.numerator} to {share.denominator}"


NO_CARDS = Msg("No cards are known in this round. Only the progressive wins are listed")


class WagerPaid(Value):
    """One wager of a seat: how it ended, what it gains or loses; odds where no stake is known.

    `left_up` lies on the spot already, as part of the wager that it was added to. What `is_done` is
    on record as paid or taken, or was before play; of what is not, `noted` is what was handed over
    (+) or taken (-) already, where a card was put right since. What `is_denied` goes with a reason.
    `place` is its hand, where a seat has several.
    """

    wager: str
    outcome: str
    stake: int
    net: int
    odds: str = ""
    left_up: int = 0
    is_done: bool = False
    noted: int = 0
    is_denied: bool = False
    place: str = ""

    @property
    def due(self) -> int:
        """Return what is still to be handed over (+) or taken (-)."""
        return 0 if self.is_done or self.odds else self.net - self.left_up - self.noted


class WagerStanding(Enum):
    """How a progressive wager of a seat stands: only what is on record is paid, and once."""

    RECORDED = "recorded"
    PAID = "paid"
    CAGE = "cage"
    CLAIMED = "claimed"
    SEEN = "seen"
    LOST = "lost"


class Prize(Value):
    """A progressive wager of a seat; `SEEN` where only the cards say that it wins.

    Of a lost one `cents` is the chip that stayed on the spot and is to be taken.
    """

    sensor: str
    line: str
    cents: int
    standing: WagerStanding = WagerStanding.RECORDED


class SeatSettled(Value):
    """One seat: its wagers in the order they are settled, or why they cannot be.

    Of a hand that is set `hand` is the high one and `low` the other. `answer` is the dealer's word,
    where no card told; then only such wagers are listed as follow from it.
    """

    seat: int
    hand: str = ""
    wagers: tuple[WagerPaid, ...] = ()
    prizes: tuple[Prize, ...] = ()
    trouble: str = ""
    hands: tuple[WagerPaid, ...] = ()
    has_folded: bool = False
    lammers: int = 0
    low: str = ""
    is_foul: bool = False
    answer: str = ""

    @property
    def to_pay(self) -> int:
        """Return what the dealer hands this seat, envy aside: gains and recorded prizes, no stakes.

        Split hands are settled each: one that loses takes nothing from what another wins.
        """
        won = sum(max(0, one.due) for one in self.each)
        return won + sum(one.cents for one in self.prizes if one.standing is WagerStanding.RECORDED)

    @property
    def to_take(self) -> int:
        """Return what the dealer takes from this seat: lost stakes, and lost chips on the spot."""
        chips = sum(one.cents for one in self.prizes if one.standing is WagerStanding.LOST)
        return chips - sum(min(0, one.due) for one in self.each)

    @property
    def each(self) -> tuple[WagerPaid, ...]:
        """Return the wagers with split hands each by itself."""
        on_hands = {one.wager for one in self.hands}
        whole = [one for one in self.wagers if one.wager not in on_hands]
        return (*self.hands, *whole)


class CoverAll(Value):
    """The wager on the highest hand of the table, settled after all others.

    `place` holds the highest hand; `odds` are empty where it does not win.
    """

    place: str
    hand: str
    odds: str
    seats: tuple[tuple[int, WagerPaid], ...]


class Settlement(Value):
    """The whole round, the farthest right first, envy last.

    `why_not` says why no wagers are listed.
    """

    seats: tuple[SeatSettled, ...]
    envy: Mapping[int, int]
    dealer: str = ""
    why_not: str = ""
    cover_all: CoverAll | None = None
    dealer_low: str = ""


@once
def settlement(table: Table) -> Settlement:
    """Settle the round as far as its cards and wagers are known."""
    game = (table := played_out(table)).setup.definition
    envy = dict(table.round.envy) if table.round.wins else envy_of(table)
    prizes = _prizes(table)
    why_not = _why_not(table, game) if game else NO_CARDS
    if game and not why_not:
        try:
            return _settled(table, game, prizes, envy)
        except Refused as refused:
            why_not = str(refused)
    won = {seat: bets for seat in known.dealt_in(table) if (bets := _by_known_cards(table, seat))}
    listed = sorted({*prizes, *won, *answers.given(table)}, key=table.setup.turn_to_pay)
    return Settlement(
        tuple(
            _answered(table, seat, prizes.get(seat, ()))
            or SeatSettled(seat, wagers=won.get(seat, ()), prizes=prizes.get(seat, ()))
            for seat in listed
        ),
        envy,
        why_not=why_not,
    )


def _answered(table: Table, seat: int, prizes: tuple[Prize, ...]) -> SeatSettled | None:
    """Return a seat as the dealer said that it ended; nothing where nobody was asked."""
    said = answers.given(table).get(seat)
    if said is None:
        return None
    stakes = table.seat(seat).wagers
    lines = tuple(
        WagerPaid(one.wager, _outcome(one.cents), stakes.get(one.wager, 0), one.cents, is_done=True)
        for one in said.lines
    )
    return SeatSettled(seat, wagers=lines, prizes=prizes, answer=said.answer)


def _outcome(cents: int) -> str:
    return "win" if cents > 0 else "lose" if cents else "push"


def _why_not(table: Table, game: GameDefinition) -> str:
    if not table.round.cards:
        return NO_CARDS
    if known.is_baccarat(table.setup):
        return "" if known.is_showdown(table) else Msg("The hand is not complete yet")
    if not known.have_all_acted(table):
        return Msg("Not every player has acted yet")
    if _waits_for(table, BOARD):
        return Msg("The cards of the board are not known yet")
    if _waits_for(table, DEALER):
        return Msg("The cards of the dealer are not known yet")
    if known.is_blackjack(table.setup):
        return blackjack_hands.why_not(table)
    seats = known.dealt_in(table)
    missing = [seat for seat in seats if not known.is_whole(table, str(seat))]
    # Where the number of hands sets the pays, one unknown hand leaves them all open.
    by_hands = any(one.by_hands for tables in game.paytables.values() for one in tables.values())
    if missing and (by_hands or len(missing) == len(seats)):
        return Msg("The cards of seat {seat} are not known yet", seat=missing[0])
    return ""


def _waits_for(table: Table, place: str) -> bool:
    return place in table.setup.hand_sizes and not known.is_whole(table, place)


def _settled(
    table: Table,
    game: GameDefinition,
    prizes: Mapping[int, tuple[Prize, ...]],
    envy: Mapping[int, int],
) -> Settlement:
    deal = write_down(table, game)
    troubles = refusals(table.setup, deal, game) | _not_set(table)
    said = settle(table.setup, deal, game)
    results = {seat.seat: seat for seat in said.seats}
    numbers = sorted({*known.dealt_in(table), *prizes}, key=table.setup.turn_to_pay)
    seats = tuple(
        _seat(table, seat, results.get(seat), prizes.get(seat, ()), troubles.get(seat, ""))
        for seat in numbers
    )
    dealer = said.table.get("dealer")
    told: Mapping[str, object] = dealer if isinstance(dealer, Mapping) else {}
    return Settlement(
        seats,
        {**envy, **_envy_without_cards(table, results), **_envy_of_bets(table, results)},
        str(told.get("hand", told.get("high", ""))),
        cover_all=_cover_all(table, results),
        dealer_low=str(told.get("low", "")),
    )


def _not_set(table: Table) -> dict[int, str]:
    """Name the seats whose cards lie, and nobody has said which two are in front."""
    return {
        seat: Msg("Seat {seat} is not set. Touch its two low cards on the card pad", seat=seat)
        for seat in sets.unset(table)
    }


def _envy_of_bets(table: Table, results: Mapping[int, SeatResult]) -> dict[int, int]:
    """Add up what others' hands earn the bets of a seat, where its wagers are known."""
    found: dict[int, int] = {}
    for seat, result in results.items():
        owed = (
            cents
            for wager, cents in result.envy.items()
            if not _is_done(table, seat, wager, _paid_for(result.wagers[wager], cents))
        )
        if table.seat(seat).wagers and (cents := sum(owed)):
            found[seat] = cents
    return found


def _paid_for(one: WagerResult, envy: int) -> int:
    """Return what a bet is paid, with what others' hands earn it: what goes on record as paid."""
    return max(0, one.net) + envy if envy else one.net


def _envy_without_cards(table: Table, results: Mapping[int, SeatResult]) -> dict[int, int]:
    """Return what others' hands earn seats whose own cards nobody has entered."""
    unknown = (seat for seat in known.dealt_in(table) if seat not in results)
    return {seat: cents for seat in unknown if (cents := _known_envy(table, seat))}


def _known_envy(table: Table, seat: int) -> int:
    envy = by_known_cards(table, seat, paytables_of(table.setup))[1]
    paid = table.round.bonus_bets.paid
    return sum(cents for bet, cents in envy.items() if paid.get((seat, bet), 0) < cents)


def _by_known_cards(table: Table, seat: int) -> tuple[WagerPaid, ...]:
    """Settle the bonus bets of a seat that need none of the cards which are missing."""
    found = {wager: one for (at, wager), one in judged(table).items() if at == seat}
    if sets.are_made(table.setup):  # what others' hands earn a bet is paid with the envy
        found = by_known_cards(table, seat, paytables_of(table.setup))[0] if found else {}
    return tuple(
        _wager(table, seat, wager, found[wager], 0)
        for wager in table.setup.settles
        if found.get(wager, NOT_MADE) != NOT_MADE
    )


def _seat(
    table: Table,
    seat: int,
    result: SeatResult | None,
    prizes: tuple[Prize, ...],
    trouble: str,
) -> SeatSettled:
    if (said := _answered(table, seat, prizes)) is not None:
        return said
    has_folded = table.seat(seat).has_folded
    if result is None or trouble:
        why = trouble or Msg("The cards of seat {seat} are not known", seat=seat)
        if has_folded and not trouble:
            if left := _by_the_board(table, seat):
                return SeatSettled(seat, "", left, prizes, has_folded=True)
            why = Msg("Folded, and its cards were not entered")
        is_against_rules = trouble and not sets.are_made(table.setup)
        bets = () if is_against_rules else _by_known_cards(table, seat)
        return SeatSettled(seat, "", bets, prizes, trouble=why, has_folded=has_folded)
    is_nominal = not table.seat(seat).wagers
    settled_last = wager_on_it(table.setup)
    wagers = tuple(
        _wager(table, seat, wager, one, result.envy.get(wager, 0))
        for wager in table.setup.settles
        if (one := result.wagers.get(wager, NOT_MADE)).outcome != "not_made"
        and wager != settled_last
    )
    return SeatSettled(
        seat,
        result.hand or str(result.facts.get("hand", result.facts.get("high", ""))),
        wagers,
        prizes,
        hands=_split_hands(table, seat, result.hands, is_nominal=is_nominal),
        has_folded=has_folded,
        lammers=len(lammers.lying(table, seat)),
        low=str(result.facts.get("low", "")),
        is_foul=bool(result.facts.get("foul")),
    )


def _wager(table: Table, seat: int, wager: str, one: WagerResult, envy: int) -> WagerPaid:
    """Return one wager as it ended; what others' hands earned it is paid with the envy."""
    is_done = _is_done(table, seat, wager, _paid_for(one, envy))
    is_denied = one.net > 0 and table.round.bonus_bets.denied.get((seat, wager)) == one.net
    bonus, noted = table.round.bonus_bets.paid.get((seat, wager), 0), noted_at(table, seat)
    return WagerPaid(
        wager,
        one.outcome,
        one.stake,
        one.net,
        "" if table.seat(seat).wagers else odds(one.stake, one.net),
        table.seat(seat).wagers.get(LEFT_UP, 0) if wager == table.setup.duties.left_up else 0,
        is_done=(is_done and (one.net > 0 or not envy))
        or is_denied
        or noted.get((wager, "")) == one.net,
        noted=max(0, bonus - envy) + noted.get((wager, ""), 0),
        is_denied=is_denied,
    )


def noted_at(table: Table, seat: int) -> Mapping[tuple[str, str], int]:
    """Return what the walk has on record of a seat, by wager and hand: the last word counts."""
    walked = (one for one in table.round.walked if one.seat == seat)
    return {(line.wager, line.place): line.cents for one in walked for line in one.lines}


def _by_the_board(table: Table, seat: int) -> tuple[WagerPaid, ...]:
    """Settle a folded seat whose cards were taken: all is lost but a bet that the board decides."""
    stakes, ended = table.seat(seat).wagers, without_cards(table, seat)
    if DEALER in table.setup.hand_sizes or stages.needs_cards(table, seat):
        return ()
    found = {key: ended.get(key, lost(stakes.get(key, 0))) for key in table.setup.settles}
    return tuple(
        WagerPaid(
            wager, one.outcome, one.stake, one.net, is_done=_is_done(table, seat, wager, one.net)
        )
        for wager, one in found.items()
        if stakes.get(wager)
    )


def _is_done(table: Table, seat: int, wager: str, net: int) -> bool:
    """True if a bonus bet is paid or taken already."""
    if wager == table.setup.duties.left_up:
        return _is_bonus_done(table, seat)
    if wager == table.setup.duties.insures:
        return table.round.bonus.insurance_settled
    if net < 0 and _went_with_the_fold(table, seat, wager):
        return True
    if net < 0 and hand_acts.are_played(table.setup) and wager in hand_ends.taken(table, seat):
        return True  # a bust, and what the first cards lost, was taken at once
    return net > 0 and table.round.bonus_bets.paid.get((seat, wager), 0) == net


def _went_with_the_fold(table: Table, seat: int, wager: str) -> bool:
    """True if a wager was collected with its fold; who gives up in a war keeps half of it."""
    is_out = table.seat(seat).has_folded and not ties.are_asked(table.setup)
    return is_out and wager not in stages.live_wagers(table, seat)


def _is_bonus_done(table: Table, seat: int) -> bool:
    """True if House Money was collected, or paid and asked, before play."""
    if house_money.winner_at(table, seat) is None:
        return table.round.bonus.is_collected
    return seat in table.round.bonus.answers


def _split_hands(
    table: Table, seat: int, hands: Sequence[Mapping[str, object]], *, is_nominal: bool
) -> tuple[WagerPaid, ...]:
    if len(hands) < 2:
        return ()
    places = known.hands_of(table, seat)
    return tuple(
        _split_hand(table, place, one, is_nominal=is_nominal)
        for place, one in zip(places, hands, strict=True)
    )


def _split_hand(
    table: Table, place: str, one: Mapping[str, object], *, is_nominal: bool
) -> WagerPaid:
    stake, net = int(str(one["wager"])), int(str(one["net"]))
    wager, noted = table.setup.duties.hands, noted_at(table, seat_of(place))
    return WagerPaid(
        wager,
        str(one["outcome"]),
        stake,
        net,
        odds(stake, net) if is_nominal else "",
        is_done=noted.get((wager, place)) == net or hand_ends.is_bust(table, place),
        noted=noted.get((wager, place), 0),
        place=place,
    )


def _cover_all(table: Table, results: Mapping[int, SeatResult]) -> CoverAll | None:
    """Say which hand is the highest at the table, what it pays, and to whom."""
    wager = wager_on_it(table.setup)
    made = {
        seat: result.wagers[wager]
        for seat, result in results.items()
        if result.wagers.get(wager, NOT_MADE).outcome != "not_made"
    }
    hands = {
        place: hand
        for place in (*map(str, results), DEALER)
        if (hand := known.hand_at(table, place)) is not None
    }
    if not made or len(hands) not in table.setup.pays_by_hands.get(wager, {}):
        return None
    place, highest = max(hands.items(), key=lambda one: one[1].value)
    pay = table.setup.pays_by_hands[wager][len(hands)].get(highest.kind)
    paid = tuple(
        (seat, WagerPaid(wager, made[seat].outcome, made[seat].stake, made[seat].net))
        for seat in sorted(made, key=table.setup.turn_to_pay)
        if table.seat(seat).wagers
    )
    return CoverAll(place, highest.text, str(pay) if pay else "", paid)


def _prizes(table: Table) -> dict[int, tuple[Prize, ...]]:
    """Return the progressive wins by seat: on record, claimed, or only seen in the cards."""
    found: dict[int, tuple[Prize, ...]] = {}
    awards = {(award.seat, sensor): award for sensor, award in awards_of(table)[0]}
    awards |= {(win.award.seat, win.sensor): win.award for win in table.round.wins}
    wins = {(win.award.seat, win.sensor): win for win in table.round.wins}
    bet = {spot for spot, one in table.sensors.items() if one.locked_cents}
    for spot in sorted({*bet, *awards}):
        prize = _prize(table, spot, awards.get(spot), wins.get(spot))
        if prize is not None:
            found[spot[0]] = (*found.get(spot[0], ()), prize)
    return found


def _prize(table: Table, spot: Spot, award: PrizeAward | None, win: Win | None) -> Prize | None:
    seat, sensor = spot
    if award is not None:
        standing = WagerStanding.CLAIMED
        if win is not None:
            standing = WagerStanding.PAID if paying.is_paid(table, win) else WagerStanding.RECORDED
            if paying.is_left_to_cage(table, win):
                standing = WagerStanding.CAGE
        return Prize(sensor, award.line, award.prize, standing)
    line = suggested(table, spot)
    cannot_win = table.seat(seat).has_folded and not table.setup.folded_hands_win
    if line and not cannot_win and spot in table.locked:
        return Prize(sensor, line, 0, WagerStanding.SEEN)
    chip = table.sensor(spot)
    if not table.setup.jackpots[sensor].chips_stay or (line is None and not chip.is_settled):
        return None
    # A chip that was taken off already is shown as lost, and not to be taken once more.
    return Prize(sensor, "", chip.locked_cents if chip.sees_chip else 0, WagerStanding.LOST)
