-- What a level holds, and what a prize does to it: the same steps as a table on its own.

CREATE TYPE floor.account AS (
    meter bigint, reserve bigint, overflow bigint,
    contributed bigint, seeded bigint, adjusted bigint, paid bigint
);

-- VOLATILE on purpose: after a lock was waited for, the sum must be read anew.
CREATE FUNCTION floor.came_in(of_link text, of_level text, OUT share bigint, OUT kept bigint)
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(sum(t.share), 0)::bigint, coalesce(sum(t.kept), 0)::bigint
    FROM floor.tally t WHERE t.link = of_link AND t.level = of_level
$$;

CREATE FUNCTION floor.account_of(v floor.level, share bigint, kept bigint) RETURNS floor.account
LANGUAGE sql IMMUTABLE SET search_path = floor, pg_temp AS $$
    SELECT least(v.base + share, coalesce(v.cap, v.base + share)),
           kept - v.reserve_out,
           v.overflow + greatest(0, v.base + share - coalesce(v.cap, v.base + share)),
           share + kept, v.seeded, v.adjusted, v.paid
$$;

CREATE FUNCTION floor.account(of_link text, of_level text) RETURNS floor.account
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT floor.account_of(v, c.share, c.kept)
    FROM floor.level v, floor.came_in(of_link, of_level) c
    WHERE v.link = of_link AND v.level = of_level
$$;

CREATE FUNCTION floor.imbalance(a floor.account) RETURNS bigint
LANGUAGE sql IMMUTABLE SET search_path = floor, pg_temp AS $$
    SELECT a.contributed + a.seeded + a.adjusted - a.meter - a.reserve - a.overflow - a.paid
$$;

-- What a line would take off such an account: whole cents, as the display shows them.
CREATE FUNCTION floor.prize_of(a floor.account, percent integer, fixed_cents bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE SET search_path = floor, pg_temp AS $$
    SELECT CASE WHEN percent > 0 THEN (a.meter / 10000) * percent / 100
                ELSE least(fixed_cents, a.meter / 10000) END * 10000
$$;

-- Append to a level's chain; its row is locked by whoever calls.
CREATE FUNCTION floor.record_fact(of_link text, of_level text, what text, body jsonb)
RETURNS void LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
DECLARE
    v floor.level;
    moment timestamptz := clock_timestamp();
    next_chain bytea;
BEGIN
    SELECT * INTO STRICT v FROM floor.level WHERE link = of_link AND level = of_level FOR UPDATE;
    next_chain := floor.fact_chain(v.chain, v.facts + 1, moment, what, body);
    INSERT INTO floor.fact
    VALUES (of_link, of_level, v.facts + 1, moment, what, body, next_chain);
    UPDATE floor.level SET facts = v.facts + 1, chain = next_chain
    WHERE link = of_link AND level = of_level;
END $$;

CREATE FUNCTION floor.fact_chain(before bytea, n bigint, at timestamptz, what text, body jsonb)
RETURNS bytea LANGUAGE sql STABLE SET search_path = floor, pg_temp SET timezone = 'UTC' AS $$
    SELECT sha256(before || convert_to(concat_ws('|', n, at, what, body), 'UTF8'))
$$;

-- Take a prize off a level as it stood when `share` and `kept` had come in.
CREATE FUNCTION floor.take(
    v floor.level, share bigint, kept bigint, percent integer, fixed_cents bigint,
    OUT prize bigint, OUT before bigint, OUT after bigint, OUT seed bigint,
    OUT from_reserve bigint, OUT from_overflow bigint, OUT excess bigint
) LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
DECLARE
    a floor.account := floor.account_of(v, share, kept);
    above bigint := v.base + share - a.meter;  -- leaves the meter for the overflow now
BEGIN
    prize := floor.prize_of(a, percent, fixed_cents);
    before := a.meter;
    after := before - prize;
    seed := 0; from_reserve := 0; from_overflow := 0; excess := 0;
    IF percent = 100 THEN
        seed := v.seed; from_reserve := a.reserve; from_overflow := a.overflow;
        after := after + seed + from_reserve + from_overflow;
        excess := after - least(after, coalesce(v.cap, after));
        after := after - excess;
    END IF;
    UPDATE floor.level AS l SET
        base = l.base - above - prize + take.seed + take.from_reserve + take.from_overflow
               - take.excess,
        overflow = a.overflow - take.from_overflow + take.excess,
        reserve_out = l.reserve_out + take.from_reserve,
        seeded = l.seeded + take.seed,
        paid = l.paid + take.prize
    WHERE l.link = v.link AND l.level = v.level;
END $$;

-- Add to meter, reserve and overflow by hand, on record as adjusted; refused where one would
-- be less than nothing.
CREATE FUNCTION floor.move(
    of_link text, of_level text, meter bigint, reserve bigint, overflow bigint
) RETURNS void LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
DECLARE
    v floor.level;
    c record;
    a floor.account;
BEGIN
    SELECT * INTO STRICT v FROM floor.level WHERE link = of_link AND level = of_level FOR UPDATE;
    SELECT * INTO c FROM floor.came_in(of_link, of_level);
    a := floor.account_of(v, c.share, c.kept);
    IF a.meter + meter < 0 OR a.reserve + reserve < 0 OR a.overflow + overflow < 0 THEN
        PERFORM floor.refuse(format(
            '%s holds too little for this. Correct the meter for a reason of its own instead',
            v.label));
    END IF;
    UPDATE floor.level AS l SET
        base = a.meter - c.share + move.meter,
        overflow = a.overflow + move.overflow,
        reserve_out = l.reserve_out - move.reserve,
        adjusted = l.adjusted + move.meter + move.reserve + move.overflow
    WHERE l.link = of_link AND l.level = of_level;
    PERFORM floor.seal_above(of_link, of_level);
END $$;

-- One sentence for a person, told apart from every fault of the server by its state.
CREATE FUNCTION floor.refuse(sentence text) RETURNS void
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    RAISE EXCEPTION USING ERRCODE = 'DA001', MESSAGE = sentence;
END $$;
