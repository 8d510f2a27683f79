"""What auditors read: views over the events, so that they can never tell another story.

They hold nothing of their own: dropped and made again they are the same, on any journal.
"""

import sqlite3
from contextlib import suppress
from functools import cache
from hashlib import sha256

from dealer_assist.journal import win_sql
from dealer_assist.journal.office_views import OFFICE_VIEWS
from dealer_assist.journal.schema import RARE

_LOCAL = "strftime('%Y-%m-%d %H:%M:%S', {0}.at_utc, {0}.offset_minutes || ' minutes')"

# What is rare is found by its index, and by its expression alone; said once, as all of it is read
# whenever a journal is opened.
_LANDMARKS = f"""
SELECT e.seq, e.round, e.at_utc, e.offset_minutes, {RARE} AS kind, e.who, e.device, e.payload
FROM events e WHERE {RARE} IS NOT NULL
"""
_BACKED_OUT = """
SELECT coalesce(o.value ->> '$.number', b.payload ->> '$.number') AS number
FROM landmarks b LEFT JOIN json_each(b.payload, '$.wins') o WHERE b.kind = 'WinBackedOut'
"""

_SPANS = """
SELECT r.round, r.seq AS first_seq,
    coalesce(
        (SELECT n.seq - 1 FROM events n WHERE n.kind = 'RoundOpened' AND n.round > r.round
         ORDER BY n.round LIMIT 1),
        (SELECT max(seq) FROM events)) AS last_seq
FROM events r WHERE r.kind = 'RoundOpened'
"""

# CROSS keeps SQLite from reading all events to look for their round.
# The hash in letters: a browser of views has no place to fetch its bytes from.
_ROUND_EVENTS = """
SELECT s.round AS of_round, e.seq, e.at_utc, e.offset_minutes, e.round, e.kind, e.who, e.device,
    e.command, e.payload, e.definitions, lower(hex(e.hash)) AS hash
FROM round_spans s
CROSS JOIN events e ON e.seq BETWEEN s.first_seq AND s.last_seq
"""

_ROUNDS = f"""
SELECT s.round, s.first_seq, s.last_seq, o.at_utc AS opened_utc,
    {_LOCAL.format("o")} AS opened_local,
    g.at_utc AS started_utc, x.at_utc AS ended_utc,
    CASE x.kind
        WHEN 'GameEnded' THEN 'ended' WHEN 'RoundVoided' THEN 'voided'
        WHEN 'TableClosed' THEN 'closed'
        ELSE CASE WHEN g.seq IS NULL THEN 'betting' ELSE 'in-play' END END AS outcome,
    x.payload ->> '$.reason' AS reason,
    o.who AS dealer,
    coalesce(json_array_length(g.payload, '$.wagers'), 0)
        - (SELECT count(*) FROM events t WHERE t.seq BETWEEN s.first_seq AND s.last_seq
           AND +t.kind = 'WagerTakenOff') AS wagers,
    coalesce((SELECT sum(w.value ->> '$.cents') FROM json_each(g.payload, '$.wagers') w), 0)
        - coalesce((SELECT sum(t.payload ->> '$.cents') FROM events t
           WHERE t.seq BETWEEN s.first_seq AND s.last_seq AND +t.kind = 'WagerTakenOff'), 0)
        AS wagered_cents,
    (SELECT count(*) FROM events e, json_each(e.payload, '$.wins') w
     WHERE e.seq BETWEEN s.first_seq AND s.last_seq AND +e.kind = 'WinsAuthorised'
     AND NOT coalesce(e.payload ->> '$.late_round', 0)
     AND {win_sql.NUMBER} NOT IN ({_BACKED_OUT})) AS wins,
    (SELECT count(*) FROM events e, json_each(e.payload, '$.wins') w
     WHERE e.seq BETWEEN s.first_seq AND s.last_seq AND +e.kind = 'WinsAuthorised'
     AND NOT coalesce(e.payload ->> '$.late_round', 0)
     AND {win_sql.NUMBER} IN ({_BACKED_OUT})) AS wins_backed_out
FROM round_spans s
JOIN events o ON o.seq = s.first_seq
LEFT JOIN events g ON g.seq =
    (SELECT seq FROM events WHERE seq BETWEEN s.first_seq AND s.last_seq
     AND +kind = 'GameStarted' ORDER BY seq LIMIT 1)
LEFT JOIN events x ON x.seq =
    (SELECT seq FROM events WHERE seq BETWEEN s.first_seq AND s.last_seq
     AND +kind IN ('GameEnded', 'RoundVoided', 'TableClosed') ORDER BY seq LIMIT 1)
"""

