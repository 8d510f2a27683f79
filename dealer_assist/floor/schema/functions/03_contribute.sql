-- Rounds with their progressive wagers, numbered without a gap; known numbers are skipped. A round
-- that is void is told as an entry of its own and takes off what the one before it brought, by the
-- rates of its time.
--
-- What a journal has is never refused: the rounds behind it would wait for good. A round that is not
-- believed is on record like any other, counts for nothing, and the floor is told; two people have it
-- counted or leave it out (floor.record). Not believed is
--   a round with wagers that the server's own clock has no time for,
--   one by a clock that is far ahead, and
--   one of a journal that is not the one that was told before.

CREATE FUNCTION floor.contribute(first_n bigint, rounds jsonb) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp SET timezone = 'UTC' AS $$
DECLARE
    s floor.station;
    f floor.floor;
    r record;
    moment timestamptz := clock_timestamp();
    was floor.contribution;  -- the entry before
    was_doubted text;        -- what became of it, where it was not believed
    mask integer;
    head bytea;
    counted integer;
    by_settings integer;
    doubted text;
    on_a bigint := 0;
    on_b bigint := 0;
    crosses boolean;         -- it plays for a level that must hit
    is_crossed boolean;
BEGIN
    SELECT * INTO s FROM floor.station WHERE role = session_user FOR UPDATE;
    IF NOT FOUND THEN
        PERFORM floor.me();  -- refuses
    END IF;
    crosses := EXISTS (SELECT 1 FROM floor.membership m JOIN floor.level v USING (link)
        WHERE m.station = s.station AND v.must_hit IS NOT NULL);
    SELECT * INTO STRICT f FROM floor.floor;
    IF jsonb_typeof(rounds) <> 'array' OR jsonb_array_length(rounds) NOT BETWEEN 1 AND 500
        OR first_n <> (rounds -> 0 ->> 'n')::bigint THEN
        PERFORM floor.refuse('A table tells 1 to 500 rounds at a time, from the first one on');
    END IF;
    s.budget_ms := least(
        s.budget_ms + greatest(0, round(1000 * extract(epoch FROM moment - s.budget_at))::bigint),
        greatest(s.budget_ms, floor.most_budget_ms()));
    -- Seats as bits, without a call a round; where they are not well-formed seat_mask says why.
    FOR r IN SELECT x.*, CASE WHEN jsonb_typeof(x.seats) = 'array' THEN (
            SELECT CASE WHEN count(*) = bit_count(coalesce(bit_or(bit), 0)::bit(32))
                THEN coalesce(bit_or(bit), 0) END
            FROM (SELECT (floor.sensor_bits())[array_position(floor.sensors(), e)] AS bit
                  FROM jsonb_array_elements(x.seats) e) one) END AS mask
        FROM jsonb_to_recordset(rounds)
        AS x(n bigint, round bigint, at timestamptz, seats jsonb, head text, void boolean)
    LOOP
        IF r.n + s.renumbered <= s.last_n THEN
            CONTINUE WHEN floor.is_told(s, r.n + s.renumbered, r.head);
            s := floor.found_behind(s, r.n - 1, format('Contribution %s of table %s was told before '
                'with another round', r.n, s.station));
        END IF;
        IF r.n + s.renumbered <> s.last_n + 1 THEN
            PERFORM floor.refuse(format(
                'Contribution %s of table %s came after %s: what is between is missing',
                r.n, s.station, s.last_n - s.renumbered));
        END IF;
        doubted := ''; counted := 1; by_settings := f.settings;
        IF r.void IS TRUE THEN
            SELECT c.* INTO was FROM floor.contribution c
            WHERE c.station = s.station AND c.n = s.last_n;
            IF NOT FOUND OR was.is_void OR was.round <> r.round THEN
                mask := 0; counted := 0;
                PERFORM floor.alert(s.station, NULL, 'void', format('Table %s calls round %s void, '
                    'which is not the one that it told last. Compare its journal', s.station,
                    r.round));
            ELSE
                mask := was.seats; counted := -1; by_settings := was.settings;
                UPDATE floor.doubt d SET decided = coalesce(d.decided, 'void'), decided_at = moment
                WHERE d.station = s.station AND d.n = was.n
                RETURNING d.decided INTO was_doubted;
                IF FOUND AND was_doubted <> 'counted' THEN
                    counted := 0;
                    INSERT INTO floor.doubt VALUES (s.station, s.last_n + 1, r.at, r.round,
                        by_settings, mask, true, 'the round itself did not count', 'void', '{}', '',
                        moment);
                ELSIF mask <> 0 THEN
                    s.budget_ms := s.budget_ms + f.least_round_ms;  -- what never was took no time
                END IF;
            END IF;
        ELSE
            mask := coalesce(r.mask, floor.seat_mask(r.seats));
            IF mask <> 0 AND s.is_behind THEN
                doubted := 'its journal is not the one that was told before';
            ELSIF mask <> 0 AND r.at > moment + interval '10 minutes' THEN
                doubted := 'the clock of the table is more than 10 minutes ahead of the server';
            ELSIF mask <> 0 AND s.budget_ms < f.least_round_ms THEN
                doubted := format('its rounds come faster than one in %s s',
                    round(f.least_round_ms / 1000.0, 1));
            ELSIF r.at < s.last_at THEN
                PERFORM floor.alert(s.station, NULL, 'clock back', format(
                    'The clock of table %s was set back by %s s before round %s', s.station,
                    round(extract(epoch FROM s.last_at - r.at), 1), r.round));
            END IF;
            IF doubted <> '' THEN
                counted := 0;
                INSERT INTO floor.doubt (station, n, at, round, settings, seats, why) VALUES
                    (s.station, s.last_n + 1, r.at, r.round, by_settings, mask, doubted);
                PERFORM floor.alert(s.station, NULL, 'doubt', format('Round %s of table %s is on '
                    'record and not counted: %s. Look into it, then RECORD with two cards', r.round,
                    s.station, doubted));
            ELSIF mask <> 0 THEN
                s.budget_ms := s.budget_ms - f.least_round_ms;
            END IF;
        END IF;
        s.last_n := s.last_n + 1;
        head := decode(r.head, 'hex');
        -- By these words floor.walked proves it.
        s.chain := sha256(s.chain || convert_to(concat_ws('|', s.station, s.last_n, r.round, r.at,
            mask, r.void IS TRUE, by_settings, encode(head, 'hex')), 'UTF8'));
        INSERT INTO floor.contribution VALUES
            (moment, r.at, s.last_n, r.round, by_settings, mask, r.void IS TRUE, s.station,
             head, s.chain);
        IF crosses AND counted <> 0 THEN
            -- One by one: which wager crosses a threshold is decided here.
            is_crossed := counted = 1
                AND floor.walk(s.station, s.last_n, r.round, by_settings, mask, r.at);
            PERFORM floor.count_wagers(s.station, by_settings, mask, counted);
            IF is_crossed THEN
                PERFORM floor.tell_crossing(s.station);
            ELSIF counted = -1 THEN
                PERFORM floor.uncross(s.station, was.n);
            END IF;
        ELSIF by_settings = f.settings THEN
            on_a := on_a + counted * bit_count((mask & 32767)::bit(32));
            on_b := on_b + counted * bit_count((mask >> 16)::bit(32));
        ELSIF counted <> 0 THEN
            PERFORM floor.count_wagers(s.station, by_settings, mask, counted);
        END IF;
        s.last_at := r.at;
        s.head := r.head;
    END LOOP;
    INSERT INTO floor.tally AS t
    SELECT s.station, v.link, v.level, c.wagers * v.wager_cents * v.rate_bp,
           c.wagers * v.wager_cents * v.reserve_bp, c.wagers
    FROM floor.membership m JOIN floor.rate v USING (link),
         LATERAL (SELECT CASE m.sensor WHEN 'A' THEN on_a ELSE on_b END AS wagers) c
    WHERE m.station = s.station AND v.settings = f.settings AND c.wagers <> 0
    ON CONFLICT (link, level, station) DO UPDATE
    SET share = t.share + excluded.share, kept = t.kept + excluded.kept,
        wagers = t.wagers + excluded.wagers;
    UPDATE floor.station SET last_n = s.last_n, last_at = s.last_at, chain = s.chain,
        head = s.head, budget_ms = s.budget_ms, budget_at = moment, renumbered = s.renumbered,
        is_behind = s.is_behind, stopped = s.stopped
    WHERE station = s.station;
    RETURN s.last_n - s.renumbered;
