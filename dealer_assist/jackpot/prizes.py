"""Prizes of one round, paid in payment order, each from the meter that the last one left."""

from collections.abc import Iterable, Mapping, Sequence

from dealer_assist.jackpot.account import Account, pay_fixed, pay_share
from dealer_assist.jackpot.definition import TRAY, Jackpot, Level, Line
from dealer_assist.rules.money import cents_shown
from dealer_assist.rules.pays import Percent
from dealer_assist.value import Value, replace

Accounts = Mapping[str, Account]

RIGHT_TO_LEFT, LEFT_TO_RIGHT = PAYMENT_ORDERS = ("right to left", "left to right")
"""From which end of the table the seats are paid: seat 7 first, or seat 1 first."""


class PrizeClaim(Value):
    """A seat that holds a winning hand, with its stake in cents."""

    seat: int
    line: str
    stake: int


class PrizeAward(Value):
    """What one claim is paid, in cents, and what that did to the meter it came off.

    `level` is empty where the tray pays all of it. Micro-dollar fields undo a reseed exactly.
    A shared prize is one hit: every share names its place among `shares`, the `whole` prize in
    cents, and the meter before and after the hit. `whole` is 0 where a journal of an earlier
    release says nothing of it; see `recognised`.
    """

    seat: int
    line: str
    stake: int
    prize: int
    from_meter: int = 0
    level: str = ""
    meter_before: int = 0
    meter_after: int = 0
    seed: int = 0
    from_reserve: int = 0
    from_overflow: int = 0
    share: int = 1
    shares: int = 1
    whole: int = 0

    @property
    def from_tray(self) -> int:
        """Return what the tray pays of the prize."""
        return self.prize - self.from_meter

    @property
    def hit_prize(self) -> int:
        """Return the prize of the whole hit: it decides the card, whoever shares it."""
        return self.whole or self.prize

    @property
    def is_shared(self) -> bool:
        """True if this is one of several shares of a hit."""
        return self.shares > 1

    @property
    def begins_hit(self) -> bool:
        """True if a hit is counted here: by its first share, so that it counts once."""
        return self.share == 1


def is_same_hit(one: PrizeAward, other: PrizeAward) -> bool:
    """True if two awards of one payment are shares of the same prize."""
    return one.is_shared and (*_trace(one), one.whole) == (*_trace(other), other.whole)


def turn_to_pay(seat: int, order: str = RIGHT_TO_LEFT) -> int:
    """Return what to sort seats by, so that they come as the dealer pays them."""
    return seat if order == LEFT_TO_RIGHT else -seat


def in_payment_order(claims: Iterable[PrizeClaim], order: str = RIGHT_TO_LEFT) -> list[PrizeClaim]:
    """Sort as the dealer pays: the farthest right first, then counter-clockwise, or the reverse."""
    return sorted(claims, key=lambda claim: turn_to_pay(claim.seat, order))


def award(
    jackpot: Jackpot,
    accounts: Accounts,
    claims: Iterable[PrizeClaim],
    order: str = RIGHT_TO_LEFT,
) -> tuple[tuple[PrizeAward, ...], dict[str, Account]]:
    """Decide every prize of a round and give the accounts as they are left."""
    left = dict(accounts)
    waiting = in_payment_order(claims, order)
    awards: list[PrizeAward] = []
    while waiting:
        first = waiting[0]
        line = jackpot.line(first.line)
        sharing = [first]
        if jackpot.is_shared and line.percent and not jackpot.is_house:
            sharing = [claim for claim in waiting if claim.line == first.line]
        waiting = [claim for claim in waiting if claim not in sharing]
        awards += _pay(jackpot, left, line, sharing)
    return tuple(sorted(awards, key=lambda one: turn_to_pay(one.seat, order))), left


def recognised(awards: Sequence[PrizeAward]) -> tuple[PrizeAward, ...]:
    """Return the awards of one payment, with shares known as such that no journal names yet.

    They came off the same meter with the same line, and found and left it the same. Prizes paid
    one after another look alike only where a reseed lies between them: whole percentages bring a
    reseed each, and a fixed prize is by itself all that left the meter.
    """
    hits: dict[tuple[object, ...], list[int]] = {}
    for at, one in enumerate(awards):
        if one.level and one.from_meter and not one.whole:
            hits.setdefault(_trace(one), []).append(at)
    known = list(awards)
    for places in hits.values():
        if len(places) > 1 and _is_one_prize([awards[at] for at in places]):
            whole = sum(awards[at].prize for at in places)
            for share, at in enumerate(places, 1):
                known[at] = replace(awards[at], share=share, shares=len(places), whole=whole)
    return tuple(known)


