"""What the known cards pay on the bonus bets of the base game: by seat and wager, in cents.

The rules are asked, never repeated. Each bet is judged by the cards that it needs and waits for no
others. Nothing is told before the players have acted, and nothing of a wager that nobody has
entered. House Money has its own procedure.
"""

from collections.abc import Iterator, Mapping

from dealer_assist.rules.bets import bonuses
from dealer_assist.rules.bets.besides import (
    BET_THE_BUST,
    ON_FINAL_HAND,
    ON_FIRST_TWO,
    bust_pushes,
    on_first_two,
    with_the_hand,
)
from dealer_assist.rules.bets.endings import ended
from dealer_assist.rules.bets.plan import Made, base_stake
from dealer_assist.rules.bets.side_bets import ON_FIRST_CARDS, SIDE_BETS
from dealer_assist.rules.bets.wagers import by_line, lost, pushed
from dealer_assist.rules.deal import NOT_MADE, Deal, SeatDeal, WagerResult
from dealer_assist.rules.games import showdown
from dealer_assist.rules.games.blackjack import dealer_stands, house_rules
from dealer_assist.rules.games.dragon_bonus import dragon_lines
from dealer_assist.rules.games.pai_gow import ON_OWN_CARDS
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.looks import BLACKJACK
from dealer_assist.rules.pays import Pay
from dealer_assist.rules.paytable import Paytable
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.rules.titles.coup_rules import EVENTS, CoupEvent
from dealer_assist.rules.titles.title import FOLD, HOLE_CARDS, Title, TitleBonus
from dealer_assist.table.facts import answers
from dealer_assist.table.facts.dealing import exchanges, peek, sets, stages, ties
from dealer_assist.table.facts.dealing.hands_left import waits
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.judging import set_hands
from dealer_assist.table.places import BOARD, DEALER
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table, once
from dealer_assist.value import replace

Bet = tuple[int, str]
"""A wager of a seat: (7, "bad_beat")."""
_PUSH, _TWENTY_TWO = "push", 22
_OVER = (Phase.BETTING, Phase.CLOSED)


def wagers_of(setup: TableSetup) -> tuple[str, ...]:
    """Name the bonus bets of a table, in the order in which a seat is settled."""
    in_play = {row.key for row in setup.wagers if row.is_made_in_play}
    paid = {*setup.pays, *(event.wager for event in _events(setup))}
    return tuple(
        wager
        for wager in setup.settles
        if wager in paid and wager not in in_play and wager != setup.duties.left_up
    )


def pays(table: Table) -> dict[Bet, int]:
    """Return what each winning bonus bet is paid, its stake aside, in payment order."""
    return {bet: one.net for bet, one in judged(table).items() if one.net > 0}


@once
def judged(table: Table) -> dict[Bet, WagerResult]:
    """Return how each bonus bet ended that the known cards judge, in payment order."""
    wagers = wagers_of(table.setup)
    if not wagers or not table.round.cards or not table.knows_wagers or table.round.phase in _OVER:
        return {}
    found = {
        (seat, wager): result
        for seat, results in _results(table)
        for wager in wagers
        if (result := results.get(wager, NOT_MADE)) != NOT_MADE
    }
    turn = table.setup.turn_to_pay
    ordered = sorted(found, key=lambda bet: (turn(bet[0]), wagers.index(bet[1])))
    return {bet: found[bet] for bet in ordered}


@once
def not_judged(table: Table) -> tuple[Bet, ...]:
    """List the bonus bets at the last stage that wait for a card which nobody has entered.

    Where no card of the round is known, none are listed: the layout is paid by eye.
    """
    if not table.round.cards or table.round.phase in _OVER or not _is_settling(table):
        return ()
    known_bets = judged(table)
    return tuple(
        (seat, wager)
        for seat in sorted(known.dealt_in(table), key=table.setup.turn_to_pay)
        for wager in wagers_of(table.setup)
        if table.seat(seat).wagers.get(wager)
        and seat not in answers.given(table)
        and ((seat, wager) not in known_bets or _waits_for_its_own(table, seat, wager))
        and not (table.seat(seat).has_folded and wager not in stages.live_wagers(table, seat))
    )


def on_dealers_hand(table: Table) -> bool:
    """True if a bet is on the dealer's final hand: it is drawn, whoever is left to beat.

    A seat whose wagers nobody has entered may have made it.
    """
    idle = (BET_THE_BUST,) if bust_pushes(table.setup.options) else ()
    bets = [one for one in ON_FINAL_HAND if one in table.setup.pays and one not in idle]
    stakes = [table.seat(seat).wagers for seat in known.dealt_in(table)]
    return bool(bets) and any(not stake or any(map(stake.get, bets)) for stake in stakes)


