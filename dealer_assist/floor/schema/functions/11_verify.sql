-- Walk both kinds of chains and the money: a row for each thing that is not as it must be. STABLE, and
-- so is all that it calls: one snapshot, however the floor plays meanwhile.
--
-- Without a word it begins at the last month that was closed; from '-infinity' on, at the first round
-- that is there.

CREATE FUNCTION floor.verify(since timestamptz DEFAULT NULL)
RETURNS TABLE (place text, n bigint, wrong text)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = floor, pg_temp SET timezone = 'UTC' SET jit = off SET work_mem = '64MB' AS $$
DECLARE
    from_month date := floor.begins_at(since);
    found jsonb := floor.walked(from_month);
BEGIN
    RETURN QUERY SELECT * FROM floor.wrong_rounds(from_month, found);
    RETURN QUERY SELECT w.place, NULL::bigint, w.wrong FROM floor.wrong_tallies(from_month, found) w;
    RETURN QUERY SELECT 'table ' || k.station, k.last_n, format('the closing of %s was altered',
            to_char(k.month, 'YYYY-MM'))
        FROM floor.closing k WHERE k.seal <> floor.seal_of(k.station, k.month);
    RETURN QUERY SELECT * FROM floor.wrong_facts();
    RETURN QUERY SELECT * FROM floor.wrong_thresholds();
    RETURN QUERY SELECT * FROM floor.wrong_payments();
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

-- Every round after that closing: how many, what they brought, and whose chain does not fit the one
-- before, by table and settings. They are read as they lie on the disk, once from front to back, in
-- slices that are shared out among the server's workers: a table's name stands for a slice, since
-- rows of a table are given to workers, and those of a function are not.
CREATE FUNCTION floor.walked(from_month date) RETURNS jsonb
LANGUAGE plpgsql STABLE SET search_path = floor, pg_temp
SET min_parallel_table_scan_size = 0 SET parallel_setup_cost = 0 AS $$
DECLARE
    names text[] := ARRAY(SELECT s.station FROM floor.station s ORDER BY s.station);
    pages bigint := (SELECT max(pg_relation_size(i.inhrelid)) FROM pg_inherits i
        WHERE i.inhparent = 'floor.contribution'::regclass) / current_setting('block_size')::bigint;
    -- The first round of each table in a slice is looked up, so slices are not small.
    slices bigint := least(cardinality(names), 100, 1 + pages / 1000);
    every bigint := (cardinality(names) + slices - 1) / slices;
    found jsonb;
BEGIN
    WITH walked AS MATERIALIZED (
        SELECT floor.walked_slice(from_month, pages, 1 + (cardinality(names) - 1) / every,
            (array_position(names, s.station) - 1) / every) AS slice
        FROM floor.station s WHERE (array_position(names, s.station) - 1) % every = 0)
    SELECT coalesce(jsonb_agg(one), '[]') INTO found
    FROM walked w, jsonb_array_elements(w.slice) one;
    RETURN found;
END $$;

CREATE FUNCTION floor.walked_slice(from_month date, pages bigint, slices bigint, slice bigint)
RETURNS jsonb
LANGUAGE plpgsql STABLE PARALLEL SAFE COST 1000000
SET search_path = floor, pg_temp SET timezone = 'UTC' SET jit = off SET work_mem = '64MB'
SET enable_nestloop = off SET enable_mergejoin = off SET enable_sort = off AS $$
DECLARE
    first tid := format('(%s,0)', pages * slice / slices);
    -- What came since its size was asked for is no part of this snapshot, or lies in the last one.
    beyond tid := format('(%s,0)',
        CASE WHEN slice + 1 < slices THEN pages * (slice + 1) / slices ELSE 4294967294 END);
    since timestamptz := coalesce(from_month + interval '1 month', '-infinity');
