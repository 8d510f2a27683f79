"""A blackjack hand in the panel, where the table itself deals: what the player does, and UNDO.

Eight keys at fixed places, seat by seat and hand by hand; what cannot be done says why. At a live
table no card is drawn here: there PLAY is one touch.
"""

from dealer_assist.message import Msg, joined
from dealer_assist.rules.blackjack import count, house_rules
from dealer_assist.rules.blackjack import is_blackjack as is_blackjack_hand
from dealer_assist.rules.money import chips
from dealer_assist.table.facts.dealing import hand_acts, lammers, stages, surrenders
from dealer_assist.table.facts.dealing.acts_on_record import STAND, has_stood
from dealer_assist.table.facts.dealing.blackjack_wagers import doubled_at, entire_wager
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.places import hand_of, seat_of
from dealer_assist.table.state import Table
from dealer_assist.ui.models.actions import ActionModel, PlayAct
from dealer_assist.ui.table.model.panel import BonusStripModel
from dealer_assist.ui.table.model.table import HandStrip, WagerRow
from dealer_assist.ui.table.presenter.action_models import shut
from dealer_assist.ui.table.presenter.bets import bonus_strip
from dealer_assist.ui.table.presenter.cards.card_advice import advice
from dealer_assist.ui.table.presenter.view import IN_ROUND, PassingView
from dealer_assist.ui.table.presenter.words.act_words import ACT_WORDS, of_hand
from dealer_assist.ui.table.presenter.words.names import after_words
from dealer_assist.value import replace

_DEAL, _UNDO = "deal", "undo"
_PLACES = (
    *(hand_acts.HIT, STAND, hand_acts.FREE_DOUBLE, hand_acts.FREE_SPLIT),
    *(hand_acts.SURRENDER, _UNDO, hand_acts.DOUBLE, hand_acts.SPLIT),
)
"""The keys, row by row: nothing that can be touched ever moves."""
_ICONS = {hand_acts.FREE_DOUBLE: "lammer", hand_acts.FREE_SPLIT: "lammer"}
_TWO, _MOST = 2, 21
_FREE = Msg("It is free: use FREE")


def stands(table: Table, view: PassingView) -> bool:
    """Tell whether the panel asks a hand: the table deals, and nothing comes before the play.

    In a lesson the players act by themselves. Once all have, UNDO stays until the next stage.
    """
    if not table.setup.is_simulated or view.lesson is not None or view.selected is not None:
        return False
    if table.round.phase not in IN_ROUND or table.round.claims or next_thing(table).what != _DEAL:
        return False
    if bonus_strip.is_due(table):  # insurance that has lost is collected first
        return False
    if advice(table, view) is not None:  # a hand that wins the jackpot is touched first
        return False
    return bool(hand_acts.to_play(table) or hand_acts.last_act(table))


def asks(table: Table, view: PassingView) -> bool:
    """Tell whether a hand is still asked: the next stage is not due then."""
    return stands(table, view) and bool(hand_acts.to_play(table))


def seat_asked(table: Table, view: PassingView) -> int | None:
    """Give the seat whose hand the panel asks: its plate has the same frame."""
    place = hand_acts.to_play(table) if stands(table, view) else ""
    return seat_of(place) if place else None


def strip_model(table: Table) -> BonusStripModel:
    """Ask the hand whose turn it is; after the last one the panel says so, and has UNDO."""
    place = hand_acts.to_play(table)
    keys = tuple(_key(table, place, act) for act in _PLACES)
    if not place:
        done = Msg("Every hand is played")
        return BonusStripModel(
            Msg("PLAY"), (), (), done, "", keys, is_over=True, is_apart=True, columns=4
        )
    seat, lammer = seat_of(place), lammers.key(lammers.SPLIT, place)
    worth = entire_wager(table, seat)
    own = Msg("own {amount}", amount=chips(worth)) if worth else ""
    if table.seat(seat).wagers.get(lammer):
        own = Msg("no own stake")
    return BonusStripModel(
        Msg("SEAT {seat}", seat=_spoken(table, place)),
        (),
        (),
        Msg("{total}: what does the player do?", total=_total(table, place)),
        own,
        keys,
        is_apart=True,
        columns=4,
        cards=table.round.cards.get(place, ()),
        tag=Msg("lammer = free, no chips"),
    )


