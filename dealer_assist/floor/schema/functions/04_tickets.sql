-- A claim is three facts: ticket, lock, award or release. Each may be asked for again.
--
-- A ticket is for a hand that can be: its round was told, is not void, and that seat made the wager on
-- that sensor. The same hand has one ticket at a time, and a key that was used stands for its own words.

-- What a ticket is worth now, and which one stands before it: the oldest that holds it up, or else
-- the oldest that was there when it was given; since when, and what that one gets.
CREATE FUNCTION floor.answer_of(of_key text) RETURNS jsonb
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE
    t floor.ticket;
    v floor.level;
    first floor.ticket;
    older bigint;
BEGIN
    SELECT * INTO STRICT t FROM floor.ticket WHERE key = of_key;
    SELECT * INTO STRICT v FROM floor.level WHERE link = t.link AND level = t.level;
    SELECT count(*) INTO older FROM floor.ticket o
    WHERE o.link = t.link AND o.level = t.level AND o.place < t.place AND o.state = 'open'
      AND t.seal IS NULL;
    SELECT o.* INTO first FROM floor.ticket o
    WHERE o.link = t.link AND o.level = t.level AND o.place < t.place AND t.seal IS NULL
      AND (o.state = 'open' OR o.state = 'locked' OR o.locked > t.given)
    ORDER BY o.state = 'open' DESC, o.place LIMIT 1;
    RETURN jsonb_build_object(
        'key', t.key, 'link', t.link, 'level', t.level, 'line', t.line, 'order', t.place,
        'state', t.state, 'round', t.round, 'seat', t.seat, 'prize', floor.worth_of(t, v),
        'older', older, 'before', t.before, 'after', t.after, 'seed', t.seed,
        'from_reserve', t.from_reserve, 'from_overflow', t.from_overflow,
        'by_pit', t.state = 'locked' AND t.is_pits, 'paid', t.paid_at IS NOT NULL,
        'backed_out', t.backed_out_at IS NOT NULL,
        'given', t.given, 'first', CASE WHEN first.key IS NULL THEN NULL ELSE
            jsonb_build_object('station', first.station, 'state', first.state, 'by_ms',
                round(1000 * extract(epoch FROM t.given - first.given)), 'order', first.place,
                'given', first.given, 'locked', first.locked,
                'prize', floor.worth_of(first, v)) END);
END $$;

CREATE FUNCTION floor.worth_of(t floor.ticket, v floor.level) RETURNS bigint
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(t.prize, floor.prize_of(floor.account_of(v, t.came, t.kept), n.percent,
        n.fixed_cents))
    FROM floor.line n WHERE n.link = t.link AND n.line = t.line
$$;

