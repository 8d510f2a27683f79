"""The cards of a lesson: hands by name are built from its seed, cards in quotes lie as written."""

from collections.abc import Mapping
from random import Random

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.errors import Refused, UserFacingError
from dealer_assist.rules.bets.progressive import poker_lines
from dealer_assist.rules.cards import (
    ACE,
    RANKS,
    SUITS,
    Card,
    card_name,
    parse_cards_with_joker,
    rank,
    suit,
)
from dealer_assist.rules.games.baccarat import total
from dealer_assist.school.deals.layout import LessonShoe, NotPossible
from dealer_assist.school.deals.other_cards import line_with_board, other_cards
from dealer_assist.school.deals.poker_hands import ANYWHERE, LIKELY, RARE
from dealer_assist.table.commands.round import SeeCards
from dealer_assist.table.facts.judging.known_cards import (
    dealt_hands,
    has_two_hands,
    is_baccarat,
    is_blackjack,
)
from dealer_assist.table.places import (
    BANKER,
    BOARD,
    DEALER,
    PLAYER,
    RIGHT,
    first_of,
    is_first_hand,
    seat_hand,
)
from dealer_assist.table.setup.table_setup import TableSetup

ANY = "any"
"""A hand that wins no jackpot."""
Deal = tuple[SeeCards, ...]
_TRIES = 5000
_SENSOR = "A"
_STANDS = (6, 7)
_STRAIGHT_OF_THREE = 2
_FIVE = 5
_LUCKY = {RANKS.index("7"), ACE}


class ImpossibleDeal(UserFacingError):  # noqa: N818 - says what the cards are
    """No deck deals what a lesson asks for."""


def deals_of(lesson: Lesson, setup: TableSetup, seed: int) -> tuple[Deal, ...]:
    """Return the cards that each step lays; one pack holds those of a round."""
    chance = Random(f"{lesson.key} {seed}")
    deals = [_with_others(step.deal, setup) for step in lesson.steps]
    dealt: list[Deal] = []
    is_again = seed != lesson.seed
    for rounds_steps in _by_round(deals):
        # The same chance for all: cards that are turned twice are turned alike.
        turn = Random(f"{lesson.key} {seed} turned")
        shown = _other(lesson, setup, rounds_steps, turn) if is_again else rounds_steps
        dealt += _dealt(lesson, setup, shown, chance)
    return tuple(dealt)


Numbered = list[tuple[int, dict[str, str]]]
_TRIES = 20
"""A hand that no pack deals is refused; one that another hand was in the way of is not."""


def _by_round(deals: list[dict[str, str]]) -> list[Numbered]:
    """Part the steps where cards come to a place that has some: another round is dealt there."""
    rounds: list[Numbered] = [[]]
    taken: set[str] = set()
    for n, deal in enumerate(deals, 1):
        if taken & deal.keys():
            rounds.append([])
            taken = set()
        taken |= deal.keys()
        rounds[-1].append((n, deal))
    return rounds


def _other(lesson: Lesson, setup: TableSetup, steps: Numbered, chance: Random) -> Numbered:
    """Turn the cards that stand in the file, for a lesson that is played again."""
    written: dict[str, tuple[Card, ...]] = {}
    for n, deal in steps:
        laid = _as_written(lesson, n, deal, LessonShoe(chance, setup.decks, setup.taken_out))
        written |= {place: tuple(cards) for place, cards in laid.items()}
    turned = other_cards(written, setup, chance, ranks_stay=lesson.ranks_stay)
    named = {place: " ".join(map(card_name, cards)) for place, cards in turned.items()}
    return [
        (n, deal | {place: named[place] for place in deal if place in named}) for n, deal in steps
    ]


def _dealt(lesson: Lesson, setup: TableSetup, steps: Numbered, chance: Random) -> list[Deal]:
    """Deal a round; a kicker may take the ace that another hand needs, so it is tried again."""
    for _ in range(_TRIES - 1):
        try:
            return _dealt_once(lesson, setup, steps, chance)
        except ImpossibleDeal:
            continue
    return _dealt_once(lesson, setup, steps, chance)


def _dealt_once(lesson: Lesson, setup: TableSetup, steps: Numbered, chance: Random) -> list[Deal]:
    shoe = LessonShoe(chance, setup.decks, setup.taken_out)
    laid = [_as_written(lesson, n, deal, shoe) for n, deal in steps]
    board = next((tuple(one[BOARD]) for one in laid if BOARD in one), ())
    # Hands that win take their cards first: the others make do with what is left.
    for is_any in (False, True):
        for (n, deal), places in zip(steps, laid, strict=True):
            for place, hand in deal.items():
                if place not in places and (hand == ANY) is is_any:
                    held = _built(setup, place, hand, shoe, chance, board, _left_of(place, places))
                    if held is None:
                        why = f"{hand!r} cannot be built here; write its cards"
                        raise _impossible(lesson, n, place, why)
                    places[place] = held
    return [
        tuple(SeeCards(place, tuple(card_name(card) for card in places[place])) for place in deal)
        for (_, deal), places in zip(steps, laid, strict=True)
    ]