def prompt(table: Table, view: PassingView) -> tuple[str, str] | None:
    """Name the hand to be played, with what it counts and what is free."""
    if not stands(table, view):
        return None
    if not (place := hand_acts.to_play(table)):
        coming = stages.coming(table)
        after = Msg("Touch {next}", next=coming[0].label) if coming else ""
        return Msg("Every hand is played"), after
    hand = hand_of(place)
    line = Msg("Play seat {seat}", seat=hand.seat)
    if known.is_split(table, place):
        line = Msg("Play seat {seat}, hand {hand}", seat=hand.seat, hand=hand.letter)
    total = _total(table, place)
    if not hand_acts.why_not(table, place, hand_acts.FREE_SPLIT):
        return line, Msg("{total}: the split is free", total=total)
    if not hand_acts.why_not(table, place, hand_acts.FREE_DOUBLE):
        return line, Msg("{total}: the double is free", total=total)
    return line, Msg("{total}: hit or stand", total=total)


def foot_words(table: Table, view: PassingView, seat: int) -> str:
    """Say how the one hand of a seat stands, and whose turn comes before it; else nothing."""
    places = known.hands_of(table, seat)
    if (
        not hand_acts.are_played(table.setup)
        or len(places) > 1
        or not table.round.cards.get(places[0])
    ):
        return ""
    place, asked = places[0], seat_asked(table, view)
    if surrenders.is_made(table, place):
        return Msg("GAVE UP")
    if _points(table, place) > _MOST:
        return Msg("BUST, TAKEN")
    if _count(table, place) == "BJ":
        return "BLACKJACK"  # as it is called everywhere
    if has_stood(table, place) or hand_acts.is_over(table, place):
        return Msg("STANDS") if asked is not None or table.round.acts else ""
    if asked is None:
        return ""
    if asked == seat:
        return Msg("PLAYS NOW")
    waiting = [
        one
        for one in known.dealt_in(table)
        if any(not hand_acts.is_over(table, hand) for hand in _held(table, one))
    ]
    return after_words(seat, waiting, asked)


def hand_strips(table: Table, view: PassingView, seat: int) -> tuple[HandStrip, ...]:
    """Show each hand of a seat with its lammers and what it counts; none where none is known."""
    if not hand_acts.are_played(table.setup):
        return ()
    places = _held(table, seat)
    now = hand_acts.to_play(table) if stands(table, view) else ""
    return tuple(
        HandStrip(
            hand_of(place).letter if len(places) > 1 else "",
            table.round.cards[place],
            _lammers(table, place),
            _count(table, place),
            is_now=place == now,
        )
        for place in places
    )


def in_short(rows: tuple[WagerRow, ...], hands: int) -> tuple[WagerRow, ...]:
    """Put lammers and the first side bet into one line where a seat has three hands or more."""
    if hands <= _TWO:
        return rows
    base, free, side, *others = rows
    short = side.printed.split()[-1:]  # 22 of PUSH 22: there is no room for more
    words = joined(" ", (*short, side.amount)) if side.amount else free.printed
    if side.is_won:
        words = side.amount  # what it pays; the prompt has its name
    line = replace(free, printed=words)  # the disc says that the amount is a lammer's
    return (base, line, *(one for one in others if one.amount or one.is_note))


def _held(table: Table, seat: int) -> tuple[str, ...]:
    return tuple(one for one in known.hands_of(table, seat) if table.round.cards.get(one))


def _lammers(table: Table, place: str) -> int:
    wagers = table.seat(seat_of(place)).wagers
    return sum(1 for verb in lammers.VERBS if wagers.get(lammers.key(verb, place)))


def _points(table: Table, place: str) -> int:
    return count(known.cards_at(table, place))[0]


def _count(table: Table, place: str) -> str:
    """Count a hand for its strip, in as few letters as it can be said."""
    if surrenders.is_made(table, place):
        return Msg("GAVE UP")
    is_natural = is_blackjack_hand(known.cards_at(table, place))
    return "BJ" if is_natural and not known.is_split(table, place) else _total(table, place)


