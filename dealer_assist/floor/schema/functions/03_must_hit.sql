-- A level that must hit. Its threshold lies above what the meter shows, whole cents, each equally
-- likely, up to one wager below the limit; its seal is a hash over the threshold and 256 random bits,
-- on record in the level's chain before the first wager that could cross it. Both are told when it is
-- crossed, or taken out of force. Whoever counts wagers for such a level holds its row, so that one
-- order stands: the server's.

-- 256 bits of the system's own randomness: three numbers of 122 bits each, condensed.
CREATE FUNCTION floor.random_bits() RETURNS bytea
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
        || uuid_send(gen_random_uuid()))
$$;

-- One of so many numbers; what would make some likelier is drawn again.
CREATE FUNCTION floor.drawn_below(many bigint) RETURNS bigint
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE
    fair bigint := 9223372036854775807 / many * many;
    drawn bigint;
BEGIN
    LOOP
        drawn := ('x' || encode(substring(floor.random_bits() FROM 1 FOR 8), 'hex'))::bit(64)::bigint
            & 9223372036854775807;
        IF drawn < fair THEN
            RETURN drawn % many;
        END IF;
    END LOOP;
END $$;

CREATE FUNCTION floor.seal_over(cents bigint, nonce text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = floor, pg_temp AS $$
    SELECT encode(sha256(convert_to(cents || ':' || nonce, 'UTF8')), 'hex')
$$;

-- The highest threshold in cents: whoever crosses it is paid no more than the limit.
CREATE FUNCTION floor.highest_threshold(v floor.level, wager_cents bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE SET search_path = floor, pg_temp AS $$
    SELECT v.must_hit / 10000 - (wager_cents * v.rate_bp + 9999) / 10000
$$;

-- Draw one and seal it, in the place of the one in force, which is told. The level's row is held by
-- whoever calls; `brought` is on the meter and in no tally yet.
CREATE FUNCTION floor.draw_threshold(of_link text, of_level text, brought bigint DEFAULT 0)
RETURNS void LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE
    v floor.level;
    old floor.threshold;
    came bigint;
    low bigint;
    top bigint;
    drawn bigint;
    secret text := encode(floor.random_bits(), 'hex');
BEGIN
    SELECT * INTO STRICT v FROM floor.level WHERE link = of_link AND level = of_level FOR UPDATE;
    UPDATE floor.threshold t SET state = 'retired'
    WHERE t.link = of_link AND t.level = of_level AND t.state = 'sealed' RETURNING t.* INTO old;
    IF FOUND THEN
        PERFORM floor.record_fact(of_link, of_level, 'retired', jsonb_build_object(
            'seal', old.seal, 'threshold', old.cents, 'nonce', old.nonce));
    END IF;
    SELECT c.share INTO came FROM floor.came_in(of_link, of_level) c;
    top := floor.highest_threshold(v, (SELECT l.wager_cents FROM floor.link l WHERE l.link = of_link));
    low := least((v.base + came + brought) / 10000 + 1, top);
    drawn := low + floor.drawn_below(top - low + 1);
    INSERT INTO floor.threshold VALUES (floor.seal_over(drawn, secret), of_link, of_level, drawn,
        secret, clock_timestamp());
    PERFORM floor.record_fact(of_link, of_level, 'sealed', jsonb_build_object(
        'seal', floor.seal_over(drawn, secret), 'limit', v.must_hit,
        'meter', v.base + came + brought));
END $$;

-- Draw where a level of a link must hit and has no threshold in force, if it plays.
CREATE FUNCTION floor.seal_levels(of_link text) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE v floor.level;
BEGIN
    FOR v IN SELECT k.* FROM floor.level k JOIN floor.link l USING (link)
        WHERE k.link = of_link AND k.must_hit IS NOT NULL AND l.state = 'live' AND NOT EXISTS (
            SELECT 1 FROM floor.threshold t
            WHERE t.link = k.link AND t.level = k.level AND t.state = 'sealed')
        ORDER BY k.level LOOP
        PERFORM floor.draw_threshold(v.link, v.level);
    END LOOP;
END $$;

-- A meter that was moved by hand to its threshold or beyond has another one.
CREATE FUNCTION floor.seal_above(of_link text, of_level text) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM floor.threshold t, floor.account(of_link, of_level) a
               WHERE t.link = of_link AND t.level = of_level AND t.state = 'sealed'
                 AND t.cents * 10000 <= a.meter) THEN
        PERFORM floor.draw_threshold(of_link, of_level);
    END IF;
END $$;

-- No threshold is in force any more; each is told.
CREATE FUNCTION floor.retire_thresholds() RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE t floor.threshold;
BEGIN
    FOR t IN UPDATE floor.threshold k SET state = 'retired' WHERE k.state = 'sealed' RETURNING k.* LOOP
        PERFORM floor.record_fact(t.link, t.level, 'retired', jsonb_build_object(
            'seal', t.seal, 'threshold', t.cents, 'nonce', t.nonce));
    END LOOP;
END $$;

-- Let the wagers of a round count one by one, from the lowest seat on, before its tally has them.
CREATE FUNCTION floor.walk(
    of_station text, of_n bigint, of_round bigint, of_settings integer, mask integer, told timestamptz
) RETURNS boolean LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE
    m record;
    v floor.level;
    t floor.threshold;
    came bigint;
    brought bigint;
    seat integer;
    seats integer[];
    is_crossed boolean := false;
BEGIN
    FOR m IN SELECT k.sensor, r.link, r.level, r.wager_cents * r.rate_bp AS share
        FROM floor.membership k JOIN floor.level l USING (link)
        JOIN floor.rate r ON r.link = l.link AND r.level = l.level AND r.settings = of_settings
        WHERE k.station = of_station AND l.must_hit IS NOT NULL ORDER BY r.link, r.level LOOP
        SELECT * INTO STRICT v FROM floor.level l
        WHERE l.link = m.link AND l.level = m.level FOR UPDATE;
        SELECT c.share INTO came FROM floor.came_in(m.link, m.level) c;
        seats := ARRAY(SELECT s FROM generate_series(1, 14) s
            WHERE mask & (1 << (s - 1 + CASE m.sensor WHEN 'A' THEN 0 ELSE 16 END)) <> 0);
        brought := 0;
        FOREACH seat IN ARRAY seats LOOP
            brought := brought + m.share;
            SELECT * INTO t FROM floor.threshold k
            WHERE k.link = m.link AND k.level = m.level AND k.state = 'sealed';
            CONTINUE WHEN NOT FOUND OR v.base + came + brought < t.cents * 10000;
            PERFORM floor.cross(v, t, of_station, of_n, of_round, seat, m.sensor, came, brought,
                m.share, seats, told);
            is_crossed := true;
            SELECT * INTO STRICT v FROM floor.level l WHERE l.link = m.link AND l.level = m.level;
        END LOOP;
    END LOOP;
    RETURN is_crossed;
END $$;

-- Have everybody told of a crossing once its wagers are in their tallies.
CREATE FUNCTION floor.tell_crossing(of_station text) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE of_link text;
BEGIN
    FOR of_link IN SELECT DISTINCT m.link FROM floor.membership m WHERE m.station = of_station LOOP
        PERFORM floor.show_again(of_link);
        PERFORM pg_notify('floor', of_link);
    END LOOP;
END $$;

-- The wager of a seat has reached the threshold: the prize leaves the meter for it, which begins anew
-- with another threshold; all of it is one fact with the wager itself.
CREATE FUNCTION floor.cross(
    v floor.level, t floor.threshold, of_station text, of_n bigint, of_round bigint, of_seat integer,
    of_sensor text, came bigint, brought bigint, share bigint, seats integer[], told timestamptz
) RETURNS void LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE
    taken record;
    held bigint := v.base + came + brought;
    of_key text := format('MH-%s-%s-%s%s-%s', of_station, of_n, of_seat, of_sensor, v.level);
    next_place bigint;
    ways jsonb;
BEGIN
    UPDATE floor.threshold k SET state = 'crossed' WHERE k.seal = t.seal;
    taken := floor.take(v, came + brought, 0, 100, 0);
    SELECT coalesce(max(k.place), 0) + 1 INTO next_place
    FROM floor.ticket k WHERE k.link = v.link AND k.level = v.level;
    SELECT jsonb_agg(jsonb_build_array(s, held + (place - array_position(seats, of_seat)) * share)
        ORDER BY place) INTO ways FROM unnest(seats) WITH ORDINALITY AS u (s, place);
    INSERT INTO floor.ticket (key, link, level, place, station, round, seat, line, came, kept, state,
        given, told, locked, prize, before, after, seed, sensor, n, seal, way)
    VALUES (of_key, v.link, v.level, next_place, of_station, of_round, of_seat, v.level,
        came + brought, 0, 'locked', clock_timestamp(), told, clock_timestamp(), taken.prize,
        taken.before, taken.after, taken.seed, of_sensor, of_n, t.seal, jsonb_build_object(
            'before', held - array_position(seats, of_seat) * share, 'seats', ways));
    PERFORM floor.decide_award(of_key);
    UPDATE floor.level l SET hits = l.hits + 1 WHERE l.link = v.link AND l.level = v.level;
    PERFORM floor.record_fact(v.link, v.level, 'crossed', jsonb_build_object(
        'key', of_key, 'station', of_station, 'n', of_n, 'round', of_round, 'seat', of_seat,
        'sensor', of_sensor, 'seal', t.seal, 'threshold', t.cents, 'nonce', t.nonce,
        'from', held - share, 'to', held, 'prize', taken.prize, 'after', taken.after,
        'seed', taken.seed));
    PERFORM floor.draw_threshold(v.link, v.level, brought);
END $$;

-- A round that is void takes its crossing along, unless it was awarded: the prize is on the meter again.
-- The threshold in force stays where it lies above it, else another one is drawn.
CREATE FUNCTION floor.uncross(of_station text, of_n bigint) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE t floor.ticket;
BEGIN
    FOR t IN SELECT * FROM floor.ticket k
        WHERE k.station = of_station AND k.n = of_n AND k.seal IS NOT NULL
          AND k.state IN ('locked', 'awarded') ORDER BY k.number DESC LOOP
        IF t.state = 'awarded' OR floor.stand_of(t) IN ('paid', 'paid early') THEN
            PERFORM floor.alert(of_station, t.link, 'void', format('Table %s calls round %s void, '
                'whose prize was awarded. Compare its journal', of_station, t.round));
            CONTINUE;
        END IF;
        t := floor.held_ticket(t.key);
        PERFORM floor.unpay(t);
        PERFORM floor.end_ticket(t, 'released', 'the round is void', '{}');
    END LOOP;
END $$;

-- Crossings of this table that are not awarded yet, with what their seals stood for.
CREATE FUNCTION floor.crossings() RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE s floor.station := floor.me();
BEGIN
    RETURN (SELECT coalesce(jsonb_agg(floor.answer_of(t.key) || jsonb_build_object(
            'sensor', t.sensor, 'seal', t.seal, 'threshold', k.cents, 'nonce', k.nonce,
            'sealed', k.sealed, 'way', t.way) ORDER BY t.number), '[]')
        FROM floor.ticket t JOIN floor.threshold k USING (seal)
        WHERE t.station = s.station AND t.state = 'locked');
END $$;

-- What is wrong with thresholds: a seal that does not fit, one that is not on record, a prize that no
-- wager can have crossed it for.
CREATE FUNCTION floor.wrong_thresholds() RETURNS TABLE (place text, n bigint, wrong text)
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT t.link || ' ' || t.level, NULL::bigint, 'a threshold is not the one that was sealed'
    FROM floor.threshold t WHERE t.seal <> floor.seal_over(t.cents, t.nonce)
    UNION ALL
    SELECT t.link || ' ' || t.level, NULL::bigint, 'a seal is not on record'
    FROM floor.threshold t WHERE NOT EXISTS (SELECT 1 FROM floor.fact f WHERE f.link = t.link
        AND f.level = t.level AND f.what = 'sealed' AND f.body ->> 'seal' = t.seal)
    UNION ALL
    SELECT f.link || ' ' || f.level, f.n, 'what was told does not fit its seal'
    FROM floor.fact f WHERE f.what IN ('crossed', 'retired') AND f.body ->> 'seal'
        <> floor.seal_over((f.body ->> 'threshold')::bigint, f.body ->> 'nonce')
    UNION ALL
    SELECT f.link || ' ' || f.level, f.n, 'a crossing has no seal before it'
    FROM floor.fact f WHERE f.what = 'crossed' AND NOT EXISTS (SELECT 1 FROM floor.fact s
        WHERE s.link = f.link AND s.level = f.level AND s.n < f.n AND s.what = 'sealed'
          AND s.body ->> 'seal' = f.body ->> 'seal')
    UNION ALL
    SELECT f.link || ' ' || f.level, f.n, 'a prize was paid for a wager that did not cross'
    FROM floor.fact f WHERE f.what = 'crossed' AND NOT (
        (f.body ->> 'from')::bigint < (f.body ->> 'threshold')::bigint * 10000
        AND (f.body ->> 'to')::bigint >= (f.body ->> 'threshold')::bigint * 10000
        AND (f.body ->> 'prize')::bigint = (f.body ->> 'to')::bigint / 10000 * 10000)
    UNION ALL
    SELECT v.link || ' ' || v.level, NULL::bigint, 'no threshold is in force'
    FROM floor.level v JOIN floor.link l USING (link)
    WHERE v.must_hit IS NOT NULL AND l.state = 'live' AND NOT EXISTS (SELECT 1 FROM floor.threshold t
        WHERE t.link = v.link AND t.level = v.level AND t.state = 'sealed')
$$;