END $$;

-- The most time that a table may have saved up to play in: what it brings at once is bounded by it.
CREATE FUNCTION floor.most_budget_ms() RETURNS bigint
LANGUAGE sql IMMUTABLE SET search_path = floor, pg_temp AS $$ SELECT 3600000::bigint $$;

CREATE FUNCTION floor.ms_between(since timestamptz, until timestamptz) RETURNS bigint
LANGUAGE sql IMMUTABLE SET search_path = floor, pg_temp AS $$
    SELECT round(1000 * extract(epoch FROM until - since))::bigint
$$;

-- Whether a number was told with this link of the journal's chain; a month that was detached is
-- believed.
CREATE FUNCTION floor.is_told(s floor.station, of_n bigint, of_head text) RETURNS boolean
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT coalesce((SELECT encode(c.head, 'hex') = of_head FROM floor.contribution c
                     WHERE c.station = s.station AND c.n = of_n), true)
$$;

-- A journal that ends before the server's numbers, or goes another way: an old copy, or a machine
-- that was set up anew. Its rounds are taken from here on, behind those that are there; its wagers
-- wait for two people.
CREATE FUNCTION floor.found_behind(s floor.station, last_common bigint, sentence text)
RETURNS floor.station LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    s.renumbered := s.last_n - last_common;
    s.is_behind := true;
    s.stopped := sentence || '. Compare its journal, then RECORD with two cards';
    PERFORM floor.alert(s.station, NULL, 'behind', s.stopped);
    RETURN s;
