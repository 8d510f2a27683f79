"""What to say: the announcement that a coup, a hand or a moment of the round calls for."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from dealer_assist.jackpot.definition import WHOLE, Jackpot
from dealer_assist.message import Msg
from dealer_assist.rules.line_names import hand_words
from dealer_assist.school.deals.cases import PayCase, jackpot_cases
from dealer_assist.school.deals.deals import Dealing, Dealt, Luck
from dealer_assist.school.drills import announcements
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.read_hand import qualifies
from dealer_assist.settle.book import SettleBook
from dealer_assist.value import Value

_COUP, _DEALER, _SEAT = "coup", "dealer_hand", "seat_hand"
_SHARES = 12
_COUPS = 4
NO_WIN = "no_win"
_OPENS, _SHORT, _FOLD = "dealer_qualifies", "dealer_does_not_qualify", "all_hands_folded"


class SayCase(Value):
    """A moment of a round that is announced; `said` is what the dealer's cards call for."""

    moment: str
    game: str = ""
    line: PayCase | None = None
    said: str = ""


def cases(book: SettleBook) -> list[SayCase]:
    """List every line of every jackpot, and a share of coups and of dealers' hands."""
    lines = [SayCase(_SEAT, line=case) for case in jackpot_cases(book)]
    share = len(lines) // _SHARES
    coups = [key for key, one in book.games.items() if one.duties.sides]
    dealers = [key for key in book.games if qualifies(book, key)]
    said = [(_COUP, coup) for coup in coups] + [(_DEALER, dealer) for dealer in dealers]
    return [*lines, *(SayCase(moment, game) for moment, game in said for _ in range(share))]


def cases_at_table(book: SettleBook, game: str) -> list[SayCase]:
    """List what is said at one game, as a kiosk asks for it: what the deal alone does not tell too.

    A dealer who does not qualify comes as often as one who does, and no coup is rarer than a hand.
    """
    found = [SayCase(moment, game) for moment in (announcements.START, announcements.VOID)]
    duties = book.games[game].duties
    if duties.sides:
        found += [SayCase(_COUP, game) for _ in range(_COUPS)]
    if qualifies(book, game):
        found += [SayCase(_DEALER, game, said=one) for one in (_OPENS, _SHORT)]
    if duties.insures in book.games[game].wagers:
        found += [
            SayCase(announcements.UP_CARD, game, said=card) for card in announcements.UP_CARDS
        ]
    lines = [case for case in jackpot_cases(book) if case.game == game]
    found += [SayCase(_SEAT, line=line) for line in lines]
    for table in dict.fromkeys(line.table for line in lines):
        found += _of_jackpot(book.jackpots[table], [line for line in lines if line.table == table])
    return found


def _of_jackpot(jackpot: Jackpot, lines: Sequence[PayCase]) -> Iterator[SayCase]:
    first = lines[0]
    for moment in (announcements.LATE_CHIP, announcements.SENSOR_OUT):
        yield SayCase(moment, line=first)
    if any(level.must_hit_cents for level in jackpot.levels):
        yield SayCase(announcements.MUST_HIT, line=first)
    for line in lines:
        if jackpot.line(line.line).percent == WHOLE:
            yield SayCase(announcements.WHOLE_METER, line=line)


def ask(dealing: Dealing, chance: Random, case: SayCase) -> Asked:
    """Ask for one of three announcements."""
    if case.moment == announcements.UP_CARD:
        return _of_up_card(dealing, chance, case)
    if case.moment in announcements.MOMENTS:
        return _of_moment(dealing, chance, case)
    if case.line is not None:
        return _of_seat(dealing, chance, case.line)
    if case.moment == _COUP:
        return _of_coup(dealing.deal_any(case.game), chance)
    dealt = dealing.deal_any(case.game)
    while case.said and _dealer_says(dealt) != case.said:
        dealt = dealing.deal_any(case.game)
    return _of_dealer(dealt, chance)


def _spoken(option: str, labels: Mapping[str, str]) -> str:
    """Return an announcement as it is said at the table; `labels` are the jackpot's hands."""
    what, _, said = option.partition(":")
    first, _, second = said.partition("-")
    match what:
        case "player_wins":
            return Msg("Player wins, {high} over {low}", high=first, low=second)
        case "banker_wins":
            return Msg("Banker wins, {high} over {low}", high=first, low=second)
        case "tie":
            return Msg("Tie at {total}", total=first)
        case "dealer_qualifies":
            return Msg("Dealer qualifies")
        case "dealer_does_not_qualify":
            return Msg("Dealer does not qualify")
        case "all_hands_folded":
            return Msg("All hands folded")
        case _ if what in announcements.SAID:
            return announcements.SAID[what]
        case "no_win":
            return Msg("No progressive win at seat {seat}", seat=said)
        case _:
            return Msg("Progressive win at seat {seat}: {hand}", seat=what, hand=labels[said])


