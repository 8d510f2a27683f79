"""Gathers the figures of a period from the journal, and sets exact odds beside them."""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, timedelta
from fractions import Fraction

from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.journal.queries.cached_totals import Progress, SumsFile, add_up
from dealer_assist.journal.queries.exceptions import exceptions, late_wins, rounds_not_ticked
from dealer_assist.journal.queries.incidents import (
    Fault,
    Session,
    adjusted,
    faults,
    meters_at,
    sessions,
)
from dealer_assist.journal.queries.rulings import rulings
from dealer_assist.journal.queries.spans import head_at
from dealer_assist.journal.queries.totals import Span, Tally
from dealer_assist.journal.queries.undone_hits import UndoneHits, undone_hits
from dealer_assist.journal.queries.win_register import registered
from dealer_assist.message import Msg
from dealer_assist.odds.binomial import band
from dealer_assist.odds.line_odds import is_one_hand, line_odds
from dealer_assist.reports.figures import (
    BonusBetFigures,
    LastWeek,
    LineFigures,
    MeterFigures,
    PlayersFigures,
    ProgressiveFigures,
    Report,
    TokeFigures,
)
from dealer_assist.reports.period import Period, day_period, shifts_in
from dealer_assist.reports.shared_board import hands_played, widenings
from dealer_assist.reports.wager_book import WagerBook
from dealer_assist.reports.wagers import (
    edges_of,
    play_by_dealer,
    play_by_hour,
    play_by_shift,
    wager_figures,
)
from dealer_assist.table.events.values import MeterReading
from dealer_assist.table.setup.table_setup import TableSetup

Meters = Mapping[tuple[str, str], MeterReading]


def gather(
    db: sqlite3.Connection,
    setup: TableSetup,
    period: Period,
    now: datetime,
    *,
    kept_in: SumsFile | None = None,
    progress: Progress = lambda done, total: None,
) -> Report:
    """Return the figures of a period; `kept_in` names the file of sums kept for the next time.

    Everything is read in one view of the journal, so that a round under way tears nothing apart.
    """
    db.execute("BEGIN")
    try:
        return _gather(db, setup, period, now, kept_in, progress)
    finally:
        db.execute("COMMIT")


def _gather(
    db: sqlite3.Connection,
    setup: TableSetup,
    period: Period,
    now: datetime,
    kept_in: SumsFile | None,
    progress: Progress,
) -> Report:
    span = period.span_in(db)
    sums = add_up(db, span, kept_in, progress)
    undone = undone_hits(db, span)
    opening = meters_at(db, span.first - 1)
    closing = meters_at(db, span.last)
    until = min(now, period.until) if period.until else now
    at_table = sessions(db, span)
    out = faults(db, span)
    book = WagerBook(db, setup)
    shifts = _by_shift(db, book, period, span, kept_in, progress)
    wagers: Tally = Counter()
    for _, of_shift in shifts:
        wagers.update(of_shift)
    edges = {digest: edges_of(then) for digest, then in book.setups(wagers, span).items()}
    last_week, week_ago = _week_ago(db, book, setup, period, kept_in)
    names = {session.dealer: session.name for session in at_table}
    return Report(
        period=period,
        table=setup.key,
        number=setup.number,
        game=setup.game_name,
        console=setup.console,
        is_simulated=setup.is_simulated,
        chain=head_at(db, span.last),
        events=max(0, span.last - span.first + 1),
        rounds=sums["played",],
        voided=sums["voided",],
        hours_open=_seconds(at_table, until) / 3600,
        progressives=tuple(
            _progressive(setup, sensor, sums, undone, opening, closing) for sensor in setup.jackpots
        ),
        envy_cents=sums["envy",],
        undone_envy_cents=sums["undone_envy",],
        voids=tuple(sorted(_named(sums, "void"), key=lambda named: (-named[1], named[0]))),
        late_chips=sums["late_chips",],
        refused_cards=sums["refused_cards",],
        missed_cards=sums["missed_cards",],
        adjustments=adjusted(db, span),
        faults=out,
        downtime_seconds=_seconds(out, until),
        sessions=at_table,
        wins=registered(db, span),
        notes=tuple(_notes(setup, sums, span)),
        sides_after_cards=sums["sides_after_cards",],
        exceptions=exceptions(db, span),
        late_wins=late_wins(db, span),
        rounds_not_ticked=rounds_not_ticked(db, span),
        bonus_bets=tuple(_bonus_bets(setup, sums)),
        rulings=rulings(db, span.first, span.last),
        ruled_cents=sums["ruled",],
        counts_off=sums["counts_off",],
        short_cents=sums["chips_short",],
        tokes=tuple(toke_figures(setup, sums)),
        players=players_figures(sums),
        wagers=wager_figures(setup, wagers, edges, week_ago),
        by_dealer=play_by_dealer(setup, wagers, edges, names),
        by_hour=play_by_hour(setup, wagers, edges, period.house_day),
        by_shift=play_by_shift(setup, shifts, edges) if period.kind == "day" else (),
        last_week=last_week,
    )


