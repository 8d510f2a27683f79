"""What a blackjack player says: the five actions, two of them with an amount."""

from collections.abc import Iterator
from dataclasses import dataclass

from dealer_assist.errors import Refused, shown

VERBS = ("hit", "stand", "double", "split", "surrender")
_WITH_AMOUNT = ("double", "split")
_LONGEST_AMOUNT = 20


@dataclass(frozen=True, slots=True)
class Action:
    """One action; a double or split without an amount matches the wager of its hand."""

    verb: str
    amount: int | None = None


class Actions:
    """The actions of one seat in the order they were made; each must be used, none may miss."""

    def __init__(self, texts: object) -> None:
        if not isinstance(texts, list | tuple):
            raise Refused(
                f"the actions {shown(texts)} are no list; write them like ['hit', 'stand']"
            )
        self._left: Iterator[Action] = iter([parse_action(text) for text in texts])

    def take(self, total: int) -> Action:
        """Give the next action, for a hand of this total."""
        action = next(self._left, None)
        if action is None:
            raise Refused(f"the hand of {total} has no action; ask the player to hit or stand")
        return action

    def done(self) -> None:
        """Refuse an action that no hand is left for."""
        action = next(self._left, None)
        if action is not None:
            raise Refused(
                f"no hand is left to {action.verb}, for 21, a blackjack and any hand against"
                " a dealer's blackjack stand by themselves; take that action back"
            )


def parse_action(text: object) -> Action:
    """Read an action as written: `hit`, `double`, `double:500` (cents), `split`."""
    if isinstance(text, str):
        verb, colon, amount = text.partition(":")
        if not colon and verb in VERBS:
            return Action(verb)
        # The bound keeps a wild number of digits from being read at all.
        is_amount = amount.isascii() and amount.isdecimal() and len(amount) <= _LONGEST_AMOUNT
        if verb in _WITH_AMOUNT and is_amount:
            return Action(verb, int(amount))
    raise Refused(
        f"{shown(text)} is not an action; write {', '.join(VERBS)}, or double:500 in cents"
    )
