"""What the public may know of a table's jackpots."""

from collections.abc import Sequence

from dealer_assist.jackpot.definition import WHOLE, Jackpot, Line
from dealer_assist.rules.money import chips, dollars
from dealer_assist.rules.pays import Percent
from dealer_assist.table.guide.words import count
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table, Win
from dealer_assist.ui.sign.model import SignLevel, SignModel, SignWin
from dealer_assist.ui.table.presenter.table import banner_of

VERIFYING = "A win is being verified"
NOT_LIVE = "Meters are not live. Ask the dealer"
MOST_WON = 2


def sign_model(setup: TableSetup, table: Table | None, won: Sequence[Win] = ()) -> SignModel:
    """Show the meters as they are recorded; a table that cannot be read is not live."""
    is_live = table is not None and table.phase is not Phase.HALTED
    if table is not None and any(table.link_rests(sensor) for sensor in setup.floor_links):
        is_live = False  # what the other tables bring is not in it
    return SignModel(
        levels=tuple(
            level
            for sensor, jackpot in setup.jackpots.items()
            for level in _levels(table, sensor, jackpot)
        ),
        foot=_foot(setup),
        note=_note(table) if is_live else NOT_LIVE,
        is_live=is_live,
        won=tuple(_won(setup, win) for win in won if win.award.begins_hit)[:MOST_WON],
        banner=banner_of(setup),
        pays=_pays(setup),
        notice=" ".join(setup.jurisdiction.player_notices),
    )


def is_for_the_sign(setup: TableSetup, win: Win) -> bool:
    """Tell whether a win is worth the whole sign: one that takes all of a meter."""
    return setup.line(win.sensor, win.award.line).percent == 100


def _levels(table: Table | None, sensor: str, jackpot: Jackpot) -> list[SignLevel]:
    shown = []
    for level in jackpot.levels:
        account = table.accounts.get((sensor, level.name)) if table else None
        cents = level.seed_cents if account is None else account.shown_cents
        hand = _top_hand(jackpot, level.name)
        if level.must_hit_cents:
            hand = f"MUST HIT BY {chips(level.must_hit_cents)}"
        shown.append(SignLevel(level.label.upper(), hand, dollars(cents)))
    return shown


def _top_hand(jackpot: Jackpot, level: str) -> str:
    lines = [line for line in jackpot.lines if _meter(line) == level]
    return lines[0].label if lines else jackpot.lines[0].label


def _meter(line: Line) -> str:
    return line.pays.meter if isinstance(line.pays, Percent) else ""


def _foot(setup: TableSetup) -> str:
    if any(jackpot.is_house for jackpot in setup.jackpots.values()):
        return " ".join(setup.jurisdiction.house_notices)
    parts = []
    for sensor, jackpot in setup.jackpots.items():
        wager = chips(jackpot.wager_cents)
        levels = len(jackpot.levels)
        place = "the sensor" if len(setup.jackpots) == 1 else f"sensor {sensor}"
        plays = "the progressive" if len(setup.jackpots) == 1 else jackpot.levels[0].label
        if levels > 1:
            plays = f"all {count(levels, 'level')}"
        parts.append(f"{wager} on {place} plays {plays}")
        hidden = " and ".join(line.label for line in jackpot.hidden_lines)
        if hidden:
            parts.append(f"Any such wager can hit {hidden}, no hand needed")
    return f"{'. '.join(parts)}. Table {setup.number}."


def _pays(setup: TableSetup) -> str:
    """Say what the hands pay below the whole meter: shares of it, then fixed prizes, with envy."""
    shares, fixed = [], []
    for jackpot in setup.jackpots.values():
        for line in jackpot.lines:
            envy = f", envy {chips(_envy_cents(jackpot, line))}" if line.envy_cents else ""
            if 0 < line.percent < WHOLE or (line.percent and envy):
                shares.append((line.percent, f"{line.label} {line.percent} %{envy}"))
            elif cents := line.fixed_prize(jackpot.wager_cents):
                fixed.append((cents, f"{line.label} {chips(cents)}{envy}"))
    paid = (*sorted(shares, reverse=True), *sorted(fixed, reverse=True))
    # A hand and its prize stay together wherever the line is broken.
    return " · ".join(words.replace(" ", "\N{NO-BREAK SPACE}") for _, words in paid)


def _envy_cents(jackpot: Jackpot, line: Line) -> int:
    return line.envy_cents * jackpot.wager_cents // 100 if jackpot.envy_scales else line.envy_cents


def _note(table: Table | None) -> str:
    if table is None or table.phase is Phase.CLOSED:
        return "The table is closed"
    return VERIFYING if table.pending or table.phase is Phase.VERIFY else ""


def _won(setup: TableSetup, win: Win) -> SignWin:
    award = win.award
    hand = setup.line(win.sensor, award.line).label
    place = f"Table {setup.number}"
    if award.is_shared:
        place = f"{place}, {award.shares} winners share it"
    return SignWin(hand, dollars(award.whole or award.prize), place)
