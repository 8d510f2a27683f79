-- What a server lacks that went back, and what two people make of rounds that were not believed.

-- A table tells its past when it signs on: what the floor had acknowledged (`up_to`), the link of its
-- chain at the last number that both have, and its locked and awarded prizes. The answer is why the
-- table plays for nothing yet; nothing where all is as it was.
CREATE FUNCTION floor.tell_past(up_to bigint, common_n bigint, common_head text, prizes jsonb)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    s floor.station;
    lacks bigint := 0;
    ahead bigint;
    most bigint;  -- what it had the time for since the last round that this server has of it
    f floor.floor;
BEGIN
    SELECT * INTO STRICT s FROM floor.station k WHERE k.station = (floor.me()).station FOR UPDATE;
    SELECT * INTO STRICT f FROM floor.floor;
    -- The one that two people have accepted is no news until it tells its next round.
    IF common_n + s.renumbered = s.last_n AND common_n > 0 AND NOT common_head IN ('', s.agreed_head)
        AND NOT floor.is_told(s, s.last_n, common_head) THEN
        s := floor.found_behind(s, common_n, format('Contribution %s of table %s was told before '
            'with another round', common_n, s.station));
        s.other_head := common_head;
    END IF;
    lacks := floor.note_retold(s, prizes);
    ahead := greatest(0, up_to + s.renumbered - s.last_n);
    most := (s.budget_ms + greatest(0, floor.ms_between(s.budget_at, clock_timestamp())))
        / greatest(1, f.least_round_ms);
    IF ahead > 0 AND NOT s.is_behind AND (ahead > most OR s.granted_epoch >= f.epoch) THEN
        -- Once is what a copy lacks; more than that this server never acknowledged.
        PERFORM floor.alert(s.station, NULL, 'ahead', format('Table %s says that %s of its rounds were '
            'taken, and this server never took them. Look at table %s', s.station, ahead,
            s.station));
    ELSIF lacks > 0 OR ahead > 0 AND NOT s.is_behind THEN
        -- No time is granted by a table's own word: put_back gives what lies behind the copy.
        PERFORM floor.alert(s.station, NULL, 'went back', format('This server went back: table %s '
            'has %s round%s and %s prize%s that it lacks. Rounds are told now, prizes are taken off '
            'by RECORD with two cards', s.station, ahead, CASE WHEN ahead <> 1 THEN 's' END, lacks,
            CASE WHEN lacks <> 1 THEN 's' END));
        s.granted_epoch := f.epoch;
    END IF;
    IF lacks > 0 AND s.stopped = '' THEN
        s.stopped := 'This server went back and lacks a prize of this table; RECORD it with two cards';
    END IF;
    UPDATE floor.station SET renumbered = s.renumbered, is_behind = s.is_behind,
        stopped = s.stopped, other_head = s.other_head, granted_epoch = s.granted_epoch
    WHERE station = s.station;
    RETURN jsonb_build_object('stopped', s.stopped);
END $$;

-- Keep what is not known; give how many wait for two people.
CREATE FUNCTION floor.note_retold(s floor.station, prizes jsonb) RETURNS bigint
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE r record;
BEGIN
    IF jsonb_typeof(prizes) <> 'array' OR jsonb_array_length(prizes) > 200 THEN
        PERFORM floor.refuse('A table tells at most 200 prizes of its past');
    END IF;
    FOR r IN SELECT * FROM jsonb_to_recordset(prizes) AS x(key text, round bigint, seat integer,
        sensor text, level text, line text, state text, cents bigint)
    LOOP
        CONTINUE WHEN EXISTS (SELECT 1 FROM floor.ticket t
            WHERE t.key = r.key AND t.state IN ('locked', 'awarded', 'released'));
        INSERT INTO floor.retold (key, station, link, level, line, sensor, round, seat, state,
            prize, at)
        SELECT r.key, s.station, p.link, p.level, p.line, r.sensor, r.round, r.seat, r.state,
            r.cents * 10000, clock_timestamp()
        FROM floor.membership m JOIN floor.line p USING (link)
        WHERE m.station = s.station AND m.sensor = r.sensor AND p.line = r.line
          AND p.level = r.level AND r.cents BETWEEN 1 AND 100000000000
          AND r.state IN ('locked', 'awarded') AND length(r.key) BETWEEN 8 AND 80
        ON CONFLICT (key) DO NOTHING;
    END LOOP;
    RETURN (SELECT count(*) FROM floor.retold k WHERE k.station = s.station AND k.decided IS NULL);