END $$;

-- Add the wagers of one entry to the tallies, by the rates of a time.
CREATE FUNCTION floor.count_wagers(of_station text, of_settings integer, mask integer, times integer)
RETURNS void LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    INSERT INTO floor.tally AS t
    SELECT of_station, v.link, v.level, c.wagers * v.wager_cents * v.rate_bp,
           c.wagers * v.wager_cents * v.reserve_bp, c.wagers
    FROM floor.membership m JOIN floor.rate v USING (link),
         LATERAL (SELECT times * floor.wagers_on(m.sensor, mask) AS wagers) c
    WHERE m.station = of_station AND v.settings = of_settings AND c.wagers <> 0
    ON CONFLICT (link, level, station) DO UPDATE
    SET share = t.share + excluded.share, kept = t.kept + excluded.kept,
        wagers = t.wagers + excluded.wagers
$$;

CREATE FUNCTION floor.wagers_on(sensor text, mask integer) RETURNS bigint
LANGUAGE sql IMMUTABLE SET search_path = floor, pg_temp AS $$
    SELECT bit_count(CASE sensor WHEN 'A' THEN mask & 32767 ELSE mask >> 16 END::bit(32))
$$;

-- Every seat with its sensor as a table tells it, and the bit of each.
CREATE FUNCTION floor.sensors() RETURNS jsonb[]
LANGUAGE sql IMMUTABLE SET search_path = floor, pg_temp AS $$
    SELECT array_agg(jsonb_build_array(seat, sensor) ORDER BY sensor, seat)
    FROM generate_series(1, 14) seat, unnest('{A,B}'::text[]) sensor
$$;

CREATE FUNCTION floor.sensor_bits() RETURNS integer[]
LANGUAGE sql IMMUTABLE SET search_path = floor, pg_temp AS $$
    SELECT array_agg(floor.seat_mask(jsonb_build_array(sensor)) ORDER BY place)
    FROM unnest(floor.sensors()) WITH ORDINALITY AS u (sensor, place)
$$;

-- [[5, "A"], [3, "B"]] as bits; each seat once a sensor, 1 to 14, so 28 wagers at the most.
CREATE FUNCTION floor.seat_mask(seats jsonb) RETURNS integer
LANGUAGE plpgsql IMMUTABLE SET search_path = floor, pg_temp AS $$
DECLARE
    one jsonb;
    seat integer;
    bit integer;
    mask integer := 0;
BEGIN
    IF seats IS NULL OR jsonb_typeof(seats) <> 'array' THEN
        PERFORM floor.refuse('A round tells its seats as a list');
    END IF;
    FOR one IN SELECT * FROM jsonb_array_elements(seats) LOOP
        IF jsonb_typeof(one) <> 'array' OR (one ->> 0) !~ '^[0-9]{1,3}$'
            OR NOT (one ->> 0)::integer BETWEEN 1 AND 14
            OR NOT coalesce(one ->> 1, '') IN ('A', 'B') THEN
            PERFORM floor.refuse(format('There is no sensor %s at seat %s', one ->> 1, one ->> 0));
        END IF;
        seat := (one ->> 0)::integer;
        bit := 1 << (seat - 1 + CASE one ->> 1 WHEN 'A' THEN 0 ELSE 16 END);
        IF mask & bit <> 0 THEN
            PERFORM floor.refuse(format('Seat %s wagers twice in one round', seat));
        END IF;
        mask := mask | bit;
    END LOOP;
    RETURN mask;
END $$;
