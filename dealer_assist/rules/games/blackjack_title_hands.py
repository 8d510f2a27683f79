"""Blackjack by a title's own acts: free doubles and splits, a zap, a double on any cards.

A hand has two numbers, the player's own wager and the part that the house lays beside it.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.cards import ACE, SUITS, Card, rank, suit
from dealer_assist.rules.games.blackjack import (
    Action,
    Actions,
    HouseRules,
    refuse_double,
    refuse_split,
)
from dealer_assist.rules.games.blackjack import BlackjackHand as PlainHand
from dealer_assist.rules.pays import ToOne
from dealer_assist.rules.ranking.blackjack import VALUES, count, is_blackjack
from dealer_assist.rules.shoe import Shoe
from dealer_assist.rules.titles.families import Acts
from dealer_assist.value import Value, replace

_PLAYER, _SPLIT_HAND = Msg("the player"), Msg("the split hand")
_FREE_DOUBLE = range(9, 12)
_TEN = 10
_DIAMONDS = SUITS.index("d")
FIVE_CARD_PAYS, DIAMONDS_PAY, EVEN = ToOne(2), ToOne(2), ToOne(1)


class ActedHand(Value):
    """One hand with the own wager and the free part on it, in cents."""

    cards: tuple[Card, ...]
    wager: int
    free: int = 0
    is_split: bool = False
    is_surrendered: bool = False
    doubled: int = 0
    is_zapped: bool = False
    is_switched: bool = False

    @property
    def total(self) -> int:
        """Count the hand."""
        return count(self.cards)[0]

    @property
    def whole(self) -> int:
        """Return all that a win pays: own wager and free part."""
        return self.wager + self.free

    @property
    def is_blackjack(self) -> bool:
        """True if it is one; after a split or a switch 21 is only 21."""
        return not (self.is_split or self.is_switched) and is_blackjack(self.cards)

    @property
    def is_doubled(self) -> bool:
        """True if something was added to its wager."""
        return self.doubled > 0

    @property
    def is_first(self) -> bool:
        """True if nothing was done with it but to hit."""
        return not (self.is_split or self.is_doubled)

    def waits(self, acts: Acts) -> bool:
        """True if the hand must be compared with the dealer's."""
        over = self.total > 21 or self.is_surrendered or self.is_blackjack
        return not over and not wins_at_once(self, acts)

    def takes(self, card: Card) -> "ActedHand":
        """Return the hand with a card more."""
        return replace(self, cards=(*self.cards, card))


def wins_at_once(hand: ActedHand, acts: Acts) -> bool:
    """True if a hand is paid before the dealer plays: 21 of five cards, six cards, or any 21."""
    if acts.wins_21 and hand.total == 21:
        return True
    if not acts.super_fun or not hand.is_first:
        return False
    return (len(hand.cards) >= 5 and hand.total == 21) or (len(hand.cards) >= 6 and hand.total < 21)


def play_out(
    hand: ActedHand,
    actions: Actions,
    shoe: Shoe,
    rules: HouseRules,
    acts: Acts,
    *,
    says_stand: bool = False,
) -> tuple[ActedHand, ...]:
    """Play a hand, and those split off it, each to its end before the next one.

    Whether a doubled hand that might double again `says_stand` is up to who wrote the actions.
    """
    waiting, ended = [hand], list[ActedHand]()
    while waiting:
        hand = waiting.pop()
        if len(hand.cards) == 1:
            hand = hand.takes(shoe.draw(_SPLIT_HAND))
        if hand.is_doubled and not _doubles_again(hand, actions, acts):
            ended.append(_after_double(hand, actions, acts, says_stand=says_stand))
            continue
        if not (hand.is_doubled or _may_act(hand, rules, acts)):
            ended.append(hand)
            continue
        action = actions.take(hand.total)
        match action.verb:
            case "hit":
                waiting.append(hand.takes(shoe.draw(_PLAYER)))
            case "double" | "free_double":
                waiting.append(_doubled(hand, action, rules, acts).takes(shoe.draw(_PLAYER)))
            case "split" | "free_split":
                waiting += _split(hand, action, rules, acts, len(waiting) + len(ended) + 1)
            case "surrender":
                _check_surrender(hand, rules, acts)
                ended.append(replace(hand, is_surrendered=True))
            case "zap":
                _check_zap(hand, acts)
                new = (shoe.draw(_PLAYER), shoe.draw(_PLAYER))
                waiting.append(replace(hand, cards=new, is_zapped=True))
            case _:
                ended.append(hand)
    return tuple(ended)


def outcome_of(hand: ActedHand, dealer: tuple[Card, ...], acts: Acts, *, pushes_22: bool) -> str:
    """Name how a hand ends by its cards."""
    if hand.is_surrendered or hand.total > 21:
        return "lose"
    if hand.is_blackjack:
        return "push" if is_blackjack(dealer) and not acts.any_blackjack_wins else "win"
    if is_blackjack(dealer):
        return "lose"
    if wins_at_once(hand, acts):
        return "win"
    total = count(dealer)[0]
    if total == 22 and pushes_22:
        return "push"
    if total > 21 or hand.total > total:
        return "win"
    return "push" if hand.total == total else "lose"


