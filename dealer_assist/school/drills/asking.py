"""How each kind of question is put: its words, its cards and its answers."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from dealer_assist.message import Msg, joined
from dealer_assist.rules.line_names import hand_words, printed_kind
from dealer_assist.rules.money import dollars
from dealer_assist.rules.pays import Push
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.rules.ranking import five_cards, four_cards, pai_gow
from dealer_assist.school.deals.cases import ends_without_table
from dealer_assist.school.deals.deals import cards_of_seats
from dealer_assist.school.drills import announcements
from dealer_assist.school.drills.compare_hands import ENDS
from dealer_assist.school.drills.counting import FIVE, FOUR, OF_SEVEN, HandRow
from dealer_assist.school.drills.house_way import front_words
from dealer_assist.school.drills.pay_lines import jackpot_lines, pay_lines
from dealer_assist.school.drills.question import Asked, Question
from dealer_assist.school.drills.rows import rows_of
from dealer_assist.school.drills.shown import shown_facts, table_of
from dealer_assist.school.drills.which_lamp import BETTING, IN_PLAY
from dealer_assist.school.drills.words import limits_told
from dealer_assist.settle.book import SettleBook
from dealer_assist.value import Value, replace

NOBODY = "nobody"
_SIZES: Mapping[tuple[str, ...], int] = {four_cards.KINDS: FOUR, pai_gow.KINDS: OF_SEVEN}
_SEVENS = "blazing_7s"
_MOST_IN_CHIPS, _LEAST_CHIP = 500_000, 50
_PLACES = {
    "third_cards": (
        (NOBODY, Msg("Nobody")),
        ("player", Msg("Player")),
        ("banker", Msg("Banker")),
        ("both", Msg("Both")),
    ),
    "dealer_draws": (("draws", Msg("Draws")), ("stands", Msg("Stands"))),
    "discards": (("none", Msg("None")), ("one", Msg("One")), ("two", Msg("Two"))),
    "card": (
        ("dealer", Msg("Dealer")),
        ("supervisor", Msg("Supervisor")),
        ("executive", Msg("Executive")),
    ),
    "qualifies": (("qualifies", Msg("Qualifies")), ("does_not_qualify", Msg("Does not qualify"))),
    "lamp": (
        ("off", Msg("Dark")),
        ("lit", Msg("Lit")),
        ("locked", Msg("Locked in")),
        ("fault", Msg("Fault")),
    ),
    "lamp_means": (
        ("counts", Msg("Its wager counts")),
        ("no_wager", Msg("No wager counts here")),
        ("sensor_out", Msg("The sensor is out")),
    ),
}
_SIGHTS = {
    "chip": Msg("A chip is on the sensor"),
    "no_chip": Msg("No chip on the sensor"),
    "chip_of_last_round": Msg("The chip is from the last round"),
    "chip_without_game_wager": Msg("A chip, but no game wager beside it"),
    "stuck": Msg("The sensor is stuck"),
    "dirty": Msg("The sensor is dirty"),
    "chip_taken": Msg("The chip was taken after the start"),
    "late_chip": Msg("The chip came after START GAME"),
    "stuck_after_start": Msg("The sensor stuck after the start"),
}
_MOMENTS = {BETTING: Msg("Before START GAME"), IN_PLAY: Msg("After START GAME")}


class AnswerBy(Enum):
    """How a question is answered."""

    CHOICE = "choice"
    SEATS = "seats"
    CHIPS = "chips"
    KEYPAD = "keypad"
    FOUL = "foul"


class Put(Value):
    """A question as it is put. `right` is the key of the answer, the seats or the cents.

    A hand that is to be named is made of its best `of_cards`.
    """

    line: str
    detail: str
    by: AnswerBy
    hands: tuple[HandRow, ...]
    offers: tuple[tuple[str, str], ...]
    right: str | int | tuple[int, ...]
    why: str
    rule: str = ""
    lines: tuple[tuple[str, str], ...] = ()
    is_ordered: bool = False
    acts: tuple[str, ...] = ()
    may_be_nothing: bool = True
    of_cards: int = 0
    shown: tuple[tuple[str, str], ...] = ()


def put(question: Question, book: SettleBook) -> Put:
    """Put a question into words, cards and answers, with all that its answer follows from."""
    said = question.asked.deal.get("jackpot")
    is_house = said is not None and book.jackpots[said["paytable"]].is_house
    shown = shown_facts(question.asked, book, is_house=is_house)
    lies = replace(question, asked=_with_third_cards(question.asked, book))
    return replace(_put(lies, book), shown=shown)


def _with_third_cards(asked: Asked, book: SettleBook) -> Asked:
    """Lay the cards that were drawn where three sevens of the player's own cards are judged."""
    said = asked.deal.get("jackpot")
    is_sevens = said is not None and book.jackpots[said["paytable"]].judge == _SEVENS
    by_own_cards = asked.deal.get("options", {}).get(f"{_SEVENS}_rule") == "player_cards"
    if not (is_sevens and by_own_cards) or "final_cards" in asked.ask:
        return asked
    return replace(asked, ask={**asked.ask, "final_cards": cards_of_seats(asked.deal, book)})