def pushes_22(table: Table) -> bool:
    """True if the dealer is known to have 22 where that pushes the hands in play."""
    is_rule = table.setup.options.get("dealer_22") == _PUSH
    return is_rule and count(known.cards_at(table, DEALER))[0] == _TWENTY_TWO


def of_the_deal(table: Table, seat: int) -> dict[str, int]:
    """Return what bets on the first cards and on the dealer's hand gain or lose, once known."""
    results = (*_of_first_cards(table), *_of_dealers_hand(table))
    mine = [wagers for number, wagers in results if number == seat]
    return {bet: one.net for wagers in mine for bet, one in wagers.items() if one.net}


def without_cards(table: Table, seat: int) -> Mapping[str, WagerResult]:
    """Return how the bets of a folded seat ended that go by the board alone; none without such."""
    title = table.setup.title
    if title is None or not table.seat(seat).has_folded or not known.is_showdown(table):
        return {}
    return dict(_of_the_board(table, title, _deal(table, {}))).get(seat, {})


def _waits_for_its_own(table: Table, seat: int, wager: str) -> bool:
    """True if only what others' hands earn a bet is known, and not yet what its own hand does."""
    is_own = sets.are_made(table.setup) and wager in ON_OWN_CARDS
    return is_own and not known.is_whole(table, str(seat))


def _is_settling(table: Table) -> bool:
    return stages.now(table) is None or stages.is_last(table)


def _results(table: Table) -> Iterator[tuple[int, Mapping[str, WagerResult]]]:
    """Have each seat's bonus bets judged, by the family that the game belongs to."""
    setup = table.setup
    if known.is_baccarat(setup):
        yield from _of_the_coup(table)
    elif known.is_blackjack(setup):
        yield from _of_first_two(table)
        yield from _of_first_cards(table)
        yield from _of_dealers_hand(table)
    elif ties.are_asked(setup):
        yield from _of_ties(table)
    elif sets.are_made(setup):
        yield from _of_set_hands(table)
    elif setup.title is not None and known.is_showdown(table):
        yield from _of_the_showdown(table, setup.title)
    elif setup.title is not None and _is_settling(table) and known.have_all_acted(table):
        yield from _without_the_dealer(table, setup.title)


def _of_the_coup(table: Table) -> Iterator[tuple[int, Mapping[str, WagerResult]]]:
    coup = known.coup_of(table)
    if coup is None:
        return
    tables, margins = paytables_of(table.setup), table.setup.duties.margins
    pay = {
        wager: tables[wager].pay(dragon_lines(coup, margins[wager]))
        for wager in tables
        if wager in margins
    }
    for event in _events(table.setup):
        pay[event.wager] = event.pays if EVENTS[event.on](coup) else None
    for seat, known_seat in table.round.seats.items():
        stakes = known_seat.wagers
        yield seat, {wager: by_line(stakes.get(wager, 0), one) for wager, one in pay.items()}


def _events(setup: TableSetup) -> tuple[CoupEvent, ...]:
    """Return the bets on an event of the coup; their one pay is the title's own."""
    return setup.coup.events if setup.coup is not None else ()


def _of_first_two(table: Table) -> Iterator[tuple[int, Mapping[str, WagerResult]]]:
    if peek.up_card(table) is None and not stages.is_last(table):
        return  # the hands are still being read in
    tables = paytables_of(table.setup)
    waiting = () if stages.is_last(table) else with_the_hand(table.setup.options)
    bets = [wager for wager in tables if wager in ON_FIRST_TWO and wager not in waiting]
    for seat, known_seat in table.round.seats.items():
        cards = known.first_two(table, seat)
        if len(cards) == 2 and any(known_seat.wagers.get(wager) for wager in bets):
            yield (
                seat,
                {
                    wager: by_line(known_seat.wagers.get(wager, 0), tables[wager].pay(met))
                    for wager in bets
                    if (met := _lines(table, wager, cards)) is not None
                },
            )


def _of_first_cards(table: Table) -> Iterator[tuple[int, Mapping[str, WagerResult]]]:
    """Judge the bets on all first cards of a seat, which a switch does not change."""
    tables = paytables_of(table.setup)
    bets = [wager for wager in ON_FIRST_CARDS if wager in tables]
    if not bets or (peek.up_card(table) is None and not stages.is_last(table)):
        return  # the hands are still being read in
    for seat, known_seat in table.round.seats.items():
        cards, stakes = known.first_cards(table, seat), known_seat.wagers
        if len(cards) == table.setup.hand_sizes.get("seat", 0):
            met = {bet: tables[bet].pay(ON_FIRST_CARDS[bet](cards)) for bet in bets}
            yield seat, {bet: by_line(stakes.get(bet, 0), pay) for bet, pay in met.items()}