_WAGERS = """
SELECT e.round, e.seq, e.at_utc, w.value ->> '$.seat' AS seat, w.value ->> '$.sensor' AS sensor,
    w.value ->> '$.cents' AS cents, coalesce(w.value ->> '$.is_marked', 0) AS marked_by_hand,
    coalesce(w.value ->> '$.mark.by.name', '') AS marked_by,
    w.value ->> '$.mark.at' AS marked_at_ms,
    coalesce(w.value ->> '$.mark.card_by.name', '') AS card_of,
    w.value ->> '$.mark.card_at' AS card_at_ms
FROM events e, json_each(e.payload, '$.wagers') w
WHERE e.kind = 'GameStarted' AND NOT EXISTS (
    SELECT 1 FROM events t WHERE t.kind = 'WagerTakenOff' AND t.round = e.round AND t.seq > e.seq
    AND t.payload ->> '$.seat' = w.value ->> '$.seat'
    AND t.payload ->> '$.sensor' = w.value ->> '$.sensor')
"""

# A seat's wagers are told whole each time they change: the last of its round is what was on the
# felt. Lammers and what a surrender saves are among them and are no chips. Of two dealt hands each
# has as much: the right one, once its cards are known, is a wager of its own here.
_BASE_WAGERS = """
WITH placed AS (
    SELECT e.round, e.seq, e.at_utc, e.seat, w.key AS wager, w.value AS cents
    FROM (
        SELECT round, seq, at_utc, payload, payload ->> '$.seat' AS seat,
            max(seq) OVER (PARTITION BY round, payload ->> '$.seat') AS last
        FROM events WHERE kind = 'WagersPlaced'
    ) e, json_each(e.payload, '$.wagers') w
    WHERE e.seq = e.last AND w.key NOT LIKE 'free!_%' ESCAPE '!'
        AND w.key <> 'surrender' AND w.key NOT LIKE 'surrender!_%' ESCAPE '!'
)
SELECT round, seq, at_utc, seat, wager, cents FROM placed
UNION ALL
SELECT round, seq, at_utc, seat, wager || '_r', cents FROM placed
WHERE wager = 'blackjack' AND EXISTS (
    SELECT 1 FROM events c
    WHERE c.round = placed.round AND c.kind = 'CardsSeen'
        AND c.payload ->> '$.place' = placed.seat || 'r'
)
"""

_SIDES = """
SELECT e.round, e.seq, e.at_utc, e.payload ->> '$.seat' AS seat, e.payload ->> '$.side' AS side,
    coalesce(e.payload ->> '$.was', '') AS was,
    coalesce(e.payload ->> '$.after_cards', 0) AS after_cards, e.who AS dealer
FROM events e WHERE e.kind = 'SideMarked'
"""

_CLAIMS = """
SELECT e.round, e.seq, e.at_utc, e.payload ->> '$.seat' AS seat, e.payload ->> '$.sensor' AS sensor,
    e.payload ->> '$.line' AS line,
    CASE WHEN e.kind = 'ClaimMade' THEN 'made' WHEN e.payload ->> '$.is_refuted' THEN 'refuted'
    WHEN e.kind = 'ClaimStruck' THEN 'struck' WHEN e.kind = 'ClaimRestored' THEN 'restored'
    ELSE 'dropped' END AS what, coalesce(e.payload ->> '$.reason', '') AS reason
FROM events e WHERE e.kind IN ('ClaimMade', 'ClaimDropped', 'ClaimStruck', 'ClaimRestored')
"""

