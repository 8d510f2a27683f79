"""Cautions about a table's pays and its jackpots' settings: allowed, but only with open eyes.

A paytable or a jackpot may leave a hand out, and the table says so before it opens. Printed tables
leave hands out too, on purpose, and no dealer should read about those: Queens Up pays nothing below
a pair of queens, and pays four aces as four of a kind. So each wager's rules say which hands it is
there for, and only one of those that no line pays is worth a caution.
"""

from collections.abc import Iterator

from dealer_assist.jackpot.definition import TRAY, Jackpot, Level
from dealer_assist.message import Msg, either, joined, listed
from dealer_assist.rules.awards import down_to
from dealer_assist.rules.games.judges import JUDGES
from dealer_assist.rules.money import chips, decimal, percent
from dealer_assist.rules.pays import Percent
from dealer_assist.table.setup.approval import RECOMMENDED
from dealer_assist.table.setup.house_paper import what_is_missing
from dealer_assist.table.setup.table_setup import TableSetup

# The rule documents: meters that pay everything are designed to grow from this rate on.
GROWS_FROM_BP = 7_000
_WHOLE = 10_000


def cautions(setup: TableSetup) -> Iterator[str]:
    """Say what a table's paytables leave out and its settings do to its jackpots, each once."""
    for wager, name in setup.paytables.items():
        if unpaid := _unpaid(setup, wager):
            yield Msg(
                "{wager}, {paytable}: nothing is paid for {hands}",
                wager=setup.label_of(wager),
                paytable=name,
                hands=_hands(unpaid),
            )
    if missing := what_is_missing(setup.house_paper):
        yield missing
    for sensor, jackpot in setup.jackpots.items():
        yield from _left_out(sensor, jackpot)
        if jackpot.is_house:
            yield from _not_scaled(sensor, jackpot)
            continue
        if jackpot.fixed_pays == TRAY:
            yield from _raised(sensor, jackpot)
        else:
            yield from _running_dry(sensor, jackpot)
        for level in jackpot.levels:
            yield from _seed(sensor, jackpot, level)
            yield from _high_seed(sensor, jackpot, level)
        yield from _not_scaled(sensor, jackpot)


def recommendations(setup: TableSetup) -> Iterator[str]:
    """Say what the makers of the paytables recommend and this table does otherwise."""
    dealing, approval = setup.dealing, setup.approval
    if dealing.need == RECOMMENDED and approval is not None and not approval.shuffler.make:
        yield Msg(
            "A shuffler is recommended for {game}, such as {makes}",
            game=setup.game_name,
            makes=joined(", ", dealing.makes),
        )
    for sensor, jackpot in setup.jackpots.items():
        yield from _printed_otherwise(setup, sensor, jackpot)
        if not jackpot.is_house and not any(level.reserve_bp for level in jackpot.levels):
            yield Msg(
                "Sensor {sensor}, {jackpot}: no part of a wager goes to a reserve. A small one "
                "is recommended, it is added to the next seed and keeps the meter up after a win",
                sensor=sensor,
                jackpot=jackpot.key,
            )


def _printed_otherwise(setup: TableSetup, sensor: str, jackpot: Jackpot) -> Iterator[str]:
    """Say what a paytable's printed figures were made for, where the table plays it otherwise."""
    if jackpot.designed_for and setup.decks not in jackpot.designed_for:
        yield Msg(
            "Sensor {sensor}, {jackpot}: its figures were made for {decks} decks, and this shoe "
            "has {have}",
            sensor=sensor,
            jackpot=jackpot.key,
            decks=either([str(one) for one in jackpot.designed_for]),
            have=setup.decks,
        )
    eligible = setup.options.get("eligible")
    if jackpot.eligible and eligible != jackpot.eligible:
        for_all = jackpot.eligible == "all_participants"
        yield Msg(
            "Sensor {sensor}, {jackpot}: its print is for {who}. Choose that under house rules to "
            "play it so",
            sensor=sensor,
            jackpot=jackpot.key,
            who=Msg("all participants") if for_all else Msg("the winning side"),
        )


def _not_scaled(sensor: str, jackpot: Jackpot) -> Iterator[str]:
    """Name the levels that a table keeps at the figures of another fixed wager."""
    if not jackpot.preset_wager:
        return
    for level in jackpot.levels:
        goes_with = jackpot.preset_level(level.name).seed_cents
        if level.seed_cents != goes_with:
            yield Msg(
                "Sensor {sensor}, {jackpot}: all figures are those of a {base} wager and go with "
                "it. At {wager} {level} would start again at {scaled}, here it starts at {seed}",
                sensor=sensor,
                jackpot=jackpot.key,
                base=chips(jackpot.preset_wager),
                wager=chips(jackpot.wager_cents),
                level=level.label,
                scaled=chips(goes_with),
                seed=chips(level.seed_cents),
            )


def _high_seed(sensor: str, jackpot: Jackpot, level: Level) -> Iterator[str]:
    usual = jackpot.preset_level(level.name).seed_cents
    whole = next((line for line in jackpot.lines if line.pays == Percent(100, level.name)), None)
    if level.seed_cents > usual and whole is not None:
        yield Msg(
            "Sensor {sensor}, {jackpot}: {level} starts again at {seed} instead of the "
            "pre-configured {usual}. The house edge falls, {amount} at every {hand} are the "
            "house's own money",
            sensor=sensor,
            jackpot=jackpot.key,
            level=level.label,
            seed=chips(level.seed_cents),
            usual=chips(usual),
            amount=chips(level.seed_cents - usual),
            hand=whole.label,
        )