def _by_shift(
    db: sqlite3.Connection,
    book: WagerBook,
    period: Period,
    span: Span,
    kept_in: SumsFile | None,
    progress: Progress,
) -> list[tuple[datetime, Tally]]:
    """Add up the wagers of a period, of a day shift by shift: it is made of nothing else."""
    parts = shifts_in(db, period, span) if period.kind == "day" else [(period.since, span)]
    return [(opened, book.sums(part, kept_in, progress)) for opened, part in parts]


def _week_ago(
    db: sqlite3.Connection,
    book: WagerBook,
    setup: TableSetup,
    period: Period,
    kept_in: SumsFile | None,
) -> tuple[LastWeek | None, Tally | None]:
    """Return the same day of the week before, and what its wagers made; of no other time."""
    if period.kind != "day":
        return None, None
    before = day_period(period.house_day, period.house_day.of(period.since) - timedelta(days=7))
    span = before.span_in(db)
    if span.is_empty or before.until is None:
        return None, None
    sums, wagers = add_up(db, span, kept_in), book.sums(span, kept_in)
    hits = sum(sums[key] for key in _keys(sums, "hits")) - undone_hits(db, span).hits.total()
    made = wager_figures(setup, wagers, {})
    last_week = LastWeek(
        sums["played",],
        _seconds(sessions(db, span), before.until) / 3600,
        hits,
        sum(wager.settled_cents for wager in made),
        sum(wager.win_cents for wager in made),
    )
    return last_week, wagers


def players_figures(sums: Tally) -> PlayersFigures:
    """Return what the players' own wagers made."""
    return PlayersFigures(
        sums["players", "staked"],
        sums["players", "taken"],
        sums["players", "paid"],
        sums["seats_not_known",],
    )


def toke_figures(setup: TableSetup, sums: Tally) -> Iterator[TokeFigures]:
    """Return the tokes by wager, as the layout has them."""
    there = {key[1] for name in ("tokes", "toke_laid") for key in _keys(sums, name)}
    printed = [row.key for row in setup.wagers if row.key in there]
    for wager in (*printed, *sorted(there.difference(printed))):
        figures = TokeFigures(
            wager,
            setup.label_of(wager),
            sums["tokes", wager],
            sums["toke_laid", wager],
            sums["toke_staked", wager],
            sums["toke_back", wager],
            sums["toke_won", wager],
        )
        if figures.tokes or figures.laid_cents:
            yield figures


def _bonus_bets(setup: TableSetup, sums: Tally) -> Iterator[BonusBetFigures]:
    """Return every bonus bet that was paid, allowed or denied, by name."""
    names = ("bets", "bets_allowed", "bets_denied")
    there = {key[1] for name in names for key in _keys(sums, name)}
    for wager in sorted(there):
        allowed = _keys(sums, "bets_allowed", wager)
        yield BonusBetFigures(
            wager,
            setup.label_of(wager),
            sums["bets", wager],
            sums["bets_paid", wager],
            sum(sums[key] for key in allowed),
            sums["bets_denied", wager],
            tuple(sorted(key[2] for key in allowed if key[2])),
        )


def _progressive(
    setup: TableSetup,
    sensor: str,
    sums: Tally,
    undone: UndoneHits,
    opening: Meters,
    closing: Meters,
) -> ProgressiveFigures:
    jackpot = setup.jackpots[sensor]
    return ProgressiveFigures(
        sensor=sensor,
        key=jackpot.key,
        label=jackpot.label,
        wagers=sums["wagers", sensor],
        marked=sums["marked", sensor],
        rounds=sums["wager_rounds", sensor],
        drop_cents=sums["drop", sensor],
        returned_cents=sums["returned", sensor],
        prizes_cents=sum(sums[key] for key in _keys(sums, "prizes", sensor)),
        undone_cents=sum(sums[key] for key in _keys(sums, "undone_prizes", sensor)),
        lines=tuple(_lines(setup, sensor, jackpot, sums, undone)),
        meters=tuple(_meters(sensor, jackpot, sums, opening, closing)),
    )