# A prize from the tray has no meter: NULL is true of it, 0 is not.
_WINS = f"""
SELECT {win_sql.NUMBER} AS number, e.round, e.seq, e.at_utc,
    {_LOCAL.format("e")} AS at_local,
    w.value ->> '$.award.seat' AS seat, w.value ->> '$.sensor' AS sensor,
    w.value ->> '$.award.line' AS line, w.value ->> '$.award.stake' AS stake_cents,
    w.value ->> '$.award.prize' AS prize_cents,
    w.value ->> '$.award.from_meter' AS from_meter_cents, w.value ->> '$.award.level' AS level,
    CASE WHEN w.value ->> '$.award.level' <> '' THEN w.value ->> '$.award.meter_before' END
        AS meter_before_micros,
    CASE WHEN w.value ->> '$.award.level' <> '' THEN w.value ->> '$.award.meter_after' END
        AS meter_after_micros,
    e.payload ->> '$.by.key' AS authorised_by, e.payload ->> '$.by.role' AS role,
    {win_sql.HIT} AS hit, {win_sql.SHARES} AS shares, {win_sql.HIT_PRIZE} AS hit_prize_cents,
    {win_sql.NUMBER} IN ({_BACKED_OUT}) AS backed_out,
    coalesce(e.payload ->> '$.late_round', 0) AS late_round
{win_sql.FROM}
"""

# What a late win is recorded for stands directly before it.
_LATE_WINS = """
SELECT e.seq, e.at_utc, l.payload ->> '$.round' AS round, e.round AS recorded_in_round,
    e.payload ->> '$.first_number' AS number, json_array_length(e.payload, '$.wins') AS shares,
    l.payload ->> '$.line' AS line, l.payload ->> '$.reason' AS reason,
    l.payload ->> '$.note' AS note, l.payload ->> '$.by.key' AS by_whom,
    l.payload ->> '$.witness.key' AS witness
FROM events e JOIN events l ON l.seq = e.seq - 1
WHERE e.kind = 'WinsAuthorised' AND e.payload ->> '$.late_round' > 0
"""

# What a back-out takes off again in its round is a row below zero, so that a sum is what is due.
_ENVY = """
SELECT e.round, e.seq, e.at_utc, v.value ->> '$[0]' AS seat, v.value ->> '$[1]' AS cents,
    coalesce(e.payload ->> '$.late_round', 0) AS late_round
FROM events e, json_each(e.payload, '$.envy') v
WHERE e.kind = 'WinsAuthorised'
UNION ALL
SELECT e.round, e.seq, e.at_utc, v.value ->> '$[0]', -(v.value ->> '$[1]'), 0
FROM landmarks e, json_each(e.payload, '$.envy') v
WHERE e.kind = 'WinBackedOut'
"""

_METERS = """
SELECT e.seq, e.round, e.at_utc, e.kind AS moved_by, m.value ->> '$.sensor' AS sensor,
    m.value ->> '$.level' AS level, m.value ->> '$.account.meter' AS meter_micros,
    m.value ->> '$.account.reserve' AS reserve_micros,
    m.value ->> '$.account.overflow' AS overflow_micros,
    m.value ->> '$.account.contributed' AS contributed_micros,
    m.value ->> '$.account.seeded' AS seeded_micros,
    m.value ->> '$.account.adjusted' AS adjusted_micros,
    m.value ->> '$.account.paid' AS paid_micros, m.value ->> '$.jackpot' AS jackpot
FROM events e, json_each(e.payload, '$.meters') m
WHERE e.kind IN
    ('TableOpened', 'RoundOpened', 'GameStarted', 'WinsAuthorised', 'MetersAdjusted',
     'WinBackedOut', 'MeterSet', 'SettingsApplied', 'RoundVoided', 'TableClosed',
     'ContributionsTaken', 'ThresholdCrossed', 'WagerTakenOff')
    AND NOT coalesce(e.payload ->> '$.meters_wait', 0)
"""

