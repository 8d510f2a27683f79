-- What the floor-wide Game Manager reads and does beside money: checks, checkpoints, alerts.

CREATE FUNCTION floor.names_of(people text[]) RETURNS text[]
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(array_agg(coalesce(p.name, k.person) ORDER BY k.place), '{}')
    FROM unnest(people) WITH ORDINALITY AS k(person, place)
    LEFT JOIN floor.person p ON p.person = k.person
$$;

CREATE FUNCTION floor.tick_check_proven(
    of_key text, of_what text, is_on boolean, card_proof text
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    who text := (floor.signers(ARRAY[card_proof], '{supervisor,executive}', 1,
        'tick_check', of_key, of_what, is_on::text))[1];
    t floor.ticket := floor.held_ticket(of_key);
BEGIN
    IF t.state NOT IN ('open', 'locked') THEN
        PERFORM floor.refuse(format('This ticket is %s already', t.state));
    END IF;
    DELETE FROM floor.hit_check WHERE key = of_key AND what = of_what;
    IF is_on THEN
        INSERT INTO floor.hit_check VALUES (of_key, of_what, who, clock_timestamp());
    END IF;
END $$;

CREATE FUNCTION floor.set_checkpoint_proven(card_proof text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE who text := (floor.signers(ARRAY[card_proof], '{supervisor,executive}', 1,
        'set_checkpoint'))[1];
BEGIN
    INSERT INTO floor.checkpoint
    SELECT true, clock_timestamp(), who, jsonb_build_object(
        'rounds', (SELECT coalesce(jsonb_object_agg(station, last_n), '{}') FROM floor.station),
        'contributed', (SELECT coalesce(jsonb_object_agg(link || ' ' || level, contributed), '{}')
                        FROM floor.meters),
        'paid', (SELECT coalesce(jsonb_object_agg(link || ' ' || level, paid), '{}')
                 FROM floor.meters),
        'wins', (SELECT count(*) FROM floor.ticket WHERE state = 'awarded'))
    ON CONFLICT (is_only) DO UPDATE SET at = excluded.at, person = excluded.person,
        figures = excluded.figures;
END $$;

-- The whole floor in one answer: what the Game Manager draws. `looked_at` adds a table's rounds.
-- With `since`, the last answer's own word, `tables` holds those alone that are new; `ages` has the
-- silence of every one. A change that was not yet committed then is told again a moment later.
CREATE FUNCTION floor.read_floor(looked_at text DEFAULT '', since timestamptz DEFAULT NULL)
RETURNS jsonb
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp SET jit = off AS $$
SELECT jsonb_build_object(
    'name', (SELECT name FROM floor.floor),
    'at', clock_timestamp(),
    'since', statement_timestamp() - interval '250 milliseconds',
    'ages', (SELECT coalesce(jsonb_object_agg(p.station,
        floor.ms_between(p.at, clock_timestamp())), '{}') FROM floor.presence p),
    'tables', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.pit, length(x.station), x.station),
                               '[]') FROM (
        SELECT s.station, s.game, s.pit, s.last_n - s.renumbered AS last_n, s.stopped,
            s.version, p.refused, p.refused_at, s.last_n AS told_n, s.is_behind,
            array(SELECT m.link FROM floor.membership m WHERE m.station = s.station
                  ORDER BY m.link) AS links,
            coalesce(t.wagers, 0) AS wagers, coalesce(t.micros, 0) AS counted, s.agreed,
            coalesce(u.micros, 0) AS doubted,
            p.phase, p.skew_ms, p.unsent_ms, p.health,
            round(1000 * extract(epoch FROM clock_timestamp() - p.at))::bigint AS beat_ms
        FROM floor.station s
        LEFT JOIN floor.presence p USING (station)
        LEFT JOIN (SELECT k.station, sum(k.share + k.kept)::bigint AS micros,
                       max(k.wagers) AS wagers
                   FROM floor.tally k GROUP BY 1) t USING (station)
        LEFT JOIN (SELECT d.station, sum(floor.brought_by(d))::bigint AS micros
                   FROM floor.doubt d WHERE d.decided IS NULL OR d.decided = 'refused'
                   GROUP BY 1) u USING (station)
        WHERE since IS NULL OR p.changed_at > since OR s.stopped <> ''
           OR EXISTS (SELECT 1 FROM floor.doubt d WHERE d.station = s.station
                      AND d.decided IS NULL)) x),
    'doubts', floor.all_doubts(),
    'links', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.letter), '[]') FROM (
        SELECT l.link, l.letter, l.label, l.jackpot, l.state, l.reason, f.at AS since,
            floor.names_of(array(SELECT jsonb_array_elements_text(f.body -> 'people'))) AS by
        FROM floor.link l LEFT JOIN LATERAL (
            SELECT k.at, k.body FROM floor.fact k WHERE k.link = l.link
              AND k.what IN ('paused', 'live') ORDER BY k.at DESC LIMIT 1) f ON true) x),
    'meters', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.letter, x.place), '[]') FROM (
        SELECT m.*,
            coalesce((SELECT n.label FROM floor.line n WHERE n.link = m.link AND n.level = m.level
                      ORDER BY n.percent DESC, n.fixed_cents DESC LIMIT 1), '') AS hand,
            (SELECT v.hits FROM floor.level v WHERE v.link = m.link AND v.level = m.level) AS hits
        FROM floor.meters m) x),
    'tickets', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.number), '[]') FROM (
        SELECT t.key, t.number, t.link, t.level, t.place, t.station, t.round, t.seat, n.label AS hand,
            n.percent, t.state, t.given, t.locked, t.ended, t.before, t.after, t.seed, t.came,
            t.reason, floor.names_of(t.people) AS people, floor.stand_of(t) AS stand,
            coalesce(t.prize, floor.prize_of(floor.account_of(v, t.came, t.kept), n.percent,
                n.fixed_cents)) AS worth,
            w.shown AS released_to, coalesce(w.won, (
                SELECT sum((k.body ->> 'seed')::bigint + (k.body ->> 'reserve')::bigint
                    + (k.body ->> 'overflow')::bigint) FROM floor.fact k
                WHERE k.what = 'won since' AND k.body ->> 'key' = t.key), 0)::bigint AS won_since,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('what', c.what, 'by', p.name,
                'at', c.at)), '[]') FROM floor.hit_check c JOIN floor.person p USING (person)
             WHERE c.key = t.key) AS checks
        FROM floor.ticket t JOIN floor.line n USING (link, line)
        JOIN floor.level v ON v.link = t.link AND v.level = t.level
        LEFT JOIN LATERAL (SELECT * FROM floor.way_back(t)
            WHERE floor.stand_of(t) IN ('waits', 'due', 'backed out')) w ON true
        WHERE t.number IN (
            SELECT o.number FROM floor.ticket o WHERE o.state IN ('open', 'locked')
            UNION SELECT o.number FROM floor.ticket o
            WHERE o.number > (SELECT max(number) - 200 FROM floor.ticket))) x),
    'alerts', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.alert), '[]') FROM (
        SELECT a.alert, a.at, a.station, a.link, a.what, a.sentence,
            coalesce(p.name, a.noted_by) AS noted_by, a.noted_at, a.over_at
        FROM (SELECT * FROM floor.alert o WHERE o.noted_at IS NULL
              UNION ALL SELECT * FROM floor.alert o
              WHERE o.noted_at > clock_timestamp() - interval '12 hours') a
        LEFT JOIN floor.person p ON p.person = a.noted_by) x),
    'settings', (SELECT coalesce(jsonb_agg(to_jsonb(x)), '[]') FROM (
        SELECT w.link, w.level, w.setting, w.value, w.at, floor.names_of(w.people) AS people,
            (to_jsonb(v) ->> w.setting)::bigint AS was
        FROM floor.waiting_setting w JOIN floor.level v USING (link, level)) x),
    'rounds', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.n DESC), '[]') FROM (
        SELECT c.n, c.round, c.at, c.is_void, bit_count(c.seats::bit(32)) AS wagers,
            coalesce((SELECT sum(r.wager_cents * (r.rate_bp + r.reserve_bp) * bit_count(
                CASE m.sensor WHEN 'A' THEN c.seats & 32767 ELSE c.seats >> 16 END::bit(32)))
             FROM floor.membership m JOIN floor.rate r USING (link)
             WHERE m.station = c.station AND r.settings = c.settings), 0)::bigint AS micros
        FROM floor.contribution c
        WHERE c.station = looked_at
          AND c.n > (SELECT s.last_n - 5 FROM floor.station s WHERE s.station = looked_at)) x),
    'standby', (SELECT string_agg(r.sync_state, ',') FROM pg_stat_replication r),
    'standby_state', floor.standby_state(),
    'watched_ms', (SELECT floor.ms_between(w.at, clock_timestamp()) FROM floor.watcher w),
    'calls', floor.open_calls(),
    'messages', floor.recent_messages(),
    'checkpoint', (SELECT jsonb_build_object('at', c.at, 'by', p.name, 'figures', c.figures)
        FROM floor.checkpoint c JOIN floor.person p USING (person)))
$$;
