-- A heartbeat a second a table: it reads one prepared row a link and writes one of its own.

CREATE FUNCTION floor.show_again(of_link text) RETURNS void
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    INSERT INTO floor.shown AS s
    SELECT l.link, clock_timestamp(), 1, l.state, l.reason,
        (SELECT jsonb_object_agg(v.level, (floor.account(v.link, v.level)).meter / 10000)
         FROM floor.level v WHERE v.link = l.link),
        (SELECT coalesce(jsonb_agg(jsonb_build_object('station', t.station, 'level', t.level,
            'line', t.line, 'prize', t.prize, 'state', t.state, 'since', t.given)
            ORDER BY t.number), '[]')
         FROM floor.ticket t
         WHERE t.link = l.link AND (t.state IN ('open', 'locked')
            OR t.state = 'awarded' AND t.ended > clock_timestamp() - interval '60 seconds'))
    FROM floor.link l WHERE l.link = of_link
    ON CONFLICT (link) DO UPDATE SET at = excluded.at, version = s.version + 1,
        state = excluded.state, reason = excluded.reason, levels = excluded.levels,
        pending = excluded.pending
$$;

-- Whoever comes first after a second counts anew, and nobody waits for it.
CREATE FUNCTION floor.keep_fresh(of_link text) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM floor.shown s
               WHERE s.link = of_link AND s.at > clock_timestamp() - interval '900 ms') THEN
        RETURN;
    END IF;
    IF pg_try_advisory_xact_lock(hashtext('floor.shown'), hashtext(of_link)) THEN
        PERFORM floor.show_again(of_link);
    END IF;
END $$;

CREATE FUNCTION floor.beat(phase text, clock timestamptz, oldest_unsent bigint, health jsonb)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    s floor.station := floor.me();
    skew bigint := round(1000 * extract(epoch FROM clock - clock_timestamp()));
BEGIN
    INSERT INTO floor.presence AS p
    VALUES (s.station, clock_timestamp(), phase, skew, oldest_unsent, health)
    ON CONFLICT (station) DO UPDATE SET at = excluded.at, phase = excluded.phase,
        skew_ms = excluded.skew_ms, unsent_ms = excluded.unsent_ms, health = excluded.health;
    IF abs(skew) > 2000 THEN
        PERFORM floor.alert(s.station, NULL, 'clock', format(
            'The clock of table %s is %s s off; set it by the floor''s time', s.station,
            round(skew / 1000.0, 1)));
    END IF;
    PERFORM floor.keep_fresh(m.link) FROM floor.membership m WHERE m.station = s.station;
    RETURN jsonb_build_object('at', clock_timestamp(), 'skew_ms', skew, 'stopped', s.stopped,
        'last_n', s.last_n, 'chain', encode(s.chain, 'hex'), 'links', (
        SELECT jsonb_object_agg(m.sensor, to_jsonb(w))
        FROM floor.membership m JOIN floor.shown w USING (link) WHERE m.station = s.station));
END $$;

-- What a sign shows: no table, no name, no card.
CREATE FUNCTION floor.sign_of(of_link text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.keep_fresh(of_link);
    RETURN (SELECT to_jsonb(w) || jsonb_build_object('label', l.label)
            FROM floor.shown w JOIN floor.link l USING (link) WHERE w.link = of_link);
END $$;