def _of_up_card(dealing: Dealing, chance: Random, case: SayCase) -> Asked:
    dealt = dealing.deal_any(case.game)
    while announcements.up_card_calls_for(dealt.raw["dealer"][0]) != case.said:
        dealt = dealing.deal_any(case.game)
    near = [card for card in announcements.UP_CARDS if card != case.said]
    ask = _three(case.moment, case.said, near, chance, {})
    return Asked(dealt.raw, ask, case.said, announcements.WHY_UP[case.said])


def _of_moment(dealing: Dealing, chance: Random, case: SayCase) -> Asked:
    moment = announcements.MOMENTS[case.moment]
    seated: dict[str, object] = {}
    if case.line is None:
        dealt = dealing.deal_any(case.game)
    else:
        dealt = dealing.deal(case.line, Luck(players=chance.randint(2, 5)))
        seated = {"seat": dealt.seat}
    ask = {**seated, **_three(case.moment, moment.right, [*moment.spoken], chance, {})}
    return Asked(dealt.raw, ask, moment.right, moment.why)


def _of_coup(dealt: Dealt, chance: Random) -> Asked:
    player, banker = dealt.result["player"]["total"], dealt.result["banker"]["total"]
    right = _coup(player, banker)
    near = [
        _coup(banker, player) if player != banker else _coup(player, (player + 1) % 10),
        _coup((player + 1) % 10, banker),
        _coup(player, (banker + 9) % 10),
    ]
    why = Msg(
        "Player has {player}, Banker has {banker}: {said}",
        player=player,
        banker=banker,
        said=_spoken(right, {}),
    )
    return Asked(dealt.raw, _three(_COUP, right, near, chance, {}), right, why)


def _coup(player: int, banker: int) -> str:
    if player == banker:
        return f"tie:{player}"
    who = "player" if player > banker else "banker"
    return f"{who}_wins:{max(player, banker)}-{min(player, banker)}"


def _dealer_says(dealt: Dealt) -> str:
    return _OPENS if dealt.result["dealer"]["qualifies"] else _SHORT


def _of_dealer(dealt: Dealt, chance: Random) -> Asked:
    dealer, right = dealt.result["dealer"], _dealer_says(dealt)
    kind, _, ranks = dealer["hand"].partition(":")
    why = Msg(
        "The dealer holds {hand} ({ranks}): {said}",
        hand=hand_words(kind),
        ranks=ranks.replace("T", "10"),
        said=_spoken(right, {}),
    )
    near = [one for one in (_OPENS, _SHORT, _FOLD) if one != right]
    return Asked(dealt.raw, _three(_DEALER, right, near, chance, {}), right, why)


def _of_seat(dealing: Dealing, chance: Random, case: PayCase) -> Asked:
    """Ask about any seat: one that wins, one that does not, one without the wager."""
    dealt = dealing.deal(case, Luck(players=chance.randint(2, 5), lucky=0.4))
    seat = dealt.seat if chance.random() < 0.6 else chance.choice(dealt.seats)
    line = dealt.seat_result(seat)[case.wager]["line"]
    none = f"{NO_WIN}:{seat}"
    right = f"{seat}:{line}" if line else none
    others = [one.key for one in dealing.book.jackpots[case.table].lines if one.key != line]
    near = [f"{seat}:{one}" for one in chance.sample(others, min(2, len(others)))]
    if line:
        near = [none, *near]
    labels = {one.key: one.label for one in dealing.book.jackpots[case.table].lines}
    why = _spoken(right, labels)
    if not dealt.seat_deal(seat)["wagers"].get(case.wager):
        why = Msg("Seat {seat} has no wager, whatever its hand", seat=seat)
    ask = {"seat": seat, **_three(_SEAT, right, near, chance, labels)}
    return Asked(dealt.raw, ask, right, why)


def _three(
    moment: str, right: str, near: list[str], chance: Random, labels: Mapping[str, str]
) -> dict[str, object]:
    """Offer the right announcement and two near ones, as keys and as they are spoken."""
    options = [right, *[other for other in dict.fromkeys(near) if other != right][:2]]
    chance.shuffle(options)
    said = [_spoken(option, labels) for option in options]
    return {"what": "announcement", "moment": moment, "options": options, "spoken": said}
