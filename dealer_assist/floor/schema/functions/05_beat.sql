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
         FROM (SELECT * FROM floor.ticket o WHERE o.link = of_link AND o.state IN ('open', 'locked')
               UNION ALL
               SELECT * FROM floor.ticket o WHERE o.link = of_link AND o.state = 'awarded'
                 AND o.ended > clock_timestamp() - interval '60 seconds') t)
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
        'seals', (SELECT coalesce(jsonb_object_agg(t.level, t.seal), '{}') FROM floor.threshold t
                  WHERE t.link = NEW.link AND t.state = 'sealed'),
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

-- Whoever comes first after a second counts anew, and nobody waits for it: the row itself says that
-- somebody is at it.
CREATE FUNCTION floor.keep_fresh(of_link text) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM 1 FROM floor.shown s WHERE s.link = of_link;
    IF FOUND THEN
        PERFORM 1 FROM floor.shown s
        WHERE s.link = of_link AND s.at <= clock_timestamp() - interval '900 ms'
        FOR UPDATE SKIP LOCKED;
        IF NOT FOUND THEN
            RETURN;
        END IF;
    END IF;
    PERFORM floor.show_again(of_link);
END $$;

-- What a table says of itself, as far as it can be: figures that are figures, words that are short,
-- 16 kB in all. `bad` names what was left out.
CREATE FUNCTION floor.judged(health jsonb, OUT kept jsonb, OUT bad text)
LANGUAGE plpgsql IMMUTABLE SET search_path = floor, pg_temp AS $$
DECLARE
    one record;
    is_good boolean;
BEGIN
    kept := '{}'; bad := '';
    IF health IS NULL OR jsonb_typeof(health) <> 'object' OR octet_length(health::text) > 16384 THEN
        bad := 'all of it';
        RETURN;
    END IF;
    FOR one IN SELECT e.key, e.value, jsonb_typeof(e.value) AS kind FROM jsonb_each(health) e LOOP
        is_good := CASE
            WHEN one.key IN ('journal_n', 'journal_wagers', 'journal_sum', 'rounds_per_hour',
                             'corrections')
                THEN one.kind = 'number' AND one.value::text ~ '^-?[0-9]{1,15}$'
            WHEN one.key IN ('dealer', 'prompt', 'prompt_detail', 'pit')
                THEN one.kind = 'string' AND length(one.value #>> '{}') <= 200
            WHEN one.key = 'dealer_since'
                THEN one.kind = 'string' AND one.value #>> '{}' ~ '^[0-9T:.+Z-]{16,40}$'
            WHEN one.key IN ('seats', 'devices')
                THEN one.kind = 'array' AND jsonb_array_length(one.value) <= 60
            WHEN one.key = 'figures' THEN one.kind = 'object'
            ELSE false END;
        IF is_good THEN
            kept := kept || jsonb_build_object(one.key, one.value);
        ELSE
            bad := concat_ws(', ', nullif(bad, ''), left(one.key, 30));
        END IF;
    END LOOP;
    bad := left(bad, 100);
END $$;

-- The row of a table that was heard: written where something is new in it.
CREATE FUNCTION floor.note_presence(of_station text, of_phase text, told jsonb) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE
    j record;
    heard text := CASE WHEN of_phase ~ '^[a-z-]{1,20}$' THEN of_phase ELSE 'unknown' END;
    of_pit text;
BEGIN
    SELECT * INTO j FROM floor.judged(told);
    UPDATE floor.presence p SET at = clock_timestamp(), phase = heard,
        health = j.kept, changed_at = CASE WHEN (p.phase, p.health) IS DISTINCT FROM
            (heard, j.kept) THEN clock_timestamp() ELSE p.changed_at END
    WHERE p.station = of_station;
    IF NOT FOUND THEN
        INSERT INTO floor.presence (station, at, phase, skew_ms, unsent_ms, health)
        VALUES (of_station, clock_timestamp(), heard, 0, 0, j.kept)
        ON CONFLICT DO NOTHING;
    END IF;
    IF j.bad <> '' THEN
        PERFORM floor.alert(of_station, NULL, 'beat', format('Table %s says of itself what cannot '
            'be (%s). It is left out', of_station, j.bad));
    END IF;
    of_pit := j.kept ->> 'pit';
    IF of_pit IS NOT NULL THEN
        UPDATE floor.station s SET pit = of_pit WHERE s.station = of_station AND s.pit <> of_pit;
    END IF;
    PERFORM set_config('application_name', 'phase ' || heard, false);
END $$;

-- Who reads what is new since a moment has to see a table that was stopped or let on, or is elsewhere.
CREATE FUNCTION floor.note_change() RETURNS trigger
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    UPDATE floor.presence p SET changed_at = clock_timestamp() WHERE p.station = NEW.station;
    RETURN NULL;
END $$;

CREATE TRIGGER changed AFTER UPDATE OF stopped, pit, game, agreed ON floor.station FOR EACH ROW
WHEN ((OLD.stopped, OLD.pit, OLD.game, OLD.agreed)
      IS DISTINCT FROM (NEW.stopped, NEW.pit, NEW.game, NEW.agreed))
EXECUTE FUNCTION floor.note_change();

CREATE FUNCTION floor.beat(
    phase text, clock timestamptz, oldest_unsent bigint, health jsonb
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    s floor.station := floor.me();
    moment timestamptz := clock_timestamp();
    told_at timestamptz := CASE WHEN isfinite(clock) THEN clock END;
    skew bigint := least(31536000000, greatest(-31536000000, coalesce(
        round(1000 * extract(epoch FROM told_at - moment)), 31536000000)));
    told_links jsonb;
    is_old boolean;
BEGIN
    PERFORM floor.commit_here();
    PERFORM floor.note_presence(s.station, beat.phase, beat.health);
    UPDATE floor.presence p SET skew_ms = skew,
        unsent_ms = least(604800000, greatest(0, coalesce(oldest_unsent, 0)))
    WHERE p.station = s.station AND (p.skew_ms <> skew OR p.unsent_ms <> oldest_unsent);
    IF abs(skew) > 2000 THEN
        PERFORM floor.alert(s.station, NULL, 'clock', format(
            'The clock of table %s is %s s off. Set it by the server''s time', s.station,
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
        'last_n', s.last_n - s.renumbered, 'chain', encode(s.chain, 'hex'), 'links', told_links);
END $$;

-- What a table has to say of itself once a round, without the answer of a whole heartbeat.
CREATE FUNCTION floor.say(phase text, health jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.commit_here();
    PERFORM floor.note_presence((floor.me()).station, say.phase, say.health);
END $$;

-- A look leaves no row behind, but the server knows when a session last asked for anything.
CREATE FUNCTION floor.hear() RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    UPDATE floor.presence p SET at = h.at, phase = coalesce(h.phase, p.phase),
        -- Who reads what is new since a moment has to see it.
        changed_at = CASE WHEN h.phase <> p.phase THEN clock_timestamp() ELSE p.changed_at END
    FROM floor.station s, (
        SELECT DISTINCT ON (a.usename) a.usename, a.state_change AS at,
            substring(a.application_name FROM '^phase ([a-z-]{1,20})$') AS phase
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
