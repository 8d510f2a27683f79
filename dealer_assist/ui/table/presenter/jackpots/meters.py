"""One meter box a jackpot: live, about to change, or not to be read out."""

from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.definition import Jackpot, Level
from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips, dollars
from dealer_assist.rules.pays import Percent
from dealer_assist.table.events.values import JPH
from dealer_assist.table.facts import claims, counting, marks, must_hit, paying
from dealer_assist.table.facts.chips import to_take
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import has_key
from dealer_assist.ui.table.model.table import AuthorityModel, LevelModel, MeterModel, MeterState
from dealer_assist.ui.table.presenter.jackpots.link import claimed_note, not_live
from dealer_assist.ui.table.presenter.view import PassingView

NOT_LIVE = Msg("Meter not live, do not quote")


def meter_models(table: Table, view: PassingView | None = None) -> tuple[MeterModel, ...]:
    """Show one box a jackpot; several levels, or several jackpots, are rows in their box."""
    is_one = len(table.setup.jackpots) == 1
    return tuple(
        not_live(
            table,
            _one_meter(table, sensor, jackpot)
            if is_one and len(jackpot.levels) == 1
            else _rows(table, sensor, jackpot, "" if is_one else sensor),
            sensor,
            view,
        )
        for sensor, jackpot in table.setup.jackpots.items()
    )


def _one_meter(table: Table, sensor: str, jackpot: Jackpot) -> MeterModel:
    level = jackpot.levels[0]
    amount = dollars(_shown(table, sensor, level))
    if not table.accounts:
        opens = Msg("Opens with the table")
        return MeterModel(level.label, amount, opens, state=_closed(table, sensor))
    if table.round.phase is Phase.HALTED:
        last = Msg("Last recorded value")
        title = level.label if jackpot.is_house else Msg("Meter not live")
        return MeterModel(title, amount, last, state=MeterState.NOT_LIVE)
    becomes = _becomes(table, sensor, level)
    note, is_well = _note(table, sensor, jackpot)
    return MeterModel(
        level.label,
        amount,
        note,
        note_is_well=is_well,
        state=MeterState.ADJUSTING if becomes else MeterState.LIVE,
        becomes=becomes,
        authority=_authority(table),
        sums=() if becomes else _sums(table),
    )


def _authority(table: Table) -> tuple[AuthorityModel, ...]:
    """Say who authorises what here; a key records whatever it is turned for."""
    if has_key(table.setup):
        return ()
    rule = table.setup.authority
    limit, high = chips(rule.dealer_limit_cents), chips(rule.executive_from_cents)
    whole = rule.executive_for_whole_meter
    executive = Msg("{amount}+ or 100%", amount=high)
    if not whole:
        executive = Msg("{amount} and more", amount=high)
    others = Msg("above {amount}", amount=limit)
    rows = (AuthorityModel("EXEC", 2, executive), AuthorityModel("SUPV", 1, others))
    if not rule.dealer_limit_cents:
        return (rows[0], AuthorityModel("SUPV", 1, Msg("all others")))
    dealer = Msg("to {amount}, no card", amount=limit)
    return (*rows, AuthorityModel("DEALER", 0, dealer))


def _sums(table: Table) -> tuple[tuple[str, str], ...]:
    """Add up what has left the tray, what comes back into it, and what still leaves it."""
    back = sum(payment.cents for payment in paying.to_take_back(table))
    if table.round.pending or not (back or _is_settling(table)):
        return ()
    envy = [due.envy for due in paying.dues(table) if due.envy]
    rows = [(Msg("Paid so far"), dollars(walk.handed_over(table)))]
    if back:
        rows.append((Msg("Take back"), f"\N{MINUS SIGN}{dollars(back)}"))
    rows.append((Msg("Still to pay"), dollars(walk.to_hand_over(table) - sum(envy))))
    if envy and not back:
        words = Msg("Then envy, {n} seats", one="Then envy, {n} seat", n=len(envy))
        rows.append((words, dollars(sum(envy))))
    return tuple(rows)


def _is_settling(table: Table) -> bool:
    """True if prizes or wagers are paid and not all of them are."""
    return bool((table.round.is_paying and paying.dues(table)) or walk.left(table))


def _rows(table: Table, sensor: str, jackpot: Jackpot, letter: str) -> MeterModel:
    is_live = bool(table.accounts) and table.round.phase is not Phase.HALTED
    title = jackpot.label if is_live or not table.accounts or jackpot.is_house else NOT_LIVE
    hit = _levels_hit(table, sensor, jackpot)
    return MeterModel(
        title,
        state=MeterState.LIVE if is_live else _closed(table, sensor),
        levels=tuple(
            LevelModel(
                _level_name(level) if len(jackpot.levels) > 1 else _meter_word(jackpot),
                dollars(_shown(table, sensor, level)),
                is_hit=level.name in hit,
                becomes=_becomes(table, sensor, level),
                filled=_filled(table, sensor, level),
            )
            for level in jackpot.levels
        ),
        letter=letter,
        note=_to_take_back(table)
        or claimed_note(table, sensor)
        or (_chips_note(table, sensor, jackpot) if letter else ""),
    )