def _of_dealers_hand(table: Table) -> Iterator[tuple[int, Mapping[str, WagerResult]]]:
    """Judge the bets on the dealer's final hand, once it stands."""
    tables, dealer = paytables_of(table.setup), known.cards_at(table, DEALER)
    if _bust_bets_go_back(table):
        for seat, known_seat in table.round.seats.items():
            yield seat, {BET_THE_BUST: pushed(known_seat.wagers.get(BET_THE_BUST, 0))}
        tables = {wager: tables[wager] for wager in tables if wager != BET_THE_BUST}
    if len(dealer) < 2 or not dealer_stands(dealer, house_rules(table.setup.options)):
        return
    pay = {
        wager: tables[wager].pay(met(dealer))
        for wager, met in ON_FINAL_HAND.items()
        if wager in tables
    }
    for seat, known_seat in table.round.seats.items():
        stakes = known_seat.wagers
        yield seat, {wager: by_line(stakes.get(wager, 0), one) for wager, one in pay.items()}


def _bust_bets_go_back(table: Table) -> bool:
    """True if no hand is left to be beaten at the end, where the house gives the bet back then."""
    if not (bust_pushes(table.setup.options) and stages.is_last(table)):
        return False
    return not any(waits(table, seat) for seat in known.dealt_in(table))


def _of_set_hands(table: Table) -> Iterator[tuple[int, Mapping[str, WagerResult]]]:
    """Judge the bets on all the cards of a seat, however it is set, and on the dealer's.

    What others' hands earn a bet is paid with it.
    """
    if not known.have_all_acted(table):
        return
    for seat in known.dealt_in(table):
        wagers, envy = set_hands.by_known_cards(table, seat, paytables_of(table.setup))
        yield (
            seat,
            {key: one for key, one in wagers.items() if not envy.get(key)}
            | {
                key: _with_envy(wagers.get(key, lost(table.seat(seat).wagers[key])), cents)
                for key, cents in envy.items()
                if cents
            },
        )


def _with_envy(result: WagerResult, envy: int) -> WagerResult:
    return WagerResult(result.stake, "win", max(result.net, 0) + envy) if envy else result


def _of_ties(table: Table) -> Iterator[tuple[int, Mapping[str, WagerResult]]]:
    """Judge the bets on a tie by the first cards, whatever the seat does about it."""
    tables, bets = paytables_of(table.setup), wagers_of(table.setup)
    for seat in known.dealt_in(table):
        is_tie, stakes = ties.has_tie(table, seat), table.seat(seat).wagers
        if is_tie is None:
            continue
        pay = {bet: tables[bet].pay(tables[bet].lines if is_tie else ()) for bet in bets}
        yield seat, {bet: by_line(stakes.get(bet, 0), one) for bet, one in pay.items()}


def _lines(table: Table, wager: str, cards: tuple[int, ...]) -> tuple[str, ...] | None:
    """Return the lines that two cards meet; None while they hang on what the dealer has."""
    if wager not in SIDE_BETS:
        up = peek.up_card(table)
        return on_first_two(wager, cards, up) if up is not None else None
    bet = SIDE_BETS[wager]
    without, beside = (bet.lines(cards, dealer_blackjack=one) for one in (False, True))
    if without == beside:
        return without
    if peek.up_card(table) is None or peek.is_open(table):
        return None
    return beside if peek.peeked(table) == BLACKJACK else without


def _of_the_showdown(table: Table, title: Title) -> Iterator[tuple[int, Mapping[str, WagerResult]]]:
    seats = [seat for seat in known.dealt_in(table) if known.is_whole(table, str(seat))]
    deals = {seat: _seat_deal(table, seat) for seat in seats}
    deal = _deal(table, deals)
    dealer = known.hand_at(table, DEALER)
    hands = {seat: hand for seat in seats if (hand := known.hand_at(table, str(seat))) is not None}
    highest = _highest(table, title, deal, dealer, hands)
    yield from _of_the_board(table, title, deal)
    for seat, hand in hands.items():
        if not table.seat(seat).wagers:
            continue
        results = _seat_results(title, deal, deals[seat], hand, dealer, table)
        for wager, pay in highest.items():
            results[wager] = by_line(deals[seat].wagers.get(wager, 0), pay)
        yield seat, results


