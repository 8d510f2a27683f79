-- Walk both kinds of chains and the money: a row for each thing that is not as it must be.

CREATE FUNCTION floor.verify(since timestamptz DEFAULT '-infinity')
RETURNS TABLE (place text, n bigint, wrong text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    s floor.station;
    c record;
    v floor.level;
    f floor.fact;
    last_n bigint;
    last_chain bytea;
BEGIN
    FOR s IN SELECT * FROM floor.station ORDER BY station LOOP
        place := 'table ' || s.station;
        last_n := NULL;
        FOR c IN SELECT * FROM floor.contribution k
            WHERE k.station = s.station AND k.taken >= since ORDER BY k.n
        LOOP
            n := c.n;
            IF last_n IS NULL THEN
                SELECT k.n, k.chain INTO last_n, last_chain FROM floor.contribution k
                WHERE k.station = s.station AND k.n = c.n - 1;
                IF NOT FOUND THEN
                    last_n := 0; last_chain := '\x';
                END IF;
            END IF;
            IF c.n <> last_n + 1 THEN
                wrong := format('follows %s', last_n); RETURN NEXT;
            ELSIF c.chain <> floor.round_chain(last_chain, c.station, c.n, c.round, c.at,
                c.seats, c.is_void, c.settings, c.head) THEN
                wrong := 'was altered'; RETURN NEXT;
            END IF;
            last_n := c.n; last_chain := c.chain;
        END LOOP;
        n := s.last_n;
        IF last_n IS NOT NULL AND (last_n <> s.last_n OR last_chain <> s.chain) THEN
            wrong := format('the chain ends at %s', last_n); RETURN NEXT;
        END IF;
    END LOOP;
    n := NULL;
    FOR place, wrong IN SELECT * FROM floor.wrong_tallies() LOOP
        RETURN NEXT;
    END LOOP;
    FOR v IN SELECT * FROM floor.level l ORDER BY l.link, l.place LOOP
        place := v.link || ' ' || v.level;
        last_n := 0; last_chain := '\x';
        FOR f IN SELECT * FROM floor.fact k
            WHERE k.link = v.link AND k.level = v.level ORDER BY k.n
        LOOP
            n := f.n;
            IF f.n <> last_n + 1 OR f.chain <> floor.fact_chain(last_chain, f.n, f.at, f.what,
                f.body) THEN
                wrong := 'was altered'; RETURN NEXT;
            END IF;
            last_n := f.n; last_chain := f.chain;
        END LOOP;
        IF last_n <> v.facts OR last_chain <> v.chain THEN
            n := v.facts; wrong := format('the chain ends at %s', last_n); RETURN NEXT;
        END IF;
        IF floor.imbalance(floor.account(v.link, v.level)) <> 0 THEN
            n := NULL;
            wrong := format('%s micro-dollars are missing',
                floor.imbalance(floor.account(v.link, v.level)));
            RETURN NEXT;
        END IF;
    END LOOP;
END $$;

-- Tallies that are not the sum of their contributions, each counted by the rates of its time.
CREATE FUNCTION floor.wrong_tallies() RETURNS TABLE (place text, wrong text)
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    WITH counted AS (
        SELECT c.station, r.link, r.level,
            sum(w.wagers * r.wager_cents * r.rate_bp) AS share,
            sum(w.wagers * r.wager_cents * r.reserve_bp) AS kept, sum(w.wagers) AS wagers
        FROM floor.contribution c JOIN floor.membership m USING (station)
        JOIN floor.rate r ON r.link = m.link AND r.settings = c.settings,
        LATERAL (SELECT CASE WHEN c.is_void THEN -1 ELSE 1 END * bit_count(CASE m.sensor WHEN 'A' THEN c.seats & 32767
            ELSE c.seats >> 16 END::bit(32)) AS wagers) w
        GROUP BY 1, 2, 3
    )
    SELECT 'table ' || coalesce(t.station, k.station),
        format('the tally of %s %s is %s and its rounds add up to %s',
            coalesce(t.link, k.link), coalesce(t.level, k.level), coalesce(t.share + t.kept, 0),
            coalesce(k.share + k.kept, 0))
    FROM floor.tally t FULL JOIN counted k USING (station, link, level)
    WHERE (coalesce(t.share, 0), coalesce(t.kept, 0), coalesce(t.wagers, 0))
        <> (coalesce(k.share, 0), coalesce(k.kept, 0), coalesce(k.wagers, 0))
$$;