def _level_name(level: Level) -> str:
    if not level.must_hit_cents:
        return level.label
    limit = chips(level.must_hit_cents)
    return Msg("Must hit by {limit}", limit=limit)


def _filled(table: Table, sensor: str, level: Level) -> int | None:
    """Return how far the meter has come from its seed to its limit; never to its threshold."""
    if not level.must_hit_cents:
        return None
    come = _shown(table, sensor, level) - level.seed_cents
    return max(0, min(1000, come * 1000 // (level.must_hit_cents - level.seed_cents)))


def _closed(table: Table, sensor: str) -> MeterState:
    """Return which it is: a meter of the table's own not opened yet, or one nobody may quote."""
    is_own = not table.accounts and sensor not in table.setup.floor_links
    return MeterState.OPENS if is_own else MeterState.NOT_LIVE


def _chips_note(table: Table, sensor: str, jackpot: Jackpot) -> str:
    """Say of two sensors whose chips were taken and whose lie on the spot."""
    locked = sorted(seat for seat, at in table.locked if at == sensor)
    lying = [seat for seat, at in to_take(table) if at == sensor]
    named = joined(", ", map(str, lying or locked))
    if not locked:
        return ""
    if jackpot.chips_stay:
        return Msg("LEFT: seats {seats}", one="LEFT: seat {seats}", n=len(locked), seats=named)
    if lying:
        return Msg("TAKE: seats {seats}", one="TAKE: seat {seats}", n=len(lying), seats=named)
    return Msg("TAKEN: seats {seats}", one="TAKEN: seat {seats}", n=len(locked), seats=named)


def _meter_word(jackpot: Jackpot) -> str:
    return Msg("Amount") if jackpot.is_house else Msg("Meter")


def _shown(table: Table, sensor: str, level: Level) -> int:
    account = table.accounts.get((sensor, level.name))
    return level.seed_cents if account is None else account.shown_cents


def _becomes(table: Table, sensor: str, level: Level) -> str:
    """Return what will be on the meter once the confirmed wins are recorded, where that differs."""
    left: Account | None = None
    if table.round.pending is not None:
        left = table.round.pending.accounts.get((sensor, level.name))
    elif table.lasting.key == JPH and table.round.claims:
        left = claims.awards_of(table)[1].get((sensor, level.name))
    if left is None or left.shown_cents == _shown(table, sensor, level):
        return ""
    return dollars(left.shown_cents)


def _to_take_back(table: Table) -> str:
    """Say what is to come back into the tray; nothing while nothing is."""
    cents = sum(payment.cents for payment in paying.to_take_back(table))
    amount = f"\N{MINUS SIGN}{dollars(cents)}"
    return Msg("Take back {amount}", amount=amount) if cents else ""


def _levels_hit(table: Table, sensor: str, jackpot: Jackpot) -> set[str]:
    lines = [jackpot.line(claim.line) for claim in table.round.claims if claim.sensor == sensor]
    crossed = {
        threshold_crossed.level
        for threshold_crossed in must_hit.waiting(table)
        if threshold_crossed.sensor == sensor
    }
    return {line.pays.meter for line in lines if isinstance(line.pays, Percent)} | crossed


def _note(table: Table, sensor: str, jackpot: Jackpot) -> tuple[str, bool]:
    if (table.lasting.key == JPH and table.round.claims) or (
        table.round.pending and has_key(table.setup)
    ):
        by_card = Msg("With a Supervisor's card again")
        return by_card if table.lasting.key_is_lost else Msg("When the key is back at RUN"), False
    if table.round.pending:
        return Msg("Pending until a card is swiped"), False
    if back := _to_take_back(table):
        return back, False
    if _is_settling(table):
        paid = walk.handed_over(table)  # with the wagers: all that leaves the tray
        whole = dollars(paid + walk.to_hand_over(table))
        return Msg("Paid so far {paid} of {whole}", paid=dollars(paid), whole=whole), False
    if claimed := claimed_note(table, sensor):
        return claimed, False
    locked = sum(1 for spot in table.locked if spot[1] == sensor)
    if locked:
        if counting.open_sensor(table):  # the dealer's own number comes first
            return Msg("Wagers locked in"), True
        if by_hand := sum(1 for spot in marks.by_hand(table) if spot[1] == sensor):
            return Msg("{n} locked in, {by_hand} by hand", n=locked, by_hand=by_hand), False
        return Msg("{n} wagers locked in", one="{n} wager locked in", n=locked), True
    top = jackpot.lines[0]
    if jackpot.is_house:
        return Msg("{hand} pays it in full", hand=top.label), False
    return Msg("{hand} pays {percent}%", hand=top.label, percent=top.percent), False
