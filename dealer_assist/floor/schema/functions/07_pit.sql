-- What the people who run the floor may do: two cards and a reason for everything that moves money.
--
-- A proof for what concerns no ticket is for one act and for what is said with it: its name is the
-- function's, and its words are the function's in their order. One for a pause sets no meter, and
-- one for an amount sets no other.

CREATE FUNCTION floor.pause_proven(of_link text, reason text, card_proofs text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.need_reason(reason);
    PERFORM floor.turn(of_link, 'paused', reason,
        floor.signers(card_proofs, '{supervisor,executive}', 2, 'pause', of_link, reason));
END $$;

CREATE FUNCTION floor.resume_proven(of_link text, card_proofs text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.turn(of_link, 'live', '',
        floor.signers(card_proofs, '{supervisor,executive}', 2, 'resume', of_link));
END $$;

CREATE FUNCTION floor.turn(of_link text, to_state text, why text, people text[]) RETURNS void
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
DECLARE v floor.level;
BEGIN
    PERFORM floor.known_link(of_link);
    FOR v IN SELECT * FROM floor.level WHERE link = of_link ORDER BY place FOR UPDATE LOOP
        PERFORM floor.record_fact(of_link, v.level, to_state, jsonb_build_object(
            'reason', why, 'people', to_jsonb(people)));
    END LOOP;
    UPDATE floor.link SET state = to_state, reason = why WHERE link = of_link;
    PERFORM floor.seal_levels(of_link);
    PERFORM floor.show_again(of_link);
    PERFORM pg_notify('floor', of_link);
END $$;

CREATE FUNCTION floor.known_link(of_link text) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM 1 FROM floor.link WHERE link = of_link;
    IF NOT FOUND THEN
        PERFORM floor.refuse(format('There is no link %L; the links are %s', of_link,
            (SELECT string_agg(link, ', ' ORDER BY link) FROM floor.link)));
    END IF;
END $$;

-- Settings and adjustments wait until the link is paused and nobody holds a ticket.
CREATE FUNCTION floor.need_rest(of_link text) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE
    l floor.link;
    t floor.ticket;
BEGIN
    PERFORM floor.known_link(of_link);
    PERFORM 1 FROM floor.level WHERE link = of_link ORDER BY place FOR UPDATE;
    SELECT * INTO STRICT l FROM floor.link WHERE link = of_link;
    IF l.state <> 'paused' THEN
        PERFORM floor.refuse(format('%s is live. Pause it first', l.label));
    END IF;
    SELECT * INTO t FROM floor.ticket
    WHERE link = of_link AND state IN ('open', 'locked') ORDER BY number LIMIT 1;
    IF FOUND THEN
        PERFORM floor.refuse(format('Table %s holds a ticket of %s. Wait until it is ended',
            t.station, l.label));
    END IF;
END $$;

CREATE FUNCTION floor.adjust_proven(
    of_link text, of_level text, to_micros bigint, reason text, card_proofs text[]
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    people text[] := floor.signers(card_proofs, '{supervisor,executive}', 2,
        'adjust', of_link, of_level, to_micros::text, reason);
    v floor.level;
    a floor.account;
BEGIN
    PERFORM floor.need_reason(reason);
    PERFORM floor.need_rest(of_link);
    SELECT * INTO v FROM floor.level WHERE link = of_link AND level = of_level;
    IF NOT FOUND OR to_micros < 0 OR to_micros > v.cap THEN
        PERFORM floor.refuse('A meter is set to an amount from nothing up to its cap');
    END IF;
    a := floor.account(of_link, of_level);
    PERFORM floor.move(of_link, of_level, to_micros - a.meter, 0, 0);
    PERFORM floor.record_fact(of_link, of_level, 'adjusted', jsonb_build_object(
        'from', a.meter, 'to', to_micros, 'reason', reason, 'people', to_jsonb(people)));
    PERFORM floor.show_again(of_link);
END $$;

CREATE FUNCTION floor.propose_setting_proven(
    of_link text, of_level text, of_setting text, to_value bigint, card_proofs text[]
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    people text[] := floor.signers(card_proofs, '{executive}', 1,
        'propose_setting', of_link, of_level, of_setting, to_value::text);
    now floor.level;
    new floor.level;
BEGIN
    PERFORM floor.known_link(of_link);
    IF NOT of_setting IN ('seed', 'rate_bp', 'reserve_bp', 'cap') OR to_value < 0
        OR of_setting IN ('rate_bp', 'reserve_bp') AND to_value > 10000 THEN
        PERFORM floor.refuse('A setting is seed, rate_bp, reserve_bp or cap, and nothing below 0');
    END IF;
    SELECT v.* INTO STRICT now FROM floor.level v WHERE v.link = of_link AND v.level = of_level;
    IF of_setting = 'cap' AND to_value < now.seed OR of_setting = 'seed' AND to_value > now.cap THEN
        PERFORM floor.refuse('A cap below the seed would never let the meter move. Propose the '
            'other one first, or other amounts');
    END IF;
    new := now;
    IF of_setting = 'seed' THEN new.seed := to_value; END IF;
    IF of_setting = 'rate_bp' THEN new.rate_bp := to_value; END IF;
    IF now.must_hit IS NOT NULL AND (of_setting IN ('reserve_bp', 'cap') OR new.rate_bp = 0
        OR new.seed / 10000 >= floor.highest_threshold(new,
            (SELECT l.wager_cents FROM floor.link l WHERE l.link = of_link))) THEN
        PERFORM floor.refuse('A level that must hit has a rate, a seed below its limit, and neither '
            'reserve nor cap');
    END IF;
    IF of_setting = 'rate_bp' AND to_value + now.reserve_bp > 10000
        OR of_setting = 'reserve_bp' AND to_value + now.rate_bp > 10000 THEN
        PERFORM floor.refuse('Rate and reserve together are more than the wager. Propose less');
    END IF;
    INSERT INTO floor.waiting_setting
    VALUES (of_link, of_level, of_setting, to_value, people, clock_timestamp())
    ON CONFLICT (link, level, setting) DO UPDATE
    SET value = excluded.value, people = excluded.people, at = excluded.at;
END $$;

-- The settings that wait, as a person reads and confirms them.
CREATE FUNCTION floor.waiting_of(of_link text) RETURNS text[]
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(array_agg(k.words ORDER BY k.words COLLATE "C"), '{}')
    FROM (SELECT concat_ws(' ', w.level, w.setting, coalesce(w.value::text, 'none')) AS words
          FROM floor.waiting_setting w WHERE w.link = of_link) k
$$;

CREATE FUNCTION floor.apply_settings(of_link text, shown text[], card_proofs text[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    people text[];
    w floor.waiting_setting;
    applied integer := 0;
    number integer;
BEGIN
    people := floor.signers(card_proofs, '{supervisor,executive}', 1,
        'apply_settings', of_link, array_to_string(shown, ', '));
    PERFORM floor.need_rest(of_link);
    LOCK TABLE floor.waiting_setting IN SHARE ROW EXCLUSIVE MODE;
    IF shown IS DISTINCT FROM floor.waiting_of(of_link) THEN
        PERFORM floor.refuse('Other settings wait now than those that were shown. Look at them '
            'again');
    END IF;
    FOR w IN SELECT * FROM floor.waiting_setting WHERE link = of_link LOOP
        IF people <@ w.people THEN
            PERFORM floor.refuse('Another person than the one who proposed it lets a setting in');
        END IF;
        EXECUTE format('UPDATE floor.level SET %I = $1 WHERE link = $2 AND level = $3',
            w.setting) USING w.value, w.link, w.level;
        PERFORM floor.record_fact(w.link, w.level, 'setting', jsonb_build_object(
            'setting', w.setting, 'value', w.value, 'people', to_jsonb(w.people || people)));
        applied := applied + 1;
    END LOOP;
    DELETE FROM floor.waiting_setting WHERE link = of_link;
    IF applied > 0 THEN
        UPDATE floor.floor SET settings = settings + 1 RETURNING settings INTO number;
        PERFORM floor.keep_rates(number);
        PERFORM floor.draw_threshold(v.link, v.level) FROM floor.level v
        WHERE v.link = of_link AND v.must_hit IS NOT NULL;
    END IF;
    RETURN jsonb_build_object('applied', applied);
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_act(of_link, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN '{}';
END $$;

CREATE FUNCTION floor.keep_rates(number integer) RETURNS void
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    INSERT INTO floor.rate
    SELECT number, v.link, v.level, l.wager_cents, v.rate_bp, v.reserve_bp
    FROM floor.level v JOIN floor.link l USING (link)
    ON CONFLICT DO NOTHING
$$;

-- An Executive's way out when an older ticket holds up a younger one: on the floor any ticket.
CREATE FUNCTION floor.close_older_proven(key text, reason text, card_proof text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    t floor.ticket := floor.held_ticket(key);
    people text[] := floor.signers(ARRAY[card_proof], '{executive}', 1, 'close', t.key);
BEGIN
    PERFORM floor.need_reason(reason);
    PERFORM floor.need_way(t, 'close');
    PERFORM floor.close_ticket(t, reason, people);
END $$;

CREATE FUNCTION floor.take_note_proven(of_alert bigint, card_proof text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE people text[] := floor.signers(ARRAY[card_proof], '{supervisor,executive}', 1,
        'take_note', of_alert::text);
BEGIN
    UPDATE floor.alert SET noted_by = people[1], noted_at = clock_timestamp()
    WHERE alert = of_alert AND noted_at IS NULL;
END $$;

-- A view calls no function: those are asked for by whoever reads it.
CREATE VIEW floor.meters AS
SELECT v.link, l.letter, l.label AS link_label, v.level, v.label, v.place, l.state,
       least(v.base + c.share, coalesce(v.cap, v.base + c.share)) AS meter,
       c.kept - v.reserve_out AS reserve,
       v.overflow + greatest(0, v.base + c.share - coalesce(v.cap, v.base + c.share)) AS overflow,
       c.share + c.kept AS contributed, v.seeded, v.adjusted, v.paid, v.seed, v.rate_bp,
       v.reserve_bp, v.cap, c.wagers
FROM floor.level v JOIN floor.link l USING (link),
     LATERAL (SELECT coalesce(sum(t.share), 0)::bigint AS share,
                     coalesce(sum(t.kept), 0)::bigint AS kept,
                     coalesce(sum(t.wagers), 0)::bigint AS wagers
              FROM floor.tally t WHERE t.link = v.link AND t.level = v.level) c;

CREATE VIEW floor.tables AS
SELECT s.station, s.game, s.pit, s.version, s.last_n, s.last_at, s.stopped,
       array(SELECT letter FROM floor.membership m JOIN floor.link USING (link)
             WHERE m.station = s.station ORDER BY letter) AS letters,
       p.at AS beat_at, p.phase, p.skew_ms, p.unsent_ms, p.health
FROM floor.station s LEFT JOIN floor.presence p USING (station);

CREATE VIEW floor.tickets AS
SELECT number, key, link, level, place, station, round, seat, line, state, given, told, locked,
       ended, prize, people, reason
FROM floor.ticket;

CREATE VIEW floor.alerts AS
SELECT alert, at, station, link, what, sentence, noted_by, noted_at FROM floor.alert;