def _of_the_board(
    table: Table, title: Title, deal: Deal
) -> Iterator[tuple[int, Mapping[str, WagerResult]]]:
    """Judge the bets of folded seats that go by the board alone: their cards were taken."""
    by_board = [
        bonus
        for bonus in title.bonuses
        if bonus.cards and all(place == BOARD for place, _ in bonus.cards)
    ]
    if not by_board or not known.is_whole(table, BOARD):
        return
    for seat in known.dealt_in(table):
        if known.is_whole(table, str(seat)) or not table.seat(seat).has_folded:
            continue
        results: dict[str, WagerResult] = {}
        dealt, bets = _seat_deal(table, seat), Made(table.seat(seat).wagers, folded=True)
        for bonus in by_board:
            hand = bonus.ranking.best(bonuses.cards_of(bonus.cards, deal, dealt))
            only = replace(title, bonuses=(bonus,))
            bonuses.paid(only, deal, dealt, bets, (hand, (), None), results)
        yield seat, results


def _without_the_dealer(
    table: Table, title: Title
) -> Iterator[tuple[int, Mapping[str, WagerResult]]]:
    """Judge the bets that end alike whatever the dealer holds: by cards that are known."""
    yield from _of_the_board(table, title, _deal(table, {}))
    for seat in known.dealt_in(table):
        hand, stakes = known.hand_at(table, str(seat)), table.seat(seat).wagers
        if hand is None or not stakes:
            continue
        folded, dealt = table.seat(seat).has_folded, _seat_deal(table, seat)
        bets = Made(stakes, folded=folded, is_alone=not base_stake(title, stakes))
        met, deal = title.ranking.lines(dealt.cards, hand), _deal(table, {})
        outcomes = (FOLD,) if folded else range(FOLD)
        first, *others = (ended(title, deal, bets, outcome, hand, met) for outcome in outcomes)
        results = {
            key: one for key, one in first.items() if all(each.get(key) == one for each in others)
        }
        only = replace(title, bonuses=tuple(_of_own_cards(title, dealt, folded=folded)))
        bonuses.paid(only, deal, dealt, bets, (hand, met, None), results)
        yield seat, results


def _of_own_cards(title: Title, seat: SeatDeal, *, folded: bool) -> Iterator[TitleBonus]:
    """Name the bonuses of a seat that no card of the dealer's can change."""
    for bonus in title.bonuses:
        if folded and bonus.on_fold is False:
            yield bonus
        elif bonus.pattern == HOLE_CARDS:
            if bonuses.hole_card_lines(seat.cards, ()) != bonuses.BOTH_ACES:
                yield bonus
        elif bonus.is_own_hand or (
            not bonus.pattern and all(place != DEALER for place, _ in bonus.cards)
        ):
            yield bonus


def _seat_results(
    title: Title, deal: Deal, seat: SeatDeal, hand: Hand, dealer: Hand | None, table: Table
) -> dict[str, WagerResult]:
    folded = table.seat(seat.seat).has_folded
    bets = Made(seat.wagers, folded=folded, is_alone=not base_stake(title, seat.wagers))
    cards = seat.cards if dealer is not None else seat.cards + deal.board
    met = title.ranking.lines(cards, hand)
    outcome = 0
    if folded:
        outcome = FOLD
    elif dealer is not None:
        is_waived = bool(title.waived_from) and hand.value >= title.waived_from
        is_in = dealer.value >= title.qualifies or is_waived
        outcome = showdown.outcome_of(hand, dealer, qualifies=is_in)
    results = ended(title, deal, bets, outcome, hand, met)
    bonuses.paid(title, deal, seat, bets, (hand, met, dealer), results)
    return results


def _deal(table: Table, seats: Mapping[int, SeatDeal]) -> Deal:
    return Deal(
        known.cards_at(table, DEALER),
        tuple(seats.values()),
        paytables_of(table.setup),
        table.setup.options,
        board=known.cards_at(table, BOARD),
    )


def _highest(
    table: Table, title: Title, deal: Deal, dealer: Hand | None, hands: Mapping[int, Hand]
) -> Mapping[str, Pay | None]:
    """Return what the highest hand pays; nothing while a hand that was dealt is not known."""
    is_whole = len(hands) == len(known.dealt_in(table)) and dealer is not None
    wagers = [wager for wager in title.highest if wager in deal.paytables]
    if not wagers or not is_whole or dealer is None:
        return {}
    columns = deal.paytables[wagers[0]].by_hands
    if len(hands) + 1 not in columns:
        return {}
    return bonuses.highest(title, deal, (dealer, *hands.values()))


def _seat_deal(table: Table, seat: int) -> SeatDeal:
    return SeatDeal(seat, table.setup.cards(exchanges.dealt(table, seat)), table.seat(seat).wagers)


def paytables_of(setup: TableSetup) -> dict[str, Paytable]:
    """Return the paytables of a table's bets, as it has them."""
    return {
        wager: Paytable(
            setup.paytables.get(wager, ""),
            wager,
            lines,
            by_hands=setup.pays_by_hands.get(wager, {}),
        )
        for wager, lines in setup.pays.items()
    }
