"""Blackjack: how a seat plays its hands out, how the dealer draws, what a hand wins."""

from collections import deque
from collections.abc import Mapping

from dealer_assist.errors import Refused, shown
from dealer_assist.message import Msg
from dealer_assist.rules.cards import ACE, Card, rank
from dealer_assist.rules.money import chips
from dealer_assist.rules.pays import ToOne
from dealer_assist.rules.ranking.blackjack import VALUES, count, is_blackjack
from dealer_assist.rules.shoe import Shoe
from dealer_assist.value import Value, replace

VERBS = ("hit", "stand", "double", "split", "surrender")
_WITH_AMOUNT = ("double", "split")
_LONGEST_AMOUNT = 20


class Action(Value):
    """One action; a double or split without an amount matches the wager of its hand."""

    verb: str
    amount: int | None = None


class Actions:
    """The actions of one seat in the order they were made; each must be used, none may miss."""

    def __init__(self, texts: object, verbs: tuple[str, ...] = VERBS) -> None:
        if not isinstance(texts, list | tuple):
            raise Refused(
                Msg(
                    "the actions {actions} are no list. Write them like ['hit', 'stand']",
                    actions=shown(texts),
                )
            )
        self._left = deque(parse_action(text, verbs) for text in texts)

    def take(self, total: int) -> Action:
        """Return the next action, for a hand of this total."""
        if not self._left:
            raise Refused(
                Msg(
                    "the hand of {total} has no action. Ask the player to hit or stand",
                    total=total,
                )
            )
        return self._left.popleft()

    def next_is(self, verb: str) -> bool:
        """True if the next action is this one."""
        return bool(self._left) and self._left[0].verb == verb

    def done(self) -> None:
        """Refuse an action that no hand is left for."""
        if self._left:
            action = self._left[0]
            raise Refused(
                Msg(
                    "no hand is left to {action}: 21, a blackjack and any hand against a dealer's "
                    "blackjack stand automatically. Undo that action",
                    action=action.verb,
                )
            )


def parse_action(text: object, verbs: tuple[str, ...] = VERBS) -> Action:
    """Read an action as written: `hit`, `double`, `double:500` (cents), `split`."""
    if isinstance(text, str):
        verb, colon, amount = text.partition(":")
        if not colon and verb in verbs:
            return Action(verb)
        # The bound keeps a wild number of digits from being read at all.
        is_amount = amount.isascii() and amount.isdecimal() and len(amount) <= _LONGEST_AMOUNT
        if verb in _WITH_AMOUNT and is_amount:
            return Action(verb, int(amount))
    raise Refused(
        Msg(
            "{text} is not an action. Write {actions}, or double:500 in cents",
            text=shown(text),
            actions=", ".join(verbs),
        )
    )


_DOUBLES = {"any": range(2, 22), "nine_to_eleven": range(9, 12), "ten_or_eleven": range(10, 12)}
_PLAYER, _SPLIT_HAND = Msg("the player"), Msg("the split hand")
_DEALER = Msg("the dealer")
_BLACKJACK_PAYS = {"3 to 2": ToOne(3, 2), "6 to 5": ToOne(6, 5), "1 to 1": ToOne(1)}


class HouseRules(Value):
    """What a house may choose; what it leaves out is as here."""

    hits_soft_17: bool = False
    surrender: bool = False
    blackjack_pays: ToOne = _BLACKJACK_PAYS["3 to 2"]
    double_on: range = _DOUBLES["any"]
    double_after_split: bool = True
    split_by_value: bool = False
    split_to: int = 4
    split_aces_play_on: bool = False

    def is_pair(self, cards: tuple[Card, ...]) -> bool:
        """True if two cards may be split: of one rank, or of one value."""
        first, second = (rank(card) for card in cards)
        return first == second or (self.split_by_value and VALUES[first] == VALUES[second])


class BlackjackHand(Value):
    """One hand with all that stands on it, in cents."""

    cards: tuple[Card, ...]
    wager: int
    is_split: bool = False
    is_surrendered: bool = False

    @property
    def total(self) -> int:
        """Count the hand, an ace as eleven where that does not bust it."""
        return count(self.cards)[0]

    @property
    def is_bust(self) -> bool:
        """True if the hand is over 21."""
        return self.total > 21

    @property
    def is_blackjack(self) -> bool:
        """True if the first two cards are a blackjack; after a split 21 is only 21."""
        return not self.is_split and is_blackjack(self.cards)

    @property
    def waits(self) -> bool:
        """True if the hand must be compared with the dealer's."""
        return not (self.is_bust or self.is_surrendered or self.is_blackjack)

    def takes(self, card: Card, more: int = 0) -> "BlackjackHand":
        """Return the hand with a card, and a wager, added."""
        return replace(self, cards=(*self.cards, card), wager=self.wager + more)


