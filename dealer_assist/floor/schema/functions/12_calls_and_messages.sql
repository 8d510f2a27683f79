-- Service calls and messages: who is wanted where since when, who took it, and who has read what.

-- A table calls somebody; the same key is the same call.
CREATE FUNCTION floor.call_service(key text, kind text, note text DEFAULT '') RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE mine text := (floor.me()).station;
BEGIN
    IF kind !~ '^[a-z_]{2,30}$' OR length(key) NOT BETWEEN 4 AND 80 OR length(note) > 200 THEN
        PERFORM floor.refuse('A call has a key, a kind of small letters and a note of 200 letters');
    END IF;
    IF (SELECT count(*) FROM floor.service_call c WHERE c.station = mine
        AND c.ended_at IS NULL AND c.key <> mine || ' ' || call_service.key) >= 20 THEN
        PERFORM floor.refuse('This table has 20 calls open already. End one first');
    END IF;
    INSERT INTO floor.service_call (key, station, kind, note, at)
    VALUES (mine || ' ' || key, mine, kind, note, clock_timestamp()) ON CONFLICT DO NOTHING;
    PERFORM pg_notify('floor', '');
    RETURN floor.my_inbox(mine);
END $$;

-- The table needs nobody any more.
CREATE FUNCTION floor.end_service(key text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE mine text := (floor.me()).station;
BEGIN
    UPDATE floor.service_call c SET ended_at = clock_timestamp(), ended_by = 'table ' || mine
    WHERE c.key = mine || ' ' || end_service.key AND c.ended_at IS NULL;
    RETURN floor.my_inbox(mine);
END $$;

-- Somebody comes: by name, once; who was first is told to whoever asks later. No money moves by it,
-- so a name is enough; the board's role may do this and nothing else.
CREATE FUNCTION floor.take_call(of_call bigint, name text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE c floor.service_call;
BEGIN
    IF length(trim(name)) NOT BETWEEN 2 AND 60 THEN
        PERFORM floor.refuse('Say your name. The table is told who comes');
    END IF;
    SELECT * INTO c FROM floor.service_call k WHERE k.call = of_call FOR UPDATE;
    IF NOT FOUND OR c.ended_at IS NOT NULL THEN
        PERFORM floor.refuse('This call is over already');
    END IF;
    IF c.taken_at IS NOT NULL AND c.taken_by <> trim(name) THEN
        PERFORM floor.refuse(format('%s has taken this call already', c.taken_by));
    END IF;
    UPDATE floor.service_call k SET taken_by = trim(name),
        taken_at = coalesce(k.taken_at, clock_timestamp()) WHERE k.call = of_call;
    PERFORM pg_notify('floor', '');
    RETURN (SELECT to_jsonb(x) FROM floor.calls x WHERE x.call = of_call);
END $$;

-- It is done, in words.
CREATE FUNCTION floor.answer_call(of_call bigint, name text, words text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    IF length(trim(name)) NOT BETWEEN 2 AND 60 OR length(words) > 200 THEN
        PERFORM floor.refuse('Say your name, and what was done in 200 letters');
    END IF;
    UPDATE floor.service_call k SET ended_by = trim(name), ended_at = clock_timestamp(),
        answer = words, taken_by = CASE k.taken_by WHEN '' THEN trim(name) ELSE k.taken_by END,
        taken_at = coalesce(k.taken_at, clock_timestamp())
    WHERE k.call = of_call AND k.ended_at IS NULL;
    PERFORM pg_notify('floor', '');
    RETURN (SELECT to_jsonb(x) FROM floor.calls x WHERE x.call = of_call);
END $$;

CREATE VIEW floor.calls AS
SELECT c.call, c.station, s.pit, c.kind, c.note, c.at, c.taken_by, c.taken_at, c.ended_by, c.ended_at,
       c.answer, round(1000 * extract(epoch FROM coalesce(c.taken_at, c.ended_at, clock_timestamp())
           - c.at))
           ::bigint AS waited_ms,
       round(1000 * extract(epoch FROM coalesce(c.ended_at, clock_timestamp()) - c.at))
           ::bigint AS age_ms
FROM floor.service_call c JOIN floor.station s USING (station);

CREATE FUNCTION floor.open_calls() RETURNS jsonb
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.call), '[]')
    FROM floor.calls x WHERE x.ended_at IS NULL
$$;

-- A message to a table, a pit or all; a Supervisor's or Executive's card says whose it is.
CREATE FUNCTION floor.send_message_proven(scope text, target text, words text, card_proof text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE who text := (floor.signers(ARRAY[card_proof], '{supervisor,executive}', 1,
        'send_message', scope, target, words))[1];
BEGIN
    IF NOT scope IN ('table', 'pit', 'all') OR length(trim(words)) NOT BETWEEN 1 AND 400
        OR scope = 'table' AND NOT EXISTS (SELECT 1 FROM floor.station s WHERE s.station = target)
        OR scope = 'pit' AND NOT EXISTS (SELECT 1 FROM floor.station s WHERE s.pit = target) THEN
        PERFORM floor.refuse('A message goes to a table, a pit or all, in 1 to 400 letters');
    END IF;
    INSERT INTO floor.message (at, scope, target, words, sent_by)
    VALUES (clock_timestamp(), scope, CASE scope WHEN 'all' THEN '' ELSE target END, trim(words),
            (floor.names_of(ARRAY[who]))[1]);
    PERFORM pg_notify('floor', '');
END $$;

-- Somebody at the table has read it, by name.
CREATE FUNCTION floor.read_message(of_message bigint, name text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE mine text := (floor.me()).station;
BEGIN
    INSERT INTO floor.message_read
    SELECT m.message, mine, left(coalesce(nullif(trim(name), ''), 'table ' || mine), 60),
        clock_timestamp()
    FROM floor.message m WHERE m.message = of_message ON CONFLICT DO NOTHING;
    RETURN floor.my_inbox(mine);
END $$;

-- What a table has to hear beside money: messages that it has not read, and who comes.
CREATE FUNCTION floor.my_inbox(of_station text) RETURNS jsonb
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT jsonb_build_object(
        'messages', (SELECT coalesce(jsonb_agg(jsonb_build_object('message', m.message, 'at', m.at,
            'words', m.words, 'sent_by', m.sent_by) ORDER BY m.message), '[]')
            FROM floor.message m JOIN floor.station s ON s.station = of_station
            WHERE m.at > clock_timestamp() - interval '24 hours'
              AND (m.scope = 'all' OR m.scope = 'pit' AND m.target = s.pit
                   OR m.scope = 'table' AND m.target = s.station)
              AND NOT EXISTS (SELECT 1 FROM floor.message_read r
                              WHERE r.message = m.message AND r.station = of_station)),
        'calls', (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'key', substr(c.key, length(of_station) + 2), 'kind', c.kind, 'at', c.at,
            'taken_by', c.taken_by, 'taken_at', c.taken_at) ORDER BY c.call), '[]')
            FROM floor.service_call c WHERE c.station = of_station AND c.ended_at IS NULL))
$$;

CREATE FUNCTION floor.inbox() RETURNS jsonb
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    SELECT floor.my_inbox((floor.me()).station)
$$;

CREATE FUNCTION floor.recent_messages() RETURNS jsonb
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.message), '[]') FROM (
        SELECT m.message, m.at, m.scope, m.target, m.words, m.sent_by,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('station', r.station, 'by', r.read_by,
                'at', r.at) ORDER BY r.at), '[]') FROM floor.message_read r
             WHERE r.message = m.message) AS read_by
        FROM floor.message m WHERE m.at > clock_timestamp() - interval '24 hours') x
$$;
