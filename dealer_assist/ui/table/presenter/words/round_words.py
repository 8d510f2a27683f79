"""What is said of a round: its deal, its stages, its wagers."""

from collections.abc import Mapping

from dealer_assist.message import Msg, listed
from dealer_assist.rules.looks import BLACKJACK
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import events as e
from dealer_assist.table.events.round import KEPT, SWITCHED
from dealer_assist.table.facts.dealing import exchanges, surrenders, ties
from dealer_assist.table.facts.dealing.dealers_hand import BUST
from dealer_assist.table.places import BOARD, DEALER, seat_hand
from dealer_assist.table.state import Table
from dealer_assist.table.words import end_label, start_label
from dealer_assist.ui.table.presenter.words.act_words import hand_acted
from dealer_assist.ui.table.presenter.words.said import Said

_PLACES = {DEALER: Msg("dealer"), BOARD: Msg("board")}


def _game_started(event: e.GameStarted, table: Table) -> str:
    return Msg(
        "{button}: {n} wagers locked in",
        one="{button}: {n} wager locked in",
        button=start_label(table.setup),
        n=len(event.wagers),
    )


def _game_ended(event: e.GameEnded, table: Table) -> str:
    button = end_label(table.setup)
    open_seats = {*event.not_ticked, *event.not_walked}
    if not open_seats and event.not_marked:
        return Msg(
            "{button}: the round is over, {n} seats not marked",
            one="{button}: the round is over, {n} seat not marked",
            button=button,
            n=len(event.not_marked),
        )
    if not open_seats:
        return Msg("{button}: the round is over", button=button)
    return Msg(
        "{button}: the round is over, {n} seats not ticked",
        one="{button}: the round is over, {n} seat not ticked",
        button=button,
        n=len(open_seats),
    )


def _wagers_placed(event: e.WagersPlaced, _: Table) -> str:
    amount = chips(sum(surrenders.lying(event.wagers).values()))
    if half := surrenders.given_up(event.wagers):
        return Msg(
            "Seat {seat} has {amount} on the layout and gives up a hand: {half} goes back",
            seat=event.seat,
            amount=amount,
            half=chips(half),
        )
    return Msg("Seat {seat} has {amount} on the layout", seat=event.seat, amount=amount)


def _hand_folded(event: e.HandFolded, table: Table) -> str:
    if ties.are_asked(table.setup):
        return Msg("Seat {seat} gave up half of its wager", seat=event.seat)
    return Msg("Seat {seat} folded", seat=event.seat)


def _hand_unfolded(event: e.HandUnfolded, table: Table) -> str:
    if ties.are_asked(table.setup):
        return Msg("Seat {seat} did not surrender", seat=event.seat)
    return Msg("Seat {seat} did not fold", seat=event.seat)


def _playing_marked(event: e.PlayingMarked, _: Table) -> str:
    if event.is_on:
        return Msg("Seat {seat} has a game wager", seat=event.seat)
    if event.is_away:
        return Msg("Seat {seat} is empty", seat=event.seat)
    return Msg("Seat {seat} has no game wager after all", seat=event.seat)


def _hands_counted(event: e.HandsCounted, _: Table) -> str:
    return Msg("The shuffler counted {n} hands", one="The shuffler counted {n} hand", n=event.hands)


def _bonus_collected(event: e.BonusCollected, _: Table) -> str:
    if not event.seats:
        return Msg("House Money was not collected after all")
    where = listed([str(seat) for seat in event.seats])
    return Msg("House Money collected at seat {seats}", seats=where)


def _peek_answered(event: e.PeekAnswered, _: Table) -> str:
    if not event.answer:
        return Msg("The peek was taken back")
    if event.answer == "other":
        return Msg("No ace and no ten up")
    return Msg("Peek: blackjack") if event.answer == BLACKJACK else Msg("Peek: no blackjack")


def _insurance_closed(event: e.InsuranceClosed, _: Table) -> str:
    return Msg("Insurance closed") if event.is_closed else Msg("Insurance open again")


def _insurance_settled(event: e.InsuranceSettled, _: Table) -> str:
    if not event.seats:
        return Msg("Insurance was not settled after all")
    where = listed([str(seat) for seat in event.seats])
    return Msg("Insurance settled at seat {seats}", seats=where)


def _bonus_answered(event: e.BonusAnswered, _: Table) -> str:
    seat, left_up = event.seat, event.left_up
    if left_up is None:
        return Msg("House Money of seat {seat} is to be asked again", seat=seat)
    amount = chips(left_up) if left_up else Msg("nothing")
    return Msg("House Money of seat {seat} paid, {amount} left up", seat=seat, amount=amount)


def _dealer_total_said(event: e.DealerTotalSaid, _: Table) -> str:
    if not event.total:
        return Msg("The dealer's total was taken back")
    if event.total == BUST:
        return Msg("Dealer busts")
    return Msg("Dealer stands with {total}", total=event.total)


