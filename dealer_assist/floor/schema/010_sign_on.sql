-- Whoever is not let on is named to the floor as well: an answer keeps its alert, an error does not.

CREATE OR REPLACE FUNCTION floor.hello(
    version text, definitions jsonb, last_n bigint, journal_head text, epoch bigint DEFAULT 0
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    s floor.station := floor.me();
    f floor.floor;
    wrong text;
BEGIN
    SELECT * INTO STRICT f FROM floor.floor;
    IF hello.epoch > f.epoch THEN
        RETURN floor.not_let_on(s.station, 'epoch', format(
            'This server is an older one (epoch %s, table %s has seen %s); take it off the '
            'network and call the technician', f.epoch, s.station, hello.epoch));
    END IF;
    SELECT l.label INTO wrong FROM floor.membership m JOIN floor.link l USING (link)
    WHERE m.station = s.station AND l.definitions IS DISTINCT FROM hello.definitions ->> m.sensor
    LIMIT 1;
    IF FOUND THEN
        RETURN floor.not_let_on(s.station, 'definitions', format(
            '%s has other definitions at table %s than on the floor; install the same release '
            'and table file on both', wrong, s.station));
    END IF;
    IF hello.last_n < s.last_n THEN
        RETURN floor.not_let_on(s.station, 'behind', format(
            'The floor has contribution %s of table %s and its journal ends at %s: an old copy '
            'was put back; restore the newest one', s.last_n, s.station, hello.last_n));
    END IF;
    UPDATE floor.station SET version = hello.version, head = hello.journal_head
    WHERE station = s.station;
    RETURN jsonb_build_object(
        'station', s.station, 'epoch', f.epoch, 'last_n', s.last_n, 'chain',
        encode(s.chain, 'hex'), 'stopped', s.stopped, 'at', clock_timestamp(),
        'settings', f.settings, 'links', floor.links_of(s.station), 'floor', f.name,
        'tickets', floor.tickets_of(s.station));
END $$;

CREATE FUNCTION floor.not_let_on(of_station text, what text, sentence text) RETURNS jsonb
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.alert(of_station, NULL, what, sentence);
    RETURN jsonb_build_object('refused', sentence);
END $$;

REVOKE EXECUTE ON FUNCTION floor.not_let_on(text, text, text) FROM PUBLIC;
