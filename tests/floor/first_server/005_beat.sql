-- A heartbeat has to be cheap on a floor of hundreds: what is measured is the sum of all of them.
-- One statement writes the table's own row, one reads what its links show; a link is counted in one
-- pass. On a large floor tables beat every other second, look at the meters less often than that,
-- and hear at once of what cannot wait (a prize, a pause). Where a round stands is the name of the
-- session, which the server keeps without a row of its own. Between looks a table only asks its
-- session for a sign of life, without a statement.

CREATE FUNCTION floor.show_again(of_link text) RETURNS void
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    INSERT INTO floor.shown AS s
    SELECT l.link, clock_timestamp(), 1, l.state, l.reason,
        (SELECT jsonb_object_agg(v.level,
            least(v.base + c.share, coalesce(v.cap, v.base + c.share)) / 10000)
         FROM floor.level v
         JOIN (SELECT t.level, sum(t.share)::bigint AS share FROM floor.tally t
               WHERE t.link = of_link GROUP BY t.level) c USING (level)
         WHERE v.link = l.link),
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

-- A table that finds itself among the stopped ones asks for the reason by a heartbeat.
CREATE FUNCTION floor.tell_again() RETURNS trigger
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    NEW.told := json_build_object('link', NEW.link, 'at', NEW.at, 'version', NEW.version,
        'state', NEW.state, 'reason', NEW.reason, 'levels', NEW.levels, 'pending', NEW.pending,
        'label', (SELECT l.label FROM floor.link l WHERE l.link = NEW.link),
        'floor', (SELECT f.name FROM floor.floor f),
        'stopped', (SELECT coalesce(jsonb_agg(s.station), '[]') FROM floor.station s
                    WHERE s.stopped <> ''),
        'every_ms', CASE WHEN (SELECT count(*) FROM floor.membership) > 200 THEN 2000
                         ELSE 1000 END);
    RETURN NEW;
END $$;

CREATE TRIGGER told BEFORE INSERT OR UPDATE ON floor.shown
FOR EACH ROW EXECUTE FUNCTION floor.tell_again();

-- One row a link, read as it lies there: who reads it sees by its time whether it is old.
CREATE VIEW floor.pulse AS SELECT told, clock_timestamp() AS now FROM floor.shown;

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

CREATE FUNCTION floor.beat(
    phase text, clock timestamptz, oldest_unsent bigint, health jsonb
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    s record;
    moment timestamptz := clock_timestamp();
    skew bigint := round(1000 * extract(epoch FROM clock - moment));
    told_links jsonb;
    is_old boolean;
BEGIN
    UPDATE floor.presence p SET at = moment, phase = beat.phase, skew_ms = skew,
        unsent_ms = oldest_unsent, health = beat.health
    FROM floor.station k WHERE k.role = session_user AND p.station = k.station
    RETURNING k.station, k.stopped, k.last_n, k.chain INTO s;
    IF NOT FOUND THEN
        SELECT k.station, k.stopped, k.last_n, k.chain INTO s FROM floor.me() k;
        INSERT INTO floor.presence
        VALUES (s.station, moment, beat.phase, skew, oldest_unsent, beat.health)
        ON CONFLICT DO NOTHING;
    END IF;
    PERFORM set_config('application_name', 'phase ' || beat.phase, false);
    IF abs(skew) > 2000 THEN
        PERFORM floor.alert(s.station, NULL, 'clock', format(
            'The clock of table %s is %s s off; set it by the floor''s time', s.station,
            round(skew / 1000.0, 1)));
    END IF;
    SELECT jsonb_object_agg(m.sensor, w.told),
           bool_or(w.at IS NULL OR w.at < moment - interval '900 ms')
    INTO told_links, is_old
    FROM floor.membership m LEFT JOIN floor.shown w USING (link) WHERE m.station = s.station;
    IF is_old THEN
        PERFORM floor.keep_fresh(m.link) FROM floor.membership m WHERE m.station = s.station;
        SELECT jsonb_object_agg(m.sensor, w.told) INTO told_links
        FROM floor.membership m JOIN floor.shown w USING (link) WHERE m.station = s.station;
    END IF;
    RETURN jsonb_build_object('at', clock_timestamp(), 'skew_ms', skew, 'stopped', s.stopped,
        'last_n', s.last_n, 'chain', encode(s.chain, 'hex'), 'links', told_links);
END $$;

-- What a table has to say of itself once a round, without the answer of a whole heartbeat.
CREATE FUNCTION floor.say(phase text, health jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    UPDATE floor.presence p SET at = clock_timestamp(), phase = say.phase, health = say.health
    FROM floor.station k WHERE k.role = session_user AND p.station = k.station;
    PERFORM set_config('application_name', 'phase ' || say.phase, false);
END $$;

-- A look leaves no row behind, but the server knows when a session last asked for anything.
CREATE FUNCTION floor.hear() RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    UPDATE floor.presence p SET at = h.at,
        phase = coalesce(substring(h.name FROM '^phase ([a-z-]{1,20})$'), p.phase)
    FROM floor.station s, (
        SELECT DISTINCT ON (a.usename) a.usename, a.state_change AS at, a.application_name AS name
        FROM pg_stat_activity a WHERE a.datname = current_database()
        ORDER BY a.usename, a.state_change DESC) h
    WHERE s.station = p.station AND h.usename = s.role AND h.at > p.at
$$;

-- What a sign shows: no table, no name, no card.
CREATE FUNCTION floor.sign_of(of_link text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.keep_fresh(of_link);
    RETURN (SELECT w.told::jsonb FROM floor.shown w WHERE w.link = of_link);
END $$;