BEGIN
    RETURN (
        SELECT jsonb_agg(jsonb_build_object('station', x.station, 'settings', x.settings,
            'rounds', x.rounds, 'on_a', x.on_a, 'on_b', x.on_b, 'wrong', x.wrong))
        FROM (
            SELECT c.station, c.settings, count(*) AS rounds,
                sum(CASE WHEN c.is_void THEN -1 ELSE 1 END * bit_count((c.seats & 32767)::bit(32)))
                    AS on_a,
                sum(CASE WHEN c.is_void THEN -1 ELSE 1 END * bit_count((c.seats >> 16)::bit(32)))
                    AS on_b,
                jsonb_agg(c.n) FILTER (WHERE c.chain IS DISTINCT FROM sha256(
                    CASE WHEN c.n = coalesce(k.last_n, 0) + 1 THEN coalesce(k.chain, '\x')
                         ELSE coalesce(p.chain, (SELECT o.chain FROM floor.contribution o
                            WHERE o.station = c.station AND o.n = c.n - 1 LIMIT 1)) END
                    || convert_to(concat_ws('|', c.station, c.n, c.round, c.at, c.seats, c.is_void,
                        c.settings, encode(c.head, 'hex')), 'UTF8'))) AS wrong
            FROM floor.contribution c
            LEFT JOIN (SELECT o.station, o.n, o.chain FROM floor.contribution o
                WHERE o.ctid >= first AND o.ctid < beyond AND o.taken >= since) p
                ON p.station = c.station AND p.n = c.n - 1
            LEFT JOIN floor.closing k ON k.station = c.station AND k.month = from_month
            WHERE c.ctid >= first AND c.ctid < beyond AND c.taken >= since
              AND c.n > coalesce(k.last_n, 0)
            GROUP BY 1, 2) x);
END $$;

-- Each round has the one before it, the newest is where its table stands, and there are as many as
-- numbers: so none is missing and none is there twice.
CREATE FUNCTION floor.wrong_rounds(from_month date, found jsonb)
RETURNS TABLE (place text, n bigint, wrong text)
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    WITH walked AS (
        SELECT * FROM jsonb_to_recordset(found) AS x(station text, rounds bigint, wrong jsonb)),
    stands AS (
        SELECT s.station, coalesce(k.last_n, 0) AS closed_n, coalesce(k.chain, '\x') AS closed_chain,
            s.last_n AS told_n, s.chain AS told_chain
        FROM floor.station s LEFT JOIN floor.closing k
            ON k.station = s.station AND k.month = from_month)
    SELECT 'table ' || w.station, one.n::bigint, CASE WHEN b.n = one.n::bigint - 1
        THEN 'was altered' ELSE format('follows %s', b.n) END
    FROM walked w CROSS JOIN LATERAL jsonb_array_elements_text(w.wrong) AS one (n)
    LEFT JOIN stands s USING (station)
    CROSS JOIN LATERAL (SELECT coalesce(max(c.n), s.closed_n, 0) AS n FROM floor.contribution c
        WHERE c.station = w.station AND c.n < one.n::bigint AND c.n > coalesce(s.closed_n, 0)) b
    UNION ALL
    SELECT 'table ' || s.station, s.told_n, format('the chain ends at %s',
        coalesce(e.n, s.closed_n))
    FROM stands s LEFT JOIN LATERAL (SELECT c.n, c.chain FROM floor.contribution c
        WHERE c.station = s.station AND c.n > s.closed_n ORDER BY c.n DESC LIMIT 1) e ON true
    WHERE s.told_n IS NOT NULL AND (coalesce(e.n, s.closed_n), coalesce(e.chain, s.closed_chain))
        <> (s.told_n, s.told_chain)
    UNION ALL
    SELECT 'table ' || coalesce(s.station, r.station), s.told_n, CASE WHEN s.station IS NULL
        THEN 'is none of this floor' ELSE 'a round is missing, or there twice' END
    FROM stands s FULL JOIN (SELECT w.station, sum(w.rounds) AS rounds FROM walked w GROUP BY 1) r
        USING (station)
    WHERE coalesce(r.rounds, 0) <> coalesce(s.told_n - s.closed_n, 0)
$$;

-- Tallies that are not the sum of their rounds, less those that do not count.
CREATE FUNCTION floor.wrong_tallies(from_month date, found jsonb)
RETURNS TABLE (place text, wrong text)
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    WITH counted AS (
        SELECT x.station, x.link, x.level, sum(x.share) AS share, sum(x.kept) AS kept,
            sum(x.wagers) AS wagers
        FROM (SELECT s.station, r.link, r.level, k.wagers * r.wager_cents * r.rate_bp AS share,
                  k.wagers * r.wager_cents * r.reserve_bp AS kept, k.wagers
              FROM jsonb_to_recordset(found)
                  AS s(station text, settings integer, on_a bigint, on_b bigint)
              JOIN floor.membership m USING (station)
              JOIN floor.rate r ON r.link = m.link AND r.settings = s.settings,
              LATERAL (SELECT CASE m.sensor WHEN 'A' THEN s.on_a ELSE s.on_b END AS wagers) k
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
              WHERE d.decided IS DISTINCT FROM 'counted') x
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