def _trace(one: PrizeAward) -> tuple[object, ...]:
    return one.line, one.level, one.meter_before, one.meter_after


def _is_one_prize(shares: Sequence[PrizeAward]) -> bool:
    reseeds = sum(bool(one.seed or one.from_reserve or one.from_overflow) for one in shares)
    left_the_meter = cents_shown(shares[0].meter_before - shares[0].meter_after)
    return reseeds == 1 or (reseeds == 0 and shares[0].from_meter < left_the_meter)


def envy_due(
    jackpot: Jackpot, claims: Iterable[PrizeClaim], stakes: Mapping[int, int]
) -> dict[int, int]:
    """Return what each seat with the wager gets from the others' hands, in cents; never its own."""
    due: dict[int, int] = {}
    for claim in claims:
        envy = jackpot.line(claim.line).envy_cents
        for seat, stake in stakes.items():
            if envy and seat != claim.seat and stake:
                due[seat] = due.get(seat, 0) + (
                    envy * stake // 100 if jackpot.envy_scales else envy
                )
    return dict(sorted(due.items()))


def split(prize: int, ways: int) -> list[int]:
    """Share a prize: rounded down each, the odd cents one each to the first in payment order."""
    each, odd = divmod(prize, ways)
    return [each + (1 if n < odd else 0) for n in range(ways)]


def _pay(
    jackpot: Jackpot, left: dict[str, Account], line: Line, sharing: list[PrizeClaim]
) -> list[PrizeAward]:
    if jackpot.is_house:
        return [_house_award(left, line, sharing[0])]
    if isinstance(line.pays, Percent):
        return _share_awards(jackpot.level(line.pays.meter), left, line, sharing)
    return [_fixed_award(jackpot.fixed_pays, left, line, sharing[0])]


def _share_awards(
    level: Level, left: dict[str, Account], line: Line, sharing: list[PrizeClaim]
) -> list[PrizeAward]:
    """Pay a percentage of a meter, split among all who share it."""
    before = left[level.name]
    payment = pay_share(level, before, line.percent)
    left[level.name] = payment.account
    whole = cents_shown(payment.paid)
    prizes = split(whole, len(sharing))
    first, *others = (
        PrizeAward(
            seat=claim.seat,
            line=line.key,
            stake=claim.stake,
            prize=prize,
            from_meter=prize,
            level=level.name,
            meter_before=before.meter,
            meter_after=payment.account.meter,
            share=place,
            shares=len(sharing),
            whole=whole,
        )
        for place, (claim, prize) in enumerate(zip(sharing, prizes, strict=True), 1)
    )
    # The reseed belongs to the round's prize, so one of its sharers carries it.
    carrier = replace(
        first,
        seed=payment.seed,
        from_reserve=payment.from_reserve,
        from_overflow=payment.from_overflow,
    )
    return [carrier, *others]


def _fixed_award(
    pocket: str, left: dict[str, Account], line: Line, claim: PrizeClaim
) -> PrizeAward:
    """Pay a fixed prize out of the tray, or off a meter as far as that can cover it."""
    prize = line.fixed_prize(claim.stake)
    if pocket == TRAY:
        return PrizeAward(claim.seat, line.key, claim.stake, prize)
    before = left[pocket]
    payment = pay_fixed(before, prize)
    left[pocket] = payment.account
    return PrizeAward(
        seat=claim.seat,
        line=line.key,
        stake=claim.stake,
        prize=prize,
        from_meter=cents_shown(payment.paid),
        level=pocket,
        meter_before=before.meter,
        meter_after=payment.account.meter,
    )


def _house_award(amounts: Accounts, line: Line, claim: PrizeClaim) -> PrizeAward:
    """Pay out of the house's pocket: the amount on display stays what it is for the next winner."""
    prize = line.fixed_prize(claim.stake)
    if isinstance(line.pays, Percent):
        prize = amounts[line.pays.meter].shown_cents * line.percent // 100
    return PrizeAward(claim.seat, line.key, claim.stake, prize)
