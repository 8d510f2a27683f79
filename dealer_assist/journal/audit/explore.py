"""What an auditor finds in a journal in the browser: each view in a sentence, and ready questions.

Pure: the titles, sentences and statements that Datasette is given beside the file.
"""

from typing import Any

from dealer_assist.value import Value

TABLES = {
    "events": "Every fact as it was recorded, in order; `payload` is what it says, `hash` its link "
    "in the chain.",
    "definitions": "The digests of the definitions under which rounds were played.",
    "definition_files": "The files of those definitions, as they were.",
    "about": "What the file says of itself: its table, its purpose, when it was made.",
    "head": "The end of the chain, with its seal.",
}
VIEWS = {
    "landmarks": "Every rare event, by its kind and its time; most other views choose among them.",
    "round_spans": "From which event to which each round goes.",
    "round_events": "Every event with the round in whose span it lies.",
    "rounds": "One row a round: when, by which dealer, how it ended, wagers and wins.",
    "wagers": "The progressive wagers that were locked, by round and seat.",
    "base_wagers": "Wagers of the game that were told to the table, by round and seat.",
    "sides": "On which side a seat bet, and changes of it.",
    "claims": "Hands that were pressed, dropped, struck or restored, with the reason.",
    "wins": "Every win that was authorised: line, prize, meter before and after, by whom.",
    "late_wins": "Wins that were found after their round had ended, with both people.",
    "envy": "What other seats got of a win; what a back-out takes off again is below zero.",
    "meters": "Every reading of a meter, with all that it was made of, in micro-dollars.",
    "voids": "Rounds that were void, with the reason.",
    "shifts": "Who dealt from when to when, and when the table opened and closed.",
    "device_events": "Sensors that failed or were mended, late chips, tests of devices.",
    "refused_swipes": "Cards that were refused, and card readings that timed out.",
    "key_turns": "The key switch: turned, lost, found, and cards that stand for it.",
    "adjustments": "Back-outs of wins: asked, approved, cancelled, done, with both people.",
    "irregularities": "What went wrong in a round's procedure, and when it was cleared.",
    "rulings": "What was ruled on a round: chips before and after, by whom, when on camera.",
    "tokes": "Stakes for the dealer beside wagers: laid, ended, what came back and what was won.",
    "players_wagers": "What the players staked in a round, what was taken and what was paid.",
    "chip_counts": "Chips counted after the start against the wagers locked, and what was short.",
    "thresholds": "Hidden thresholds: each seal, and what it stood for once it was opened.",
    "cards": "Cards that the table knew, by round and place.",
    "denials": "Hands that the cards made and that were denied, with the reason.",
    "payments": "Who was handed what, and the seats that nobody had ticked.",
    "duties": "Duties of a win that were ticked or taken back.",
    "folds": "Hands that were folded, and folds that were taken back.",
    "prints": "Pages that were printed, and what kept them from it.",
    "meter_sets": "Meters that were set by hand: before, after, reason, both people.",
    "alerts": "Alerts, and who took note of them when.",
    "settings": "Settings that were proposed, withdrawn and applied.",
    "failed_views": "Parts of the screen that failed.",
    "office_visits": "When the back office was opened and closed, and by whom.",
    "locks": "When the table was locked and unlocked, and by whom.",
}


class AuditQuestion(Value):
    """A question that auditors ask, as a statement over the views."""

    title: str
    told: str
    sql: str


