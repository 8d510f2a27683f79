"""What the cards tell the dealer to do next, and in which words."""

from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips
from dealer_assist.table.facts import made_hands, table_hand
from dealer_assist.table.facts.dealing import stages, ties, won_at_once
from dealer_assist.table.facts.judging import exposed, suggestion, tableau
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.made_hands import MadeHand
from dealer_assist.table.facts.next_thing import Touch, next_thing
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.state import Table
from dealer_assist.table.words import end_label, seats_named
from dealer_assist.ui.table.presenter.cards import doubts
from dealer_assist.ui.table.presenter.cards.cards import (
    BUST,
    counted,
    ending_words,
    hand_words,
    result_words,
    winning_side,
)
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.value import Value

_BEFORE_CLAIMS = ("deal", "settle_early", "settle_early_dealt", "press_hand", "table_hand")
_SPOKEN_AT = (*_BEFORE_CLAIMS, "no_wager", "call_supervisor", "turn_key", "pay", "all_paid")
"""The steps of a round at which the cards may say what comes next."""


class CardAdvice(Value):
    """What the cards tell the dealer to do: touch `seat`, or press the hand `line`."""

    text: str
    detail: str
    seat: int | None = None
    line: str = ""


def sensor_shown(table: Table, view: PassingView) -> str:
    """Return the sensor whose hand buttons show: the chosen tab, else the one that can win."""
    return made_hands.sensor_shown(table, view.look)


def may_speak(table: Table, view: PassingView) -> bool:
    """True if a suggestion would be the next thing."""
    return made_hands.may_speak(table, view.look)


def advice(table: Table, view: PassingView) -> CardAdvice | None:
    """Say what the cards make, once they may be spoken of, for the seat or for the next one."""
    made = made_hands.next_hand(table, view.look)
    return _words_of(table, made) if made is not None else None


def _words_of(table: Table, made: MadeHand) -> CardAdvice:
    if made.asks_side:
        touch = result_words(table) or Msg("Decides which progressive wagers win")
        return CardAdvice(Msg("Touch seat {seat}: mark its side", seat=made.seat), touch, made.seat)
    if not made.line:
        none = Msg("Seat {seat} has no winning hand", seat=made.of_seat)
        others = Msg("Touch another seat, or press {button}", button=end_label(table.setup))
        return CardAdvice(none, others)
    label = table.setup.line(made.sensor, made.line).label
    press = Msg("Press the hand: {hand}", hand=label)
    if made.seat is None:
        return CardAdvice(press, result_words(table), line=made.line)
    if made.is_open:
        detail = result_words(table) or _made_at(table, made.seat)
        return CardAdvice(press, detail, line=made.line)
    detail = _made_at(table, made.seat)
    if made.of_seat is not None:
        detail = Msg("Seat {seat} has no winning hand", seat=made.of_seat)
    touch = Msg("Touch seat {seat}: {hand}", seat=made.seat, hand=label)
    return CardAdvice(touch, detail, made.seat, made.line)


def _made_at(table: Table, seat: int) -> str:
    """Say where the hand comes from; of a bust hand, in which order wager, jackpot and cards go."""
    if known.is_blackjack(table.setup) and counted(table.round.cards.get(str(seat), ())) == BUST:
        return Msg("Bust: take the wager, pay the jackpot, then the cards")
    return Msg("The cards of this seat make it")


def _of_the_side_that_won(table: Table, view: PassingView) -> tuple[str, str] | None:
    """Ask for the table's hand where somebody has bet on the side that won, as the panel does."""
    side = winning_side(table, view)
    shared = [key for key, jackpot in table.setup.jackpots.items() if jackpot.is_shared]
    if not side or any(table_hand.unmarked(table, sensor) for sensor in shared):
        return None
    if not any(table_hand.on_side(table, sensor, side) for sensor in shared):
        return None
    if table.round.walked and next_thing(table).touch is Touch.END:
        return None  # every seat is settled, and the end is the next thing
    wins = Msg("Wins for every progressive wager on {side}", side=side.upper())
    if coming := stages.coming(table):
        wins = joined(". ", (wins, Msg("None? Touch {next}", next=coming[0].label)))
    return Msg("Any winning hand? Press it"), wins


