-- A card proof is a keyed hash that one machine makes of one card for one act, and uses once.
--
-- Every machine (a table, a Game Manager) has a key of its own, which it brings at its first
-- sign-on and which only a person at the server takes off again. The hash is over the machine's
-- role, the card, a number that is used once, the act and what it is for: the key of a ticket,
-- whose round, seat, level and hand never change, or all that is said with the act. So a proof that
-- was made elsewhere or for something else counts for nobody, and one that was seen counts once.

CREATE TABLE floor.machine_key (
    role   name PRIMARY KEY,
    secret bytea NOT NULL CHECK (length(secret) = 32),
    at     timestamptz NOT NULL
);

-- Which person a machine's register means by a card; without a role every machine means the same.
CREATE TABLE floor.enrolled (
    role   name NOT NULL DEFAULT '',
    card   text NOT NULL,
    person text NOT NULL REFERENCES floor.person,
    PRIMARY KEY (role, card)
);

CREATE TABLE floor.used_proof (
    nonce text PRIMARY KEY,
    role  name NOT NULL,
    act   text NOT NULL,
    at    timestamptz NOT NULL
);

CREATE FUNCTION floor.hmac(secret bytea, message bytea) RETURNS bytea
LANGUAGE plpgsql IMMUTABLE SET search_path = floor, pg_temp AS $$
DECLARE
    inner_pad bytea := decode(repeat('36', 64), 'hex');
    outer_pad bytea := decode(repeat('5c', 64), 'hex');