_VOIDS = """
SELECT e.round, e.seq, e.at_utc, e.who AS dealer, e.payload ->> '$.reason' AS reason,
    e.payload ->> '$.by.key' AS card_of
FROM landmarks e WHERE e.kind = 'RoundVoided'
"""

_SHIFTS = f"""
SELECT e.seq, e.round, e.at_utc, {_LOCAL.format("e")} AS at_local,
    CASE e.kind WHEN 'TableOpened' THEN 'opened' WHEN 'DealerRelieved' THEN 'relieved'
    WHEN 'GameChanged' THEN 'game changed' ELSE 'closed' END AS what,
    coalesce(e.payload ->> '$.dealer.key', e.who) AS dealer
FROM landmarks e WHERE e.kind IN ('TableOpened', 'DealerRelieved', 'TableClosed', 'GameChanged')
"""

_DEVICE_EVENTS = """
SELECT e.seq, e.round, e.at_utc, e.device, e.kind AS what, e.payload ->> '$.seat' AS seat,
    e.payload ->> '$.sensor' AS sensor,
    coalesce(e.payload ->> '$.fault', e.payload ->> '$.refusal', e.payload ->> '$.devices')
        AS detail
FROM landmarks e
WHERE e.kind IN ('SensorFailed', 'SensorMended', 'LateChipRefused', 'DevicesTested')
"""

_REFUSED_SWIPES = """
SELECT e.seq, e.round, e.at_utc, e.kind AS what, e.payload ->> '$.card' AS card,
    e.payload ->> '$.attempt' AS attempt, e.payload ->> '$.refusal' AS refusal
FROM landmarks e WHERE e.kind IN ('SwipeRefused', 'SwipeTimedOut')
"""

# A card that stands for the key, or says who holds it, is the key's doing too.
_KEY_TURNS = """
SELECT e.seq, e.round, e.at_utc,
    CASE e.kind WHEN 'KeyTurned' THEN 'turned' WHEN 'KeyCardSwiped' THEN 'card'
    WHEN 'KeyLost' THEN 'lost' ELSE 'found' END AS what,
    e.payload ->> '$.position' AS position, e.payload ->> '$.refusal' AS refusal,
    e.payload ->> '$.by.key' AS by_whom
FROM events e WHERE e.kind IN ('KeyTurned', 'KeyCardSwiped', 'KeyLost', 'KeyFound')
"""

# An approval names nothing: what it was for was asked shortly before.
# A shared prize goes back whole: `prize_cents` is that of all its `wins`.
_ADJUSTMENTS = """
SELECT e.seq, e.round, e.at_utc,
    CASE e.kind WHEN 'AdjustmentAsked' THEN 'asked' WHEN 'AdjustmentApproved' THEN 'approved'
    WHEN 'AdjustmentCancelled' THEN 'cancelled' ELSE 'backed out' END AS what,
    a.payload ->> '$.number' AS win, a.payload ->> '$.reason' AS reason,
    a.payload ->> '$.note' AS note,
    a.payload ->> '$.award.seat' AS seat, a.payload ->> '$.award.line' AS line,
    coalesce((SELECT sum(w.value ->> '$.award.prize') FROM json_each(a.payload, '$.wins') w),
        a.payload ->> '$.award.prize') AS prize_cents, e.payload ->> '$.by.key' AS by_whom,
    e.payload ->> '$.witness.key' AS witness,
    CASE a.kind WHEN 'MeterSetAsked' THEN 'meter' WHEN 'LateWinAsked' THEN 'late win'
    ELSE 'win' END AS of_what,
    coalesce((SELECT group_concat(w.value ->> '$.number', ', ')
        FROM json_each(a.payload, '$.wins') w), a.payload ->> '$.number') AS wins
FROM landmarks e JOIN events a ON a.seq = CASE
    WHEN e.kind IN ('AdjustmentAsked', 'WinBackedOut') THEN e.seq
    ELSE (SELECT x.seq FROM events x WHERE x.seq < e.seq
        AND +x.kind IN ('AdjustmentAsked', 'MeterSetAsked', 'LateWinAsked')
        ORDER BY x.seq DESC LIMIT 1) END
WHERE e.kind IN ('AdjustmentAsked', 'AdjustmentApproved', 'AdjustmentCancelled', 'WinBackedOut')
"""