def _unpaid(setup: TableSetup, wager: str) -> tuple[str, ...]:
    """Name the hands that a wager's paytable leaves out, in any of its columns."""
    columns = setup.pays_by_hands.get(wager, {0: setup.pays[wager]}).values()
    unpaid = (hand for column in columns for hand in setup.awards[wager].unpaid(column))
    return tuple(dict.fromkeys(unpaid))


def _left_out(sensor: str, jackpot: Jackpot) -> Iterator[str]:
    owed = JUDGES[jackpot.judge]
    if jackpot.pays_from:
        owed = down_to(jackpot.pays_from, owed.hands)
    if unpaid := owed.unpaid([line.key for line in jackpot.lines]):
        yield Msg(
            "Sensor {sensor}, {jackpot}: nothing is paid for {hands}",
            sensor=sensor,
            jackpot=jackpot.key,
            hands=_hands(unpaid),
        )
    won = {line.pays.meter for line in jackpot.lines if isinstance(line.pays, Percent)}
    for level in jackpot.hand_levels:
        if level.name not in won:
            yield Msg(
                "Sensor {sensor}, {jackpot}: no hand wins {level}",
                sensor=sensor,
                jackpot=jackpot.key,
                level=level.label,
            )


def _hands(names: tuple[str, ...]) -> str:
    return listed([name.replace("_", " ") for name in names])


def _raised(sensor: str, jackpot: Jackpot) -> Iterator[str]:
    before = sum(_share(jackpot.preset_level(level.name)) for level in jackpot.levels)
    now = sum(_share(level) for level in jackpot.levels)
    if now > before:
        less = now - before
        yield Msg(
            "Sensor {sensor}, {jackpot}: {now} of each wager goes to the meter and its reserve "
            "instead of {before}. The house edge falls by {points} ({share} of the wager, "
            "{amount} on each {wager})",
            sensor=sensor,
            jackpot=jackpot.key,
            now=percent(now),
            before=percent(before),
            points=_points(less),
            share=percent(less),
            amount=_money(less * jackpot.wager_cents),
            wager=chips(jackpot.wager_cents),
        )


def _running_dry(sensor: str, jackpot: Jackpot) -> Iterator[str]:
    level = jackpot.level(jackpot.fixed_pays)
    rate = level.rate_bp
    if rate < GROWS_FROM_BP:
        yield Msg(
            "Sensor {sensor}, {jackpot}: all pays come off {level} and it gets {rate} of each "
            "wager. Below {least} it may run dry, and then the tray pays",
            sensor=sensor,
            jackpot=jackpot.key,
            level=level.label,
            rate=percent(rate),
            least=percent(GROWS_FROM_BP),
        )


def _seed(sensor: str, jackpot: Jackpot, level: Level) -> Iterator[str]:
    caution = _low_seed(sensor, jackpot, level)
    less = jackpot.preset_level(level.name).seed_cents - level.seed_cents
    whole = next((line for line in jackpot.lines if line.pays == Percent(100, level.name)), None)
    if caution and less > 0 and whole is not None:
        # What a seed below the pre-configured one brings the house, each time it is due.
        caution = Msg(
            "{caution}. The house edge rises, by {amount} at every {hand}",
            caution=caution,
            amount=chips(less),
            hand=whole.label,
        )
    if caution:
        yield caution


def _low_seed(sensor: str, jackpot: Jackpot, level: Level) -> str:
    largest = jackpot.largest_fixed_prize
    if level.seed_cents == 0 and level.reserve_bp:
        return Msg(
            "Sensor {sensor}, {jackpot}: {level} has no seed but a reserve of {reserve}. After "
            "two wins in a row it starts again from next to nothing",
            sensor=sensor,
            jackpot=jackpot.key,
            level=level.label,
            reserve=percent(level.reserve_bp),
        )
    if level.seed_cents == 0:
        return Msg(
            "Sensor {sensor}, {jackpot}: {level} has no seed and starts again from nothing after "
            "a win",
            sensor=sensor,
            jackpot=jackpot.key,
            level=level.label,
        )
    if level.seed_cents < largest:
        return Msg(
            "Sensor {sensor}, {jackpot}: {level} starts again at {seed}, less than the largest "
            "fixed prize of {largest}",
            sensor=sensor,
            jackpot=jackpot.key,
            level=level.label,
            seed=chips(level.seed_cents),
            largest=chips(largest),
        )
    return ""


def _share(level: Level) -> int:
    return level.rate_bp + level.reserve_bp


def _points(basis_points: int) -> str:
    if basis_points == 100:
        return Msg("1 point")
    return Msg("{points} points", points=decimal(basis_points))


def _money(ten_thousandths: int) -> str:
    """Print an exact amount that need not be whole cents: 9.5 cents."""
    cents, rest = divmod(ten_thousandths, _WHOLE)
    if not rest:
        return chips(cents)
    part = f"{rest:04d}".rstrip("0")
    return Msg("{cents} cents", cents=f"{cents}.{part}")
