-- A card proof is a keyed hash that one machine makes of one card for one act, and uses once.
--
-- Every machine (a table, a Game Manager) has a key of its own, which it brings at its first
-- sign-on and which only a person at the server takes off again. The hash is over the machine's
-- role, the card, a number that is used once, the act and what it is for: the key of a ticket,
-- whose round, seat, level and hand never change, or all that is said with the act. So a proof that
-- was made elsewhere or for something else counts for nobody, and one that was seen counts once.

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
        'The server knows %s by another card key: this machine is a copy, or was set up again. '
        'Let the old key be taken off at the server', session_user);
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
            'The server has no card key of %s. Run ''floor join'' there', session_user));
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
        PERFORM floor.refuse('The server does not know this card. Let it be enrolled first');
    END IF;
    INSERT INTO floor.used_proof (nonce, role, act, at)
    VALUES (parts[2], session_user, act[1], clock_timestamp()) ON CONFLICT DO NOTHING;
    IF FOUND THEN
        RETURN p;
    END IF;
    -- Its answer was lost and it is asked again: the same answer, and nothing is done twice.
    PERFORM 1 FROM floor.used_proof u WHERE u.nonce = parts[2] AND u.role = session_user
        AND u.xid <> txid_current() AND u.at > clock_timestamp() - interval '60 seconds';
    IF FOUND THEN
        RAISE EXCEPTION USING ERRCODE = 'DA003', MESSAGE = 'This was done already';
    END IF;
    PERFORM floor.refuse_proof(format(
        'The proof of %s''s card was used before. Swipe the card again', p.name));
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

-- Whose card it is: what a Game Manager greets somebody by.
CREATE FUNCTION floor.card_holder(card_proof text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    SELECT jsonb_build_object('name', p.name, 'rank', p.rank)
    FROM floor.holder_of(card_proof) p WHERE p.person IS NOT NULL
$$;