def _put(question: Question, book: SettleBook) -> Put:
    asked = question.asked
    what, seat = str(asked.ask["what"]), asked.ask.get("seat")
    match what:
        case "hand" | "dealer_hand":
            return _name_the_hand(asked, book, seat)
        case "higher_hand" | "payment_order" | "envy_order" | "eligible":
            return _seats(asked, book, what)
        case "dragon_line":
            return _dragon_line(asked, book)
        case "front":
            offers = tuple((front, front_words(front)) for front in asked.ask["options"])
            return _choice(asked, book, Msg("Which two cards go in front?"), "", offers, only=True)
        case "compared":
            line = Msg("How does seat {seat} end?", seat=seat)
            return _choice(asked, book, line, Msg("Front against front, back against back"), ENDS)
        case "announcement":
            offers = tuple(zip(asked.ask["options"], asked.ask["spoken"], strict=True))
            put = _choice(asked, book, Msg("What do you say now?"), _told(asked), offers)
            return replace(put, hands=_as_it_lies(asked, put.hands))
        case "foul":
            return _foul(asked, book)
        case _ if what in _PLACES:
            lines = jackpot_lines(asked, book) if what == "card" else ()
            return replace(
                _choice(
                    asked,
                    book,
                    *_words(asked, what, seat),
                    _PLACES[what],
                    only=what == "dealer_draws",
                ),
                lines=lines,
            )
        case _:
            return _money(asked, book, what, seat)


def _words(asked: Asked, what: str, seat: object) -> tuple[str, str]:
    ask = asked.ask
    moment = _MOMENTS[str(ask["moment"])] if "lamp" in what else ""
    match what:
        case "third_cards":
            return Msg("Who draws a third card?"), ""
        case "dealer_draws":
            return Msg("Does the dealer draw?"), ""
        case "discards":
            return Msg("How many up cards leave?"), Msg("Two at most")
        case "qualifies":
            return Msg("Does the dealer qualify?"), ""
        case "card":
            return Msg("Whose card for seat {seat}?", seat=seat), limits_told(asked.ask)
        case "lamp":
            sight = _SIGHTS.get(str(ask["sensor"]), "")
            return Msg("Which lamp shows at seat {seat}?", seat=seat), joined(": ", (moment, sight))
        case _:
            return Msg("What does the lamp of seat {seat} say?", seat=seat), moment


def _told(asked: Asked) -> str:
    """Return the moment that something is said at; a hand or a coup tells it by its cards."""
    moment = announcements.MOMENTS.get(str(asked.ask["moment"]))
    return moment.told if moment is not None else ""


