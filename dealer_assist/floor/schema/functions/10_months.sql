-- Months: contributions lie in one partition each; a month that has ended gets a closing row a table,
-- from which its chain and its sums are proven on, whether or not the month is still there.

CREATE FUNCTION floor.make_partition(month date) RETURNS void
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
DECLARE
    called text := 'contribution_' || to_char(month, 'YYYYMM');
    until date := month + interval '1 month';
BEGIN
    IF to_regclass('floor.' || called) IS NOT NULL THEN
        RETURN;
    END IF;
    EXECUTE format('CREATE TABLE floor.%I (LIKE floor.contribution INCLUDING DEFAULTS)', called);
    -- What came before its month was made lies among the rest.
    EXECUTE format('WITH late AS (DELETE FROM floor.contribution_default WHERE taken >= %L '
        'AND taken < %L RETURNING *) INSERT INTO floor.%I SELECT * FROM late', month, until, called);
    EXECUTE format('ALTER TABLE floor.contribution ATTACH PARTITION floor.%I '
        'FOR VALUES FROM (%L) TO (%L)', called, month, until);
END $$;

-- This month and two ahead.
CREATE FUNCTION floor.make_months() RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    SELECT floor.make_partition((date_trunc('month', now()) + ahead * interval '1 month')::date)
    FROM generate_series(0, 2) AS ahead
$$;

-- What contributions between the closings of two months brought, by the rates of their time.
CREATE FUNCTION floor.brought(since_month date, until_month date)
RETURNS TABLE (station text, link text, level text, share bigint, kept bigint, wagers bigint)
LANGUAGE plpgsql STABLE SET search_path = floor, pg_temp SET jit = off SET work_mem = '64MB' AS $$
#variable_conflict use_column
BEGIN
    RETURN QUERY WITH sums AS (
        SELECT c.station, c.settings,
            sum(CASE WHEN c.is_void THEN -1 ELSE 1 END * bit_count((c.seats & 32767)::bit(32)))
                AS on_a,
            sum(CASE WHEN c.is_void THEN -1 ELSE 1 END * bit_count((c.seats >> 16)::bit(32)))
                AS on_b
        FROM floor.contribution c LEFT JOIN floor.closing k
            ON k.station = c.station AND k.month = since_month
        JOIN floor.closing u ON u.station = c.station AND u.month = until_month
        WHERE c.n > coalesce(k.last_n, 0) AND c.n <= u.last_n
        GROUP BY 1, 2)
    SELECT s.station, r.link, r.level, sum(w.wagers * r.wager_cents * r.rate_bp)::bigint,
        sum(w.wagers * r.wager_cents * r.reserve_bp)::bigint, sum(w.wagers)::bigint
    FROM sums s JOIN floor.membership m USING (station)
    JOIN floor.rate r ON r.link = m.link AND r.settings = s.settings,
    LATERAL (SELECT CASE m.sensor WHEN 'A' THEN s.on_a ELSE s.on_b END AS wagers) w
    GROUP BY 1, 2, 3;
END $$;

CREATE FUNCTION floor.seal_of(of_station text, of_month date) RETURNS bytea
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT sha256(coalesce((SELECT p.seal FROM floor.closing p WHERE p.station = of_station
            AND p.month < of_month ORDER BY p.month DESC LIMIT 1), '\x') || convert_to(concat_ws('|',
        k.station, k.month - date '2000-01-01', k.last_n, encode(k.chain, 'hex'),
        (SELECT string_agg(concat_ws(':', s.link, s.level, s.share, s.kept, s.wagers), ';'
            ORDER BY s.link, s.level) FROM floor.closing_sum s
         WHERE s.station = of_station AND s.month = of_month)), 'UTF8'))
    FROM floor.closing k WHERE k.station = of_station AND k.month = of_month
$$;

-- Close a month that is over; again it does nothing.
CREATE FUNCTION floor.close_month(of_month date) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    before date := (SELECT max(k.month) FROM floor.closing k WHERE k.month < of_month);
    until timestamptz := of_month + interval '1 month';
BEGIN
    IF until > now() OR EXISTS (SELECT 1 FROM floor.closing k WHERE k.month >= of_month) THEN
        RETURN;
    END IF;
    INSERT INTO floor.closing
    SELECT of_month, s.station, coalesce(c.n, k.last_n, 0), coalesce(c.chain, k.chain, '\x'), '\x'
    FROM floor.station s
    LEFT JOIN floor.closing k ON k.station = s.station AND k.month = before
    LEFT JOIN LATERAL (SELECT o.n, o.chain FROM floor.contribution o
        WHERE o.station = s.station AND o.taken < until ORDER BY o.n DESC LIMIT 1) c ON true;
    INSERT INTO floor.closing_sum
    SELECT of_month, x.station, x.link, x.level, sum(x.share), sum(x.kept), sum(x.wagers)
    FROM (SELECT * FROM floor.brought(before, of_month)
          UNION ALL
          SELECT o.station, o.link, o.level, o.share, o.kept, o.wagers
          FROM floor.closing_sum o WHERE o.month = before) x
    GROUP BY 2, 3, 4;
    UPDATE floor.closing k SET seal = floor.seal_of(k.station, k.month) WHERE k.month = of_month;
END $$;

-- What is due: months ahead, and those that are over. A timer asks for it.
CREATE FUNCTION floor.keep_months() RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE month date;
BEGIN
    PERFORM floor.make_months();
    FOR month IN SELECT DISTINCT date_trunc('month', first.taken)::date + x.ahead * interval '1 month'
        FROM (SELECT min(c.taken) AS taken FROM floor.contribution c) first,
             generate_series(0, 600) AS x(ahead)
        WHERE date_trunc('month', first.taken) + (x.ahead + 1) * interval '1 month' <= now()
        ORDER BY 1 LOOP
        PERFORM floor.close_month(month);
    END LOOP;
END $$;