-- The hand button: order and what had come in are fixed now; nothing is paid.
CREATE FUNCTION floor.claim(
    key text, round bigint, seat integer, sensor text, level text, line text, after_n bigint,
    told timestamptz DEFAULT now()
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    s floor.station;
    p floor.line;
    c record;
    of_n bigint;
    other floor.ticket;
    next_place bigint;
BEGIN
    -- Its own row: two calls of one table wait for each other and for nobody else.
    SELECT * INTO STRICT s FROM floor.station k WHERE k.station = (floor.me()).station FOR UPDATE;
    IF floor.is_known_ticket(s, key, round, seat, sensor, level, line) THEN
        RETURN floor.answer_of(key);
    END IF;
    IF length(key) NOT BETWEEN 8 AND 80 THEN
        PERFORM floor.refuse('A ticket needs a key of 8 to 80 letters');
    END IF;
    SELECT p_.* INTO p FROM floor.membership m JOIN floor.line p_ USING (link)
    WHERE m.station = s.station AND m.sensor = claim.sensor AND p_.line = claim.line
      AND p_.level = claim.level AND NOT EXISTS (SELECT 1 FROM floor.level v
          WHERE v.link = p_.link AND v.level = p_.level AND v.must_hit IS NOT NULL);
    IF NOT FOUND THEN
        PERFORM floor.refuse(format('Table %s plays for no %s of the level %s', s.station, line,
            level));
    END IF;
    IF after_n + s.renumbered > s.last_n THEN
        PERFORM floor.refuse(format(
            'Contribution %s of table %s has not arrived: send it first', after_n, s.station));
    END IF;
    of_n := floor.wagered_in(s, round, seat, sensor);
    SELECT * INTO other FROM floor.ticket t
    WHERE t.station = s.station AND t.n = of_n AND t.seat = claim.seat
      AND t.sensor = claim.sensor AND t.state IN ('open', 'locked', 'awarded') AND t.seal IS NULL;
    IF FOUND THEN
        PERFORM floor.refuse(format('Seat %s of round %s has a ticket already, which is %s', seat,
            round, other.state));
    END IF;
    PERFORM 1 FROM floor.level v WHERE v.link = p.link AND v.level = p.level FOR UPDATE;
    SELECT * INTO c FROM floor.came_in(p.link, p.level);
    SELECT coalesce(max(t.place), 0) + 1 INTO next_place
    FROM floor.ticket t WHERE t.link = p.link AND t.level = p.level;
    INSERT INTO floor.ticket (key, link, level, place, station, round, seat, line, came, kept,
        given, told, sensor, n)
    VALUES (claim.key, p.link, p.level, next_place, s.station, claim.round, claim.seat, p.line,
        c.share, c.kept, clock_timestamp(), claim.told, claim.sensor, of_n);
    PERFORM floor.record_fact(p.link, p.level, 'ticket', jsonb_build_object(
        'key', claim.key, 'station', s.station, 'round', claim.round, 'seat', claim.seat,
        'sensor', claim.sensor, 'line', p.line, 'came', c.share, 'kept', c.kept,
        'place', next_place));
    PERFORM floor.show_again(p.link), pg_notify('floor', p.link);
    RETURN floor.answer_of(claim.key);
END $$;

-- Whether a key is known; refused where it stands for another hand, or belongs to another table.
CREATE FUNCTION floor.is_known_ticket(
    s floor.station, of_key text, of_round bigint, of_seat integer, of_sensor text, of_level text,
    of_line text
) RETURNS boolean LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE known floor.ticket;
BEGIN
    SELECT * INTO known FROM floor.ticket t WHERE t.key = of_key;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    IF known.station <> s.station THEN
        PERFORM floor.refuse('This ticket belongs to another table');
    END IF;
    IF (known.round, known.seat, known.level, known.line) <> (of_round, of_seat, of_level, of_line)
        OR known.sensor <> '' AND known.sensor <> of_sensor THEN
        PERFORM floor.refuse(format('The key %s stands for round %s, seat %s, and for no other hand',
            of_key, known.round, known.seat));
    END IF;
    RETURN true;
END $$;

-- The contribution in which a seat made its wager; the server has the seats of every round.
CREATE FUNCTION floor.wagered_in(
    s floor.station, of_round bigint, of_seat integer, of_sensor text
) RETURNS bigint LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE c floor.contribution;
BEGIN
    SELECT * INTO c FROM floor.contribution k
    WHERE k.station = s.station AND k.n > s.last_n - 500 AND k.round = of_round
    ORDER BY k.n DESC LIMIT 1;
    IF NOT FOUND THEN
        PERFORM floor.refuse(format('Table %s has told no round %s. Its wagers are not known',
            s.station, of_round));
    END IF;
    IF c.is_void THEN
        PERFORM floor.refuse(format('Round %s of table %s is void', of_round, s.station));
    END IF;
    IF NOT of_seat BETWEEN 1 AND 14
        OR c.seats & (1 << (of_seat - 1 + CASE of_sensor WHEN 'A' THEN 0 ELSE 16 END)) = 0 THEN
        PERFORM floor.refuse(format('Seat %s made no wager on sensor %s in round %s', of_seat,
            of_sensor, of_round));
    END IF;
    RETURN c.n;
END $$;

-- The same for a table of an earlier release, which names no sensor: the one that has such a line and
-- a wager in the round.
CREATE FUNCTION floor.ticket(
    key text, round bigint, seat integer, level text, line text, after_n bigint,
    told timestamptz DEFAULT now()
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    s floor.station := floor.me();
    of_sensor text;
BEGIN
    SELECT m.sensor INTO of_sensor
    FROM floor.membership m JOIN floor.line p USING (link)
    LEFT JOIN LATERAL (SELECT k.seats FROM floor.contribution k WHERE k.station = s.station
        AND k.n > s.last_n - 500 AND k.round = ticket.round ORDER BY k.n DESC LIMIT 1) c ON true
    WHERE m.station = s.station AND p.line = ticket.line AND p.level = ticket.level
    ORDER BY ticket.seat BETWEEN 1 AND 14 AND c.seats
        & (1 << (ticket.seat - 1 + CASE m.sensor WHEN 'A' THEN 0 ELSE 16 END)) <> 0 DESC NULLS LAST
    LIMIT 1;
    RETURN floor.claim(key, round, seat, coalesce(of_sensor, 'A'), level, line, after_n, told);
END $$;

-- A ticket of this table, with its level's row locked: order of locks is level, then ticket.
CREATE FUNCTION floor.my_ticket(of_key text) RETURNS floor.ticket
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE
    t floor.ticket;
    s floor.station := floor.me();
BEGIN
    SELECT * INTO t FROM floor.ticket WHERE key = of_key;
    IF NOT FOUND OR t.station <> s.station THEN
        PERFORM floor.refuse('There is no such ticket of this table');
    END IF;
    RETURN floor.held_ticket(of_key);
END $$;

CREATE FUNCTION floor.held_ticket(of_key text) RETURNS floor.ticket
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE t floor.ticket;
BEGIN
    SELECT * INTO t FROM floor.ticket WHERE key = of_key;
    IF NOT FOUND THEN
        PERFORM floor.refuse('There is no such ticket');
    END IF;
    PERFORM 1 FROM floor.level v WHERE v.link = t.link AND v.level = t.level FOR UPDATE;
    SELECT * INTO STRICT t FROM floor.ticket WHERE key = of_key FOR UPDATE;
    RETURN t;
END $$;

-- The hand button went off: the ticket is closed, and kept.
CREATE FUNCTION floor.untick(key text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE t floor.ticket := floor.my_ticket(key);
BEGIN
    PERFORM floor.need_way(t, 'untick');
    IF t.state = 'open' THEN
        PERFORM floor.close_ticket(t, 'taken back at the table', '{}');
    END IF;
    RETURN floor.answer_of(t.key);
END $$;

CREATE FUNCTION floor.close_ticket(t floor.ticket, why text, people text[]) RETURNS void
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    UPDATE floor.ticket k SET state = 'closed', ended = clock_timestamp(), reason = why,
        people = close_ticket.people
    WHERE k.key = t.key;
    PERFORM floor.record_fact(t.link, t.level, 'closed', jsonb_build_object(
        'key', t.key, 'reason', why, 'people', to_jsonb(people)));
    PERFORM floor.show_again(t.link), pg_notify('floor', t.link);
END $$;

-- The Supervisor's CONFIRM: the value leaves the meter, which begins anew for everybody else.
CREATE FUNCTION floor.lock(key text, card_proof text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    t floor.ticket;
    k floor.link;
    v floor.level;
    p floor.line;
    older floor.ticket;
    c record;
    taken record;
    who text;
BEGIN
    -- One prize of a table after the other, each seeing those before it: they add up.
    IF current_setting('transaction_isolation') <> 'read committed' THEN
        PERFORM floor.refuse('A prize is locked in a transaction that is READ COMMITTED');
    END IF;
    PERFORM 1 FROM floor.station o WHERE o.role = session_user FOR UPDATE;
    t := floor.my_ticket(key);
    PERFORM floor.need_way(t, 'lock');
    IF t.state <> 'open' THEN
        RETURN floor.answer_of(t.key);
    END IF;
    who := (floor.signers(ARRAY[card_proof], '{supervisor,executive}', 1, 'lock', t.key))[1];
    SELECT * INTO STRICT k FROM floor.link WHERE link = t.link;
    SELECT * INTO STRICT v FROM floor.level WHERE link = t.link AND level = t.level;
    SELECT * INTO STRICT p FROM floor.line WHERE link = t.link AND line = t.line;
    IF EXISTS (SELECT 1 FROM floor.doubt d WHERE d.station = t.station AND d.n = t.n
               AND d.decided IS DISTINCT FROM 'counted') THEN
        PERFORM floor.refuse(format('Round %s is not counted yet. Let the Game Manager of the floor '
            'look into it', t.round));
    END IF;
    IF k.ordered_by = 'claim' THEN
        SELECT * INTO older FROM floor.ticket o
        WHERE o.link = t.link AND o.level = t.level AND o.place < t.place AND o.state = 'open'
        ORDER BY o.place LIMIT 1;
        IF FOUND THEN
            PERFORM floor.refuse(format(
                'Table %s was first, by %s s, and is not confirmed yet. Wait, or let an '
                'Executive close its ticket', older.station,
                round(extract(epoch FROM t.given - older.given), 1)));
        END IF;
    END IF;
    SELECT t.came AS share, t.kept AS kept INTO c;
    IF k.prize_from = 'lock' OR k.ordered_by = 'confirm' THEN
        SELECT * INTO c FROM floor.came_in(t.link, t.level);
    END IF;
    taken := floor.take(v, c.share, c.kept, p.percent, p.fixed_cents);
    UPDATE floor.ticket held SET state = 'locked', locked = clock_timestamp(), came = c.share,
        kept = c.kept, prize = taken.prize, before = taken.before, after = taken.after,
        seed = taken.seed, from_reserve = taken.from_reserve,
        from_overflow = taken.from_overflow, excess = taken.excess, people = ARRAY[who]
    WHERE held.key = t.key;
    UPDATE floor.level l SET hits = l.hits + 1 WHERE l.link = t.link AND l.level = t.level;
    PERFORM floor.record_fact(t.link, t.level, 'locked', jsonb_build_object(
        'key', t.key, 'station', t.station, 'round', t.round, 'seat', t.seat, 'line', t.line,
        'came', c.share, 'kept', c.kept, 'prize', taken.prize, 'after', taken.after,
        'seed', taken.seed, 'from_reserve', taken.from_reserve,
        'from_overflow', taken.from_overflow, 'people', jsonb_build_array(who)));
    PERFORM floor.decide_award(t.key);
    PERFORM floor.show_again(t.link);
    PERFORM pg_notify('floor', t.link);
    RETURN floor.answer_of(t.key);
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_proof(t, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN floor.answer_of(t.key);
END $$;

CREATE FUNCTION floor.award(key text, card_proofs text[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    t floor.ticket := floor.asked_ticket(key);
BEGIN
    IF t.state = 'locked' AND t.is_pits
        AND NOT pg_has_role(session_user, 'floor_pit', 'member') THEN
        PERFORM floor.refuse(format(
            'The prize of round %s, seat %s, is so large that the Game Manager of the floor awards '
            'it. Call the Executive', t.round, t.seat));
    END IF;
    RETURN floor.award_proven(key, card_proofs);
END $$;

-- Paid: two different people say so, one of them a Supervisor or Executive; at a table the other
-- one may be who deals.
CREATE FUNCTION floor.award_proven(key text, card_proofs text[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    t floor.ticket := floor.asked_ticket(key);
    people text[];
BEGIN
    PERFORM floor.need_way(t, 'award');
    IF t.state = 'awarded' THEN
        RETURN floor.answer_of(t.key);
    END IF;
    people := floor.signers(card_proofs, '{dealer,supervisor,executive,technician}', 2, 'award',
        t.key);
    IF NOT EXISTS (SELECT 1 FROM floor.person p WHERE p.person = ANY (people)
                   AND p.rank IN ('supervisor', 'executive')) THEN
        PERFORM floor.refuse('One of the two who award a prize is a supervisor or executive');
    END IF;
    PERFORM floor.end_ticket(t, 'awarded', '', people);
    RETURN floor.answer_of(t.key);
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_proof(t, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN floor.answer_of(t.key);
END $$;

-- Put back exactly, by two people and for a reason.
CREATE FUNCTION floor.release(key text, reason text, card_proofs text[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    t floor.ticket := floor.asked_ticket(key);
    people text[];
BEGIN
    PERFORM floor.need_way(t, 'release');
    IF t.state = 'released' THEN
        RETURN floor.answer_of(t.key);
    END IF;
    PERFORM floor.need_heard(t);
    people := floor.signers(card_proofs, '{supervisor,executive}', 2, 'release', t.key);
    PERFORM floor.need_reason(reason);
    PERFORM floor.unpay(t);
    PERFORM floor.end_ticket(t, 'released', reason, people);
    RETURN floor.answer_of(t.key);
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_proof(t, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN floor.answer_of(t.key);
END $$;

-- A bad proof is answered, not raised: an answer keeps its alert, an error does not.
CREATE FUNCTION floor.bad_proof(t floor.ticket, sentence text) RETURNS jsonb
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.alert(t.station, t.link, 'proof', sentence);
    RETURN jsonb_build_object('refused', sentence);
END $$;

CREATE FUNCTION floor.end_ticket(t floor.ticket, how text, why text, who text[]) RETURNS void
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    UPDATE floor.ticket k SET state = how, ended = clock_timestamp(), reason = why,
        people = k.people || who, by_pit = pg_has_role(session_user, 'floor_pit', 'member')
    WHERE k.key = t.key;
    PERFORM floor.find_over();
    PERFORM floor.record_fact(t.link, t.level, how, jsonb_build_object(
        'key', t.key, 'station', t.station, 'prize', t.prize, 'reason', why,
        'people', to_jsonb(who)));
    PERFORM floor.show_again(t.link);
    PERFORM pg_notify('floor', t.link);
END $$;

-- The pit may end any ticket, a table its own.
CREATE FUNCTION floor.asked_ticket(of_key text) RETURNS floor.ticket
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
BEGIN
    IF pg_has_role(session_user, 'floor_pit', 'member') THEN
        RETURN floor.held_ticket(of_key);
    END IF;
    RETURN floor.my_ticket(of_key);
END $$;

-- The same at a table, and only where its own ticket waits: the oldest open one before it is
-- closed. Asked again after it went through, it closes nothing more.
CREATE FUNCTION floor.close_before(key text, older_place bigint, card_proof text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    t floor.ticket := floor.my_ticket(key);
    older floor.ticket;
    who text;
BEGIN
    SELECT * INTO older FROM floor.ticket o
    WHERE o.link = t.link AND o.level = t.level AND o.place = older_place;
    IF NOT FOUND OR older.place >= t.place OR t.state <> 'open' THEN
        PERFORM floor.refuse('No older ticket holds this one up');
    END IF;
    IF older.state <> 'open' THEN
        RETURN floor.answer_of(t.key);
    END IF;
    who := (floor.signers(ARRAY[card_proof], '{executive}', 1, 'close', t.key))[1];
    PERFORM floor.close_ticket(older, format('closed at table %s, which it held up', t.station),
        ARRAY[who]);
    PERFORM floor.alert(older.station, older.link, 'closed', format(
        'Table %s closed the ticket of table %s by the card of %s. Look at that table''s hand '
        'again', t.station, older.station, (SELECT p.name FROM floor.person p
                                            WHERE p.person = who)));
    RETURN floor.answer_of(t.key);
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_proof(t, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN floor.answer_of(t.key);
END $$;

CREATE FUNCTION floor.need_reason(reason text) RETURNS void
LANGUAGE plpgsql IMMUTABLE SET search_path = floor, pg_temp AS $$
BEGIN
    IF cardinality(regexp_split_to_array(trim(coalesce(reason, '')), '\s+')) < 3 THEN
        PERFORM floor.refuse('Say the reason in at least three words');
    END IF;
END $$;
