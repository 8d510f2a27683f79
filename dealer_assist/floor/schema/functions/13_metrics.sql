-- The floor in figures, for whoever watches many machines: one answer, and nothing of a person.

CREATE FUNCTION floor.metrics() RETURNS jsonb
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp SET jit = off AS $$
SELECT jsonb_build_object(
    'name', (SELECT f.name FROM floor.floor f),
    'release', (SELECT f.release FROM floor.floor f),
    'epoch', (SELECT f.epoch FROM floor.floor f),
    'watched_ms', (SELECT floor.ms_between(w.at, clock_timestamp()) FROM floor.watcher w),
    'standby', floor.standby_state(),
    'slots', (SELECT jsonb_build_object('used', s.used, 'most', s.most) FROM floor.slots() s),
    'database_bytes', pg_database_size(current_database()),
    'archive_failed', (SELECT a.failed_count FROM pg_stat_archiver a),
    -- For a standby, a site or a center that does not take it.
    'log_kept', (SELECT coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), r.restart_lsn)), 0)::bigint
        FROM pg_replication_slots r),
    'tables', (SELECT coalesce(jsonb_agg(jsonb_build_object('table', s.station, 'pit', s.pit,
            'game', s.game, 'is_open', p.phase <> 'closed',
            'state', CASE WHEN p.phase = 'closed' THEN 'closed'
                WHEN p.refused <> '' THEN 'refused' WHEN s.stopped <> '' THEN 'stopped'
                WHEN p.at < clock_timestamp() - interval '3 seconds' OR p.unsent_ms > 3000
                    THEN 'lost' ELSE 'linked' END,
            'rounds', s.last_n, 'skew_ms', p.skew_ms, 'unsent_ms', p.unsent_ms)
            ORDER BY length(s.station), s.station), '[]')
        FROM floor.station s JOIN floor.presence p USING (station)),
    'meters', (SELECT coalesce(jsonb_agg(jsonb_build_object('link', m.link, 'level', m.level,
            'is_live', m.state = 'live', 'meter', m.meter, 'contributed', m.contributed,
            'paid', m.paid, 'hits', (SELECT v.hits FROM floor.level v
                WHERE v.link = m.link AND v.level = m.level)) ORDER BY m.letter, m.place), '[]')
        FROM floor.meters m),
    'prizes', (SELECT coalesce(jsonb_object_agg(x.stand, x.n), '{}')
        FROM (SELECT floor.stand_of(t) AS stand, count(*) AS n FROM floor.ticket t
              WHERE t.state IN ('open', 'locked')
                 OR t.state = 'awarded' AND t.backed_out_at IS NOT NULL
              GROUP BY 1) x),
    'alerts', (SELECT coalesce(jsonb_object_agg(x.what, x.n), '{}')
        FROM (SELECT a.what, count(*) AS n FROM floor.alert a
              WHERE a.over_at IS NULL AND (a.noted_at IS NULL OR floor.goes_on(a.what))
              GROUP BY 1) x),
    'calls', (SELECT jsonb_build_object('open', count(*),
            'waiting', count(*) FILTER (WHERE c.taken_at IS NULL),
            'longest_ms', coalesce(max(floor.ms_between(c.at, clock_timestamp()))
                FILTER (WHERE c.taken_at IS NULL), 0))
        FROM floor.service_call c WHERE c.ended_at IS NULL))
$$;