def _cards_seen(event: e.CardsSeen, table: Table) -> str:
    place = event.place
    ranks_only = event.without_suit
    told = " ".join(card[:1] if n in ranks_only else card for n, card in enumerate(event.cards))
    hand = seat_hand(place)
    if hand and told and exchanges.is_away(table.setup, place):
        return Msg("Seat {seat} put away {cards}", seat=hand.seat, cards=told)
    if hand and hand.is_away and told:
        return Msg("Seat {seat} was zapped: {cards} are gone", seat=hand.seat, cards=told)
    if hand:
        if told:
            return Msg("Cards at seat {seat}: {cards}", seat=place, cards=told)
        return Msg("Cards at seat {seat}: taken back", seat=place)
    where = _PLACES.get(place, place)
    if told:
        return Msg("Cards at {place}: {cards}", place=where, cards=told)
    return Msg("Cards at {place}: taken back", place=where)


def _hand_set(event: e.HandSet, _: Table) -> str:
    seat, low = event.seat, " ".join(event.low)
    if not low:
        return Msg("The hand of seat {seat} is to be set again", seat=seat)
    if event.by_house_way:
        return Msg("Seat {seat} was set by the house way, low hand {cards}", seat=seat, cards=low)
    return Msg("Seat {seat} was set, low hand {cards}", seat=seat, cards=low)


def _hand_compared(event: e.HandCompared, _: Table) -> str:
    seat, stake = event.seat, chips(event.stake_cents)
    if event.outcome and not event.stake_cents:
        ended = {"push": Msg("PUSH"), "lose": Msg("LOSE")}.get(event.outcome, Msg("WIN"))
        return Msg("Seat {seat} was compared: {ended}", seat=seat, ended=ended)
    match event.outcome:
        case "":
            return Msg("Seat {seat} is to be compared again", seat=seat)
        case "push":
            return Msg("Seat {seat} was compared: PUSH, {stake} stays", seat=seat, stake=stake)
        case "lose":
            return Msg("Seat {seat} was compared: LOSE, {stake} taken", seat=seat, stake=stake)
    if event.commission_cents:
        return Msg(
            "Seat {seat} was compared: WIN, paid {net}, commission {commission}",
            seat=seat,
            net=dollars(event.net_cents),
            commission=dollars(event.commission_cents),
        )
    return Msg("Seat {seat} was compared: WIN, paid {net}", seat=seat, net=dollars(event.net_cents))


def _switch_answered(event: e.SwitchAnswered, _: Table) -> str:
    if event.answer == SWITCHED:
        return Msg("Seat {seat} switched its second cards", seat=event.seat)
    if event.answer == KEPT:
        return Msg("Seat {seat} kept its cards", seat=event.seat)
    return Msg("Seat {seat} is asked again: keep or switch", seat=event.seat)


def _bet_riding(event: e.BetRiding, table: Table) -> str:
    wager = table.setup.label_of(event.wager)
    if event.is_on:
        return Msg("Seat {seat} let {wager} ride", seat=event.seat, wager=wager)
    return Msg("Seat {seat} has not let {wager} ride", seat=event.seat, wager=wager)


ROUND: Mapping[type[e.Event], Said] = {
    e.TableOpened: Msg("{name} opened the table"),
    e.DealerRelieved: Msg("{name} took over as dealer"),
    e.RoundOpened: lambda event, _: Msg("Round {number} is open for bets", number=event.round),
    e.TableClosed: Msg("The table was closed"),
    e.GameStarted: _game_started,
    e.NoWinnerSaid: Msg("NO WINNER: no winning hand"),
    e.GameEnded: _game_ended,
    e.VoidAsked: Msg("A void was asked for: {reason}"),
    e.VoidWithdrawn: Msg("The void was withdrawn. The round went on"),
    e.WagersGivenBack: Msg("The wagers of the void round are given back"),
    e.RoundVoided: Msg("The round was voided: {reason}"),
    e.WagersPlaced: _wagers_placed,
    e.BetRiding: _bet_riding,
    e.HandFolded: _hand_folded,
    e.HandUnfolded: _hand_unfolded,
    e.HandSet: _hand_set,
    e.HandCompared: _hand_compared,
    e.SwitchAnswered: _switch_answered,
    e.HandActed: hand_acted,
    e.StageReached: Msg("The deal came to {stage}"),
    e.SteppedBack: Msg("The deal went back to {stage}"),
    e.BonusCollected: _bonus_collected,
    e.PeekAnswered: _peek_answered,
    e.InsuranceClosed: _insurance_closed,
    e.InsuranceSettled: _insurance_settled,
    e.BonusAnswered: _bonus_answered,
    e.PlayingMarked: _playing_marked,
    e.HandsCounted: _hands_counted,
    e.SideMarked: lambda event, _: Msg(
        "Seat {seat} is on {side}", seat=event.seat, side=event.side.capitalize()
    ),
    e.CardsSeen: _cards_seen,
    e.DealerTotalSaid: _dealer_total_said,
}
"""Events of the round itself."""
