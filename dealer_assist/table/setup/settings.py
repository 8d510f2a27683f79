"""The settings of a table: each with its range and its value now, and how a set-up takes them."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from hashlib import sha256
from typing import Any

from dealer_assist.errors import Refused, shown
from dealer_assist.jackpot.definition import TRAY, Jackpot, Level, at_wager
from dealer_assist.jackpot.must_hit import with_must_hit
from dealer_assist.jackpot.prizes import PAYMENT_ORDERS
from dealer_assist.message import Msg
from dealer_assist.table.setup.approval_settings import of_approval
from dealer_assist.table.setup.house_paper import of_house_paper
from dealer_assist.table.setup.house_setting import NO, YES, HouseSetting, Put, SettingKind, word
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.structure import is_structure, structure_of
from dealer_assist.table.setup.table_setup import (
    CHIP_COUNTS,
    CHIP_SETS,
    GAME_WAGERS,
    MARKS_BY_HAND,
    PACES,
    PAY_WALKS,
    TableSetup,
    fitted,
)
from dealer_assist.table.setup.toke_settings import of_tokes
from dealer_assist.value import replace

WORDS: Mapping[str, str] = {
    "ante_rule": Msg("Ante wins with"),
    "bust_without_hands": Msg("Bet The Bust, no hand left"),
    "blackjack_pays": Msg("blackjack pays"),
    "blazing_7s_rule": Msg("Blazing 7's third card"),
    "dealer_22": Msg("dealer's 22"),
    "decks": Msg("decks in the shoe"),
    "double_after_split": Msg("double after a split"),
    "double_on": Msg("double on"),
    "dragon_alone": Msg("Dragon Bonus alone"),
    "eligible": Msg("progressive wins for"),
    "folded_hands_win": Msg("folded hands win"),
    "lucky_george": Msg("Lucky George, a fixed sum to the dealer"),
    "natural_nine": Msg("natural nine is 9 – 0"),
    "queens_up_on_fold": Msg("Queens Up on a fold"),
    "settled": Msg("Field Gold 21 is settled"),
    "soft_17": Msg("dealer on soft 17"),
    "split_aces": Msg("split aces"),
    "split_by": Msg("split by"),
    "split_to": Msg("split up to"),
    "super_bonus_unqualified": Msg("Super Bonus, unqualified"),
    "surrender": Msg("late surrender"),
    "zap_18": Msg("zap of hard 18"),
}

WHOLE_BP = 10_000
# What a setting of a level is called, and the figure that it is.
_FIGURES = {
    "seed": "seed_cents",
    "contribution": "rate_bp",
    "reserve": "reserve_bp",
    "cap": "cap_cents",
}


def rule_label(option: str) -> str:
    """Name a house rule as a person would."""
    return Msg("House rule, {rule}", rule=WORDS.get(option, option.replace("_", " ")))


def put_wager(sensor: str) -> Put:
    """Set the fixed wager of the jackpot on a sensor; its own seeds go with it."""

    def put(setup: TableSetup, value: int | None) -> TableSetup:
        jackpot = setup.jackpots[sensor]
        return _with_jackpot(setup, sensor, at_wager(jackpot, value or jackpot.wager_cents))

    return put


def put_pocket(sensor: str, pockets: tuple[str, ...]) -> Put:
    """Set where the fixed pays of a jackpot come from: the tray, or one of its meters."""

    def put(setup: TableSetup, value: int | None) -> TableSetup:
        jackpot = replace(setup.jackpots[sensor], fixed_pays=pockets[value or 0])
        return _with_jackpot(setup, sensor, jackpot)

    return put


def put_level(sensor: str, name: str, attribute: str) -> Put:
    """Set a figure of a level; the jackpot remembers its pre-configured levels."""

    def changed(level: Level, value: int | None) -> Level:
        figure: dict[str, Any] = {attribute: value}
        return replace(level, **figure) if level.name == name else level

    def put(setup: TableSetup, value: int | None) -> TableSetup:
        jackpot = setup.jackpots[sensor]
        levels = tuple(changed(one, value) for one in jackpot.levels)
        preset = jackpot.preset or jackpot.levels
        return _with_jackpot(setup, sensor, replace(jackpot, levels=levels, preset=preset))

    return put


def put_must_hit(sensor: str) -> Put:
    """Turn a level on that must hit by a limit, or off; its money is kept for its return."""

    def put(setup: TableSetup, value: int | None) -> TableSetup:
        return _with_jackpot(setup, sensor, with_must_hit(setup.jackpots[sensor], value))

    return put


def put_limit(wager: str, end: int) -> Put:
    """Set the least (0) or the most (1) on a wager."""

    def put(setup: TableSetup, value: int | None) -> TableSetup:
        least, most = setup.limits[wager]
        ends = (least, value or 0) if end else (value or 0, most)
        return replace(setup, limits={**setup.limits, wager: ends})

    return put


def put_authority(attribute: str) -> Put:
    """Set which prize needs which card."""

    def put(setup: TableSetup, value: int | None) -> TableSetup:
        kind = type(getattr(setup.authority, attribute))
        figure: dict[str, Any] = {attribute: kind(value)}
        return replace(setup, authority=replace(setup.authority, **figure))

    return put


def put_option(option: str, choices: tuple[object, ...]) -> Put:
    """Set a house rule to one of the choices of the game."""

    def put(setup: TableSetup, value: int | None) -> TableSetup:
        chosen = choices[value or 0]
        options = {**setup.options, option: chosen}
        folded = chosen is True if option == "folded_hands_win" else setup.folded_hands_win
        return fitted(replace(setup, options=options, folded_hands_win=folded))

    return put


def put_pay_walk(setup: TableSetup, value: int | None) -> TableSetup:
    """Set whether every seat has to be ticked before the round can end."""
    return replace(setup, pay_walk=PAY_WALKS[value or 0])


def put_game_wager(setup: TableSetup, value: int | None) -> TableSetup:
    """Set whether a seat plays by the dealer's trust or by a touch, where no wager is entered."""
    return replace(setup, game_wager=GAME_WAGERS[value or 0])


