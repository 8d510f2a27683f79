"""The projections of what happens beside the round: cards, devices, papers, settings, visits."""

_CARDS = """
SELECT e.round, e.seq, e.at_utc, e.payload ->> '$.place' AS place,
    (SELECT coalesce(group_concat(c.value, ' '), '') FROM json_each(e.payload, '$.cards') c)
        AS cards
FROM events e WHERE e.kind = 'CardsSeen'
"""

_DENIALS = """
SELECT e.round, e.seq, e.at_utc,
    CASE e.kind WHEN 'HandDenied' THEN 'denied' ELSE 'taken back' END AS what,
    e.payload ->> '$.seat' AS seat, e.payload ->> '$.sensor' AS sensor,
    e.payload ->> '$.line' AS line, e.payload ->> '$.reason' AS reason, e.who AS by_whom
FROM events e WHERE e.kind IN ('HandDenied', 'DenialWithdrawn')
"""

# Who was handed what, as it was ticked; and the seats that nobody had ticked at the end. Whose card
# allowed or denied a bonus bet is who answers for it, not who deals.
_PAYMENTS = """
SELECT e.round, e.seq, e.at_utc,
    CASE WHEN e.kind = 'PaymentUndone' THEN 'taken back'
    WHEN e.kind = 'MoneyTakenBack' THEN 'money taken back'
    WHEN e.kind = 'MoneyNotCollected' THEN 'money not collected'
    WHEN e.payload ->> '$.by_cage' THEN 'cage pays later' ELSE 'paid' END AS what,
    e.payload ->> '$.seat' AS seat,
    (SELECT coalesce(group_concat(w.value, ' '), '') FROM json_each(e.payload, '$.wins') w) AS wins,
    e.payload ->> '$.cents' AS cents, e.who AS dealer, NULL AS card_of
FROM events e WHERE e.kind IN
    ('SeatPaid', 'PaymentUndone', 'MoneyTakenBack', 'MoneyNotCollected')
UNION ALL
SELECT e.round, e.seq, e.at_utc,
    CASE e.kind WHEN 'BetsUndone' THEN 'bonus bet not paid' WHEN 'BetsAllowed'
    THEN 'bet allowed' ELSE 'bonus bet paid' END,
    b.value ->> '$.seat', b.value ->> '$.wager', b.value ->> '$.cents', e.who,
    e.payload ->> '$.by.key'
FROM events e, json_each(e.payload, '$.bets') b
WHERE e.kind IN ('BetsAllowed', 'BetsPaid', 'BetsUndone')
UNION ALL
SELECT e.round, e.seq, e.at_utc, 'bonus bet denied', e.payload ->> '$.seat',
    e.payload ->> '$.wager', e.payload ->> '$.cents', e.who, e.payload ->> '$.by.key'
FROM events e WHERE e.kind = 'BetDenied'
UNION ALL
SELECT e.round, e.seq, e.at_utc, 'not ticked', n.value, '', NULL, e.who, NULL
FROM events e, json_each(e.payload, '$.not_ticked') n
WHERE e.kind IN ('GameEnded', 'JackpotSettled')
"""

_DUTIES = """
SELECT e.round, e.seq, e.at_utc,
    CASE WHEN e.payload ->> '$.is_done' THEN 'done' ELSE 'taken back' END AS what,
    e.payload ->> '$.duty' AS duty, s.value AS seat, e.who AS dealer
FROM events e, json_each(e.payload, '$.seats') s WHERE e.kind = 'DutyTicked'
"""

_FOLDS = """
SELECT e.round, e.seq, e.at_utc,
    CASE e.kind WHEN 'HandFolded' THEN 'folded' ELSE 'taken back' END AS what,
    e.payload ->> '$.seat' AS seat, e.who AS dealer
FROM events e WHERE e.kind IN ('HandFolded', 'HandUnfolded')
"""

_PRINTS = """
SELECT e.seq, e.round, e.at_utc, e.payload ->> '$.page' AS page, e.payload ->> '$.number' AS number,
    e.payload ->> '$.copy' AS copy, e.payload ->> '$.trouble' AS trouble
FROM landmarks e WHERE e.kind = 'PagePrinted'
"""

