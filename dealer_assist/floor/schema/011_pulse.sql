-- A table that has nothing new to say only reads what its link shows, once a second: a look at one
-- row, which writes nothing. A heartbeat in full is for what is new, and once in a while.

ALTER TABLE floor.shown ADD COLUMN told jsonb NOT NULL DEFAULT '{}';

-- The answer of a link is put together when it changes, not when it is asked for.
CREATE FUNCTION floor.tell_again() RETURNS trigger
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    NEW.told := jsonb_build_object('link', NEW.link, 'at', NEW.at, 'version', NEW.version,
        'state', NEW.state, 'reason', NEW.reason, 'levels', NEW.levels, 'pending', NEW.pending,
        'label', (SELECT l.label FROM floor.link l WHERE l.link = NEW.link),
        'floor', (SELECT f.name FROM floor.floor f));
    RETURN NEW;
END $$;
CREATE TRIGGER told BEFORE INSERT OR UPDATE ON floor.shown
FOR EACH ROW EXECUTE FUNCTION floor.tell_again();

-- A link that was counted more than a second ago is not here: a heartbeat counts it anew.
CREATE VIEW floor.pulse AS
SELECT link, told, clock_timestamp() AS now FROM floor.shown
WHERE at > clock_timestamp() - interval '900 ms';
GRANT SELECT ON floor.pulse TO floor_kiosk;

CREATE OR REPLACE FUNCTION floor.beat(
    phase text, clock timestamptz, oldest_unsent bigint, health jsonb
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    s floor.station := floor.me();
    skew bigint := round(1000 * extract(epoch FROM clock - clock_timestamp()));
BEGIN
    INSERT INTO floor.presence AS p
    VALUES (s.station, clock_timestamp(), phase, skew, oldest_unsent, health)
    ON CONFLICT (station) DO UPDATE SET at = excluded.at, phase = excluded.phase,
        skew_ms = excluded.skew_ms, unsent_ms = excluded.unsent_ms, health = excluded.health;
    IF abs(skew) > 2000 THEN
        PERFORM floor.alert(s.station, NULL, 'clock', format(
            'The clock of table %s is %s s off; set it by the floor''s time', s.station,
            round(skew / 1000.0, 1)));
    END IF;
    PERFORM floor.keep_fresh(m.link) FROM floor.membership m WHERE m.station = s.station;
    RETURN jsonb_build_object('at', clock_timestamp(), 'skew_ms', skew, 'stopped', s.stopped,
        'last_n', s.last_n, 'chain', encode(s.chain, 'hex'), 'links', (
        SELECT jsonb_object_agg(m.sensor, w.told)
        FROM floor.membership m JOIN floor.shown w USING (link) WHERE m.station = s.station));
END $$;

CREATE OR REPLACE FUNCTION floor.sign_of(of_link text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.keep_fresh(of_link);
    RETURN (SELECT w.told FROM floor.shown w WHERE w.link = of_link);
END $$;

-- A look leaves no row behind, but the server knows when a session last asked for anything.
CREATE FUNCTION floor.hear() RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    UPDATE floor.presence p SET at = h.at
    FROM floor.station s, (SELECT a.usename, max(a.state_change) AS at FROM pg_stat_activity a
                           WHERE a.datname = current_database() GROUP BY 1) h
    WHERE s.station = p.station AND h.usename = s.role AND h.at > p.at
$$;

ALTER FUNCTION floor.watch() RENAME TO find_faults;
CREATE FUNCTION floor.watch() RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    SELECT floor.hear();
    SELECT floor.find_faults();
$$;

REVOKE EXECUTE ON FUNCTION floor.tell_again(), floor.hear(), floor.find_faults(), floor.watch()
FROM PUBLIC, floor_pit;
GRANT EXECUTE ON FUNCTION floor.watch() TO floor_pit;