def net_of(hand: ActedHand, outcome: str, rules: HouseRules, acts: Acts) -> int:
    """Return what a hand that ended so gains or loses, in cents."""
    if hand.is_surrendered:
        return hand.wager // 2 - hand.wager
    if outcome == "push":
        return 0
    if outcome == "lose":
        return -hand.wager
    if hand.is_blackjack:
        return _blackjack_pays(hand, rules, acts).net(hand.wager)
    if acts.super_fun and wins_at_once(hand, acts) and hand.total == 21:
        return FIVE_CARD_PAYS.net(hand.wager)
    return hand.whole


def _blackjack_pays(hand: ActedHand, rules: HouseRules, acts: Acts) -> ToOne:
    if hand.is_zapped:
        return EVEN
    if acts.super_fun and all(suit(card) == _DIAMONDS for card in hand.cards):
        return DIAMONDS_PAY
    return rules.blackjack_pays


def _may_act(hand: ActedHand, rules: HouseRules, acts: Acts) -> bool:
    if hand.total >= 21 or wins_at_once(hand, acts):
        return False
    return not (hand.is_split and rank(hand.cards[0]) == ACE) or rules.split_aces_play_on


def _doubles_again(hand: ActedHand, actions: Actions, acts: Acts) -> bool:
    """True if a doubled hand is doubled once more; nobody is asked, so it may be left out."""
    may = hand.total < 21 and hand.doubled < acts.doublings
    return may and actions.next_is("double")


def _after_double(hand: ActedHand, actions: Actions, acts: Acts, *, says_stand: bool) -> ActedHand:
    """Let a doubled hand stand, or be given up where the title does."""
    may_act = hand.total < 21
    if says_stand and may_act and hand.doubled < acts.doublings and actions.next_is("stand"):
        actions.take(hand.total)
    if acts.super_fun and may_act and actions.next_is("surrender"):
        actions.take(hand.total)
        return replace(hand, is_surrendered=True)
    return hand


def _doubled(hand: ActedHand, action: Action, rules: HouseRules, acts: Acts) -> ActedHand:
    if action.verb == "free_double":
        total, is_soft = count(hand.cards)
        is_offered = len(hand.cards) == 2 and not is_soft and total in _FREE_DOUBLE
        if not acts.free or not is_offered:
            raise Refused(
                Msg("a free double is for two cards of hard 9, 10 or 11. Double with own money")
            )
        return replace(hand, free=hand.free + hand.whole, doubled=1)
    more = hand.whole if action.amount is None else action.amount
    # Where any number of cards may be doubled, the first two stand for them.
    cards = hand.cards[:2] if acts.doubles_late else hand.cards
    refuse_double(PlainHand(cards, hand.whole, hand.is_split), more, rules)
    return replace(hand, wager=hand.wager + more, doubled=hand.doubled + 1)


def _split(
    hand: ActedHand, action: Action, rules: HouseRules, acts: Acts, hands: int
) -> tuple[ActedHand, ActedHand]:
    """Split a pair; the hand to be played first comes last."""
    refuse_split(
        PlainHand(hand.cards, hand.whole, hand.is_split), action.amount, rules, hands=hands
    )
    kept = ActedHand(hand.cards[:1], hand.wager, hand.free, is_split=True)
    if action.verb == "split":
        return ActedHand(hand.cards[1:], hand.whole, is_split=True), kept
    if not acts.free or VALUES[rank(hand.cards[0])] == _TEN:
        raise Refused(
            Msg("a free split is for any pair but tens and faces. Split with own money, or hit")
        )
    return ActedHand(hand.cards[1:], 0, hand.whole, is_split=True), kept


def _check_surrender(hand: ActedHand, rules: HouseRules, acts: Acts) -> None:
    if acts.super_fun:
        return
    if not rules.surrender:
        raise Refused(Msg("this table has no surrender. Hit or stand"))
    if len(hand.cards) != 2 or hand.is_split:
        raise Refused(Msg("a surrender is the first decision or none. Hit or stand"))


def _check_zap(hand: ActedHand, acts: Acts) -> None:
    if not acts.zap:
        raise Refused(Msg("this game has no zap. Hit or stand"))
    if hand.is_zapped:
        raise Refused(Msg("a hand is zapped once. Hit or stand"))
    total, is_soft = count(hand.cards)
    if len(hand.cards) != 2 or hand.is_split or is_soft or total not in acts.zap:
        raise Refused(
            Msg(
                "a zap is for two first cards of hard {totals}. Hit or stand",
                totals=", ".join(map(str, acts.zap)),
            )
        )