def house_rules(options: Mapping[str, object]) -> HouseRules:
    """Read the house's choices from a table's options."""
    return HouseRules(
        hits_soft_17=options.get("soft_17") == "hit",
        surrender=options.get("surrender") is True,
        blackjack_pays=_BLACKJACK_PAYS[str(options.get("blackjack_pays", "3 to 2"))],
        double_on=_DOUBLES[str(options.get("double_on", "any"))],
        double_after_split=options.get("double_after_split") is not False,
        split_by_value=options.get("split_by") == "value",
        split_to=int(str(options.get("split_to", 4))),
        split_aces_play_on=options.get("split_aces") == "play_on",
    )


def play_out(
    hand: BlackjackHand, actions: Actions, shoe: Shoe, rules: HouseRules
) -> tuple[BlackjackHand, ...]:
    """Play a seat's hand, and those split off it, each to its end before the next one."""
    waiting, ended = [hand], list[BlackjackHand]()
    while waiting:
        hand = waiting.pop()
        if len(hand.cards) == 1:
            hand = hand.takes(shoe.draw(_SPLIT_HAND))
        if not _may_act(hand, rules):
            ended.append(hand)
            continue
        action = actions.take(hand.total)
        match action.verb:
            case "hit":
                waiting.append(hand.takes(shoe.draw(_PLAYER)))
            case "split":
                refuse_split(hand, action.amount, rules, hands=len(waiting) + len(ended) + 1)
                first, second = (
                    BlackjackHand((card,), hand.wager, is_split=True) for card in hand.cards
                )
                waiting += [second, first]
            case "double":
                more = _double(hand, action, rules)
                ended.append(hand.takes(shoe.draw(_PLAYER), more))
            case "surrender":
                _check_surrender(hand, rules)
                ended.append(replace(hand, is_surrendered=True))
            case _:
                ended.append(hand)
    return tuple(ended)


def dealer_draws(cards: tuple[Card, ...], shoe: Shoe, rules: HouseRules) -> tuple[Card, ...]:
    """Draw for the dealer until the hand stands or busts."""
    while not dealer_stands(cards, rules):
        cards = (*cards, shoe.draw(_DEALER))
    return cards


def dealer_stands(cards: tuple[Card, ...], rules: HouseRules) -> bool:
    """True if the dealer draws no further card: 17 by the house's rule, or more."""
    total, is_soft = count(cards)
    return total > 17 or (total == 17 and not (is_soft and rules.hits_soft_17))


def net(hand: BlackjackHand, dealer: tuple[Card, ...], rules: HouseRules) -> int:
    """Return what a hand gains or loses against the dealer's final cards, in cents."""
    if hand.is_surrendered:
        return hand.wager // 2 - hand.wager
    if hand.is_bust:
        return -hand.wager
    if is_blackjack(dealer):
        return 0 if hand.is_blackjack else -hand.wager
    if hand.is_blackjack:
        return rules.blackjack_pays.net(hand.wager)
    total = count(dealer)[0]
    if total > 21 or hand.total > total:
        return hand.wager
    return 0 if hand.total == total else -hand.wager


def _may_act(hand: BlackjackHand, rules: HouseRules) -> bool:
    is_split_ace = hand.is_split and rank(hand.cards[0]) == ACE
    return hand.total < 21 and not (is_split_ace and not rules.split_aces_play_on)


def _double(hand: BlackjackHand, action: Action, rules: HouseRules) -> int:
    more = hand.wager if action.amount is None else action.amount
    refuse_double(hand, more, rules)
    return more


def refuse_double(hand: BlackjackHand, more: int, rules: HouseRules) -> None:
    """Refuse a double by this amount where the hand or the house does not allow it."""
    if len(hand.cards) != 2:
        raise Refused(Msg("a double is for the first two cards. Hit or stand"))
    if hand.is_split and not rules.double_after_split:
        raise Refused(Msg("this table has no double after a split. Hit or stand"))
    if hand.total not in rules.double_on:
        raise Refused(Msg("this table has no double on {total}. Hit or stand", total=hand.total))
    if not 0 < more <= hand.wager:
        raise Refused(
            Msg(
                "a double adds up to the entire wager of {wager}, not {more}. Correct the amount",
                wager=chips(hand.wager),
                more=chips(more),
            )
        )


def refuse_split(hand: BlackjackHand, amount: int | None, rules: HouseRules, *, hands: int) -> None:
    """Refuse a split, by this amount, where the hand or the house does not allow it."""
    if len(hand.cards) != 2 or not rules.is_pair(hand.cards):
        raise Refused(Msg("a split needs two cards of the same rank. Hit or stand"))
    if hands >= rules.split_to:
        raise Refused(
            Msg("a seat splits to {hands} hands at most. Hit or stand", hands=rules.split_to)
        )
    if amount not in (None, hand.wager):
        raise Refused(
            Msg(
                "a split matches the entire wager of {wager}. Put up that much",
                wager=chips(hand.wager),
            )
        )


def _check_surrender(hand: BlackjackHand, rules: HouseRules) -> None:
    if not rules.surrender:
        raise Refused(Msg("this table has no surrender. Hit or stand"))
    if len(hand.cards) != 2 or hand.is_split:
        raise Refused(Msg("a surrender is the first decision or none. Hit or stand"))