def _lines(
    setup: TableSetup, sensor: str, jackpot: Jackpot, sums: Tally, undone: UndoneHits
) -> Iterator[LineFigures]:
    one_hand = is_one_hand(jackpot)
    chances = _chances(setup, sensor, jackpot, sums) if one_hand else _own_hands(setup, jackpot)
    trials = sums["wager_rounds", sensor] if one_hand else hands_played(setup, sensor, sums)
    wider = widenings(setup, sensor, sums)
    for line in jackpot.lines:
        key = sensor, line.key
        hits = sums["hits", *key] - undone.hits[key]
        rounds = sums["hit_rounds", *key] - undone.rounds[key]
        yield LineFigures(
            sensor=sensor,
            key=line.key,
            label=line.label,
            hits=hits,
            wins=sums["wins", *key] - undone.wins[key],
            prizes_cents=sums["prizes", sensor, line.key],
            undone=sums["undone", sensor, line.key],
            undone_cents=sums["undone_prizes", sensor, line.key],
            trials=trials,
            hits_counted=rounds if one_hand else hits,
            rounds_hit=rounds,
            chance=chances[line.key],
            band=band(trials, float(chances[line.key]), widening=float(wider[line.key])),
            is_one_hand=one_hand,
            widening=wider[line.key],
        )


def _own_hands(setup: TableSetup, jackpot: Jackpot) -> Mapping[str, Fraction]:
    return line_odds(jackpot, decks=setup.decks)


def _chances(
    setup: TableSetup, sensor: str, jackpot: Jackpot, sums: Tally
) -> Mapping[str, Fraction]:
    """Return what a coup's line is hit by, averaged over the sides that a person had bet on."""
    nine = setup.options.get("natural_nine") is True
    by_side = {
        side: line_odds(jackpot, decks=setup.decks, side=side, natural_nine=nine)
        for side in ("player", "banker", "either")
    }
    rounds = {side: sums["sides", sensor, side] for side in ("player", "banker", "both", "none")}
    known = sum(rounds.values())
    if setup.options.get("eligible") == "all_participants" or not known:
        return by_side["either"]
    weights = {"player": rounds["player"], "banker": rounds["banker"], "either": rounds["both"]}
    return {
        line.key: sum(
            (by_side[side][line.key] * weight for side, weight in weights.items()), Fraction(0)
        )
        / known
        for line in jackpot.lines
    }


def _meters(
    sensor: str, jackpot: Jackpot, sums: Tally, opening: Meters, closing: Meters
) -> Iterator[MeterFigures]:
    for level in jackpot.levels:
        before = _account(opening.get((sensor, level.name)), jackpot) or Account(0)
        yield MeterFigures(
            sensor=sensor,
            level=level.name,
            label=level.label,
            opening=before,
            closing=_account(closing.get((sensor, level.name)), jackpot) or before,
            wins_cents=sums["from_meter", sensor, level.name],
            linked=sums["linked", sensor, level.name],
        )


def _account(reading: MeterReading | None, jackpot: Jackpot) -> Account | None:
    """Return the account of a level, unless another jackpot was on that sensor then."""
    if reading is None or reading.jackpot not in ("", jackpot.key):
        return None
    return reading.account


def _seconds(stretches: Iterable[Session | Fault], until: datetime) -> int:
    """Add up how long things lasted; what still lasts, until the end or now."""
    ends = ((stretch.since, stretch.until or until) for stretch in stretches)
    return sum(max(0, round((end - since).total_seconds())) for since, end in ends)


def _named(sums: Tally, name: str) -> Iterator[tuple[str, int]]:
    return ((key[1], sums[key]) for key in _keys(sums, name))


def _keys(sums: Tally, *begin: str) -> list[tuple[str, ...]]:
    return [key for key in sums if key[: len(begin)] == begin]


def _notes(setup: TableSetup, sums: Tally, span: Span) -> Iterator[str]:
    if span.is_empty:
        yield Msg("Nothing was recorded in this period.")
    if len(_keys(sums, "definitions")) > 1:
        yield Msg(
            "The definitions changed in this period: hits are compared with the odds of those in"
            " force now."
        )
    for _, sensor, line in _keys(sums, "hits"):
        if sensor not in setup.jackpots or not setup.jackpots[sensor].pays_line(line):
            yield Msg(
                "Another jackpot was on sensor {sensor} in this period. Its hits are not listed.",
                sensor=sensor,
            )
            return
