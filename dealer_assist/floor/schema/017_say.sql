-- What a table has to say of itself once a round, without the answer of a whole heartbeat.
CREATE FUNCTION floor.say(phase text, health jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    UPDATE floor.presence p SET at = clock_timestamp(), phase = say.phase, health = say.health
    FROM floor.station k WHERE k.role = session_user AND p.station = k.station;
END $$;

REVOKE EXECUTE ON FUNCTION floor.say(text, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.say(text, jsonb) TO floor_kiosk;

-- A table that was stopped hears of it at its next beat.
CREATE OR REPLACE FUNCTION floor.watch() RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    SELECT floor.hear();
    SELECT floor.find_faults();
    SELECT floor.show_again(x.link), pg_notify('floor', x.link)
    FROM (SELECT DISTINCT m.link
          FROM floor.station s JOIN floor.membership m USING (station)
          JOIN floor.shown w USING (link)
          WHERE s.stopped <> '' AND NOT w.told::jsonb -> 'stopped' ? s.station) x;
$$;