QUESTIONS = {
    "large_wins": AuditQuestion(
        "Wins of at least so many dollars",
        "Prize, meter before and after, and who authorised it; the greatest first.",
        "SELECT number, at_local, round, seat, line, prize_cents / 100.0 AS prize, level, "
        "meter_before_micros / 1000000.0 AS meter_before, meter_after_micros / 1000000.0 AS "
        "meter_after, authorised_by, role, backed_out FROM wins "
        "WHERE prize_cents >= 100 * CAST(:dollars AS INTEGER) ORDER BY prize_cents DESC",
    ),
    "do_the_meters_add_up": AuditQuestion(
        "Do the meters add up?",
        "Of each meter's last reading: seeds, contributions and adjustments less what is there "
        "and what was paid. The difference is 0.",
        "SELECT jackpot, sensor, level, max(seq) AS seq, at_utc, seeded_micros + "
        "contributed_micros + adjusted_micros - meter_micros - reserve_micros - overflow_micros "
        "- paid_micros AS difference_micros, meter_micros / 1000000.0 AS meter, "
        "paid_micros / 1000000.0 AS paid FROM meters GROUP BY jackpot, sensor, level",
    ),
    "what_was_undone": AuditQuestion(
        "What was undone, and by which two people?",
        "Wins that were backed out, wins recorded late, meters set by hand.",
        "SELECT at_utc, 'backed out' AS what, wins AS number, reason, note, by_whom, witness "
        "FROM adjustments WHERE what = 'backed out' "
        "UNION ALL SELECT at_utc, 'late win', number, reason, note, by_whom, witness "
        "FROM late_wins "
        "UNION ALL SELECT at_utc, 'meter set', level, reason, note, by_whom, witness "
        "FROM meter_sets WHERE what = 'set' ORDER BY at_utc DESC",
    ),
    "what_was_ruled": AuditQuestion(
        "What was ruled, and on whose rounds?",
        "Chips before and after, the camera's time, who ruled, and who dealt.",
        "SELECT number, round, camera_utc, kind, seats, wager, before_cents / 100.0 AS before, "
        "after_cents / 100.0 AS after, note, by_whom, dealer, withdrawn_by FROM rulings "
        "ORDER BY number DESC",
    ),
    "not_ticked": AuditQuestion(
        "Which wins did nobody tick as paid?",
        "Seats that were still open when their round ended.",
        "SELECT round, at_utc, seat, dealer FROM payments WHERE what = 'not ticked' "
        "ORDER BY round DESC",
    ),
    "voids_by_dealer": AuditQuestion(
        "Void rounds by dealer and reason",
        "How often, of how many rounds, and when last.",
        "SELECT v.dealer, v.reason, count(*) AS voids, (SELECT count(*) FROM rounds r WHERE "
        "r.dealer = v.dealer) AS rounds, max(v.at_utc) AS last FROM voids v "
        "GROUP BY v.dealer, v.reason ORDER BY voids DESC",
    ),
    "rounds_by_dealer": AuditQuestion(
        "Rounds by dealer and day",
        "Rounds, voids, progressive wagers and wins.",
        "SELECT substr(opened_local, 1, 10) AS day, dealer, sum(outcome = 'ended') AS rounds, "
        "sum(outcome = 'voided') AS voids, sum(wagered_cents) / 100.0 AS wagered, "
        "sum(wins) AS wins FROM rounds WHERE outcome IN ('ended', 'voided') "
        "GROUP BY day, dealer ORDER BY day DESC, dealer",
    ),
    "refused_cards": AuditQuestion(
        "Which cards were refused?",
        "By the card's last digits: how often, why, and when last.",
        "SELECT card, refusal, count(*) AS times, max(at_utc) AS last FROM refused_swipes "
        "WHERE what = 'SwipeRefused' GROUP BY card, refusal ORDER BY times DESC",
    ),
    "denied_hands": AuditQuestion(
        "Which hands were denied?",
        "The cards made them, and somebody said that they are no win.",
        "SELECT round, at_utc, seat, line, reason, by_whom FROM denials WHERE what = 'denied' "
        "ORDER BY at_utc DESC",
    ),
    "open_alerts": AuditQuestion(
        "Which alerts has nobody taken note of?",
        "The oldest first.",
        "SELECT at_utc, kind, sentence, round FROM alerts WHERE acknowledged_utc IS NULL "
        "ORDER BY at_utc",
    ),
    "settings_changed": AuditQuestion(
        "Which settings were changed?",
        "What was proposed by which two people, and what came into force.",
        "SELECT at_utc, what, setting, old_value, new_value, jackpot, by_whom, witness "
        "FROM settings ORDER BY seq DESC",
    ),
    "one_round": AuditQuestion(
        "Everything of one round",
        "Each event of the round, in order.",
        "SELECT seq, at_utc, kind, who, device, payload FROM round_events "
        "WHERE of_round = CAST(:round AS INTEGER) ORDER BY seq",
    ),
}


def metadata_of(name: str, table: str) -> dict[str, Any]:
    """Return what Datasette shows beside a journal, `name` being the file without its ending."""
    told = {**TABLES, **VIEWS}
    return {
        "title": f"Journal of {table}",
        "description": "Read only, beside a table that may run. Money is in cents, meters are in "
        "micro-dollars, times are UTC. 'journal verify' proves chain and money.",
        "databases": {
            name: {
                "tables": {view: {"description": sentence} for view, sentence in told.items()},
                "queries": {
                    key: {
                        "title": question.title,
                        "description": question.told,
                        "sql": question.sql,
                    }
                    for key, question in QUESTIONS.items()
                },
            }
        },
    }
