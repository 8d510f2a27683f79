-- Whoever looks after the floor asks for this once a second: a service of the server's own, or a Game
-- Manager where there is none. It waits for no standby.

CREATE FUNCTION floor.watch() RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp SET jit = off AS $$
BEGIN
    PERFORM floor.commit_here();
    PERFORM floor.note_watcher();
    PERFORM floor.hear();
    PERFORM floor.find_silent();
    PERFORM floor.find_differences();
    PERFORM floor.find_holders();
    PERFORM floor.find_standby();
    PERFORM floor.find_slots();
    PERFORM floor.find_clones();
    PERFORM floor.find_month();
    PERFORM floor.find_twice();
    PERFORM floor.find_over();
    PERFORM floor.keep_course();
    -- A table that was stopped hears of it at its next beat.
    PERFORM floor.show_again(x.link), pg_notify('floor', x.link)
    FROM (SELECT DISTINCT m.link
          FROM floor.station s JOIN floor.membership m USING (station)
          JOIN floor.shown w USING (link)
          WHERE s.stopped <> '' AND NOT w.told::jsonb -> 'stopped' ? s.station) x;
END $$;

-- When nobody watched, or the server itself was off, is on record afterwards.
CREATE FUNCTION floor.note_watcher() RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE last timestamptz := (SELECT w.at FROM floor.watcher w);
BEGIN
    IF last > clock_timestamp() - interval '5 seconds' THEN
        RETURN;
    END IF;
    INSERT INTO floor.watcher VALUES (true, clock_timestamp())
    ON CONFLICT (is_only) DO UPDATE SET at = excluded.at;
    IF last < clock_timestamp() - interval '15 seconds' THEN
        INSERT INTO floor.outage VALUES ('', last, clock_timestamp(),
            'No one watched the floor, or its server was off') ON CONFLICT DO NOTHING;
        -- It is over when it is found: each is an alert of its own.
        INSERT INTO floor.alert (at, what, sentence, over_at) VALUES (last, 'outage', format(
            'No one watched the floor from %s to %s UTC, or its server was off. Look at what was '
            'played meanwhile', to_char(last AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'),
            to_char(clock_timestamp() AT TIME ZONE 'UTC', 'HH24:MI:SS')), clock_timestamp());
    END IF;
END $$;

-- A point of every meter in ten minutes; after fourteen days the first of each hour stays.
CREATE FUNCTION floor.keep_course() RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE moment timestamptz := clock_timestamp();
BEGIN
    IF EXISTS (SELECT 1 FROM floor.course c WHERE c.at > moment - interval '10 minutes') THEN
        RETURN;
    END IF;
    INSERT INTO floor.course
    SELECT m.link, m.level, moment, m.meter, m.contributed, m.wagers FROM floor.meters m
    ON CONFLICT DO NOTHING;
    DELETE FROM floor.course c
    WHERE c.at < moment - interval '14 days' AND extract(minute FROM c.at) >= 10;
END $$;

CREATE FUNCTION floor.courses() RETURNS TABLE (link text, level text, at timestamptz,
    meter bigint, contributed bigint, wagers bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    SELECT * FROM floor.course c ORDER BY c.link, c.level, c.at
$$;

CREATE FUNCTION floor.find_silent() RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE moment timestamptz := clock_timestamp();
BEGIN
    -- All in one statement: after a restart of a large server every table is silent at once.
    INSERT INTO floor.alert (at, station, what, sentence)
    SELECT moment, p.station, 'lost', 'Base game goes on. A win waits for its amount.'
    FROM floor.presence p
    WHERE p.phase <> 'closed' AND (p.at < moment - interval '3 seconds' OR p.unsent_ms > 3000)
      AND EXISTS (SELECT 1 FROM floor.membership m WHERE m.station = p.station)
      -- Looked up in a hash, whatever the statistics of alerts say: they are minutes old.
      AND p.station NOT IN (SELECT a.station FROM floor.alert a WHERE a.what = 'lost'
                            AND a.over_at IS NULL AND a.station IS NOT NULL);
    UPDATE floor.alert a SET over_at = moment FROM floor.presence p
    WHERE a.what = 'lost' AND a.over_at IS NULL AND a.station = p.station
      AND (p.phase = 'closed' OR p.at >= moment - interval '3 seconds' AND p.unsent_ms <= 3000);
    -- A loss that its table has told is over when the table is heard again.
    UPDATE floor.outage o SET ended = greatest(o.began, p.at) FROM floor.presence p
    WHERE o.ended IS NULL AND o.station = p.station
      AND p.at >= moment - interval '3 seconds' AND p.unsent_ms <= 3000;
END $$;

-- A table whose journal has another sum than the server, number for number.
CREATE FUNCTION floor.find_differences() RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE r record;
BEGIN
    FOR r IN
        -- All in one: `counted_of` by each table reads too much on a large floor.
        SELECT s.station, (p.health ->> 'journal_sum')::bigint - coalesce(t.sum, 0) - s.agreed
            - coalesce(d.sum, 0) AS off
        FROM floor.station s JOIN floor.presence p USING (station)
        LEFT JOIN (SELECT k.station, sum(k.share + k.kept)::bigint AS sum FROM floor.tally k
                   GROUP BY 1) t USING (station)
        LEFT JOIN (SELECT k.station, sum(floor.brought_by(k))::bigint AS sum FROM floor.doubt k
                   WHERE k.decided IS NULL OR k.decided = 'refused' GROUP BY 1) d USING (station)
        WHERE s.stopped = '' AND p.health ? 'journal_sum'
          AND (p.health ->> 'journal_n')::bigint = s.last_n - s.renumbered
    LOOP
        CONTINUE WHEN r.off = 0;
        -- Its row once more, so that a contribution under way is not taken for a difference.
        UPDATE floor.station s SET stopped = format('Journal and server differ by %s micro-dollars',
            r.off)
        FROM floor.presence p
        WHERE s.station = r.station AND p.station = s.station
          AND (p.health ->> 'journal_n')::bigint = s.last_n - s.renumbered
          AND (p.health ->> 'journal_sum')::bigint <> floor.counted_of(s.station);
        IF FOUND THEN
            PERFORM floor.alert(r.station, NULL, 'differs', format(
                'The journal of table %s and the server differ by %s micro-dollars. Its '
                'progressive is stopped', r.station, r.off));
        END IF;
    END LOOP;
END $$;

-- A session of a table that holds a lock and does nothing holds up all others: it is named, and ended
-- where this role may end sessions (pg_signal_backend).
CREATE FUNCTION floor.find_holders() RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE r record;
BEGIN
    FOR r IN SELECT a.pid, s.station FROM pg_stat_activity a JOIN floor.station s
        ON s.role = a.usename
        WHERE a.datname = current_database() AND a.xact_start < clock_timestamp() - interval '5 s'
          AND a.wait_event IS DISTINCT FROM 'SyncRep'  -- it waits for the standby, as all do
    LOOP
        PERFORM floor.alert(r.station, NULL, 'holds', format('Table %s holds up the server with a '
            'call that it does not end. Look at that machine', r.station));
        BEGIN
            PERFORM pg_terminate_backend(r.pid);
        EXCEPTION WHEN insufficient_privilege THEN
            NULL;  -- named, at least
        END;
    END LOOP;
END $$;

-- A standby that has to have every commit and is not there holds up every round.
CREATE FUNCTION floor.standby_state() RETURNS text
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT CASE
        WHEN EXISTS (SELECT 1 FROM pg_stat_replication r WHERE r.sync_state IN ('sync', 'quorum'))
            THEN 'in step'
        WHEN current_setting('synchronous_standby_names') <> '' THEN 'gone'
        WHEN EXISTS (SELECT 1 FROM pg_stat_replication) THEN 'behind'
        ELSE '' END
$$;

CREATE FUNCTION floor.find_standby() RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
BEGIN
    IF floor.standby_state() = 'gone' THEN
        PERFORM floor.alert(NULL, NULL, 'standby', 'The standby is gone: rounds wait for it. See to '
            'the second machine, or let two people play on without it');
    ELSE
        PERFORM floor.alert_over(NULL, 'standby');
    END IF;
END $$;

-- How many sessions there are, and may be for whoever is no superuser.
CREATE FUNCTION floor.slots(OUT used bigint, OUT most bigint)
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT count(*), current_setting('max_connections')::bigint
        - current_setting('superuser_reserved_connections')::bigint
    FROM pg_stat_activity a WHERE a.backend_type = 'client backend'
$$;

CREATE FUNCTION floor.find_slots(of_most bigint DEFAULT NULL) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE s record;
BEGIN
    SELECT k.used, coalesce(of_most, k.most) AS most INTO s FROM floor.slots() k;
    IF s.used * 10 >= s.most * 9 THEN
        PERFORM floor.alert(NULL, NULL, 'slots', format('%s of %s connections are in use: tables '
            'will not get on. Raise max_connections', s.used, s.most));
    ELSIF s.used * 10 < s.most * 8 THEN
        PERFORM floor.alert_over(NULL, 'slots');
    END IF;
END $$;

-- Two machines that sign on as one table are both heard: named before either has played a round.
CREATE FUNCTION floor.find_clones(after interval DEFAULT '10 seconds') RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE found text[];
BEGIN
    SELECT coalesce(array_agg(x.station), '{}') INTO found
    FROM (SELECT s.station FROM pg_stat_activity a JOIN floor.station s ON s.role = a.usename
          WHERE a.datname = current_database() AND a.application_name LIKE 'phase %'
            AND a.backend_start < clock_timestamp() - after
            AND a.state_change > clock_timestamp() - interval '5 seconds'
          GROUP BY s.station HAVING count(*) > 1) x,
    LATERAL (SELECT floor.alert(x.station, NULL, 'clone', format('Two machines are signed on as '
        'table %s. Take one of them off the network', x.station))) told;
    PERFORM floor.alert_over(a.station, 'clone') FROM floor.alert a
    WHERE a.what = 'clone' AND a.over_at IS NULL AND NOT a.station = ANY (found);
END $$;

-- Where the server's files are, for a watcher on the same machine; and what room it found there.
CREATE FUNCTION floor.data_folder() RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    SELECT current_setting('data_directory')
$$;

CREATE FUNCTION floor.tell_room(free_percent integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.commit_here();
    IF free_percent < 20 THEN
        PERFORM floor.alert(NULL, NULL, 'room', format('The disk of the server has %s%% of its room '
            'left. Make more', free_percent));
    ELSIF free_percent > 22 THEN
        PERFORM floor.alert_over(NULL, 'room');
    END IF;
END $$;

CREATE FUNCTION floor.find_month(today date DEFAULT now()::date) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE month date := (date_trunc('month', today) + interval '1 month')::date;
BEGIN
    IF to_regclass('floor.contribution_' || to_char(month, 'YYYYMM')) IS NULL
        AND month - today <= 7 THEN
        PERFORM floor.alert(NULL, NULL, 'month', format('The month %s is not made. Run ''floor '
            'install'' at the server', to_char(month, 'YYYY-MM')));
    ELSE
        PERFORM floor.alert_over(NULL, 'month');
    END IF;
END $$;

-- One dealer signed on at two tables; over when every table has another one.
CREATE FUNCTION floor.find_twice() RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE found text[];
BEGIN
    SELECT coalesce(array_agg(x.station), '{}') INTO found
    FROM (SELECT max(p.station) AS station, min(p.station) AS other, p.health ->> 'dealer' AS dealer
          FROM floor.presence p
          WHERE p.phase <> 'closed' AND p.health ? 'dealer'
            AND p.at > clock_timestamp() - interval '10 minutes'  -- a short loss ends nothing
          GROUP BY p.health ->> 'dealer' HAVING count(*) > 1) x,
    LATERAL (SELECT floor.alert(x.station, NULL, 'twice', format(
        '%s is signed on at table %s and at table %s', x.dealer, x.other, x.station))) told;
    PERFORM floor.alert_over(a.station, 'twice') FROM floor.alert a
    WHERE a.what = 'twice' AND a.over_at IS NULL
      AND NOT a.station = ANY (found);
END $$;

-- What is over by what the server knows now: nothing stands until a person has looked at it.
CREATE FUNCTION floor.find_over() RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    UPDATE floor.alert a SET over_at = clock_timestamp()
    WHERE a.over_at IS NULL AND a.what = ANY ('{clock,holds,disk,put back,release,went back,award,paid,
            backed out}'::text[])
      AND CASE a.what
        WHEN 'clock' THEN EXISTS (SELECT 1 FROM floor.presence p
            WHERE p.station = a.station AND abs(p.skew_ms) <= 2000)
        WHEN 'holds' THEN a.at < clock_timestamp() - interval '10 seconds'
            AND NOT EXISTS (SELECT 1 FROM pg_stat_activity s JOIN floor.station t ON t.role = s.usename
                WHERE t.station = a.station AND s.xact_start < clock_timestamp() - interval '5 s')
        -- This very line was written.
        WHEN 'disk' THEN a.at < clock_timestamp() - interval '1 minute'
        WHEN 'put back' THEN EXISTS (SELECT 1 FROM floor.link l
            WHERE l.link = a.link AND l.state = 'live')
        WHEN 'release' THEN EXISTS (SELECT 1 FROM floor.station s, floor.floor f
            WHERE s.station = a.station AND s.version = f.release)
        WHEN 'went back' THEN NOT EXISTS (SELECT 1 FROM floor.doubts_of(a.station))
        ELSE NOT EXISTS (SELECT 1 FROM floor.ticket t
            WHERE t.station = a.station AND floor.stand_of(t) = ANY (CASE a.what
                WHEN 'award' THEN '{waits}'::text[]
                WHEN 'paid' THEN '{paid early,paid and released}'::text[]
                ELSE '{backed out}'::text[] END)) END
$$;

-- What a table found lost while nobody heard it: told afterwards from its journal, with times.
CREATE FUNCTION floor.tell_losses(losses jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    mine text := (floor.me()).station;
    r record;
BEGIN
    IF jsonb_typeof(losses) <> 'array' OR jsonb_array_length(losses) > 100 THEN
        PERFORM floor.refuse('A table tells at most 100 losses at a time');
    END IF;
    FOR r IN SELECT * FROM jsonb_to_recordset(losses)
        AS x(began timestamptz, ended timestamptz, why text)
    LOOP
        -- By a clock that was wrong it would end before it began.
        INSERT INTO floor.outage VALUES (mine, least(r.began, clock_timestamp()),
            CASE WHEN r.ended IS NOT NULL
                THEN greatest(least(r.began, clock_timestamp()), r.ended) END,
            left(coalesce(r.why, ''), 200))
        ON CONFLICT (station, began) DO UPDATE SET ended = excluded.ended
        WHERE floor.outage.ended IS DISTINCT FROM excluded.ended;
    END LOOP;
END $$;