_METER_SETS = """
SELECT e.seq, e.round, e.at_utc, CASE e.kind WHEN 'MeterSet' THEN 'set' ELSE 'asked' END AS what,
    e.payload ->> '$.sensor' AS sensor, e.payload ->> '$.level' AS level,
    e.payload ->> '$.before[0].account.meter' AS before_micros,
    coalesce(e.payload ->> '$.meters[0].account.meter', e.payload ->> '$.to_micros') AS to_micros,
    e.payload ->> '$.reason' AS reason, e.payload ->> '$.note' AS note,
    e.payload ->> '$.by.key' AS by_whom, e.payload ->> '$.witness.key' AS witness
FROM landmarks e WHERE e.kind IN ('MeterSetAsked', 'MeterSet')
"""

# An alert that says something else is raised again under its key: one acknowledgement takes note of
# all that was raised before it.
_ALERTS = """
SELECT w.seq, w.round, w.at_utc, w.alert, w.payload ->> '$.kind' AS kind,
    w.payload ->> '$.sentence' AS sentence, a.at_utc AS acknowledged_utc,
    a.payload ->> '$.by.key' AS acknowledged_by
FROM (
    SELECT e.seq, e.round, e.at_utc, e.kind AS what, e.payload, e.payload ->> '$.key' AS alert,
        min(CASE e.kind WHEN 'AlertAcknowledged' THEN e.seq END) OVER (
            PARTITION BY e.payload ->> '$.key' ORDER BY e.seq
            ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS acknowledged_seq
    FROM landmarks e WHERE e.kind IN ('AlertRaised', 'AlertAcknowledged')
) w LEFT JOIN events a ON a.seq = w.acknowledged_seq
WHERE w.what = 'AlertRaised'
"""

_SETTINGS = """
SELECT e.seq, e.round, e.at_utc,
    CASE e.kind WHEN 'SettingProposed' THEN 'proposed' ELSE 'withdrawn' END AS what,
    e.payload ->> '$.path' AS setting, e.payload ->> '$.old' AS old_value,
    e.payload ->> '$.new' AS new_value, e.payload ->> '$.of' AS jackpot,
    e.payload ->> '$.by.key' AS by_whom, e.payload ->> '$.witness.key' AS witness
FROM landmarks e WHERE e.kind IN ('SettingProposed', 'SettingWithdrawn')
UNION ALL
SELECT e.seq, e.round, e.at_utc, 'applied', s.value ->> '$.path', NULL, s.value ->> '$.value',
    s.value ->> '$.of', NULL, NULL
FROM landmarks e, json_each(e.payload, '$.settings') s WHERE e.kind = 'SettingsApplied'
"""

_FAILED_VIEWS = """
SELECT e.seq, e.round, e.at_utc, e.payload ->> '$.view' AS view
FROM landmarks e WHERE e.kind = 'ViewFailed'
"""

_OFFICE_VISITS = """
SELECT e.seq, e.round, e.at_utc,
    CASE e.kind WHEN 'BackOfficeOpened' THEN 'opened' ELSE 'closed' END AS what,
    e.payload ->> '$.by.key' AS by_whom
FROM landmarks e WHERE e.kind IN ('BackOfficeOpened', 'BackOfficeClosed')
"""

_LOCKS = """
SELECT e.seq, e.round, e.at_utc,
    CASE e.kind WHEN 'TableLocked' THEN 'locked' ELSE 'unlocked' END AS what,
    e.payload ->> '$.by.key' AS by_whom
FROM landmarks e WHERE e.kind IN ('TableLocked', 'TableUnlocked')
"""

OFFICE_VIEWS = {
    "cards": _CARDS,
    "denials": _DENIALS,
    "payments": _PAYMENTS,
    "duties": _DUTIES,
    "folds": _FOLDS,
    "prints": _PRINTS,
    "meter_sets": _METER_SETS,
    "alerts": _ALERTS,
    "settings": _SETTINGS,
    "failed_views": _FAILED_VIEWS,
    "office_visits": _OFFICE_VISITS,
    "locks": _LOCKS,
}
"""The projections of what happens beside the round, by their names."""
