"""Prizes of one round, paid in payment order, each from the meter that the last one left."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from dealer_assist.jackpot.account import Account, pay_fixed, pay_share
from dealer_assist.jackpot.definition import TRAY, Jackpot, Level, Line
from dealer_assist.rules.money import cents_shown
from dealer_assist.rules.pays import Percent

Accounts = Mapping[str, Account]


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat that holds a winning hand, with its stake in cents."""

    seat: int
    line: str
    stake: int


@dataclass(frozen=True, slots=True)
class Award:
    """What one claim is paid, in cents, and what that did to the meter it came off.

    `level` is empty where the tray pays all of it. Micro-dollar fields undo a reseed exactly.
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

    @property
    def from_tray(self) -> int:
        """Give what the tray pays of the prize."""
        return self.prize - self.from_meter


def in_payment_order(claims: Iterable[Claim]) -> list[Claim]:
    """Sort as the dealer pays: the farthest right first, then counter-clockwise."""
    return sorted(claims, key=lambda claim: -claim.seat)


def award(
    jackpot: Jackpot, accounts: Accounts, claims: Iterable[Claim]
) -> tuple[tuple[Award, ...], dict[str, Account]]:
    """Decide every prize of a round and give the accounts as they are left."""
    left = dict(accounts)
    waiting = in_payment_order(claims)
    awards: list[Award] = []
    while waiting:
        first = waiting[0]
        line = jackpot.line(first.line)
        sharing = [first]
        if jackpot.is_shared and line.percent and not jackpot.is_house:
            sharing = [claim for claim in waiting if claim.line == first.line]
        waiting = [claim for claim in waiting if claim not in sharing]
        awards += _pay(jackpot, left, line, sharing)
    return tuple(sorted(awards, key=lambda one: -one.seat)), left


def envy_due(
    jackpot: Jackpot, claims: Iterable[Claim], stakes: Mapping[int, int]
) -> dict[int, int]:
    """Give what each seat with the wager gets from the others' hands, in cents; never its own."""
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
    jackpot: Jackpot, left: dict[str, Account], line: Line, sharing: list[Claim]
) -> list[Award]:
    if jackpot.is_house:
        return [_house_award(left, line, sharing[0])]
    if isinstance(line.pays, Percent):
        return _share_awards(jackpot.level(line.pays.meter), left, line, sharing)
    return [_fixed_award(jackpot.fixed_pays, left, line, sharing[0])]


def _share_awards(
    level: Level, left: dict[str, Account], line: Line, sharing: list[Claim]
) -> list[Award]:
    """Pay a percentage of a meter, split among all who share it."""
    before = left[level.name]
    payment = pay_share(level, before, line.percent)
    left[level.name] = payment.account
    prizes = split(cents_shown(payment.paid), len(sharing))
    first, *others = (
        Award(
            seat=claim.seat,
            line=line.key,
            stake=claim.stake,
            prize=prize,
            from_meter=prize,
            level=level.name,
            meter_before=before.meter,
            meter_after=payment.account.meter,
        )
        for claim, prize in zip(sharing, prizes, strict=True)
    )
    # The reseed belongs to the round's prize, so one of its sharers carries it.
    carrier = replace(
        first,
        seed=payment.seed,
        from_reserve=payment.from_reserve,
        from_overflow=payment.from_overflow,
    )
    return [carrier, *others]


def _fixed_award(pocket: str, left: dict[str, Account], line: Line, claim: Claim) -> Award:
    """Pay a fixed prize out of the tray, or off a meter as far as that can cover it."""
    prize = line.fixed_prize(claim.stake)
    if pocket == TRAY:
        return Award(claim.seat, line.key, claim.stake, prize)
    before = left[pocket]
    payment = pay_fixed(before, prize)
    left[pocket] = payment.account
    return Award(
        seat=claim.seat,
        line=line.key,
        stake=claim.stake,
        prize=prize,
        from_meter=cents_shown(payment.paid),
        level=pocket,
        meter_before=before.meter,
        meter_after=payment.account.meter,
    )


def _house_award(amounts: Accounts, line: Line, claim: Claim) -> Award:
    """Pay out of the house's pocket: the amount on display stays what it is for the next winner."""
    prize = line.fixed_prize(claim.stake)
    if isinstance(line.pays, Percent):
        prize = amounts[line.pays.meter].shown_cents * line.percent // 100
    return Award(claim.seat, line.key, claim.stake, prize)
