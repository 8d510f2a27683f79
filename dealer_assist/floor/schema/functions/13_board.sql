-- One reading a second for everybody who looks: what changed since a moment, and how old the rest is.

-- `tables`, `meters`, `alerts`, `calls`, `hits` hold what is new since `since` (nothing: all of it);
-- `ages` has every table's silence in milliseconds. `since` is that of the next reading: what was not
-- yet committed is told again a moment later.
CREATE FUNCTION floor.board(since timestamptz DEFAULT NULL) RETURNS jsonb
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp SET jit = off AS $$
SELECT jsonb_build_object(
    'name', (SELECT f.name FROM floor.floor f),
    'at', clock_timestamp(),
    'since', statement_timestamp() - interval '250 milliseconds',
    'standby', floor.standby_state(),
    'watched_ms', (SELECT floor.ms_between(w.at, clock_timestamp()) FROM floor.watcher w),
    'ages', (SELECT coalesce(jsonb_object_agg(p.station,
        floor.ms_between(p.at, clock_timestamp())), '{}') FROM floor.presence p),
    'tables', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.pit, length(x.station), x.station),
                               '[]') FROM (
        SELECT s.station, s.game, s.pit, s.stopped, s.last_n, p.phase, p.skew_ms, p.unsent_ms,
            p.refused, p.refused_at, p.health,
            array(SELECT m.link FROM floor.membership m WHERE m.station = s.station
                  ORDER BY m.link) AS links
        FROM floor.station s LEFT JOIN floor.presence p USING (station)
        WHERE since IS NULL OR p.changed_at > since OR s.stopped <> '') x),
    'meters', (SELECT coalesce(jsonb_agg(jsonb_build_object('link', m.link, 'level', m.level,
            'letter', m.letter, 'link_label', m.link_label, 'label', m.label, 'state', m.state,
            'cents', m.meter / 10000, 'paid_cents', m.paid / 10000, 'wagers', m.wagers,
            'hits', (SELECT v.hits FROM floor.level v WHERE v.link = m.link AND v.level = m.level))
            ORDER BY m.letter, m.place), '[]')
        FROM floor.meters m),
    'alerts', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.alert), '[]') FROM (
        SELECT a.alert, a.at, a.station, a.link, a.what, a.sentence, a.over_at, a.noted_at,
            coalesce((SELECT p.name FROM floor.person p WHERE p.person = a.noted_by), '') AS noted_by
        FROM (SELECT * FROM floor.alert o WHERE o.noted_at IS NULL
              UNION ALL SELECT * FROM floor.alert o WHERE o.noted_at > since) a) x),
    'calls', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.call), '[]') FROM (
        SELECT * FROM floor.calls c WHERE c.ended_at IS NULL
        UNION ALL SELECT * FROM floor.calls c WHERE c.ended_at > since) x),
    'hits', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.number DESC), '[]') FROM (
        SELECT t.number, t.link, t.level, t.station, t.round, t.seat, n.label AS hand, t.state,
            t.given, t.locked, t.ended, floor.worth_of(t, v) / 10000 AS cents,
            floor.stand_of(t) AS stand
        FROM floor.ticket t JOIN floor.line n USING (link, line)
        JOIN floor.level v ON v.link = t.link AND v.level = t.level
        WHERE t.number IN (SELECT o.number FROM floor.ticket o WHERE o.state IN ('open', 'locked')
                           UNION SELECT o.number FROM floor.ticket o
                           WHERE o.number > (SELECT max(number) - 25 FROM floor.ticket))) x))
$$;

-- What came and went between two moments: a gaming day, or a shift of it. Micro-dollars.
CREATE FUNCTION floor.report(since timestamptz, until timestamptz) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = floor, pg_temp SET jit = off AS $$
WITH entries AS (
    SELECT c.station, c.settings, CASE WHEN c.is_void THEN -1 ELSE 1 END AS sign, c.seats
    FROM floor.contribution c
    LEFT JOIN floor.doubt d ON d.station = c.station AND d.n = c.n
    WHERE c.taken >= since AND c.taken < until
      AND (d.n IS NULL OR d.decided = 'counted')),
sums AS (
    SELECT e.station, e.settings, sum(e.sign) AS rounds,
        sum(e.sign * floor.wagers_on('A', e.seats)) AS on_a,
        sum(e.sign * floor.wagers_on('B', e.seats)) AS on_b
    FROM entries e GROUP BY 1, 2),
tables AS (
    SELECT s.station, sum(s.rounds)::bigint AS rounds, sum(s.on_a + s.on_b)::bigint AS wagers
    FROM sums s GROUP BY 1),
links AS (
    SELECT s.station, r.link, r.level,
        sum(w.wagers * r.wager_cents * (r.rate_bp + r.reserve_bp))::bigint AS contributed,
        max(w.wagers * r.wager_cents::bigint * 10000) AS handle
    FROM sums s JOIN floor.membership m USING (station)
    JOIN floor.rate r ON r.link = m.link AND r.settings = s.settings,
    LATERAL (SELECT CASE m.sensor WHEN 'A' THEN s.on_a ELSE s.on_b END AS wagers) w
    GROUP BY 1, 2, 3)
SELECT jsonb_build_object(
    'since', since, 'until', until,
    'tables', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY length(x.station), x.station), '[]')
        FROM (SELECT s.station, s.pit, s.game, coalesce(t.rounds, 0) AS rounds,
                coalesce(t.wagers, 0) AS wagers,
                coalesce((SELECT sum(l.contributed) FROM links l WHERE l.station = s.station), 0)
                    AS contributed,
                coalesce((SELECT sum(p.prize) FROM floor.ticket p WHERE p.station = s.station
                    AND p.state = 'awarded' AND p.ended >= since AND p.ended < until), 0) AS prizes,
                (SELECT count(*) FROM floor.outage o WHERE o.station = s.station
                    AND o.began >= since AND o.began < until) AS losses
              FROM floor.station s LEFT JOIN tables t USING (station)) x),
    'levels', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.link, x.place), '[]')
        FROM (SELECT v.link, v.level, v.label, v.place,
                coalesce((SELECT sum(l.contributed) FROM links l WHERE l.link = v.link
                    AND l.level = v.level), 0) AS contributed,
                coalesce((SELECT sum(p.prize) FROM floor.ticket p WHERE p.link = v.link
                    AND p.level = v.level AND p.state = 'awarded' AND p.ended >= since
                    AND p.ended < until), 0) AS prizes,
                (SELECT count(*) FROM floor.ticket p WHERE p.link = v.link AND p.level = v.level
                    AND p.state = 'awarded' AND p.ended >= since AND p.ended < until) AS hits
              FROM floor.level v) x),
    'calls', (SELECT coalesce(jsonb_agg(to_jsonb(c) ORDER BY c.call), '[]') FROM floor.calls c
        WHERE c.at >= since AND c.at < until),
    'outages', (SELECT coalesce(jsonb_agg(to_jsonb(o) ORDER BY o.began), '[]') FROM floor.outage o
        WHERE o.began >= since AND o.began < until))
$$;
