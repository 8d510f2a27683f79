-- What a table may ask. Who asks is the role that signed on, never an argument.

CREATE FUNCTION floor.me() RETURNS floor.station
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE s floor.station;
BEGIN
    SELECT * INTO s FROM floor.station WHERE role = session_user;
    IF NOT FOUND THEN
        PERFORM floor.refuse(format(
            '%s is no table of this floor. Let an Executive add it first', session_user));
    END IF;
    RETURN s;
END $$;

-- Sign on: the same definitions. Who is behind his own numbers tells, and plays for nothing yet. Another release is named to
-- the floor and let on: tables are brought up one by one.
CREATE FUNCTION floor.hello(
    version text, definitions jsonb, last_n bigint, journal_head text, epoch bigint DEFAULT 0
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    s floor.station := floor.me();
    f floor.floor;
    wrong text;
BEGIN
    SELECT * INTO STRICT f FROM floor.floor;
    IF hello.epoch > f.epoch THEN
        RETURN floor.not_let_on(s.station, 'epoch', format(
            'This server is an older one (epoch %s, table %s has seen %s). Take it off the '
            'network and call the technician', f.epoch, s.station, hello.epoch));
    END IF;
    SELECT l.label INTO wrong FROM floor.membership m JOIN floor.link l USING (link)
    WHERE m.station = s.station
      AND coalesce(nullif(m.definitions, ''), l.definitions)
          IS DISTINCT FROM hello.definitions ->> m.sensor
    LIMIT 1;
    IF FOUND THEN
        RETURN floor.not_let_on(s.station, 'definitions', format(
            '%s has other definitions at table %s than on the server. Install the same release '
            'and table file on both', wrong, s.station));
    END IF;
    IF hello.last_n < s.last_n - s.renumbered THEN
        s := floor.found_behind(s, hello.last_n, format(
            'The server has contribution %s of table %s and its journal ends at %s: an old copy '
            'was put back', s.last_n - s.renumbered, s.station, hello.last_n));
    END IF;
    IF f.release <> '' AND hello.version <> f.release THEN
        PERFORM floor.alert(s.station, NULL, 'release', format(
            'Table %s has release %s and the server %s. Install the same one on both',
            s.station, hello.version, f.release));
    END IF;
    UPDATE floor.station SET version = hello.version, renumbered = s.renumbered,
        is_behind = s.is_behind, stopped = s.stopped
    WHERE station = s.station;
    RETURN jsonb_build_object(
        'station', s.station, 'epoch', f.epoch, 'last_n', s.last_n - s.renumbered, 'chain',
        encode(s.chain, 'hex'), 'head', s.head, 'stopped', s.stopped, 'at', clock_timestamp(),
        'settings', f.settings, 'links', floor.links_of(s.station), 'floor', f.name,
        'tickets', floor.tickets_of(s.station));
END $$;

-- Whoever is not let on is named to the floor as well: an answer keeps its alert, an error does not.
CREATE FUNCTION floor.not_let_on(of_station text, what text, sentence text) RETURNS jsonb
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.alert(of_station, NULL, what, sentence);
    RETURN jsonb_build_object('refused', sentence);
END $$;

-- What a table found wrong by itself is named to the floor too, in the floor's words.
CREATE FUNCTION floor.complain(why text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE mine text := (floor.me()).station;
BEGIN
    PERFORM floor.commit_here();
    PERFORM floor.alert(mine, NULL, why, CASE why
        WHEN 'release' THEN format('Table %s is of another release than the server. Install the '
            'same one on table and server', mine)
        WHEN 'server' THEN format('Table %s does not play on PostgreSQL %s, which its release was '
            'never tried on. Change the server''s version back', mine,
            current_setting('server_version'))
        WHEN 'disk' THEN 'The disk of the server is full. Make room there'
    END)
    WHERE why IN ('release', 'server', 'disk');
END $$;

CREATE FUNCTION floor.links_of(of_station text) RETURNS jsonb
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(jsonb_object_agg(m.sensor, jsonb_build_object(
        'link', l.link, 'letter', l.letter, 'label', l.label, 'state', l.state,
        'reason', l.reason)), '{}')
    FROM floor.membership m JOIN floor.link l USING (link) WHERE m.station = of_station
$$;

CREATE FUNCTION floor.tickets_of(of_station text) RETURNS jsonb
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(jsonb_agg(floor.answer_of(t.key) ORDER BY t.number), '[]')
    FROM floor.ticket t WHERE t.station = of_station AND t.state IN ('open', 'locked')
$$;


-- A table that the server refuses is not linked, whatever its heartbeats say.
CREATE FUNCTION floor.tell_refusal(sentence text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    mine text := (floor.me()).station;
    said text := left(coalesce(sentence, ''), 300);
BEGIN
    PERFORM floor.commit_here();
    UPDATE floor.presence p SET refused = said, changed_at = clock_timestamp(),
        refused_at = CASE WHEN said <> '' THEN coalesce(p.refused_at, clock_timestamp()) END
    WHERE p.station = mine AND p.refused <> said;
    IF said <> '' AND NOT EXISTS (SELECT 1 FROM floor.alert a WHERE a.station = mine
        AND a.noted_at IS NULL AND a.over_at IS NULL
        AND a.what IN ('definitions', 'epoch', 'release', 'server', 'disk', 'clock', 'key')) THEN
        PERFORM floor.alert(mine, NULL, 'refused', format('Table %s is not linked: %s', mine, said));
    ELSIF said = '' AND (SELECT count(*) < 20 FROM floor.alert a WHERE a.station = mine
        AND a.what = 'refused' AND a.at > clock_timestamp() - interval '1 hour') THEN
        PERFORM floor.alert_over(mine, 'refused');  -- who comes and goes all the time stays told
    END IF;
END $$;

-- An alert is worth nothing that waits for a standby which is gone.
CREATE FUNCTION floor.commit_here() RETURNS void
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT set_config('synchronous_commit', 'local', true)
$$;

-- A condition goes on until it is over, whoever has taken note of it: it is told once. Everything else
-- happens at a moment, and is told again after somebody took note.
CREATE FUNCTION floor.goes_on(what text) RETURNS boolean
LANGUAGE sql IMMUTABLE SET search_path = floor, pg_temp AS $$
    SELECT what = ANY ('{lost,refused,differs,behind,doubt,went back,put back,standby,month,twice,clock,
        award,paid,backed out,slots,room,clone}'::text[])
$$;

CREATE FUNCTION floor.alert(of_station text, of_link text, what text, sentence text)
RETURNS void LANGUAGE sql SET search_path = floor, pg_temp AS $$
    INSERT INTO floor.alert (at, station, link, what, sentence)
    SELECT clock_timestamp(), of_station, of_link, what, sentence
    WHERE NOT EXISTS (SELECT 1 FROM floor.alert a WHERE a.over_at IS NULL
        AND (a.noted_at IS NULL OR floor.goes_on(alert.what))
        AND coalesce(a.station, '') = coalesce(of_station, '')
        AND a.link IS NOT DISTINCT FROM of_link AND a.what = alert.what)
$$;

-- What is over is told until somebody takes note; when it comes again, that is another alert.
CREATE FUNCTION floor.alert_over(of_station text, of_what text) RETURNS void
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    UPDATE floor.alert a SET over_at = clock_timestamp()
    WHERE a.over_at IS NULL AND a.what = of_what
      AND coalesce(a.station, '') = coalesce(of_station, '')
$$;