def _as_it_lies(asked: Asked, rows: Sequence[HandRow]) -> tuple[HandRow, ...]:
    """Leave out the cards that are not there yet: before the deal all, under the up card one."""
    moment = asked.ask["moment"]
    if moment in announcements.BEFORE_CARDS:
        return tuple(replace(row, cards=()) for row in rows if row.wagers)
    if moment != announcements.UP_CARD:
        return tuple(rows)
    up = HandRow(Msg("Up card"), tuple(asked.deal["dealer"][:1]), is_asked=True)
    return (up, *(row for row in rows if row.wagers))


def _choice(
    asked: Asked,
    book: SettleBook,
    line: str,
    detail: str,
    offers: Sequence[tuple[str, str]],
    *,
    only: bool = False,
) -> Put:
    hands = rows_of(asked, book, asked.ask.get("seat"), only=only)
    return Put(line, detail, AnswerBy.CHOICE, hands, tuple(offers), str(asked.answer), asked.why)


def _name_the_hand(asked: Asked, book: SettleBook, seat: object) -> Put:
    kinds = _kinds(book, str(asked.deal["game"]))
    names = [(kind, printed_kind(kind)) for kind in reversed(kinds)]
    line = Msg("Name the hand of seat {seat}", seat=seat) if seat else Msg("Name the dealer's hand")
    rule = Msg("Highest first: {hands}.", hands=", ".join(name for _, name in names).lower())
    right = str(asked.answer).partition(":")[0]
    hands = rows_of(asked, book, seat, only=True)
    size = _SIZES.get(kinds, FIVE)
    return Put(
        line, "", AnswerBy.CHOICE, hands, tuple(names), right, asked.why, rule, of_cards=size
    )


def _kinds(book: SettleBook, game: str) -> tuple[str, ...]:
    title = book.games[game].title
    if book.games[game].pai_gow is not None:
        return pai_gow.KINDS
    return five_cards.KINDS if title is None else title.ranking.kinds


def _seats(asked: Asked, book: SettleBook, what: str) -> Put:
    answer = asked.answer if isinstance(asked.answer, list) else []
    among = asked.ask.get("seats") or [one["seat"] for one in asked.deal["seats"]]
    offers = tuple((str(seat), Msg("Seat {seat}", seat=seat)) for seat in sorted(among))
    line, detail = {
        "higher_hand": (Msg("Touch the higher hand"), Msg("Both, where they are equal")),
        "payment_order": (
            Msg("Touch the seats in the order of paying"),
            Msg("Only those with a prize"),
        ),
        "envy_order": (
            Msg("Touch the seats in the order of envy"),
            Msg("Only those that get envy"),
        ),
        "eligible": (
            Msg("Touch every seat that wins the prize"),
            Msg("DONE without a touch: none"),
        ),
    }[what]
    hands = tuple(
        hand
        for hand in rows_of(asked, book, None)
        if what != "higher_hand" or _is_among(hand, among)
    )
    is_ordered = what in ("payment_order", "envy_order")
    right = tuple(answer if is_ordered else sorted(answer))
    return Put(
        line,
        detail,
        AnswerBy.SEATS,
        hands,
        offers,
        right,
        asked.why,
        lines=() if what == "higher_hand" else jackpot_lines(asked, book),
        is_ordered=is_ordered,
    )


def _is_among(row: HandRow, seats: Sequence[int]) -> bool:
    return not row.wagers or row.title in [Msg("Seat {seat}", seat=seat) for seat in seats]


def _dragon_line(asked: Asked, book: SettleBook) -> Put:
    side, table = asked.ask["side"], asked.ask["paytable"]
    game = book.games[asked.deal["game"]]
    wager = next(one for one, of_side in game.duties.margins.items() if of_side == side)
    lines = game.paytables[wager][table].lines
    offers = tuple((line, hand_words(line)) for line in lines)
    name = Msg("Player") if side == "player" else Msg("Banker")
    return _choice(asked, book, Msg("Which line does {side} make?", side=name), "", offers)