_IRREGULARITIES = """
SELECT e.seq, e.round, e.at_utc,
    CASE e.kind WHEN 'IrregularityNoted' THEN 'noted' ELSE 'cleared' END AS what,
    coalesce(e.payload ->> '$.now.kind', e.payload ->> '$.was.kind') AS irregularity,
    coalesce(e.payload ->> '$.now.step', e.payload ->> '$.was.step') AS step,
    coalesce(e.payload ->> '$.by.key', e.who) AS by_whom, e.who AS dealer
FROM landmarks e WHERE e.kind IN ('IrregularityNoted', 'IrregularityCleared')
"""

# A ruling stays on record where it was withdrawn; then `withdrawn_by` says by whom.
_RULINGS = """
SELECT e.payload ->> '$.number' AS number, e.payload ->> '$.round' AS round,
    e.round AS recorded_in_round, e.seq, e.at_utc, e.payload ->> '$.kind' AS kind,
    (SELECT coalesce(group_concat(s.value, ' '), '') FROM json_each(e.payload, '$.seats') s)
        AS seats,
    e.payload ->> '$.wager' AS wager, e.payload ->> '$.before_cents' AS before_cents,
    e.payload ->> '$.after_cents' AS after_cents, e.payload ->> '$.answer' AS answer,
    e.payload ->> '$.note' AS note, e.payload ->> '$.by.key' AS by_whom,
    strftime('%Y-%m-%dT%H:%M:%SZ', (e.payload ->> '$.camera_at') / 1000, 'unixepoch')
        AS camera_utc,
    (SELECT o.who FROM events o WHERE o.kind = 'RoundOpened'
        AND o.round = e.payload ->> '$.round') AS dealer,
    (SELECT w.payload ->> '$.by.key' FROM landmarks w WHERE w.kind
        = 'RulingWithdrawn' AND w.payload ->> '$.number' = e.payload ->> '$.number')
        AS withdrawn_by
FROM landmarks e WHERE e.kind = 'RulingRecorded'
"""

_CHIP_COUNTS = """
SELECT e.round, e.seq, e.at_utc,
    CASE e.kind WHEN 'ChipsCounted' THEN 'counted' WHEN 'CountTakenBack' THEN 'taken back'
    WHEN 'WagerTakenOff' THEN 'sensor was wrong' ELSE 'not found' END AS what,
    e.payload ->> '$.sensor' AS sensor, e.payload ->> '$.chips' AS chips,
    e.payload ->> '$.locked' AS locked,
    CASE e.kind WHEN 'ChipNotFound' THEN e.payload ->> '$.cents' END AS short_cents,
    e.who AS dealer
FROM events e WHERE e.kind IN ('ChipsCounted', 'CountTakenBack', 'ChipNotFound', 'WagerTakenOff')
"""

_TOKES = """
SELECT e.round, e.seq, e.at_utc,
    CASE e.kind WHEN 'TokeLaid' THEN 'laid' WHEN 'TokeReopened' THEN 'taken back'
    ELSE CASE e.payload ->> '$.is_void' WHEN 1 THEN 'void' ELSE 'ended' END END AS what,
    e.payload ->> '$.seat' AS seat, e.payload ->> '$.wager' AS wager,
    e.payload ->> '$.cents' AS cents, e.payload ->> '$.back_cents' AS back_cents,
    e.payload ->> '$.won_cents' AS won_cents, e.who AS dealer
FROM events e WHERE e.kind IN ('TokeLaid', 'TokeEnded', 'TokeReopened')
"""