def said_by_cards(table: Table, view: PassingView, step: str) -> tuple[str, str] | None:
    """Return the line and detail of the prompt that the cards change; no line keeps the game's."""
    if step == "pay_bets" and (covered := _cover_all(table)):
        return "", covered
    if step not in _SPOKEN_AT:
        return None
    if wrong_third := tableau.wrong_card(table):
        held = Msg("Main wagers are held. Put the card right or call the supervisor")
        return wrong_third, held
    if step == "deal" and ties.is_unfought(table):
        going = [seat for seat in ties.tied(table) if ties.goes_on(table, seat)]
        war = Msg("War: one card each to {seats} and you", seats=seats_named(going))
        return war, Msg("Burn three cards first")
    told = advice(table, view)
    is_asking = told is not None and not told.line
    if not table.round.cards and not is_asking and step == "deal":
        pressed = _of_the_side_that_won(table, view)
        if pressed is not None:
            return pressed
    wrong = {spot: one.said for spot, one in doubts.doubts_of(table).items()}
    if wrong and step not in _BEFORE_CLAIMS and told is None:
        spot = (view.selected or 0, sensor_shown(table, view))
        return "", wrong.get(spot, next(iter(wrong.values())))
    if told is not None and table.round.claims and not told.line and told.seat is None:
        return "", told.text  # the claims come first, whatever this seat has not
    if told is not None:
        return told.text, told.detail
    is_listed = step in (*_BEFORE_CLAIMS, "call_supervisor", "all_paid")
    if is_listed and (listed_first := _listed_hand(table, view)):
        return listed_first
    if step != "deal":
        return None
    if covered := _cover_all(table):
        return "", covered
    is_played = not known.is_blackjack(table.setup) or _is_last_stage(table)
    if stages.is_decided(table) and stages.coming(table):
        is_played = False  # another stage is settled before the end: Cover All
    if table.round.walked and is_played and next_thing(table).touch is Touch.END:
        button = end_label(table.setup)
        return Msg("All seats are settled. Press {button}", button=button), ""
    no_hand = all(suggestion.suggested(table, one) == "" for one in table.locked)
    if table.locked and no_hand and is_played:
        button = end_label(table.setup)
        nothing = Msg("No progressive win. Press {button}", button=button)
        return "", ending_words(table) or nothing
    if (draws := _draws(table)) is not None:
        return draws
    if at_once := paid_at_once(table):
        return "", at_once
    return ("", result) if (result := ending_words(table)) else None


def paid_at_once(table: Table) -> str:
    """Say what hands are paid that have won before the dealer plays, until the others are."""
    if _is_last_stage(table):
        return ""
    left = {seat_left.seat for seat_left in walk.left(table)}
    pays = [
        Msg("seat {seat} {amount}", seat=seat, amount=chips(net))
        if net
        else Msg("seat {seat} at {odds}", seat=seat, odds=odds)
        for seat, (net, odds) in sorted(
            {**won_at_once.blackjacks(table), **won_at_once.pays(table)}.items()
        )
        if seat in left or not net
    ]
    return Msg("Pay at once: {pays}", pays=joined(", ", pays)) if pays else ""


def _is_last_stage(table: Table) -> bool:
    """True if the base game stands where it is settled; one without stages always does."""
    reached = stages.now(table)
    return reached is None or reached == table.setup.stages[-1]


def _draws(table: Table) -> tuple[str, str] | None:
    """Say whose the third card is, while one is to come."""
    if not known.is_baccarat(table.setup) or not (draws := tableau.next_draw(table)):
        return None
    return draws, tableau.totals(table)


def _listed_hand(table: Table, view: PassingView) -> tuple[str, str] | None:
    """Name the hand that the panel lists first, where the cards are not all known yet."""
    if (listed := made_hands.listed_hand(table, view.look)) is None or listed.seat is None:
        return None
    label = table.setup.line(listed.sensor, listed.line).label
    touch = Msg("Touch seat {seat}: {hand}", seat=listed.seat, hand=label)
    return touch, _made_at(table, listed.seat)


def _cover_all(table: Table) -> str:
    """Name the hand that stays exposed for Cover All, at the end what it pays."""
    top = exposed.highest(table)
    if top is None or not stages.is_decided(table):
        return ""
    words = exposed.cover_all_words if stages.is_last(table) else exposed.exposed_words
    return words(table, hand_words(top.hand.text))