def put_payment_order(setup: TableSetup, value: int | None) -> TableSetup:
    """Set from which end of the table the seats are paid."""
    return replace(setup, payment_order=PAYMENT_ORDERS[value or 0])


def _with_jackpot(setup: TableSetup, sensor: str, jackpot: Jackpot) -> TableSetup:
    return replace(setup, jackpots={**setup.jackpots, sensor: jackpot})


def settings_of(setup: TableSetup, on: date | None = None) -> tuple[HouseSetting, ...]:
    """List the settings of a table, with the ranges that the law of that day allows."""
    limit = setup.jurisdiction.wager_limit(on) if on else None
    return (
        *structure_of(setup),
        *_of_jackpots(setup, limit),
        *_of_limits(setup, limit),
        *_of_roles(setup),
        *_of_house_rules(setup),
        *_of_payment(setup),
        *of_approval(setup),
        *of_house_paper(setup),
        *_of_practices(setup),
    )


def find(setup: TableSetup, path: str, on: date | None = None) -> HouseSetting:
    """Return one setting of a table."""
    for setting in settings_of(setup, on):
        if setting.path == path:
            return setting
    raise Refused(
        Msg("This table has no setting {path}. Choose one from the list", path=shown(path))
    )


def merged(settings: Iterable[Setting], more: Iterable[Setting]) -> tuple[Setting, ...]:
    """Join settings: the later one of a path holds."""
    return tuple({one.path: one for one in (*settings, *more)}.values())


def apply(setup: TableSetup, settings: Iterable[Setting]) -> TableSetup:
    """Return the set-up with these settings, all that are in force; its digest tells them.

    A setting of what the table's files no longer have, or no longer offer, is left out. What
    others hang on comes first: a seed belongs to the jackpot that is chosen beside it.
    """
    taken = []
    for setting in sorted(settings, key=_order):
        knob = next((one for one in settings_of(setup) if one.path == setting.path), None)
        if knob is None or setting.of != knob.of or _is_gone(knob, setting):
            continue
        setup = knob.taken(setup, setting.value)
        taken.append(f"{setting.path}={setting.value}")
    if not taken:
        return setup
    file_digest = setup.file_digest or setup.digest
    whole = "\n".join([file_digest, *sorted(taken)])
    digest = sha256(whole.encode()).hexdigest()
    return replace(setup, digest=digest, file_digest=file_digest)


def _is_gone(knob: HouseSetting, setting: Setting) -> bool:
    """True if a letter no longer has what was chosen of it."""
    is_chosen = knob.path.startswith("approval.") and knob.kind is SettingKind.CHOICE
    return is_chosen and setting.value not in knob.choices


def _order(setting: Setting) -> int:
    """Put what others hang on first: the jackpot, its wager by which seeds go, a level more."""
    if is_structure(setting.path):
        return 0
    is_first = setting.path.endswith((".wager", ".must_hit", ".tokes"))
    return 1 if setting.path.startswith(("jackpot.", "practice.")) and is_first else 2


