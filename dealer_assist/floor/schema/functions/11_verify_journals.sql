-- What the server was told of a table, for whoever holds its journal against it: an auditor, and each
-- kiosk its own.

CREATE FUNCTION floor.may_compare(of_station text) RETURNS boolean
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT NOT EXISTS (SELECT 1 FROM floor.station s WHERE s.role = session_user
                       AND s.station <> of_station)
$$;

CREATE FUNCTION floor.told_tables() RETURNS TABLE (station text, sensors text[])
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    SELECT s.station, array(SELECT m.sensor FROM floor.membership m WHERE m.station = s.station
                            ORDER BY m.sensor)
    FROM floor.station s WHERE floor.may_compare(s.station)
    ORDER BY length(s.station), s.station
$$;

CREATE FUNCTION floor.told_rounds(of_station text)
RETURNS TABLE (n bigint, round bigint, seats integer, head text, is_void boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    SELECT c.n, c.round, c.seats, encode(c.head, 'hex'), c.is_void
    FROM floor.contribution c WHERE c.station = of_station AND floor.may_compare(of_station)
    ORDER BY c.n
$$;

CREATE FUNCTION floor.told_prizes(of_station text)
RETURNS TABLE (key text, round bigint, seat integer, cents bigint, stand text, is_paid boolean,
    is_backed_out boolean, wrong text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    SELECT t.key, t.round, t.seat, t.prize / 10000, floor.stand_of(t), t.paid_at IS NOT NULL,
        t.backed_out_at IS NOT NULL, coalesce(floor.wrong_payment(t), '')
    FROM floor.ticket t WHERE t.station = of_station AND floor.may_compare(of_station)
      AND t.prize IS NOT NULL ORDER BY t.number
$$;
