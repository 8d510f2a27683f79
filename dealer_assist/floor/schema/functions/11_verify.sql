-- Walk both kinds of chains and the money: a row for each thing that is not as it must be. STABLE, and
-- so is all that it calls: one snapshot, however the floor plays meanwhile.
--
-- Without a word it begins at the last month that was closed; from '-infinity' on, at the first round
-- that is there.

CREATE FUNCTION floor.verify(since timestamptz DEFAULT NULL)
RETURNS TABLE (place text, n bigint, wrong text)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = floor, pg_temp SET timezone = 'UTC' SET jit = off SET work_mem = '64MB' AS $$
DECLARE from_month date := floor.begins_at(since);
BEGIN
    RETURN QUERY SELECT * FROM floor.wrong_rounds(from_month);
    RETURN QUERY SELECT w.place, NULL::bigint, w.wrong FROM floor.wrong_tallies(from_month) w;
    RETURN QUERY SELECT 'table ' || k.station, k.last_n, format('the closing of %s was altered',
            to_char(k.month, 'YYYY-MM'))
        FROM floor.closing k WHERE k.seal <> floor.seal_of(k.station, k.month);
    RETURN QUERY SELECT * FROM floor.wrong_facts();
    RETURN QUERY SELECT * FROM floor.wrong_sums();
    RETURN QUERY SELECT * FROM floor.wrong_thresholds();
    RETURN QUERY SELECT m.link || ' ' || m.level, NULL::bigint, format('%s micro-dollars are missing',
            m.contributed + m.seeded + m.adjusted - m.meter - m.reserve - m.overflow - m.paid)
        FROM floor.meters m
        WHERE m.contributed + m.seeded + m.adjusted - m.meter - m.reserve - m.overflow - m.paid <> 0;
END $$;

-- The month whose closing it begins at: the newest by then, and never after rounds that are there.
CREATE FUNCTION floor.begins_at(since timestamptz) RETURNS date
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT CASE WHEN since IS NULL THEN max(k.month)
        ELSE max(k.month) FILTER (WHERE k.month + interval '1 month' <= greatest(since,
            date_trunc('month', (SELECT min(c.taken) FROM floor.contribution c)))) END
    FROM floor.closing k
$$;

CREATE FUNCTION floor.wrong_rounds(from_month date)
RETURNS TABLE (place text, n bigint, wrong text)
LANGUAGE plpgsql STABLE SET search_path = floor, pg_temp
SET min_parallel_table_scan_size = 0 SET parallel_setup_cost = 0 AS $$
BEGIN
    -- Tables are few and each takes long: they are shared out among the server's workers, which is
    -- not done for a window over all of them, nor for a function in FROM.
    RETURN QUERY WITH walked AS MATERIALIZED (
        SELECT floor.wrong_rounds_of(s.station, coalesce(k.last_n, 0), coalesce(k.chain, '\x'),
            CASE WHEN s.kind = 'table' THEN s.last_n END, s.chain) AS found
        FROM floor.station s LEFT JOIN floor.closing k
            ON k.station = s.station AND k.month = from_month)
    SELECT one.* FROM walked w,
        jsonb_to_recordset(w.found) AS one (place text, n bigint, wrong text);
END $$;

-- Of one table, after the number that was closed last: an array of what is wrong, or NULL.
CREATE FUNCTION floor.wrong_rounds_of(
    of_station text, closed_n bigint, closed_chain bytea, told_n bigint, told_chain bytea)
RETURNS jsonb
LANGUAGE sql STABLE PARALLEL SAFE COST 1000000
SET search_path = floor, pg_temp SET timezone = 'UTC' SET jit = off AS $$
    SELECT jsonb_agg(jsonb_build_object('place', 'table ' || of_station, 'n', x.n, 'wrong', x.wrong))
    FROM (
        SELECT w.n, CASE WHEN w.n <> w.before_n + 1
            THEN format('follows %s', w.before_n) ELSE 'was altered' END AS wrong
        FROM (SELECT c.*, lag(c.n, 1, closed_n) OVER w AS before_n,
                lag(c.chain, 1, closed_chain) OVER w AS before
            FROM floor.contribution c WHERE c.station = of_station AND c.n > closed_n
            WINDOW w AS (ORDER BY c.n)) w
        -- The words of floor.round_chain, here without a call a round.
        WHERE w.n <> w.before_n + 1 OR w.chain <> sha256(w.before || convert_to(concat_ws('|',
            w.station, w.n, w.round, w.at, w.seats, w.is_void, w.settings, encode(w.head, 'hex')),
            'UTF8'))
        UNION ALL
        SELECT told_n, format('the chain ends at %s', coalesce(e.n, closed_n))
        FROM (SELECT) one LEFT JOIN (SELECT c.n, c.chain FROM floor.contribution c
            WHERE c.station = of_station AND c.n > closed_n ORDER BY c.n DESC LIMIT 1) e ON true
        WHERE told_n IS NOT NULL AND (coalesce(e.n, closed_n), coalesce(e.chain, closed_chain))
            <> (told_n, told_chain)) x