def _of_jackpots(setup: TableSetup, limit: int | None) -> Iterator[HouseSetting]:
    for sensor, jackpot in setup.jackpots.items():
        yield HouseSetting(
            path=f"jackpot.{sensor}.wager",
            label=Msg("Fixed wager of {jackpot}", jackpot=jackpot.label),
            kind=SettingKind.MONEY,
            value=jackpot.wager_cents,
            put=put_wager(sensor),
            least=1,
            most=limit,
            of=jackpot.key,
        )
        if not jackpot.is_house:
            pockets = (TRAY, *(level.name for level in jackpot.hand_levels))
            yield HouseSetting(
                path=f"jackpot.{sensor}.fixed_pays",
                label=Msg("Fixed pays of {jackpot} come off", jackpot=jackpot.label),
                kind=SettingKind.CHOICE,
                value=pockets.index(jackpot.fixed_pays),
                put=put_pocket(sensor, pockets),
                choices=pockets,
                of=jackpot.key,
            )
            if setup.jurisdiction.must_hit and sensor not in setup.floor_links:
                yield _of_must_hit(sensor, jackpot)
        for level in jackpot.levels:
            yield from _of_level(sensor, jackpot, level)


def _of_must_hit(sensor: str, jackpot: Jackpot) -> HouseSetting:
    limit = next((level.must_hit_cents for level in jackpot.levels if level.must_hit_cents), None)
    return HouseSetting(
        path=f"jackpot.{sensor}.must_hit",
        label=Msg("Mystery level of {jackpot} must hit by", jackpot=jackpot.label),
        kind=SettingKind.MONEY,
        value=limit,
        put=put_must_hit(sensor),
        least=1,
        may_be_none=True,
        of=jackpot.key,
    )


def _of_level(sensor: str, jackpot: Jackpot, level: Level) -> Iterator[HouseSetting]:
    # A jackpot with one meter has one rate, and its name says so.
    is_only = len(jackpot.hand_levels) == 1 and not level.must_hit_cents
    end = "" if is_only else f".{level.name}"

    def setting(name: str, label: str, kind: SettingKind, most: int | None = None) -> HouseSetting:
        key = name.partition(".")[0]
        attribute = _FIGURES[key]
        return HouseSetting(
            path=f"jackpot.{sensor}.{name}",
            label=label,
            kind=kind,
            value=getattr(level, attribute),
            put=put_level(sensor, level.name, attribute),
            most=most,
            may_be_none=key == "cap",
            of=jackpot.key,
        )

    begins = (
        Msg("Amount of {level}", level=level.label)
        if jackpot.is_house
        else Msg("Seed of {level}", level=level.label)
    )
    yield setting(f"seed.{level.name}", begins, SettingKind.MONEY)
    if jackpot.is_house:
        return
    yield setting(
        f"contribution{end}",
        Msg("Contribution to {level}", level=level.label),
        SettingKind.RATE,
        WHOLE_BP,
    )
    if level.must_hit_cents:
        return
    yield setting(
        f"reserve{end}", Msg("Reserve of {level}", level=level.label), SettingKind.RATE, WHOLE_BP
    )
    yield setting(f"cap.{level.name}", Msg("Cap of {level}", level=level.label), SettingKind.MONEY)


def _of_limits(setup: TableSetup, limit: int | None) -> Iterator[HouseSetting]:
    printed = {row.key: row.label for row in setup.wagers}
    for wager, ends in setup.limits.items():
        name = printed.get(wager, wager.replace("_", " ").upper())
        labels = Msg("Least on {wager}", wager=name), Msg("Most on {wager}", wager=name)
        for end, label in enumerate(labels):
            yield HouseSetting(
                path=f"limit.{wager}.{('min', 'max')[end]}",
                label=label,
                kind=SettingKind.MONEY,
                value=ends[end],
                put=put_limit(wager, end),
                least=1,
                most=limit,
            )


def _of_roles(setup: TableSetup) -> Iterator[HouseSetting]:
    yield HouseSetting(
        path="role.dealer_limit",
        label=Msg("Fixed pay that a dealer confirms alone, at most"),
        kind=SettingKind.MONEY,
        value=setup.authority.dealer_limit_cents,
        put=put_authority("dealer_limit_cents"),
    )
    yield HouseSetting(
        path="role.bonus_dealer_limit",
        label=Msg("Bonus bet that a dealer pays without a card, at most"),
        kind=SettingKind.MONEY,
        value=setup.authority.bonus_dealer_limit_cents,
        put=put_authority("bonus_dealer_limit_cents"),
    )
    yield HouseSetting(
        path="role.bonus_supervisor_limit",
        label=Msg("Bonus bet that a Supervisor card allows, at most"),
        kind=SettingKind.MONEY,
        value=setup.authority.bonus_supervisor_limit_cents,
        put=put_authority("bonus_supervisor_limit_cents"),
    )
    yield HouseSetting(
        path="role.base_dealer_limit",
        label=Msg("Base pay without a card, at most ($0: no limit)"),
        kind=SettingKind.MONEY,
        value=setup.authority.base_dealer_limit_cents,
        put=put_authority("base_dealer_limit_cents"),
    )
    yield HouseSetting(
        path="role.base_supervisor_limit",
        label=Msg("Base pay with a Supervisor card, at most ($0: no limit)"),
        kind=SettingKind.MONEY,
        value=setup.authority.base_supervisor_limit_cents,
        put=put_authority("base_supervisor_limit_cents"),
    )
    yield HouseSetting(
        path="role.executive_from",
        label=Msg("Prize that needs an Executive card"),
        kind=SettingKind.MONEY,
        value=setup.authority.executive_from_cents,
        put=put_authority("executive_from_cents"),
    )
    yield HouseSetting(
        path="role.whole_meter",
        label=Msg("Executive card for every whole meter"),
        kind=SettingKind.CHOICE,
        value=int(setup.authority.executive_for_whole_meter),
        put=put_authority("executive_for_whole_meter"),
        choices=(NO, YES),
    )


