"""Deals for the school: a case comes with the cards that make it, in the words of `settle`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any

from dealer_assist.errors import Refused
from dealer_assist.rules.bets.plan import DISCARD
from dealer_assist.rules.cards import (
    JOKER,
    RANKS,
    SUITS,
    Card,
    card_name,
    parse_cards,
    parse_cards_with_joker,
    rank,
)
from dealer_assist.rules.games.by_name import rules_of
from dealer_assist.rules.games.pai_gow import best_of
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.irregular import SEATS
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.rules.ranking.blackjack import is_blackjack
from dealer_assist.rules.ranking.five_cards import best_five
from dealer_assist.school.deals import bets
from dealer_assist.school.deals.bets import SWITCH
from dealer_assist.school.deals.cases import LOSE, NATURAL, PUSH, WIN, PayCase
from dealer_assist.school.deals.house import House
from dealer_assist.school.deals.layout import LessonShoe, NotPossible, lay_out
from dealer_assist.school.deals.lines_met import line_of
from dealer_assist.school.deals.poker_hands import ANYWHERE
from dealer_assist.school.deals.target import Aim, aim_at
from dealer_assist.settle.answer import answer
from dealer_assist.settle.book import SettleBook
from dealer_assist.settle.reading import DealReader, Round
from dealer_assist.table.setup.roles import Authority
from dealer_assist.value import Value

_TRIES = 4000
# House rules that change who wins a jackpot; each question may stand under another one.
_ASKED_ABOUT = ("eligible", "blazing_7s_rule")
# Those that say what a wager of the base game is paid.
_OF_BASE = ("blackjack_pays", "soft_17", "ante_rule", "tie_bonus", "commission_to")
# Those that stand as the table has them; where none is named, as they usually are.
_OF_TABLE = ("folded_hands_win", "natural_nine", "low_straight", "dealer_22")
_IN_FRONT = 2


class Dealt(Value):
    """A deal as `settle` reads it, what it settles to, and the seat that it was made for."""

    raw: Mapping[str, Any]
    result: Mapping[str, Any]
    seat: int

    def seat_result(self, seat: int) -> Mapping[str, Any]:
        """Return how a seat ended."""
        return _of(self.result["seats"], seat)

    def seat_deal(self, seat: int) -> Mapping[str, Any]:
        """Return what lay in front of a seat."""
        return _of(self.raw["seats"], seat)

    @property
    def seats(self) -> list[int]:
        """Return the seats in play."""
        return [one["seat"] for one in self.result["seats"]]


def cards_of_seats(raw: Mapping[str, Any], book: SettleBook) -> dict[str, list[str]]:
    """Return what lies in front of each seat when its hand is over, where hands are drawn to."""
    played = DealReader(book).read(raw)
    result = answer(None, played, rules_of(played.game)(played.deal))
    return {str(one["seat"]): one["hands"][0]["cards"] for one in result["seats"]}


def seven_of(raw: Mapping[str, Any], seat: int) -> Hand:
    """Return the best five of the seven cards of a seat at pai gow."""
    cards = parse_cards_with_joker(_of(raw["seats"], seat)["cards"])
    return best_of(cards, wheel_is_second=_has_wheel_second(raw.get("options", {})))


def _has_wheel_second(options: Mapping[str, Any]) -> bool:
    return options.get("low_straight") != "lowest"


def _of(rows: Iterable[Mapping[str, Any]], seat: int) -> Mapping[str, Any]:
    return next(row for row in rows if row["seat"] == seat)


class Luck(Value):
    """How a round is peopled: so many players, lucky ones among them, and some who fold."""

    players: int | None = None
    lucky: float = 0.15
    fold: float = 0.15


_USUAL = Luck()


class Dealing:
    """Makes deals for one question; the same chance makes the same deals."""

    def __init__(self, book: SettleBook, chance: Random, house: House | None = None) -> None:
        self.book, self._house = book, house
        self._chance = chance
        # Every question has meters of its own: a reader for all would keep what comes but once.
        self._reader = DealReader(book)

    def authority(self, drawn: Authority) -> Authority:
        """Return whose card is enough for which prize: as the table has it, else as drawn."""
        of_table = self._house.authority if self._house is not None else None
        return of_table or drawn

    def deal(self, case: PayCase, luck: Luck = _USUAL) -> Dealt:
        """Deal until the case's seat has its line, and nothing of another's hand besides."""
        return self._until(
            case,
            luck,
            lambda played, seat: (
                line_of(played, case, seat) == case.line and not _is_envious(played, seat)
            ),
        )

    def deal_ended(self, case: PayCase) -> Dealt:
        """Deal until the wager of the case, which pays by no table, ends so."""
        is_natural = case.line == NATURAL
        has_two = bets.may_switch(self.book.games[case.game])

        def ends(played: Round, seat: int) -> bool:
            settled = rules_of(played.game)(played.deal)
            result = next(seat_result for seat_result in settled.seats if seat_result.seat == seat)
            ended = result.wagers[case.wager]
            if has_two:
                held = next(deal for deal in played.deal.seats if deal.seat == seat)
                is_switched = bool(held.decision.get(SWITCH))
                return _both_end(result.hands, case.line, is_switched=is_switched)
            held_cards = next(deal for deal in played.deal.seats if deal.seat == seat).cards
            if is_natural or case.wager == played.game.duties.hands:
                return ended.outcome == (WIN if is_natural else case.line) and (
                    is_blackjack(held_cards) is is_natural
                )
            return ended.outcome == case.line

        # Two hands a seat take two rows of the screen: fewer players sit there.
        players = self._chance.randint(1, 2) if has_two else None
        return self._until(case, Luck(players, fold=0), ends)

    def deal_losing(self, case: PayCase) -> Dealt:
        """Deal until the wager of the case makes no line."""
        return self._until(case, _USUAL, lambda played, seat: line_of(played, case, seat) is None)

    def deal_hand(self, game: str, kind: str) -> Dealt:
        """Deal until a seat holds a hand of this kind."""

        def holds(played: Round, seat: int) -> bool:
            if played.game.pai_gow is not None:
                held = next(deal.cards for deal in played.deal.seats if deal.seat == seat)
                return (
                    best_of(held, wheel_is_second=_has_wheel_second(played.deal.options)).kind
                    == kind
                )
            settled = rules_of(played.game)(played.deal)
            hand = next(result.hand for result in settled.seats if result.seat == seat)
            return (hand or "").partition(":")[0] == kind

        return self._until(PayCase(game, "", "", kind), _USUAL, holds)

    def deal_any(self, game: str, fits: Callable[[Round], bool] = lambda _: True) -> Dealt:
        """Deal as the cards fall, until they fit."""
        return self._until(PayCase(game, "", "", ""), Luck(fold=0), lambda played, _: fits(played))

    def hand_value(self, dealt: Dealt, seat: int) -> int:
        """Return the number that a seat's hand is compared by."""
        game = self.book.games[dealt.raw["game"]]
        cards = parse_cards_with_joker(dealt.seat_deal(seat)["cards"])
        if "board" in game.cards:
            return best_five(cards + parse_cards(dealt.raw["board"])).value
        best = best_five if game.title is None else game.title.ranking.best
        return best(cards).value

    def with_twin(self, dealt: Dealt, seat: int, *, is_near: bool) -> Dealt | None:
        """Return the deal with a seat that has the target's ranks in other suits.

        A near one differs by a single rank. None where the cards are not there.
        """
        taken = {
            name
            for place in (dealt.raw.get("dealer", ()), dealt.raw.get("board", ()))
            for name in place
        } | {name for one in dealt.raw["seats"] if one["seat"] != seat for name in one["cards"]}
        held = parse_cards_with_joker(dealt.seat_deal(dealt.seat)["cards"])
        if JOKER in held:
            return None
        ranks = [rank(card) for card in held]
        if is_near:
            place = self._chance.randrange(len(ranks))
            ranks[place] = (ranks[place] + self._chance.choice((-1, 1))) % len(RANKS)
        cards: list[str] = []
        for one in ranks:
            free = [
                name
                for suit in range(len(SUITS))
                if (name := card_name(4 * one + suit)) not in taken and name not in cards
            ]
            if not free:
                return None
            cards.append(self._chance.choice(free))
        self._chance.shuffle(cards)
        seats = [
            self._with_cards(dealt, one, cards) if one["seat"] == seat else one
            for one in dealt.raw["seats"]
        ]
        raw = {**dealt.raw, "seats": seats}
        played = self._reader.read(raw)
        return Dealt(raw, answer(None, played, rules_of(played.game)(played.deal)), dealt.seat)

    def _with_cards(
        self, dealt: Dealt, seat: Mapping[str, Any], cards: list[str]
    ) -> dict[str, Any]:
        """Return a seat with other cards; what it puts away is chosen anew."""
        title, made = self.book.games[dealt.raw["game"]].title, {**seat, "cards": cards}
        if title is None or DISCARD not in seat.get("decision", {}):
            return made
        gone = bets.put_away(title, seat["decision"], parse_cards_with_joker(cards))
        return {**made, "decision": {**seat["decision"], **gone}}

    def _until(self, case: PayCase, luck: Luck, is_wanted: Callable[[Round, int], bool]) -> Dealt:
        game = self.book.games[case.game]
        jackpot = self._jackpot(case.table) if case.is_jackpot else None
        for _ in range(_TRIES):
            n = case.hands - 1 if case.hands else luck.players or self._chance.randint(1, 5)
            seats = self._chance.sample(SEATS, n)
            try:
                raw = self._raw(game, case, jackpot, seats, luck)
                played = self._reader.read(raw)
                if is_wanted(played, seats[0]):
                    settled = rules_of(game)(played.deal)
                    return Dealt(raw, answer(None, played, settled), seats[0])
            except (NotPossible, Refused):
                continue
        raise LookupError(f"{case} was not dealt in {_TRIES} tries")

    def _raw(
        self,
        game: GameDefinition,
        case: PayCase,
        jackpot: Mapping[str, Any] | None,
        seats: Sequence[int],
        luck: Luck,
    ) -> dict[str, Any]:
        """Write a deal; the first of the seats is the one that it is made for."""
        raw: dict[str, Any] = {"game": game.key}
        names = {wager: next(iter(tables)) for wager, tables in game.paytables.items()}
        if self._house is not None:
            here = self._house.paytables
            names |= {wager: here[wager] for wager in names if wager in here}
        is_of_table = case.table and case.wager in names
        raw["paytables"] = names | ({case.wager: case.table} if is_of_table else {})
        if jackpot is not None:
            raw["jackpot"] = jackpot
        options = self._options(game, case)
        if options:
            raw["options"] = options
        decks = int(options.get("decks", game.decks))
        shoe = LessonShoe(self._chance, decks, game.taken_out)
        judge = self.book.jackpots[case.table].judge if case.is_jackpot else ""
        aim = aim_at(game, case, judge)
        if case.is_base and aim.is_dealers and options.get("dealer_22") != PUSH:
            aim = Aim(ANYWHERE)  # where 22 is bust, two hands tie the dealer by their totals
        cards = lay_out(game, shoe, self._chance, aim, seats, luck.lucky)
        if aim.is_dealers:
            cards = bets.with_dealers_draw(game, seats, cards)
        if game.pai_gow is not None:  # a hand that is set lies low hand first
            cards = {place: bets.in_front(game.pai_gow, held) for place, held in cards.items()}
        raw |= {place: _names(held) for place, held in cards.items() if isinstance(place, str)}
        raw["seats"] = [self._seat(game, case, cards, seat, seats, luck) for seat in sorted(seats)]
        if case.wager and game.title is not None:  # hands that are compared lie as they were dealt
            for one in raw["seats"]:
                bets.draw_for(game.title, one, shoe.draw, self._chance)
        if bets.asks_ties(game):
            self._decide_ties(game, cards, shoe, raw)
        if "draw" in raw:
            played = bets.blackjack_decisions(game, seats, cards)
            for one in raw["seats"]:
                one["decision"] = played[one["seat"]]
        return raw

    def _decide_ties(
        self,
        game: GameDefinition,
        cards: Mapping[str | int, Sequence[Card]],
        shoe: LessonShoe,
        raw: dict[str, Any],
    ) -> None:
        """Let tied seats decide; those that bet again get a further card, as the dealer does."""
        raisers = []
        for one in raw["seats"]:
            mine, his = cards[one["seat"]][0], cards["dealer"][0]
            decision = bets.tie_decision(game, mine, his, self._chance)
            if decision is not None:
                one["decision"] = decision
                raisers += [one] if decision["action"] in game.decided else []
        for one in raisers:
            one["cards"] = [*one["cards"], *_names(shoe.draw(1))]
        if raisers:
            raw["dealer"] = [*raw["dealer"], *_names(shoe.draw(1))]

    def _options(self, game: GameDefinition, case: PayCase) -> dict[str, Any]:
        options: dict[str, Any] = {
            option: self._chance.choice(values)
            for option, values in game.options.items()
            if option in (_OF_BASE if case.is_base else _ASKED_ABOUT)
        }
        options |= {one: values[0] for one, values in game.options.items() if one in _OF_TABLE}
        decks = self.book.jackpots[case.table].decks if case.is_jackpot else ()
        if decks and game.decks > 1:
            options["decks"] = self._chance.choice(decks)
        if self._house is not None:
            own = self._house.options
            options = {option: own.get(option, value) for option, value in options.items()}
        return options

    def _jackpot(self, name: str) -> dict[str, Any]:
        """Let the meters show something; the amount of a house jackpot is what it is."""
        jackpot = self.book.jackpots[name]
        seeds = {level.name: level.seed_cents for level in jackpot.levels}
        risen = {
            name: seed if jackpot.is_house else seed + self._chance.randrange(1, 2 * seed)
            for name, seed in seeds.items()
        }
        return {"paytable": name, "meters": risen, "seeds": seeds}

    def _seat(
        self,
        game: GameDefinition,
        case: PayCase,
        cards: Mapping[str | int, Sequence[Card]],
        seat: int,
        seats: Sequence[int],
        luck: Luck,
    ) -> dict[str, Any]:
        stake = self.book.jackpots[case.table].wager_cents if case.is_jackpot else 0
        made: dict[str, Any] = {"seat": seat}
        if seat in cards:
            made["cards"] = _names(cards[seat])
        made["wagers"] = self._offered(game, case, bets.wagers(game, case, self._chance, stake))
        if case.is_jackpot and seat == seats[0]:
            made["wagers"][case.wager] = stake
        folds = seat != seats[0] and self._chance.random() < luck.fold
        ante = made["wagers"].get(game.title.base, 0) if game.title else 0
        decision = bets.poker_decision(game, ante, self._chance, folds=folds)
        if game.pai_gow is not None:
            decision = {"low": made["cards"][:_IN_FRONT]}
        if decision is not None and game.title is not None and not folds:
            decision |= bets.put_away(game.title, decision, cards[seat])
        if decision is not None:
            made["decision"] = decision
        return made

    def _offered(
        self, game: GameDefinition, case: PayCase, wagers: dict[str, int]
    ) -> dict[str, int]:
        """Leave out what is not bet at this table."""
        if self._house is None:
            return wagers
        here = self._house.paytables
        return {
            wager: cents
            for wager, cents in wagers.items()
            if wager == case.wager or wager not in game.paytables or wager in here
        }


def _both_end(hands: Sequence[Mapping[str, Any]], line: str, *, is_switched: bool) -> bool:
    """True if both hands of a seat end so; a blackjack may win where the other pushes."""
    naturals = [is_blackjack(parse_cards(hand["cards"])) and not is_switched for hand in hands]
    ends = [hand["outcome"] for hand in hands]
    if line != NATURAL:
        return not any(naturals) and set(ends) == {line}
    won = [end for end, is_one in zip(ends, naturals, strict=True) if is_one]
    return bool(won) and set(won) == {WIN} and LOSE not in ends


def _is_envious(played: Round, seat: int) -> bool:
    """True if a bet of the seat is paid for a hand of another's too."""
    if played.game.pai_gow is None or len(played.deal.seats) == 1:
        return False
    settled = rules_of(played.game)(played.deal)
    return any(next(result for result in settled.seats if result.seat == seat).envy.values())


def _names(cards: Iterable[Card]) -> list[str]:
    return [card_name(card) for card in cards]
