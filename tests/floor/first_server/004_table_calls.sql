-- What a table may ask. Who asks is the role that signed on, never an argument.

CREATE FUNCTION floor.me() RETURNS floor.station
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE s floor.station;
BEGIN
    SELECT * INTO s FROM floor.station WHERE role = session_user;
    IF NOT FOUND THEN
        PERFORM floor.refuse(format(
            '%s is no table of this floor; let an Executive add it first', session_user));
    END IF;
    RETURN s;
END $$;

-- Sign on: the same definitions, and nobody behind his own numbers. Another release is named to
-- the floor and let on: tables are brought up one by one.
CREATE FUNCTION floor.hello(
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
    IF f.release <> '' AND hello.version <> f.release THEN
        PERFORM floor.alert(s.station, NULL, 'release', format(
            'Table %s has release %s and the server %s; install the same one on both',
            s.station, hello.version, f.release));
    END IF;
    UPDATE floor.station SET version = hello.version, head = hello.journal_head
    WHERE station = s.station;
    RETURN jsonb_build_object(
        'station', s.station, 'epoch', f.epoch, 'last_n', s.last_n, 'chain',
        encode(s.chain, 'hex'), 'stopped', s.stopped, 'at', clock_timestamp(),
        'settings', f.settings, 'links', floor.links_of(s.station), 'floor', f.name,
        'tickets', floor.tickets_of(s.station));
END $$;

-- Whoever is not let on is named to the floor as well: an answer keeps its alert, an error does not.
CREATE FUNCTION floor.not_let_on(of_station text, what text, sentence text) RETURNS jsonb
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.alert(of_station, NULL, what, sentence);
    RETURN jsonb_build_object('refused', sentence);
END $$;

-- What a table found wrong by itself is named to the floor too, in the floor's words.
CREATE FUNCTION floor.complain(why text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE mine text := (floor.me()).station;
BEGIN
    PERFORM floor.alert(mine, NULL, why, CASE why
        WHEN 'release' THEN format('Table %s is of another release than the server; install the '
            'same one on table and floor', mine)
        WHEN 'server' THEN format('Table %s does not play on PostgreSQL %s, which its release was '
            'never tried on; change the server''s version back', mine,
            current_setting('server_version'))
        WHEN 'disk' THEN 'The disk of the server is full; make room there'
    END)
    WHERE why IN ('release', 'server', 'disk');
END $$;

CREATE FUNCTION floor.links_of(of_station text) RETURNS jsonb
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(jsonb_object_agg(m.sensor, jsonb_build_object(
        'link', l.link, 'letter', l.letter, 'label', l.label, 'state', l.state,
        'reason', l.reason)), '{}')
    FROM floor.membership m JOIN floor.link l USING (link) WHERE m.station = of_station
$$;

CREATE FUNCTION floor.tickets_of(of_station text) RETURNS jsonb
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(jsonb_agg(floor.answer_of(t.key) ORDER BY t.number), '[]')
    FROM floor.ticket t WHERE t.station = of_station AND t.state IN ('open', 'locked')
$$;

-- Rounds with their progressive wagers, numbered without a gap; known numbers are skipped. A round
-- that is void is told as an entry of its own and takes off what the one before it brought.
--
-- A clock that is wrong, and then set right, loses no round. One that was set back makes a round
-- older than the one before it: it counts, and the floor is told. A round far ahead of the floor's
-- time is not believed where it moves money; where it moves none, it keeps nothing behind it waiting.
CREATE FUNCTION floor.contribute(first_n bigint, rounds jsonb) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    s floor.station;
    f floor.floor;
    r record;
    moment timestamptz := clock_timestamp();
    was floor.contribution;  -- the entry before
    mask integer;
    counted integer;
    on_a bigint := 0;
    on_b bigint := 0;
    mine text := (floor.me()).station;
BEGIN
    SELECT * INTO STRICT s FROM floor.station WHERE station = mine FOR UPDATE;
    SELECT * INTO STRICT f FROM floor.floor;
    IF jsonb_typeof(rounds) <> 'array' OR jsonb_array_length(rounds) NOT BETWEEN 1 AND 500
        OR first_n <> (rounds -> 0 ->> 'n')::bigint THEN
        PERFORM floor.refuse('A table tells 1 to 500 rounds at a time, from the first one on');
    END IF;
    FOR r IN SELECT * FROM jsonb_to_recordset(rounds)
        AS x(n bigint, round bigint, at timestamptz, seats jsonb, head text, void boolean)
    LOOP
        CONTINUE WHEN r.n <= s.last_n;
        IF r.n <> s.last_n + 1 THEN
            PERFORM floor.refuse(format(
                'Contribution %s of table %s came after %s: what is between is missing',
                r.n, s.station, s.last_n));
        END IF;
        IF r.at > moment + interval '10 minutes' AND r.seats <> '[]' THEN
            PERFORM floor.refuse(format(
                'The clock of table %s is more than 10 minutes ahead of the floor; set it '
                'right', s.station));
        END IF;
        IF r.void IS TRUE THEN
            SELECT c.* INTO was FROM floor.contribution c
            WHERE c.station = s.station AND c.n = s.last_n;
            IF NOT FOUND OR was.is_void OR was.round <> r.round OR was.settings <> f.settings THEN
                PERFORM floor.refuse(format(
                    'Round %s of table %s is not the one that was told last: it cannot be void',
                    r.round, s.station));
            END IF;
        ELSIF r.at < s.last_at THEN
            PERFORM floor.alert(s.station, NULL, 'clock back', format(
                'The clock of table %s was set back by %s s before round %s', s.station,
                round(extract(epoch FROM s.last_at - r.at), 1), r.round));
        ELSIF r.at < s.last_at + f.least_round_ms * interval '1 millisecond' THEN
            PERFORM floor.refuse(format(
                'Round %s of table %s began less than %s s after the one before',
                r.round, s.station, round(f.least_round_ms / 1000.0, 1)));
        END IF;
        mask := CASE WHEN r.void IS TRUE THEN was.seats ELSE floor.seat_mask(r.seats) END;
        counted := CASE WHEN r.void IS TRUE THEN -1 ELSE 1 END;
        s.chain := floor.round_chain(
            s.chain, s.station, r.n, r.round, r.at, mask, r.void IS TRUE, f.settings,
            decode(r.head, 'hex'));
        INSERT INTO floor.contribution VALUES
            (moment, r.at, r.n, r.round, f.settings, mask, r.void IS TRUE, s.station,
             decode(r.head, 'hex'), s.chain);
        on_a := on_a + counted * bit_count((mask & 32767)::bit(32));
        on_b := on_b + counted * bit_count((mask >> 16)::bit(32));
        s.last_n := r.n;
        s.last_at := r.at;
        s.head := r.head;
    END LOOP;
    INSERT INTO floor.tally AS t
    SELECT s.station, v.link, v.level, c.wagers * v.wager_cents * v.rate_bp,
           c.wagers * v.wager_cents * v.reserve_bp, c.wagers
    FROM floor.membership m JOIN floor.rate v USING (link),
         LATERAL (SELECT CASE m.sensor WHEN 'A' THEN on_a ELSE on_b END AS wagers) c
    WHERE m.station = s.station AND v.settings = f.settings AND c.wagers <> 0
    ON CONFLICT (link, level, station) DO UPDATE
    SET share = t.share + excluded.share, kept = t.kept + excluded.kept,
        wagers = t.wagers + excluded.wagers;
    UPDATE floor.station SET last_n = s.last_n, last_at = s.last_at, chain = s.chain,
        head = s.head
    WHERE station = s.station;
    RETURN s.last_n;
END $$;

-- [[5, "A"], [3, "B"]] as bits; each seat once a sensor, 1 to 14, so 28 wagers at the most.
CREATE FUNCTION floor.seat_mask(seats jsonb) RETURNS integer
LANGUAGE plpgsql IMMUTABLE SET search_path = floor, pg_temp AS $$
DECLARE
    one jsonb;
    seat integer;
    bit integer;
    mask integer := 0;
BEGIN
    FOR one IN SELECT * FROM jsonb_array_elements(seats) LOOP
        seat := (one ->> 0)::integer;
        IF seat NOT BETWEEN 1 AND 14 OR NOT (one ->> 1) IN ('A', 'B') THEN
            PERFORM floor.refuse(format('There is no sensor %s at seat %s', one ->> 1, seat));
        END IF;
        bit := 1 << (seat - 1 + CASE one ->> 1 WHEN 'A' THEN 0 ELSE 16 END);
        IF mask & bit <> 0 THEN
            PERFORM floor.refuse(format('Seat %s wagers twice in one round', seat));
        END IF;
        mask := mask | bit;
    END LOOP;
    RETURN mask;
END $$;

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
    WHERE o.link = t.link AND o.level = t.level AND o.place < t.place AND o.state = 'open';
    SELECT o.* INTO first FROM floor.ticket o
    WHERE o.link = t.link AND o.level = t.level AND o.place < t.place
      AND (o.state = 'open' OR o.state = 'locked' OR o.locked > t.given)
    ORDER BY o.state = 'open' DESC, o.place LIMIT 1;
    RETURN jsonb_build_object(
        'key', t.key, 'link', t.link, 'level', t.level, 'line', t.line, 'order', t.place,
        'state', t.state, 'round', t.round, 'seat', t.seat, 'prize', floor.worth_of(t, v),
        'older', older, 'before', t.before, 'after', t.after, 'seed', t.seed,
        'from_reserve', t.from_reserve, 'from_overflow', t.from_overflow,
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
CREATE FUNCTION floor.ticket(
    key text, round bigint, seat integer, level text, line text, after_n bigint,
    told timestamptz DEFAULT now()
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    s floor.station := floor.me();
    known floor.ticket;
    p floor.line;
    c record;
    moment timestamptz;
    next_place bigint;
BEGIN
    SELECT * INTO known FROM floor.ticket t WHERE t.key = ticket.key;
    IF FOUND THEN
        IF known.station <> s.station THEN
            PERFORM floor.refuse('This ticket belongs to another table');
        END IF;
        RETURN floor.answer_of(ticket.key);
    END IF;
    IF length(ticket.key) NOT BETWEEN 8 AND 80 THEN
        PERFORM floor.refuse('A ticket needs a key of 8 to 80 letters');
    END IF;
    SELECT p_.* INTO p FROM floor.membership m JOIN floor.line p_ USING (link)
    WHERE m.station = s.station AND p_.line = ticket.line AND p_.level = ticket.level;
    IF NOT FOUND THEN
        PERFORM floor.refuse(format(
            'Table %s plays for no %s of the level %s', s.station, ticket.line, ticket.level));
    END IF;
    IF after_n > s.last_n THEN
        PERFORM floor.refuse(format(
            'Contribution %s of table %s has not arrived: send it first', after_n, s.station));
    END IF;
    PERFORM 1 FROM floor.level v WHERE v.link = p.link AND v.level = p.level FOR UPDATE;
    SELECT * INTO c FROM floor.came_in(p.link, p.level);
    SELECT coalesce(max(t.place), 0) + 1 INTO next_place
    FROM floor.ticket t WHERE t.link = p.link AND t.level = p.level;
    moment := clock_timestamp();
    INSERT INTO floor.ticket (key, link, level, place, station, round, seat, line, came, kept,
        given, told)
    VALUES (ticket.key, p.link, p.level, next_place, s.station, ticket.round, ticket.seat,
        p.line, c.share, c.kept, moment, ticket.told)
    ON CONFLICT DO NOTHING;
    PERFORM floor.record_fact(p.link, p.level, 'ticket', jsonb_build_object(
        'key', ticket.key, 'station', s.station, 'round', ticket.round, 'seat', ticket.seat, 'line', p.line,
        'came', c.share, 'kept', c.kept, 'place', next_place));
    RETURN floor.answer_of(ticket.key);
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
    IF t.state IN ('locked', 'awarded', 'released') THEN
        PERFORM floor.refuse('This prize is locked; it is awarded or released, not taken back');
    END IF;
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
    PERFORM pg_notify('floor', t.link);
END $$;

-- The Supervisor's CONFIRM: the value leaves the meter, which begins anew for everybody else.
CREATE FUNCTION floor.lock(key text, card_proof text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    t floor.ticket := floor.my_ticket(key);
    k floor.link;
    v floor.level;
    p floor.line;
    older floor.ticket;
    c record;
    taken record;
    who text;
BEGIN
    IF t.state IN ('locked', 'awarded', 'released') THEN
        RETURN floor.answer_of(t.key);
    END IF;
    IF t.state = 'closed' THEN
        PERFORM floor.refuse(format('This ticket was closed (%s); press the hand again',
            t.reason));
    END IF;
    who := (floor.signers(ARRAY[card_proof], '{supervisor,executive}', 1, 'lock', t.key))[1];
    SELECT * INTO STRICT k FROM floor.link WHERE link = t.link;
    SELECT * INTO STRICT v FROM floor.level WHERE link = t.link AND level = t.level;
    SELECT * INTO STRICT p FROM floor.line WHERE link = t.link AND line = t.line;
    IF k.ordered_by = 'claim' THEN
        SELECT * INTO older FROM floor.ticket o
        WHERE o.link = t.link AND o.level = t.level AND o.place < t.place AND o.state = 'open'
        ORDER BY o.place LIMIT 1;
        IF FOUND THEN
            PERFORM floor.refuse(format(
                'Table %s was first, by %s s, and is not confirmed yet; wait, or let an '
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
    PERFORM floor.record_fact(t.link, t.level, 'locked', jsonb_build_object(
        'key', t.key, 'station', t.station, 'round', t.round, 'seat', t.seat, 'line', t.line,
        'came', c.share, 'kept', c.kept, 'prize', taken.prize, 'after', taken.after,
        'seed', taken.seed, 'from_reserve', taken.from_reserve,
        'from_overflow', taken.from_overflow, 'people', jsonb_build_array(who)));
    PERFORM floor.show_again(t.link);
    PERFORM pg_notify('floor', t.link);
    RETURN floor.answer_of(t.key);
EXCEPTION WHEN SQLSTATE 'DA002' THEN
    RETURN floor.bad_proof(t, SQLERRM);
END $$;

CREATE FUNCTION floor.award(key text, card_proofs text[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    t floor.ticket := floor.asked_ticket(key);
    least_prize bigint := (SELECT l.pit_awards_from FROM floor.link l WHERE l.link = t.link);
BEGIN
    IF t.state = 'locked' AND t.prize >= least_prize
        AND NOT pg_has_role(session_user, 'floor_pit', 'member') THEN
        PERFORM floor.refuse(format(
            'The prize of round %s, seat %s, is so large that the Game Manager of the floor awards '
            'it; call the Executive', t.round, t.seat));
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
    IF t.state = 'awarded' THEN
        RETURN floor.answer_of(t.key);
    END IF;
    IF t.state <> 'locked' THEN
        PERFORM floor.refuse(format('A prize is awarded once it is locked, and this ticket is %s',
            t.state));
    END IF;
    people := floor.signers(card_proofs, '{dealer,supervisor,executive,technician}', 2, 'award',
        t.key);
    IF NOT EXISTS (SELECT 1 FROM floor.person p WHERE p.person = ANY (people)
                   AND p.rank IN ('supervisor', 'executive')) THEN
        PERFORM floor.refuse('One of the two who award a prize is a supervisor or executive');
    END IF;
    PERFORM floor.end_ticket(t, 'awarded', '', people);
    RETURN floor.answer_of(t.key);
EXCEPTION WHEN SQLSTATE 'DA002' THEN
    RETURN floor.bad_proof(t, SQLERRM);
END $$;

-- Put back exactly, as an adjustment, by two people and for a reason.
CREATE FUNCTION floor.release(key text, reason text, card_proofs text[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    t floor.ticket := floor.asked_ticket(key);
    people text[];
BEGIN
    IF t.state = 'released' THEN
        RETURN floor.answer_of(t.key);
    END IF;
    IF t.state <> 'locked' THEN
        PERFORM floor.refuse(format('Only a locked prize is released, and this ticket is %s',
            t.state));
    END IF;
    people := floor.signers(card_proofs, '{supervisor,executive}', 2, 'release', t.key);
    PERFORM floor.need_reason(reason);
    PERFORM floor.move(t.link, t.level, t.before - t.after, t.from_reserve,
        t.from_overflow - t.excess);
    PERFORM floor.end_ticket(t, 'released', reason, people);
    RETURN floor.answer_of(t.key);
EXCEPTION WHEN SQLSTATE 'DA002' THEN
    RETURN floor.bad_proof(t, SQLERRM);
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
        people = k.people || who
    WHERE k.key = t.key;
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
        'Table %s closed the ticket of table %s by the card of %s; look at that table''s hand '
        'again', t.station, older.station, (SELECT p.name FROM floor.person p
                                            WHERE p.person = who)));
    RETURN floor.answer_of(t.key);
EXCEPTION WHEN SQLSTATE 'DA002' THEN
    RETURN floor.bad_proof(t, SQLERRM);
END $$;

CREATE FUNCTION floor.need_reason(reason text) RETURNS void
LANGUAGE plpgsql IMMUTABLE SET search_path = floor, pg_temp AS $$
BEGIN
    IF cardinality(regexp_split_to_array(trim(coalesce(reason, '')), '\s+')) < 3 THEN
        PERFORM floor.refuse('Say the reason in at least three words');
    END IF;
END $$;

CREATE FUNCTION floor.alert(of_station text, of_link text, what text, sentence text)
RETURNS void LANGUAGE sql SET search_path = floor, pg_temp AS $$
    INSERT INTO floor.alert (at, station, link, what, sentence)
    SELECT clock_timestamp(), of_station, of_link, what, sentence
    WHERE NOT EXISTS (SELECT 1 FROM floor.alert a WHERE a.noted_at IS NULL
        AND a.station IS NOT DISTINCT FROM of_station AND a.link IS NOT DISTINCT FROM of_link
        AND a.what = alert.what)
$$;