def _of_practices(setup: TableSetup) -> Iterator[HouseSetting]:
    yield HouseSetting(
        path="practice.rulings",
        label=Msg("Rulings on a round, with a card"),
        kind=SettingKind.CHOICE,
        value=int(setup.practices.rulings),
        put=put_practice("rulings", (False, True)),
        choices=(NO, YES),
    )
    yield HouseSetting(
        path="practice.count_chips",
        label=Msg("Chips counted after the start"),
        kind=SettingKind.CHOICE,
        value=CHIP_COUNTS.index(setup.practices.count_chips),
        put=put_practice("count_chips", CHIP_COUNTS),
        choices=CHIP_COUNTS,
    )
    yield HouseSetting(
        path="practice.chips",
        label=Msg("Chips of the tray"),
        kind=SettingKind.CHOICE,
        value=CHIP_SETS.index(setup.practices.chips),
        put=put_practice("chips", CHIP_SETS),
        choices=CHIP_SETS,
    )
    yield HouseSetting(
        path="practice.pace",
        label=Msg("Target of hands per hour"),
        kind=SettingKind.CHOICE,
        value=PACES.index(setup.practices.pace),
        put=put_practice("pace", PACES),
        choices=PACES,
    )
    if setup.jackpots:
        yield HouseSetting(
            path="practice.mark_by_hand",
            label=Msg("Progressive wager marked by hand"),
            kind=SettingKind.CHOICE,
            value=MARKS_BY_HAND.index(setup.practices.mark_by_hand),
            put=put_practice("mark_by_hand", MARKS_BY_HAND),
            choices=MARKS_BY_HAND,
        )
    if setup.duties.sides:
        yield HouseSetting(
            path="practice.roads",
            label=Msg("Roads of the shoe, on the sign too"),
            kind=SettingKind.CHOICE,
            value=int(setup.practices.roads),
            put=put_practice("roads", (False, True)),
            choices=(NO, YES),
        )
    if setup.jurisdiction.tokes:
        yield from of_tokes(setup)


def put_practice(attribute: str, choices: tuple[object, ...]) -> Put:
    """Turn a practice of the house to one of its choices."""

    def put(setup: TableSetup, value: int | None) -> TableSetup:
        turned: dict[str, Any] = {attribute: choices[value or 0]}
        return replace(setup, practices=replace(setup.practices, **turned))

    return put


def _of_payment(setup: TableSetup) -> Iterator[HouseSetting]:
    yield HouseSetting(
        path="pay_walk",
        label=Msg("Ticking every seat as paid before the round ends"),
        kind=SettingKind.CHOICE,
        value=PAY_WALKS.index(setup.pay_walk),
        put=put_pay_walk,
        choices=PAY_WALKS,
    )
    yield HouseSetting(
        path="game_wager",
        label=Msg("Game wager behind a chip: trust the dealer, or ask"),
        kind=SettingKind.CHOICE,
        value=GAME_WAGERS.index(setup.game_wager),
        put=put_game_wager,
        choices=GAME_WAGERS,
    )
    yield HouseSetting(
        path="payment_order",
        label=Msg("Order in which seats are paid"),
        kind=SettingKind.CHOICE,
        value=PAYMENT_ORDERS.index(setup.payment_order),
        put=put_payment_order,
        choices=PAYMENT_ORDERS,
    )


def _of_house_rules(setup: TableSetup) -> Iterator[HouseSetting]:
    for option, choices in setup.choices.items():
        if len(choices) < 2:
            continue
        words = tuple(map(word, choices))
        is_fold = option == "folded_hands_win"
        yield HouseSetting(
            path=f"house_rule.{'folded_hands' if is_fold else option}",
            label=rule_label(option),
            kind=SettingKind.CHOICE,
            value=words.index(word(setup.options.get(option, choices[0]))),
            put=put_option(option, choices),
            choices=words,
        )
