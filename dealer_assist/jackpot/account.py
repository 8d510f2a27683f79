"""The account of one level: what is on it and where it came from. Nothing appears or vanishes."""

from dealer_assist.errors import Refused
from dealer_assist.jackpot.definition import Level
from dealer_assist.message import Msg
from dealer_assist.rules.money import cents_shown, dollars, micros
from dealer_assist.value import Value, replace


class Account(Value):
    """Micro-dollars on a level's meter, reserve and overflow, and the sums that explain them."""

    meter: int
    reserve: int = 0
    overflow: int = 0
    contributed: int = 0
    seeded: int = 0
    adjusted: int = 0
    paid: int = 0

    @property
    def shown_cents(self) -> int:
        """Return what the display shows: the meter rounded down to the cent."""
        return cents_shown(self.meter)

    @property
    def imbalance(self) -> int:
        """Return what the invariant misses; anything but 0 is a fault."""
        came = self.contributed + self.seeded + self.adjusted
        return came - (self.meter + self.reserve + self.overflow + self.paid)


class AccountPayment(Value):
    """What one prize did to an account, in micro-dollars: enough to undo it exactly."""

    account: Account
    paid: int
    seed: int = 0
    from_reserve: int = 0
    from_overflow: int = 0


def open_account(level: Level) -> Account:
    """Start a meter at its seed."""
    seed = micros(level.seed_cents)
    return capped(level, Account(meter=seed, seeded=seed))


def carry_over(level: Level, account: Account) -> Account:
    """Take a meter over into changed settings; a cap may not cut what is on display."""
    if level.cap_cents is not None and account.shown_cents > level.cap_cents:
        raise Refused(
            Msg(
                "{level} shows {shown}, more than the cap of {cap}. Set the cap to what it "
                "shows or above",
                level=level.label,
                shown=dollars(account.shown_cents),
                cap=dollars(level.cap_cents),
            )
        )
    return capped(level, account)


def show_amount(level: Level, account: Account) -> Account:
    """Show the amount that the house has set for its own jackpot now."""
    change = micros(level.seed_cents) - account.meter
    return replace(account, meter=account.meter + change, adjusted=account.adjusted + change)


def contribute(level: Level, account: Account, wager_cents: int) -> Account:
    """Add a wager's shares: cents × basis points is a whole number of micro-dollars."""
    share = wager_cents * level.rate_bp
    kept = wager_cents * level.reserve_bp
    return capped(
        level,
        replace(
            account,
            meter=account.meter + share,
            reserve=account.reserve + kept,
            contributed=account.contributed + share + kept,
        ),
    )


def pay_share(level: Level, account: Account, percent: int) -> AccountPayment:
    """Take a percentage prize off the meter; the whole of it reseeds at once."""
    prize = micros(account.shown_cents * percent // 100)
    if percent < 100:
        return AccountPayment(_pay(account, prize), prize)
    return _reseeded(level, account, prize)


def _reseeded(level: Level, account: Account, prize: int) -> AccountPayment:
    seed = micros(level.seed_cents)
    reseeded = replace(
        account,
        meter=account.meter - prize + seed + account.reserve + account.overflow,
        reserve=0,
        overflow=0,
        seeded=account.seeded + seed,
        paid=account.paid + prize,
    )
    return AccountPayment(capped(level, reseeded), prize, seed, account.reserve, account.overflow)


def pay_told(level: Level, account: Account, percent: int, cents: int) -> AccountPayment:
    """Take a prize off that the floor has decided; the whole of a meter reseeds it at once."""
    prize = micros(cents)
    if percent < 100:
        return AccountPayment(_pay(account, prize), prize)
    return _reseeded(level, account, prize)


def as_told(account: Account, cents: int) -> Account:
    """Show what the floor shows: the other tables of the link have moved the meter."""
    if account.shown_cents == cents:
        return account
    change = micros(cents) - account.meter
    return replace(account, meter=account.meter + change, adjusted=account.adjusted + change)


def pay_fixed(account: Account, prize_cents: int) -> AccountPayment:
    """Take a fixed prize off the meter, as much of it as the display can cover."""
    covered = micros(min(prize_cents, account.shown_cents))
    return AccountPayment(_pay(account, covered), covered)


def capped(level: Level, account: Account) -> Account:
    """Move what exceeds the cap from the meter to the overflow."""
    if level.cap_cents is None or account.meter <= micros(level.cap_cents):
        return account
    excess = account.meter - micros(level.cap_cents)
    return replace(account, meter=account.meter - excess, overflow=account.overflow + excess)


def _pay(account: Account, prize: int) -> Account:
    return replace(account, meter=account.meter - prize, paid=account.paid + prize)