def _left_of(place: str, places: Mapping[str, list[Card]]) -> tuple[Card, ...]:
    """Return the cards of a seat's left hand, where a place is the right one; none elsewhere."""
    hand = seat_hand(place)
    return tuple(places.get(first_of(place), ())) if hand and hand.hand == RIGHT else ()


def _impossible(lesson: Lesson, n: int, place: str, why: str) -> ImpossibleDeal:
    where = lesson.file or f"Lesson {lesson.key}"
    return ImpossibleDeal(f"{where}: step[{n}].deal.{place}: {why}")


def _with_others(deal: Mapping[str, str], setup: TableSetup) -> dict[str, str]:
    """Deal to every player of the table where one is dealt to: the others win nothing."""
    is_any = set(deal.values()) == {ANY} and deal.keys() != {DEALER}
    if is_baccarat(setup) and is_any:
        return dict.fromkeys((PLAYER, BANKER), ANY)  # no seat holds cards: a coup is dealt instead
    if DEALER not in setup.hand_sizes:
        deal = {place: hand for place, hand in deal.items() if place != DEALER}
    if not any(map(is_first_hand, deal)):
        return dict(deal)
    players = [player.seat for player in setup.players]
    others = {place: ANY for seat in players for place in dealt_hands(setup, seat)}
    return dict(sorted({**others, **deal}.items()))


def _as_written(
    lesson: Lesson, n: int, deal: Mapping[str, str], shoe: LessonShoe
) -> dict[str, list[Card]]:
    """Return the places whose cards stand in the file themselves."""
    places: dict[str, list[Card]] = {}
    for place, hand in deal.items():
        if " " not in hand and not _is_card(hand):
            continue
        try:
            places[place] = shoe.give(parse_cards_with_joker(hand.split()))
        except (NotPossible, Refused) as wrong:
            why = str(wrong) or "a card lies at two places"
            raise _impossible(lesson, n, place, f"{why}; correct the cards") from None
    return places


def _is_card(hand: str) -> bool:
    """True if a hand is one card, written as it is: 9h."""
    return len(hand) == len("9h") and hand[0] in RANKS and hand[1] in SUITS


def _built(
    setup: TableSetup,
    place: str,
    hand: str,
    shoe: LessonShoe,
    chance: Random,
    board: tuple[Card, ...],
    beside: tuple[Card, ...] = (),
) -> list[Card] | None:
    size = 2 if place in (PLAYER, BANKER) else setup.hand_sizes.get(_holder(place), 0)
    size = size // 2 if has_two_hands(setup) and seat_hand(place) else size
    shapes = ANYWHERE[:1] if hand == ANY else LIKELY.get(hand) or RARE.get(hand, ANYWHERE)
    for _ in range(_TRIES):
        held = shoe.try_cards(chance.choice(shapes)(chance)[:size], size)
        if held is None or (hand == ANY and not _is_plain(setup, held)):
            continue
        if {rank(card) for card in held} & {rank(card) for card in beside}:
            continue  # four first cards without a pair win nothing
        if hand == ANY and board and is_first_hand(place) and _wins(setup, tuple(held), board):
            continue
        line = line_made(setup, tuple(held)) if is_first_hand(place) else None
        if line == (None if hand == ANY else hand):
            return shoe.give(held)
    return None


def _wins(setup: TableSetup, cards: tuple[Card, ...], board: tuple[Card, ...]) -> bool:
    return any(line_with_board(jackpot, cards, board) for jackpot in setup.jackpots.values())


def _holder(place: str) -> str:
    return "seat" if seat_hand(place) else place


def _is_plain(setup: TableSetup, cards: list[Card]) -> bool:
    """True if two cards win nothing, whatever lies beside them; longer hands are judged."""
    if is_baccarat(setup):
        return total(cards) in _STANDS  # both sides stand, and neither wins by more than one
    if not is_blackjack(setup):
        return True
    ranks = sorted(rank(card) for card in cards)
    is_one_suit = len({suit(card) for card in cards}) == 1
    is_near = ranks[-1] - ranks[0] <= _STRAIGHT_OF_THREE
    return not (is_one_suit or is_near or _LUCKY & set(ranks))


def can_be_built(setup: TableSetup, line: str) -> bool:
    """True if a hand can be dealt by its name: where a seat's own cards make it."""
    jackpot = setup.jackpots.get(_SENSOR)
    size = setup.hand_sizes.get("seat", 0)
    is_own = jackpot is not None and (
        jackpot.judge in ("best_four", "three_cards")
        or (jackpot.judge == "first_five" and size == _FIVE)
    )
    return is_own and not is_blackjack(setup) and (line in LIKELY or line in RARE)


def line_made(setup: TableSetup, cards: tuple[Card, ...]) -> str | None:
    """Name the jackpot line of a hand of its own cards."""
    jackpot = setup.jackpots.get(_SENSOR)
    match jackpot.judge if jackpot else "":
        case "best_four" | "three_cards" as judge:
            met = poker_lines(judge, cards, ())
        case "first_five" as judge if len(cards) == 5:
            met = poker_lines(judge, cards, ())
        case _:
            met = frozenset()
    line = jackpot.highest_line(met) if jackpot else None
    return line.key if line else None
