-- A clock that is wrong, and then set right, loses no round. One that was set back makes a round
-- older than the one before it: it counts, and the floor is told. A round far ahead of the floor's
-- time is not believed where it moves money; where it moves none, it keeps nothing behind it waiting.

CREATE OR REPLACE FUNCTION floor.contribute(first_n bigint, rounds jsonb) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    s floor.station;
    f floor.floor;
    r record;
    moment timestamptz := clock_timestamp();
    was floor.contribution;  -- the entry before
    mask integer;
    counted integer;
    on_a bigint := 0;
    on_b bigint := 0;
    mine text := (floor.me()).station;
BEGIN
    SELECT * INTO STRICT s FROM floor.station WHERE station = mine FOR UPDATE;
    SELECT * INTO STRICT f FROM floor.floor;
    IF jsonb_typeof(rounds) <> 'array' OR jsonb_array_length(rounds) NOT BETWEEN 1 AND 500
        OR first_n <> (rounds -> 0 ->> 'n')::bigint THEN
        PERFORM floor.refuse('A table tells 1 to 500 rounds at a time, from the first one on');
    END IF;
    FOR r IN SELECT * FROM jsonb_to_recordset(rounds)
        AS x(n bigint, round bigint, at timestamptz, seats jsonb, head text, void boolean)
    LOOP
        CONTINUE WHEN r.n <= s.last_n;
        IF r.n <> s.last_n + 1 THEN
            PERFORM floor.refuse(format(
                'Contribution %s of table %s came after %s: what is between is missing',
                r.n, s.station, s.last_n));
        END IF;
        IF r.at > moment + interval '10 minutes' AND r.seats <> '[]' THEN
            PERFORM floor.refuse(format(
                'The clock of table %s is more than 10 minutes ahead of the floor; set it '
                'right', s.station));
        END IF;
        IF r.void IS TRUE THEN
            SELECT c.* INTO was FROM floor.contribution c
            WHERE c.station = s.station AND c.n = s.last_n;
            IF NOT FOUND OR was.is_void OR was.round <> r.round OR was.settings <> f.settings THEN
                PERFORM floor.refuse(format(
                    'Round %s of table %s is not the one that was told last: it cannot be void',
                    r.round, s.station));
            END IF;
        ELSIF r.at < s.last_at THEN
            PERFORM floor.alert(s.station, NULL, 'clock back', format(
                'The clock of table %s was set back by %s s before round %s', s.station,
                round(extract(epoch FROM s.last_at - r.at), 1), r.round));
        ELSIF r.at < s.last_at + f.least_round_ms * interval '1 millisecond' THEN
            PERFORM floor.refuse(format(
                'Round %s of table %s began less than %s s after the one before',
                r.round, s.station, round(f.least_round_ms / 1000.0, 1)));
        END IF;
        mask := CASE WHEN r.void IS TRUE THEN was.seats ELSE floor.seat_mask(r.seats) END;
        counted := CASE WHEN r.void IS TRUE THEN -1 ELSE 1 END;
        s.chain := floor.round_chain(
            s.chain, s.station, r.n, r.round, r.at, mask, r.void IS TRUE, f.settings,
            decode(r.head, 'hex'));
        INSERT INTO floor.contribution VALUES
            (moment, r.at, r.n, r.round, f.settings, mask, r.void IS TRUE, s.station,
             decode(r.head, 'hex'), s.chain);
        on_a := on_a + counted * bit_count((mask & 32767)::bit(32));
        on_b := on_b + counted * bit_count((mask >> 16)::bit(32));
        s.last_n := r.n;
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
        head = s.head
    WHERE station = s.station;
    RETURN s.last_n;
END $$;