END $$;

-- Take one retold prize off its meter, as it was taken off before: seeded anew where it takes all.
CREATE FUNCTION floor.take_retold(k floor.retold, people text[]) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE
    v floor.level;
    p floor.line;
    c record;
    a floor.account;
    seeds bigint := 0;
    of_reserve bigint := 0;
    of_overflow bigint := 0;
    moment timestamptz := clock_timestamp();
BEGIN
    SELECT * INTO STRICT v FROM floor.level l
    WHERE l.link = k.link AND l.level = k.level FOR UPDATE;
    SELECT * INTO STRICT p FROM floor.line l WHERE l.link = k.link AND l.line = k.line;
    SELECT * INTO c FROM floor.came_in(k.link, k.level);
    a := floor.account_of(v, c.share, c.kept);
    IF a.meter < k.prize THEN
        PERFORM floor.refuse(format('%s holds less than the prize of round %s at table %s. Let every '
            'table tell its rounds first', v.label, k.round, k.station));
    END IF;
    IF p.percent = 100 THEN
        seeds := v.seed; of_reserve := a.reserve; of_overflow := a.overflow;
    END IF;
    UPDATE floor.level l SET
        base = a.meter - c.share - k.prize + seeds + of_reserve + of_overflow,
        overflow = a.overflow - of_overflow, reserve_out = l.reserve_out + of_reserve,
        seeded = l.seeded + seeds, paid = l.paid + k.prize, hits = l.hits + 1
    WHERE l.link = k.link AND l.level = k.level;
    DELETE FROM floor.ticket t WHERE t.key = k.key AND t.state IN ('open', 'closed');
    INSERT INTO floor.ticket (key, link, level, place, station, round, seat, line, came, kept, state,
        given, told, locked, ended, prize, before, after, seed, from_reserve, from_overflow, people,
        reason, sensor)
    SELECT k.key, k.link, k.level, coalesce(max(t.place), 0) + 1, k.station, k.round, k.seat, k.line,
        c.share, c.kept, k.state, moment, moment, moment,
        CASE k.state WHEN 'awarded' THEN moment END, k.prize, a.meter,
        a.meter - k.prize + seeds + of_reserve + of_overflow, seeds, of_reserve, of_overflow,
        take_retold.people, 'told by the table after the server went back', k.sensor
    FROM floor.ticket t WHERE t.link = k.link AND t.level = k.level;
    PERFORM floor.decide_award(k.key);
    PERFORM floor.record_fact(k.link, k.level, 'retold', jsonb_build_object('key', k.key,
        'station', k.station, 'round', k.round, 'seat', k.seat, 'line', k.line, 'prize', k.prize,
        'seed', seeds, 'from_reserve', of_reserve, 'from_overflow', of_overflow,
        'people', to_jsonb(people)));
END $$;

-- A server that was put back from a copy: tables know it as another one, links rest until two people
-- resume them, and tables have had the time to play what the copy lacks.
CREATE FUNCTION floor.put_back() RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE
    l floor.link;
    why text := 'The server was put back. Tables tell what it lacks';
BEGIN
    UPDATE floor.floor SET epoch = epoch + 1, put_back_at = clock_timestamp();
    -- What a copy had sealed may have been told since; none is in force until the links are resumed.
    PERFORM floor.retire_thresholds();
    UPDATE floor.station SET budget_ms = budget_ms
        + greatest(0, floor.ms_between(budget_at, clock_timestamp())), budget_at = clock_timestamp();
    FOR l IN SELECT * FROM floor.link LOOP
        PERFORM floor.turn(l.link, 'paused', why, '{}');
        PERFORM floor.alert(NULL, l.link, 'put back', format('%s rests: %s. When every table was '
            'heard, RECORD its prizes and RESUME', l.label, why));
    END LOOP;
END $$;