_PLAYERS_WAGERS = """
SELECT e.round, e.seq, e.at_utc, e.payload ->> '$.staked_cents' AS staked_cents,
    e.payload ->> '$.taken_cents' AS taken_cents, e.payload ->> '$.paid_cents' AS paid_cents,
    json_array_length(e.payload, '$.not_known') AS seats_not_known, e.who AS dealer
FROM events e WHERE e.kind = 'WagersReckoned'
"""

_THRESHOLDS = """
SELECT e.round, e.seq, e.at_utc,
    CASE e.kind WHEN 'ThresholdSealed' THEN 'sealed' ELSE 'crossed' END AS what,
    e.payload ->> '$.sensor' AS sensor, e.payload ->> '$.level' AS level,
    e.payload ->> '$.seal' AS seal, e.payload ->> '$.seat' AS seat,
    e.payload ->> '$.threshold_cents' AS threshold_cents, e.payload ->> '$.seal_key' AS seal_key,
    e.payload ->> '$.award.prize' AS prize_cents, e.payload ->> '$.retired' AS retired,
    e.payload ->> '$.retired_cents' AS retired_cents,
    e.payload ->> '$.retired_key' AS retired_key
FROM events e WHERE e.kind IN ('ThresholdSealed', 'ThresholdCrossed')
"""

VIEWS = {
    "landmarks": _LANDMARKS,
    "round_spans": _SPANS,
    "round_events": _ROUND_EVENTS,
    "rounds": _ROUNDS,
    "wagers": _WAGERS,
    "base_wagers": _BASE_WAGERS,
    "sides": _SIDES,
    "claims": _CLAIMS,
    "wins": _WINS,
    "late_wins": _LATE_WINS,
    "envy": _ENVY,
    "meters": _METERS,
    "voids": _VOIDS,
    "shifts": _SHIFTS,
    "device_events": _DEVICE_EVENTS,
    "refused_swipes": _REFUSED_SWIPES,
    "key_turns": _KEY_TURNS,
    "adjustments": _ADJUSTMENTS,
    "irregularities": _IRREGULARITIES,
    "rulings": _RULINGS,
    "chip_counts": _CHIP_COUNTS,
    "tokes": _TOKES,
    "players_wagers": _PLAYERS_WAGERS,
    "thresholds": _THRESHOLDS,
    **OFFICE_VIEWS,
}
"""Every projection by its name; money in cents, meters in micro-dollars."""


def rebuild(db: sqlite3.Connection) -> None:
    """Make every projection again from the events."""
    db.execute("BEGIN IMMEDIATE")
    try:
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'view'").fetchall():
            quoted = name.replace('"', '""')  # whatever somebody has called one of his own
            db.execute(f'DROP VIEW "{quoted}"')
        for made in texts().values():
            db.execute(made)
        db.execute("INSERT OR REPLACE INTO about VALUES ('projections', ?)", (_print(),))
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # a full or failing disk has ended it already
            db.execute("ROLLBACK")
        raise


def are_of_this_version(db: sqlite3.Connection) -> bool:
    """Say at small cost whether another version made the projections."""
    found = db.execute("SELECT value FROM about WHERE name = 'projections'").fetchone()
    return bool(found and found[0] == _print())


def stand_as_ours(db: sqlite3.Connection) -> bool:
    """Say whether the projections are this version's by their texts, whatever the file says."""
    return dict(db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'view'")) == texts()


def texts() -> dict[str, str]:
    """Return every projection by its name as SQLite keeps it."""
    return {name: _made(name, sql) for name, sql in VIEWS.items()}


def _made(name: str, sql: str) -> str:
    return f"CREATE VIEW {name} AS {sql.strip()}"


def _print() -> str:
    return _print_of(tuple(VIEWS.items()))


@cache  # every journal that is opened is asked for it
def _print_of(projections: tuple[tuple[str, str], ...]) -> str:
    return sha256(repr(dict(projections)).encode()).hexdigest()[:16]