$$;

-- Tallies that are not the sum of their rounds, less those that do not count.
CREATE FUNCTION floor.wrong_tallies(from_month date) RETURNS TABLE (place text, wrong text)
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    WITH counted AS (
        SELECT x.station, x.link, x.level, sum(x.share) AS share, sum(x.kept) AS kept,
            sum(x.wagers) AS wagers
        FROM (SELECT * FROM floor.brought(from_month, 'infinity')
              UNION ALL
              SELECT c.station, c.link, c.level, c.share, c.kept, c.wagers
              FROM floor.closing_sum c WHERE c.month = from_month
              UNION ALL
              SELECT d.station, r.link, r.level, -k.wagers * r.wager_cents * r.rate_bp,
                  -k.wagers * r.wager_cents * r.reserve_bp, -k.wagers
              FROM floor.doubt d JOIN floor.membership m USING (station)
              JOIN floor.rate r ON r.link = m.link AND r.settings = d.settings,
              LATERAL (SELECT CASE WHEN d.is_void THEN -1 ELSE 1 END
                  * floor.wagers_on(m.sensor, d.seats) AS wagers) k
              WHERE d.decided IS DISTINCT FROM 'counted'
              UNION ALL
              SELECT t.station, t.link, r.level, t.wagers * r.wager_cents * r.rate_bp,
                  t.wagers * r.wager_cents * r.reserve_bp, t.wagers
              FROM floor.site_sum t JOIN floor.rate r
                  ON r.link = t.link AND r.settings = t.settings) x
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

CREATE FUNCTION floor.wrong_facts() RETURNS TABLE (place text, n bigint, wrong text)
LANGUAGE sql STABLE SET search_path = floor, pg_temp SET timezone = 'UTC' AS $$
    WITH walked AS (
        SELECT f.*, lag(f.n, 1, 0::bigint) OVER w AS before_n,
            lag(f.chain, 1, '\x'::bytea) OVER w AS before
        FROM floor.fact f WINDOW w AS (PARTITION BY f.link, f.level ORDER BY f.n))
    SELECT w.link || ' ' || w.level, w.n, 'was altered'
    FROM walked w
    WHERE w.n <> w.before_n + 1
       OR w.chain <> floor.fact_chain(w.before, w.n, w.at, w.what, w.body)
    UNION ALL
    SELECT v.link || ' ' || v.level, v.facts, format('the chain ends at %s', coalesce(e.n, 0))
    FROM floor.level v LEFT JOIN LATERAL (SELECT f.n, f.chain FROM floor.fact f
        WHERE f.link = v.link AND f.level = v.level ORDER BY f.n DESC LIMIT 1) e ON true
    WHERE coalesce(e.n, 0) <> v.facts OR coalesce(e.chain, '\x') <> v.chain
$$;

-- The sums of sites: each follows the one before, and the newest is where the site stands.
CREATE FUNCTION floor.wrong_sums() RETURNS TABLE (place text, n bigint, wrong text)
LANGUAGE sql STABLE SET search_path = floor, pg_temp SET timezone = 'UTC' AS $$
    WITH walked AS (
        SELECT t.*, lag(t.chain, 1, '\x'::bytea) OVER w AS before,
            lead(t.n) OVER w IS NULL AS is_last
        FROM floor.site_sum t WINDOW w AS (PARTITION BY t.station ORDER BY t.n, t.link))
    SELECT 'site ' || w.station, w.n, 'was altered'
    FROM walked w
    WHERE w.chain <> sha256(w.before || convert_to(concat_ws('|', w.station, w.n, w.at, w.link,
        w.settings, w.wagers, w.total), 'UTF8'))
    UNION ALL
    SELECT 'site ' || s.station, s.last_n, 'the chain ends elsewhere'
    FROM floor.station s LEFT JOIN walked w ON w.station = s.station AND w.is_last
    WHERE s.kind = 'site' AND coalesce(w.chain, '\x') <> s.chain
$$;
