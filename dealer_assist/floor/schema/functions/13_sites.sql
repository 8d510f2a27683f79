-- A floor as a station of a wider link: once a second it tells how many wagers each link has had since
-- ever, with a number. Numbers have no gap; a number told twice counts once, and totals never fall.
CREATE FUNCTION floor.contribute_sum(of_n bigint, at timestamptz, totals jsonb) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp SET timezone = 'UTC' AS $$
DECLARE
    s floor.station;
    f floor.floor;
    r record;
    moment timestamptz := clock_timestamp();
    more bigint;
    wagers bigint;
    most bigint;
BEGIN
    SELECT * INTO STRICT s FROM floor.station k WHERE k.station = (floor.me()).station FOR UPDATE;
    SELECT * INTO STRICT f FROM floor.floor;
    IF s.kind <> 'site' THEN
        PERFORM floor.refuse(format('%s is a table: it tells rounds, not sums', s.station));
    END IF;
    IF of_n <= s.last_n THEN
        RETURN s.last_n;
    END IF;
    IF of_n <> s.last_n + 1 OR jsonb_typeof(totals) <> 'object' THEN
        PERFORM floor.refuse(format('Sum %s of site %s came after %s: what is between is missing',
            of_n, s.station, s.last_n));
    END IF;
    -- A site has the time that its tables have, each with every seat on both sensors.
    s.budget_ms := least(
        s.budget_ms + greatest(0, floor.ms_between(s.budget_at, moment)), floor.most_budget_ms());
    most := 28 * s.site_tables * s.budget_ms / greatest(1, f.least_round_ms);
    -- What it takes off counts like what it adds: rounds that are void were played.
    SELECT coalesce(sum(abs(e.value::text::bigint - coalesce((SELECT t.total
        FROM floor.site_sum t WHERE t.station = s.station AND t.link = e.key
        ORDER BY t.n DESC LIMIT 1), 0))), 0) INTO wagers
    FROM jsonb_each(totals) e WHERE e.value::text ~ '^[0-9]{1,15}$';
    IF wagers > most THEN
        PERFORM floor.alert(s.station, NULL, 'site too fast', format('Site %s tells %s wagers, and its '
            '%s tables had time for %s; its sums wait', s.station, wagers, s.site_tables, most));
        RETURN s.last_n;
    END IF;
    s.budget_ms := s.budget_ms - wagers * f.least_round_ms / (28 * s.site_tables);
    FOR r IN SELECT e.key AS link, e.value::text AS total FROM jsonb_each(totals) e ORDER BY e.key LOOP
        IF NOT EXISTS (SELECT 1 FROM floor.membership m WHERE m.station = s.station
            AND m.link = r.link) OR r.total !~ '^[0-9]{1,15}$' THEN
            PERFORM floor.refuse(format('Site %s tells no sum for %s', s.station, r.link));
        END IF;
        more := r.total::bigint - coalesce((SELECT t.total FROM floor.site_sum t
            WHERE t.station = s.station AND t.link = r.link ORDER BY t.n DESC LIMIT 1), 0);
        IF more < 0 THEN
            -- A round that was void takes its wager off; a site that forgot does not go back unseen.
            PERFORM floor.alert(s.station, r.link, 'site fell', format('Site %s tells %s wagers less '
                'than before', s.station, -more));
        END IF;
        CONTINUE WHEN more = 0;
        s.chain := sha256(s.chain || convert_to(concat_ws('|', s.station, of_n, at, r.link,
            f.settings, more, r.total), 'UTF8'));
        INSERT INTO floor.site_sum VALUES (s.station, of_n, moment, at, r.link, f.settings, more,
            r.total::bigint, s.chain);
        INSERT INTO floor.tally AS t
        SELECT s.station, v.link, v.level, more * v.wager_cents * v.rate_bp,
            more * v.wager_cents * v.reserve_bp, more
        FROM floor.rate v WHERE v.link = r.link AND v.settings = f.settings
        ON CONFLICT (link, level, station) DO UPDATE
        SET share = t.share + excluded.share, kept = t.kept + excluded.kept,
            wagers = t.wagers + excluded.wagers;
    END LOOP;
    UPDATE floor.station SET last_n = of_n, last_at = at, chain = s.chain, budget_ms = s.budget_ms,
        budget_at = moment
    WHERE station = s.station;
    RETURN of_n;
END $$;

-- What a site has had since ever, by link: what it tells the centre.
CREATE FUNCTION floor.site_totals() RETURNS jsonb
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    SELECT coalesce(jsonb_object_agg(x.link, x.wagers), '{}') FROM (
        SELECT t.link, sum(t.wagers)::bigint AS wagers
        FROM floor.tally t JOIN floor.level v USING (link, level) WHERE v.place = 1 GROUP BY 1) x
$$;
