"""What the public may know of a table's jackpots."""

from collections.abc import Iterator, Sequence

from dealer_assist.jackpot.definition import WHOLE, Jackpot, Line
from dealer_assist.message import Msg, joined, listed
from dealer_assist.rules.money import chips, dollars
from dealer_assist.rules.pays import Percent
from dealer_assist.table.facts.link import other_claim
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table, Win
from dealer_assist.ui.sign.model import SignLevel, SignModel, SignWin
from dealer_assist.ui.table.presenter.table import banner_of

VERIFYING = Msg("A win is being verified")
NOT_LIVE = Msg("Meters are not live. Ask the dealer")
MOST_WON = 2
_SPACE = "\N{NO-BREAK SPACE}"


def sign_model(setup: TableSetup, table: Table | None, won: Sequence[Win] = ()) -> SignModel:
    """Show the meters as they are recorded; a table that cannot be read is not live."""
    is_live = table is not None and table.round.phase is not Phase.HALTED
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
        notice=joined(" ", setup.jurisdiction.player_notices),
    )


def name_in_capitals(label: str) -> str:
    """Write the name of a level large, in the language of the sign where it has one there."""
    return joined("", (label,)).upper()


def is_for_the_sign(setup: TableSetup, win: Win) -> bool:
    """True if a win is worth the whole sign: one that takes all of a meter."""
    return setup.line(win.sensor, win.award.line).percent == 100


def _levels(table: Table | None, sensor: str, jackpot: Jackpot) -> list[SignLevel]:
    shown = []
    for level in jackpot.levels:
        account = table.accounts.get((sensor, level.name)) if table else None
        cents = level.seed_cents if account is None else account.shown_cents
        hand = _top_hand(jackpot, level.name)
        if level.must_hit_cents:
            hand = Msg("Must hit by {limit}", limit=chips(level.must_hit_cents)).upper()
        shown.append(SignLevel(name_in_capitals(level.label), hand, dollars(cents)))
    return shown


def _top_hand(jackpot: Jackpot, level: str) -> str:
    lines = [line for line in jackpot.lines if _meter(line) == level]
    return lines[0].label if lines else jackpot.lines[0].label


def _meter(line: Line) -> str:
    return line.pays.meter if isinstance(line.pays, Percent) else ""


def _foot(setup: TableSetup) -> str:
    if any(jackpot.is_house for jackpot in setup.jackpots.values()):
        return joined(" ", setup.jurisdiction.house_notices)
    parts = [part for sensor in setup.jackpots for part in _plays(setup, sensor)]
    parts.append(Msg("Table {table}", table=setup.number))
    holes = ". ".join(f"{{{place}}}" for place in range(len(parts)))
    return Msg.of(f"{holes}.", {str(place): part for place, part in enumerate(parts)})


def _plays(setup: TableSetup, sensor: str) -> Iterator[str]:
    """Say what a chip plays for, and what needs no hand."""
    jackpot, is_alone = setup.jackpots[sensor], len(setup.jackpots) == 1
    wager, levels = chips(jackpot.wager_cents), len(jackpot.levels)
    what = Msg("the progressive") if is_alone else jackpot.levels[0].label
    if levels > 1:
        what = Msg("all {n} levels", n=levels)
    if is_alone:
        yield Msg("{wager} on the sensor plays {what}", wager=wager, what=what)
    else:
        told = {"wager": wager, "sensor": sensor, "what": what}
        yield Msg("{wager} on sensor {sensor} plays {what}", **told)
    if jackpot.hidden_lines:
        hands = listed([line.label for line in jackpot.hidden_lines])
        yield Msg("Any such wager can hit {hands}, no hand needed", hands=hands)


def _pays(setup: TableSetup) -> str:
    """Say what the hands pay below the whole meter: shares of it, then fixed prizes, with envy."""
    shares, fixed = [], []
    for jackpot in setup.jackpots.values():
        for line in jackpot.lines:
            if 0 < line.percent < WHOLE or (line.percent and line.envy_cents):
                share = f"{line.percent}{_SPACE}%"
                shares.append((line.percent, _pay(jackpot, line, share)))
            elif cents := line.fixed_prize(jackpot.wager_cents):
                fixed.append((cents, _pay(jackpot, line, chips(cents))))
    paid = (*sorted(shares, reverse=True), *sorted(fixed, reverse=True))
    return joined(" · ", [words for _, words in paid])


def _pay(jackpot: Jackpot, line: Line, amount: str) -> str:
    """Say a hand and its prize, which stay together wherever the line is broken."""
    words = f"{line.label.replace(' ', _SPACE)}{_SPACE}{amount}"
    if not line.envy_cents:
        return words
    envy = chips(_envy_cents(jackpot, line))
    return Msg("{pay},\N{NO-BREAK SPACE}envy\N{NO-BREAK SPACE}{amount}", pay=words, amount=envy)


def _envy_cents(jackpot: Jackpot, line: Line) -> int:
    return line.envy_cents * jackpot.wager_cents // 100 if jackpot.envy_scales else line.envy_cents


def _note(table: Table | None) -> str:
    if table is None or table.round.phase is Phase.CLOSED:
        return Msg("The table is closed")
    claims = filter(None, (other_claim(table, sensor) for sensor in table.setup.floor_links))
    is_claimed = any(not claim.is_locked for claim in claims)
    is_verified = table.round.pending or table.round.phase is Phase.VERIFY
    return VERIFYING if is_verified or is_claimed else ""


def _won(setup: TableSetup, win: Win) -> SignWin:
    award = win.award
    hand = setup.line(win.sensor, award.line).label
    place = Msg("Table {table}", table=setup.number)
    if award.is_shared:
        place = Msg("Table {table}, {n} winners share it", table=setup.number, n=award.shares)
    return SignWin(hand, dollars(award.whole or award.prize), place)
