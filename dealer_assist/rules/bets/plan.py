"""The bets of a seat as its title plans them: before the cards, decided, folded, taken back."""

from collections.abc import Mapping

from dealer_assist.errors import Refused, shown
from dealer_assist.message import Msg, joined
from dealer_assist.rules.bets.wagers import play_wager, require_play
from dealer_assist.rules.cards import Card, parse_cards_with_joker
from dealer_assist.rules.deal import Deal, SeatDeal
from dealer_assist.rules.irregular import wrong_hand
from dealer_assist.rules.money import chips
from dealer_assist.rules.titles.title import BACK, FOLDS, Play, Street, Title
from dealer_assist.value import Value

DISCARD = "discard"
"""What a decision calls the cards that are put away."""


class Made(Value):
    """The stakes of a seat in cents by wager, whether it folded, and what it took back.

    A seat that has only a bonus bet is not in the game at all.
    """

    stakes: Mapping[str, int]
    folded: bool = False
    taken_back: tuple[str, ...] = ()
    is_alone: bool = False


def made(title: Title, deal: Deal, seat: SeatDeal, value: int) -> Made:
    """Read a seat's bets; `value` is its hand's, for bets that only a high hand may make."""
    wagers = seat.wagers
    base = wagers.get(title.base, 0)
    if not base:
        return _alone(title, deal, seat)
    for wager, other in title.equal:
        if wagers.get(wager, 0) != wagers.get(other, 0):
            raise Refused(
                Msg(
                    "Seat {seat}: the {wager} must equal the {other} of {ante}",
                    seat=seat.seat,
                    wager=title.labels[wager],
                    other=title.labels[other],
                    ante=chips(wagers.get(other, 0)),
                )
            )
    if title.play is not None:
        return _played(title.play, seat, base, value)
    if title.streets:
        return _streets(title, seat, base, value)
    return Made(wagers)


def base_stake(title: Title, wagers: Mapping[str, int], without: str = "") -> int:
    """Return the base wager of a seat; one taken back is as high as those that equal it."""
    alike = (title.base, *(wager for wager, other in title.equal if other == title.base))
    return next((wagers[wager] for wager in alike if wager != without and wagers.get(wager)), 0)


def with_taken_back(title: Title, wagers: Mapping[str, int]) -> dict[str, int]:
    """Return the wagers of a seat as it made them before the cards."""
    base = base_stake(title, wagers)
    return {**wagers, **{wager: base for wager in title.may_take_back if wagers.get(wager) == 0}}


def _alone(title: Title, deal: Deal, seat: SeatDeal) -> Made:
    """Let a bonus bet stand without the base wager where the house does, and refuse the rest."""
    bets = [wager for wager, stake in seat.wagers.items() if stake]
    if not any(wager in title.alone for wager in bets):
        raise Refused(
            Msg(
                "Seat {seat} has cards but no {wager}. Every hand needs one",
                seat=seat.seat,
                wager=title.labels[title.base],
            )
        )
    first = next(wager for wager in bets if wager in title.alone)
    if deal.options.get(title.alone[first]) is not True or len(bets) > 1:
        raise Refused(
            Msg(
                "Seat {seat}: {wager} without {base} is not offered here. Place the {base}",
                seat=seat.seat,
                wager=title.labels[first],
                base=title.labels[title.base],
            )
        )
    if seat.decision:
        raise Refused(
            Msg(
                "Seat {seat} has only {wager} and decides nothing. Leave its decision out",
                seat=seat.seat,
                wager=title.labels[first],
            )
        )
    return Made(seat.wagers, is_alone=True)


def _played(play: Play, seat: SeatDeal, base: int, value: int) -> Made:
    cents = play_wager(seat)
    if not cents:
        return Made(seat.wagers, folded=True)
    bounds = play.bounds
    if play.higher is not None and value >= play.from_value:
        bounds = play.higher
    least, most = bounds.least * base, bounds.most * base
    if not least <= cents <= most:
        require_play(seat, cents, least, most, bounds.why)
    return Made({**seat.wagers, play.wager: cents})


def cards_played(title: Title, seat: SeatDeal) -> tuple[Card, ...]:
    """Return the cards that a seat plays: those it holds, without what it puts away."""
    exchange, dealt = title.exchange, seat.cards
    if exchange is None:
        return dealt
    exchanges = seat.decision.get(title.streets[0].key) == exchange.word
    due = exchange.dealt + (exchange.draws if exchanges else 0)
    if len(dealt) != due:
        raise wrong_hand(seat.seat, len(dealt), due)
    named = seat.decision.get(DISCARD)
    if not exchanges:
        if named is not None:
            raise Refused(
                Msg("Seat {seat} puts no card away. Leave its discard out", seat=seat.seat)
            )
        return dealt
    listed = named if isinstance(named, list) else [] if named is None else [named]
    away = parse_cards_with_joker(listed)
    held = {*dealt[: exchange.dealt]}
    if len({*away}) != exchange.discards or len(away) != exchange.discards or not held >= {*away}:
        raise Refused(
            Msg(
                "Seat {seat} must put away {n} of its own cards",
                one="Seat {seat} must put away one of its own cards",
                n=exchange.discards,
                seat=seat.seat,
            )
        )
    return tuple(card for card in dealt if card not in away)


def _streets(title: Title, seat: SeatDeal, base: int, value: int) -> Made:
    decision, streets = seat.decision, title.streets
    keys = [street.key for street in streets]
    for key in decision:
        if key not in keys and not (title.exchange and key == DISCARD):
            raise Refused(
                Msg(
                    "Seat {seat}: there is no {key} decision, only {keys}",
                    seat=seat.seat,
                    key=shown(key),
                    keys=", ".join(keys),
                )
            )
    stakes = dict(seat.wagers)
    taken_back: list[str] = []
    for place, street in enumerate(streets):
        if street.wager in stakes and street.otherwise != BACK:
            _refuse_after(seat, streets[place:], Msg("has made the one bet"))
            break
        word = decision.get(street.key)
        if word == street.otherwise:
            if word == FOLDS:
                _refuse_after(seat, streets[place + 1 :], Msg("folded"))
                return Made(stakes, folded=True)
            if word == BACK:
                taken_back.append(street.wager)
        elif isinstance(word, str) and word in street.words:
            if value < street.least.get(word, 0):
                raise Refused(
                    Msg(
                        "Seat {seat} has no hand for a bet of {bet}. Bet less, or fold",
                        seat=seat.seat,
                        bet=word,
                    )
                )
            if street.otherwise != BACK:
                stakes[street.wager] = street.words[word] * base
        else:
            raise Refused(Msg("Seat {seat} must {ask}", seat=seat.seat, ask=street.ask))
    return Made(stakes, taken_back=tuple(taken_back))


def _refuse_after(seat: SeatDeal, later: tuple[Street, ...], why: str) -> None:
    """Refuse a decision that comes after the last one."""
    if any(street.key in seat.decision for street in later):
        names = joined(" or ", [street.key.capitalize() for street in later])
        raise Refused(
            Msg(
                "Seat {seat} {why} and has no {names} decision",
                seat=seat.seat,
                why=why,
                names=names,
            )
        )