def _total(table: Table, place: str) -> str:
    points, is_soft = count(known.cards_at(table, place))
    return Msg("Soft {points}", points=points) if is_soft and points < _MOST else str(points)


def _spoken(table: Table, place: str) -> str:
    hand = hand_of(place)
    return f"{hand.seat} {hand.letter}" if known.is_split(table, place) else str(hand.seat)


def _key(table: Table, place: str, act: str) -> ActionModel:
    if act == _UNDO:
        return _undo(table)
    why_not = _why_not(table, place, act)
    action = PlayAct(place, act, held=len(table.round.cards.get(place, ())))
    label, icon = ACT_WORDS[act], _ICONS.get(act, "")
    if why_not:
        return shut(ActionModel(action, label, "padlock", why_not), why_not)
    return ActionModel(action, label, icon, _detail(table, place, act))


def _undo(table: Table) -> ActionModel:
    last = hand_acts.last_act(table)
    if last is None:
        none = Msg("No act yet")
        return shut(ActionModel(PlayAct("", _UNDO), Msg("UNDO"), "undo", none), none)
    action = PlayAct(last.place, last.act, is_undo=True)
    return ActionModel(action, Msg("UNDO"), "undo", of_hand(last.place, last.act))


def _detail(table: Table, place: str, act: str) -> str:
    """Say what an act means in chips and cards."""
    amount = chips(entire_wager(table, seat_of(place)))
    match act:
        case "hit":
            return Msg("One card")
        case "stand":
            return _goes_to(table, place)
        case "free_double":
            return Msg("Lammer {amount}, one card", amount=amount)
        case "free_split":
            return Msg("Lammer {amount}", amount=amount)
        case "double":
            return Msg("Put up {amount}, one card", amount=amount)
        case "split":
            return Msg("Put up {amount}", amount=amount)
    return Msg("{amount} goes back", amount=chips(surrenders.saved(table, place)))


def _goes_to(table: Table, place: str) -> str:
    """Say whose turn comes after a hand."""
    hands = [one for seat in known.dealt_in(table) for one in _held(table, seat)]
    later = hands[hands.index(place) + 1 :]
    following = next((one for one in later if not hand_acts.is_over(table, one)), "")
    if not following:
        return Msg("The last hand")
    hand = hand_of(following)
    if hand.seat == seat_of(place):
        return Msg("Goes to hand {hand}", hand=hand.letter)
    return Msg("Goes to seat {seat}", seat=hand.seat)


def _why_not(table: Table, place: str, act: str) -> str:
    """Say in few words why a hand cannot do that, or nothing if it can."""
    if not place:
        return Msg("Hands are played")
    if not hand_acts.why_not(table, place, act):
        return ""
    if len(table.round.cards[place]) < _TWO:
        return Msg("Second card first")
    if doubled_at(table, place):
        return Msg("Doubled")
    if act == hand_acts.SURRENDER:
        is_offered = surrenders.are_offered(table.setup)
        return Msg("First decision only") if is_offered else Msg("Not in this house")
    if not entire_wager(table, seat_of(place)):
        return Msg("No wager")
    return _why_not_doubled(table, place, act) or _why_not_split(table, place, act)


def _why_not_doubled(table: Table, place: str, act: str) -> str:
    if act == hand_acts.FREE_DOUBLE:
        return Msg("Hard 9 to 11")
    if act != hand_acts.DOUBLE:
        return ""
    if not hand_acts.why_not(table, place, hand_acts.FREE_DOUBLE):
        return _FREE
    return Msg("First two cards only") if len(table.round.cards[place]) > _TWO else Msg("Not now")


def _why_not_split(table: Table, place: str, act: str) -> str:
    cards, rules = known.cards_at(table, place), house_rules(table.setup.options)
    if len(cards) != _TWO or not rules.is_pair(cards):
        return Msg("Not a pair")
    if len(known.hands_with(table, place)) >= rules.split_to:
        return Msg("{n} hands at most", n=rules.split_to)
    if act == hand_acts.SPLIT:
        return _FREE
    return Msg("Not for tens")