def _foul(asked: Asked, book: SettleBook) -> Put:
    acts = tuple(_act(one, asked, book) for one in asked.ask["acts"])
    answer = asked.answer if isinstance(asked.answer, int) else 0
    line = Msg("Press FOUL at the mistake")
    hands = rows_of(asked, book, None)
    return Put(
        line,
        limits_told(asked.ask),
        AnswerBy.FOUL,
        hands,
        (),
        answer,
        asked.why,
        acts=acts,
        lines=jackpot_lines(asked, book),
    )


def _act(act: Mapping[str, Any], asked: Asked, book: SettleBook) -> str:
    match act["do"]:
        case "hand":
            jackpot = book.jackpots[asked.deal["jackpot"]["paytable"]]
            hand = jackpot.line(act["line"]).label
            return Msg("Seat {seat}: {hand} is pressed", seat=act["seat"], hand=hand)
        case "pay":
            return Msg(
                "Seat {seat} is paid {amount}", seat=act["seat"], amount=dollars(act["cents"])
            )
        case "envy":
            return Msg(
                "Seat {seat} gets {amount} of envy", seat=act["seat"], amount=dollars(act["cents"])
            )
        case "card":
            return Msg("The card of the {role} is swiped", role=dict(_PLACES["card"])[act["card"]])
        case _:
            return Msg("END GAME is pressed")


def _money(asked: Asked, book: SettleBook, what: str, seat: object) -> Put:
    cents = asked.answer if isinstance(asked.answer, int) else 0
    game = book.games[str(asked.deal["game"])]
    lines, is_nothing = jackpot_lines(asked, book), False
    match what:
        case "wager":
            wager = str(asked.ask["wager"])
            name = game.wagers.get(wager) or game.decided.get(wager) or printed_kind(wager)
            is_nothing = _may_pay_nothing(asked, game, wager)
            line, detail = (
                Msg("Pay seat {seat}: {wager}", seat=seat, wager=name),
                Msg("Winnings only. May be $0") if is_nothing else Msg("Winnings only"),
            )
            lines = tuple(pay_lines(asked, book, wager))
        case "commission":
            wager = str(asked.ask["wager"])
            line = Msg("Commission of seat {seat}: {wager}", seat=seat, wager=game.wagers[wager])
            detail, lines = Msg("What the house keeps"), ()
        case "envy":
            line, detail = (
                Msg("Pay the envy of seat {seat}", seat=seat),
                Msg("$0 is an answer too"),
            )
        case "prize":
            line, detail = (
                Msg("Pay the prize of seat {seat}", seat=seat),
                Msg("To the cent, rounded down"),
            )
        case "most_left_up":
            line = Msg("How much may seat {seat} leave up?", seat=seat)
            detail = Msg("The most. May be $0")
            lines = tuple(pay_lines(asked, book, game.duties.left_up))
        case _:
            line, detail = Msg("Pay seat {seat}: prize and envy", seat=seat), Msg("Together")
    by = AnswerBy.KEYPAD if what == "prize" else counted_by(cents)
    may_be_nothing = is_nothing or what in ("envy", "most_left_up") or what.endswith("_and_envy")
    return Put(
        line,
        detail,
        by,
        rows_of(asked, book, seat, tells_bets=True),
        (),
        cents,
        asked.why,
        lines=lines,
        may_be_nothing=may_be_nothing,
    )


def _may_pay_nothing(asked: Asked, game: GameDefinition, wager: str) -> bool:
    """True if a wager may end without a win: by no table, or by a push in it."""
    paid_by = table_of(game, wager)
    named = game.paytables.get(paid_by, {}).get(str(asked.deal["paytables"].get(paid_by, "")))
    has_push = named is not None and any(isinstance(line, Push) for line in named.lines.values())
    return has_push or ends_without_table(game, wager)


def counted_by(cents: int) -> AnswerBy:
    """Have an amount laid in chips where the tray holds it, else typed."""
    is_in_chips = cents <= _MOST_IN_CHIPS and cents % _LEAST_CHIP == 0
    return AnswerBy.CHIPS if is_in_chips else AnswerBy.KEYPAD
