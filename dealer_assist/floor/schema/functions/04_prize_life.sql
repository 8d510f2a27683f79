-- The life of a prize, in one table: where it stands, what may be done then, and what becomes of it.
--
-- Table, pit and verify go by these words (the table's own are in table/facts/prize.py). An act that
-- has no way from where a prize stands is refused; one whose way leads to where it stands is answered
-- again and does nothing.

CREATE FUNCTION floor.stand_of(t floor.ticket) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = floor, pg_temp AS $$
    SELECT CASE
        WHEN t.state = 'open' THEN 'claimed'
        WHEN t.state = 'closed' THEN 'closed'
        WHEN t.state = 'released' AND t.paid_at IS NOT NULL AND t.backed_out_at IS NULL
            THEN 'paid and released'
        WHEN t.state = 'released' THEN 'released'
        WHEN t.backed_out_at IS NOT NULL THEN 'backed out'
        WHEN t.paid_at IS NOT NULL AND t.state = 'locked' AND t.is_pits THEN 'paid early'
        WHEN t.paid_at IS NOT NULL THEN 'paid'
        WHEN t.state = 'awarded' THEN 'awarded'
        WHEN t.is_pits THEN 'waits'
        ELSE 'due' END
$$;

-- `waits` for two cards at the pit; `due`, its table pays it and awards it by its own cards; `awarded`
-- by whom the link says, and not handed over yet. `paid early` and `paid and released` are wrong, and
-- there all the same: what a table did is never refused.
CREATE FUNCTION floor.prize_ways() RETURNS TABLE (stand text, act text, becomes text)
LANGUAGE sql IMMUTABLE SET search_path = floor, pg_temp AS $$
    VALUES
    ('claimed', 'lock', 'waits'), ('claimed', 'lock', 'due'),
    ('claimed', 'untick', 'closed'), ('claimed', 'close', 'closed'),
    ('closed', 'untick', 'closed'),
    ('waits', 'lock', 'waits'), ('waits', 'award', 'awarded'), ('waits', 'pay', 'paid early'),
    ('waits', 'back out', 'backed out'), ('waits', 'release', 'released'),
    ('due', 'lock', 'due'), ('due', 'award', 'awarded'), ('due', 'pay', 'paid'),
    ('due', 'back out', 'backed out'), ('due', 'release', 'released'),
    ('awarded', 'lock', 'awarded'), ('awarded', 'award', 'awarded'), ('awarded', 'pay', 'paid'),
    ('awarded', 'back out', 'backed out'),
    ('paid', 'lock', 'paid'), ('paid', 'award', 'paid'), ('paid', 'pay', 'paid'),
    ('paid', 'back out', 'backed out'),
    ('paid early', 'lock', 'paid early'), ('paid early', 'award', 'paid'),
    ('paid early', 'pay', 'paid early'), ('paid early', 'back out', 'backed out'),
    ('backed out', 'lock', 'backed out'), ('backed out', 'pay', 'backed out'),
    ('backed out', 'back out', 'backed out'), ('backed out', 'release', 'released'),
    ('released', 'lock', 'released'), ('released', 'pay', 'paid and released'),
    ('released', 'back out', 'released'), ('released', 'release', 'released'),
    ('paid and released', 'lock', 'paid and released'),
    ('paid and released', 'pay', 'paid and released'),
    ('paid and released', 'back out', 'released'),
    ('paid and released', 'release', 'paid and released')
$$;

-- Refuse an act that has no way from where a prize stands, in the words of what to do instead.
CREATE FUNCTION floor.need_way(t floor.ticket, of_act text) RETURNS void
LANGUAGE plpgsql STABLE SET search_path = floor, pg_temp AS $$
DECLARE now_at text := floor.stand_of(t);
BEGIN
    IF EXISTS (SELECT 1 FROM floor.prize_ways() w WHERE w.stand = now_at AND w.act = of_act) THEN
        RETURN;
    END IF;
    PERFORM floor.refuse(CASE
        WHEN of_act = 'lock' THEN format('This ticket was closed (%s). Press the hand again', t.reason)
        WHEN of_act = 'untick' THEN 'This prize is locked. It is awarded or released, not taken back'
        WHEN of_act = 'close' THEN format('This ticket is %s already', t.state)
        WHEN of_act IN ('pay', 'back out') THEN 'A locked prize is paid, or backed out'
        WHEN of_act = 'award' AND now_at = 'backed out' THEN format(
            'Table %s has backed this prize out. RELEASE it by two cards', t.station)
        WHEN of_act = 'award' THEN format(
            'A prize is awarded once it is locked, and this ticket is %s', t.state)
        WHEN now_at IN ('paid', 'paid early') THEN format('Table %s has paid this prize: back it out '
            'there first, by two cards, then release it here', t.station)
        WHEN now_at = 'awarded' THEN format('This prize is awarded and table %s may pay it: back it '
            'out there first, by two cards, then release it here', t.station)
        ELSE format('Only a locked prize is released, and this ticket is %s', t.state) END);
END $$;

-- A table that is not heard may be paying at this moment what its own cards award.
CREATE FUNCTION floor.need_heard(t floor.ticket) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
BEGIN
    IF floor.stand_of(t) <> 'due' OR floor.is_heard(t.station) THEN
        RETURN;
    END IF;
    PERFORM floor.refuse(format('Table %s is not heard and may have paid this prize by its own card. '
        'Release it when its link is back', t.station));
END $$;

CREATE FUNCTION floor.is_heard(of_station text) RETURNS boolean
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    SELECT EXISTS (SELECT 1 FROM floor.presence p WHERE p.station = of_station
            AND p.at > clock_timestamp() - interval '3 seconds')
        OR EXISTS (SELECT 1 FROM pg_stat_activity a JOIN floor.station s ON s.role = a.usename
            WHERE s.station = of_station AND a.datname = current_database()
              AND a.state_change > clock_timestamp() - interval '3 seconds')
$$;

-- A table alone is never awarded a meter: on a floor that counts real money the pit awards what takes
-- a whole meter, and every prize from an amount on ($5,000 where the link's file says none). Prizes
-- below it add up: what a table alone awards since the pit last looked, and a line that it hit more than
-- three times in an hour, wait for the pit as well. Asked once, when a prize is locked (`is_pits`).
CREATE FUNCTION floor.pit_awards(t floor.ticket) RETURNS boolean
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT CASE WHEN f.name LIKE 'SIMULATED%' AND l.pit_awards_from IS NULL THEN false
        ELSE n.percent = 100 AND f.name NOT LIKE 'SIMULATED%'
            OR t.prize + floor.awarded_alone(t) >= coalesce(l.pit_awards_from, 5000000000)
            OR floor.hits_within_an_hour(t) > 3 END
    FROM floor.floor f, floor.link l JOIN floor.line n ON n.link = l.link
    WHERE l.link = t.link AND n.line = t.line
$$;

-- What a table awards, of whatever link, by its own cards alone, or may, since the pit last looked at it:
-- when it awarded or released a prize there, or took note that one waits.
CREATE FUNCTION floor.awarded_alone(t floor.ticket) RETURNS bigint
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(sum(o.prize), 0)::bigint FROM floor.ticket o
    WHERE o.station = t.station AND o.key <> t.key
      AND (o.state = 'awarded' AND NOT o.by_pit OR o.state = 'locked' AND NOT o.is_pits)
      AND coalesce(o.ended, o.locked) > coalesce(floor.pit_looked_at(t.station), '-infinity')
$$;

CREATE FUNCTION floor.pit_looked_at(of_station text) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT greatest(
        (SELECT max(o.ended) FROM floor.ticket o WHERE o.station = of_station AND o.by_pit),
        (SELECT max(a.noted_at) FROM floor.alert a
         WHERE a.station = of_station AND a.what IN ('award', 'paid')))
$$;

CREATE FUNCTION floor.hits_within_an_hour(t floor.ticket) RETURNS bigint
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT count(*) FROM floor.ticket o
    WHERE o.station = t.station AND o.link = t.link AND o.line = t.line
      AND o.state IN ('locked', 'awarded') AND o.locked > t.locked - interval '1 hour'
      AND o.locked > coalesce(floor.pit_looked_at(t.station), '-infinity')
      AND o.locked <= t.locked AND o.seal IS NULL
$$;

-- A prize was locked: who awards it is decided, and the pit is told where it is to.
CREATE FUNCTION floor.decide_award(of_key text) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE t floor.ticket;
BEGIN
    SELECT * INTO STRICT t FROM floor.ticket k WHERE k.key = of_key;
    IF t.state <> 'locked' OR NOT floor.pit_awards(t) THEN
        RETURN;
    END IF;
    UPDATE floor.ticket k SET is_pits = true WHERE k.key = of_key;
    PERFORM floor.alert(t.station, t.link, 'award', format('The prize of round %s, seat %s, at '
        'table %s waits for two cards at the pit', t.round, t.seat, t.station));
END $$;

-- The table says that a prize was handed over, or that it was backed out there by two cards and the
-- money asked back. Each counts once; a prize that nobody may pay yet is told to the floor.
CREATE FUNCTION floor.tell_paid(key text, how text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE t floor.ticket := floor.my_ticket(key);
BEGIN
    IF how NOT IN ('paid', 'backed out') THEN
        PERFORM floor.refuse('A locked prize is paid, or backed out');
    END IF;
    PERFORM floor.need_way(t, CASE how WHEN 'paid' THEN 'pay' ELSE 'back out' END);
    IF how = 'paid' AND t.paid_at IS NULL THEN
        IF floor.stand_of(t) IN ('waits', 'released') THEN
            PERFORM floor.alert(t.station, t.link, 'paid', format('Table %s paid the prize of round '
                '%s, seat %s, which is not awarded. Compare both, then back it out or award it',
                t.station, t.round, t.seat));
        END IF;
        UPDATE floor.ticket k SET paid_at = clock_timestamp() WHERE k.key = t.key;
        PERFORM floor.record_fact(t.link, t.level, 'paid', jsonb_build_object('key', t.key,
            'station', t.station, 'prize', t.prize));
    ELSIF how = 'backed out' AND t.backed_out_at IS NULL THEN
        UPDATE floor.ticket k SET backed_out_at = clock_timestamp() WHERE k.key = t.key;
        PERFORM floor.record_fact(t.link, t.level, 'backed out', jsonb_build_object('key', t.key,
            'station', t.station, 'prize', t.prize));
        IF t.state IN ('locked', 'awarded') THEN
            PERFORM floor.alert(t.station, t.link, 'backed out', format('Table %s backed out the '
                'prize of round %s, seat %s. RELEASE it with two cards', t.station, t.round,
                t.seat));
        END IF;
    END IF;
    RETURN floor.answer_of(t.key);
END $$;

-- What a prize moves when it goes back: as it came off, for it was not paid, its seed was not needed,
-- and nothing was adjusted. What others have won of it since does not come back: the house's seed
-- first, then what the reserve and the overflow gave. So no meter is below nothing, and there is
-- always a way back. VOLATILE, as the account is.
CREATE FUNCTION floor.way_back(
    t floor.ticket, OUT meter bigint, OUT reserve bigint, OUT overflow bigint, OUT won bigint,
    OUT of_seed bigint, OUT of_reserve bigint, OUT shown bigint
) LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE
    a floor.account := floor.account(t.link, t.level);
    of_overflow bigint;
    of_meter bigint;
BEGIN
    meter := t.before - t.after;
    overflow := t.from_overflow - t.excess;
    -- Of what it left in the overflow, a later prize has put this on the meter.
    of_overflow := greatest(0, -(a.overflow + overflow));
    of_meter := meter - of_overflow;
    won := greatest(0, -(a.meter + of_meter));
    of_seed := least(won, t.seed);
    of_reserve := least(won - of_seed, a.reserve + t.from_reserve);
    meter := of_meter + won;
    reserve := t.from_reserve - of_reserve;
    overflow := overflow + of_overflow - (won - of_seed - of_reserve);
    SELECT least(a.meter + way_back.meter, v.cap) INTO shown
    FROM floor.level v WHERE v.link = t.link AND v.level = t.level;
END $$;

CREATE FUNCTION floor.unpay(t floor.ticket) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE w record;
BEGIN
    PERFORM 1 FROM floor.level l WHERE l.link = t.link AND l.level = t.level FOR UPDATE;
    SELECT * INTO w FROM floor.way_back(t);
    PERFORM floor.move(t.link, t.level, w.meter, w.reserve, w.overflow);
    UPDATE floor.level l SET hits = l.hits - 1, paid = l.paid - t.prize,
        adjusted = l.adjusted - (t.prize - t.seed + w.of_seed),
        seeded = l.seeded - t.seed + w.of_seed
    WHERE l.link = t.link AND l.level = t.level;
    IF w.won > 0 THEN
        PERFORM floor.record_fact(t.link, t.level, 'won since', jsonb_build_object('key', t.key,
            'seed', w.of_seed, 'reserve', w.of_reserve,
            'overflow', w.won - w.of_seed - w.of_reserve));
    END IF;
END $$;

-- Say what is wrong with the payment of a prize by where it stands; null where nothing is.
CREATE FUNCTION floor.wrong_payment(t floor.ticket) RETURNS text
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT CASE floor.stand_of(t)
        WHEN 'backed out' THEN 'was backed out at the table and not released'
        WHEN 'paid and released' THEN 'was paid at the table and released'
        WHEN 'paid early' THEN 'was paid at the table before it was awarded'
        WHEN 'awarded' THEN (SELECT 'was awarded by the pit and not paid at the table'
            FROM floor.station s WHERE s.station = t.station AND t.by_pit AND s.last_n > t.n) END
$$;

-- Prizes of which the table and the floor do not say the same: what was handed over is awarded, what
-- was backed out is released, and what the pit awarded is handed over once its round is over.
CREATE FUNCTION floor.wrong_payments() RETURNS TABLE (place text, n bigint, wrong text)
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT 'table ' || t.station, t.n, format('the prize of round %s, seat %s, $%s, %s', t.round,
        t.seat, to_char(t.prize / 1000000.0, 'FM999,999,999,990.00'), w.wrong)
    FROM floor.ticket t, LATERAL (SELECT floor.wrong_payment(t) AS wrong) w
    WHERE w.wrong IS NOT NULL
$$;