BEGIN
    FOR at IN 0 .. length(secret) - 1 LOOP
        inner_pad := set_byte(inner_pad, at, get_byte(secret, at) # 54);
        outer_pad := set_byte(outer_pad, at, get_byte(secret, at) # 92);
    END LOOP;
    RETURN sha256(outer_pad || sha256(inner_pad || message));
END $$;

-- Words with their lengths before them: no two lists of words are the same bytes.
CREATE FUNCTION floor.proof_message(VARIADIC words text[]) RETURNS bytea
LANGUAGE sql IMMUTABLE SET search_path = floor, pg_temp AS $$
    SELECT convert_to(string_agg(octet_length(word) || ':' || word, '' ORDER BY place), 'UTF8')
    FROM unnest(words) WITH ORDINALITY AS w(word, place)
$$;

-- A proof that is not good has a state of its own: the floor is told of it.
CREATE FUNCTION floor.refuse_proof(sentence text) RETURNS void
LANGUAGE plpgsql IMMUTABLE SET search_path = floor, pg_temp AS $$
BEGIN
    RAISE EXCEPTION USING ERRCODE = 'DA002', MESSAGE = sentence;
END $$;

CREATE FUNCTION floor.bring_key(of_secret bytea) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    kept bytea;
    sentence text;
BEGIN
    INSERT INTO floor.machine_key VALUES (session_user, of_secret, clock_timestamp())
    ON CONFLICT (role) DO NOTHING;
    SELECT k.secret INTO kept FROM floor.machine_key k WHERE k.role = session_user;
    IF kept = of_secret THEN
        RETURN '{}';
    END IF;
    sentence := format(
        'The floor knows %s by another card key: this machine is a copy, or was set up anew; '
        'let the old key be taken off at the server', session_user);
    PERFORM floor.alert(
        (SELECT station FROM floor.station WHERE role = session_user), NULL, 'key', sentence);
    RETURN jsonb_build_object('refused', sentence);
END $$;

-- Whom a machine means by a card.
CREATE FUNCTION floor.holder_of(of_card text) RETURNS floor.person
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT p.* FROM floor.enrolled e JOIN floor.person p USING (person)
    WHERE e.card = of_card AND e.role IN (session_user, '') ORDER BY e.role DESC LIMIT 1
$$;

-- The person behind one proof; refused by name where it is not good for this act and its words.
CREATE FUNCTION floor.proven(proof text, act text[]) RETURNS floor.person
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE
    parts text[] := regexp_match(proof, '^(.{1,80})\.([0-9a-f]{32})\.([0-9a-f]{64})$');
    own bytea := (SELECT k.secret FROM floor.machine_key k WHERE k.role = session_user);
    p floor.person;
BEGIN
    IF own IS NULL THEN
        PERFORM floor.refuse_proof(format(
            'The floor has no card key of %s; run ''floor join'' there', session_user));
    END IF;
    -- A word that is not there has no bytes: it would stand for fewer words.
    IF parts IS NULL OR array_position(act, NULL) > 0 OR floor.hmac(own, floor.proof_message(
            VARIADIC ARRAY[session_user::text, parts[1], parts[2]] || act))
        <> decode(parts[3], 'hex') THEN
        PERFORM floor.refuse_proof(format(
            'The proof of a card from %s is not good for this: it is forged, or was made for '
            'another ticket or act', session_user));
    END IF;
    p := floor.holder_of(parts[1]);
    IF p.person IS NULL THEN
        PERFORM floor.refuse('The floor does not know this card; let it be enrolled first');
    END IF;
    INSERT INTO floor.used_proof VALUES (parts[2], session_user, act[1], clock_timestamp())
    ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
        PERFORM floor.refuse_proof(format(
            'The proof of %s''s card was used before; swipe the card again', p.name));
    END IF;
    RETURN p;
END $$;

-- The people behind proofs for an act and its words: of these ranks, and so many different ones.
CREATE FUNCTION floor.signers(
    proofs text[], ranks text[], needed integer, VARIADIC act text[]
) RETURNS text[] LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE
    proof text;
    p floor.person;
    found_people text[] := '{}';
BEGIN
    FOREACH proof IN ARRAY coalesce(proofs, '{}') LOOP
        p := floor.proven(proof, act);
        IF NOT p.rank = ANY (ranks) THEN
            PERFORM floor.refuse(format('%s is a %s, and this needs a %s', p.name, p.rank,
                array_to_string(ranks, ' or ')));
        END IF;
        IF NOT p.person = ANY (found_people) THEN
            found_people := found_people || p.person;
        END IF;
    END LOOP;
    IF cardinality(found_people) < needed THEN
        PERFORM floor.refuse(format('This needs the cards of %s different people', needed));
    END IF;
    RETURN found_people;
END $$;

DROP FUNCTION floor.people_of(text[], text[], integer);

CREATE OR REPLACE FUNCTION floor.card_holder(card_proof text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    SELECT jsonb_build_object('name', p.name, 'rank', p.rank)
    FROM floor.holder_of(card_proof) p WHERE p.person IS NOT NULL
$$;

-- What a ticket is worth now, and which one stands before it: the oldest that holds it up, or else
-- the oldest that was there when it was given; since when, and what that one gets.
CREATE OR REPLACE FUNCTION floor.answer_of(of_key text) RETURNS jsonb
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

-- A bad proof is answered, not raised: an answer keeps its alert, an error does not.
CREATE FUNCTION floor.bad_proof(t floor.ticket, sentence text) RETURNS jsonb
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.alert(t.station, t.link, 'proof', sentence);
    RETURN jsonb_build_object('refused', sentence);
END $$;

CREATE OR REPLACE FUNCTION floor.lock(key text, card_proof text) RETURNS jsonb
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

-- Paid: two different people say so, one of them a Supervisor or Executive; at a table the other
-- one may be who deals.
CREATE OR REPLACE FUNCTION floor.award(key text, card_proofs text[]) RETURNS jsonb
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

CREATE OR REPLACE FUNCTION floor.release(key text, reason text, card_proofs text[]) RETURNS jsonb
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

-- An Executive's way out when an older ticket holds up a younger one: on the floor any ticket.
CREATE OR REPLACE FUNCTION floor.close_older(key text, reason text, card_proof text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    t floor.ticket := floor.held_ticket(key);
    people text[] := floor.signers(ARRAY[card_proof], '{executive}', 1, 'close', t.key);
BEGIN
    PERFORM floor.need_reason(reason);
    IF t.state <> 'open' THEN
        PERFORM floor.refuse(format('This ticket is %s already', t.state));
    END IF;
    PERFORM floor.close_ticket(t, reason, people);
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

REVOKE EXECUTE ON FUNCTION
    floor.hmac(bytea, bytea), floor.proof_message(text[]), floor.refuse_proof(text),
    floor.bring_key(bytea), floor.holder_of(text), floor.proven(text, text[]),
    floor.signers(text[], text[], integer, text[]), floor.bad_proof(floor.ticket, text),
    floor.worth_of(floor.ticket, floor.level),
    floor.close_before(text, bigint, text)
FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.bring_key(bytea) TO floor_kiosk, floor_pit;
GRANT EXECUTE ON FUNCTION floor.close_before(text, bigint, text) TO floor_kiosk;
