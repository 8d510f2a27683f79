-- A proof for what concerns no ticket is for one act and for what is said with it: its name is the
-- function's, and its words are the function's in their order. One for a pause sets no meter, and
-- one for an amount sets no other.

CREATE OR REPLACE FUNCTION floor.pause(of_link text, reason text, card_proofs text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.need_reason(reason);
    PERFORM floor.turn(of_link, 'paused', reason,
        floor.signers(card_proofs, '{supervisor,executive}', 2, 'pause', of_link, reason));
END $$;

CREATE OR REPLACE FUNCTION floor.resume(of_link text, card_proofs text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.turn(of_link, 'live', '',
        floor.signers(card_proofs, '{supervisor,executive}', 2, 'resume', of_link));
END $$;

CREATE OR REPLACE FUNCTION floor.adjust(
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

CREATE OR REPLACE FUNCTION floor.propose_setting(
    of_link text, of_level text, of_setting text, to_value bigint, card_proofs text[]
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE people text[] := floor.signers(card_proofs, '{executive}', 1,
        'propose_setting', of_link, of_level, of_setting, to_value::text);
BEGIN
    PERFORM floor.known_link(of_link);
    IF NOT of_setting IN ('seed', 'rate_bp', 'reserve_bp', 'cap') OR to_value < 0
        OR of_setting IN ('rate_bp', 'reserve_bp') AND to_value > 10000 THEN
        PERFORM floor.refuse('A setting is seed, rate_bp, reserve_bp or cap, and nothing below 0');
    END IF;
    INSERT INTO floor.waiting_setting
    VALUES (of_link, of_level, of_setting, to_value, people, clock_timestamp())
    ON CONFLICT (link, level, setting) DO UPDATE
    SET value = excluded.value, people = excluded.people, at = excluded.at;
END $$;

CREATE OR REPLACE FUNCTION floor.apply_settings(of_link text, card_proofs text[]) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    people text[] := floor.signers(card_proofs, '{supervisor,executive}', 1,
        'apply_settings', of_link);
    w floor.waiting_setting;
    applied integer := 0;
    number integer;
BEGIN
    PERFORM floor.need_rest(of_link);
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
    END IF;
    RETURN applied;
END $$;

CREATE OR REPLACE FUNCTION floor.take_note(of_alert bigint, card_proof text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE people text[] := floor.signers(ARRAY[card_proof], '{supervisor,executive}', 1,
        'take_note', of_alert::text);
BEGIN
    UPDATE floor.alert SET noted_by = people[1], noted_at = clock_timestamp()
    WHERE alert = of_alert AND noted_at IS NULL;
END $$;

CREATE OR REPLACE FUNCTION floor.tick_check(
    of_key text, of_what text, is_on boolean, card_proof text
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE who text := (floor.signers(ARRAY[card_proof], '{supervisor,executive}', 1,
        'tick_check', of_key, of_what, is_on::text))[1];
BEGIN
    PERFORM floor.held_ticket(of_key);
    DELETE FROM floor.hit_check WHERE key = of_key AND what = of_what;
    IF is_on THEN
        INSERT INTO floor.hit_check VALUES (of_key, of_what, who, clock_timestamp());
    END IF;
END $$;

CREATE OR REPLACE FUNCTION floor.set_checkpoint(card_proof text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE who text := (floor.signers(ARRAY[card_proof], '{supervisor,executive}', 1,
        'set_checkpoint'))[1];
BEGIN
    INSERT INTO floor.checkpoint
    SELECT true, clock_timestamp(), who, jsonb_build_object(
        'rounds', (SELECT coalesce(jsonb_object_agg(station, last_n), '{}') FROM floor.station),
        'contributed', (SELECT coalesce(jsonb_object_agg(link || ' ' || level, contributed), '{}')
                        FROM floor.meters),
        'paid', (SELECT coalesce(jsonb_object_agg(link || ' ' || level, paid), '{}')
                 FROM floor.meters),
        'wins', (SELECT count(*) FROM floor.ticket WHERE state = 'awarded'))
    ON CONFLICT (is_only) DO UPDATE SET at = excluded.at, person = excluded.person,
        figures = excluded.figures;
END $$;

CREATE OR REPLACE FUNCTION floor.record_difference(of_station text, reason text, card_proofs text[])
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    people text[] := floor.signers(card_proofs, '{supervisor,executive}', 2,
        'record_difference', of_station, reason);
    s floor.station;
    off bigint;
    v floor.level;
BEGIN
    PERFORM floor.need_reason(reason);
    SELECT * INTO s FROM floor.station WHERE station = of_station FOR UPDATE;
    IF NOT FOUND OR s.stopped = '' THEN
        PERFORM floor.refuse(format('Table %s is not stopped', of_station));
    END IF;
    SELECT (p.health ->> 'journal_sum')::bigint - floor.counted_of(s.station) INTO off
    FROM floor.presence p WHERE p.station = s.station
      AND (p.health ->> 'journal_n')::bigint = s.last_n;
    IF off IS NULL THEN
        PERFORM floor.refuse(format('Table %s has to be heard first, with nothing unsent',
            of_station));
    END IF;
    SELECT l.* INTO v FROM floor.level l JOIN floor.membership k USING (link)
    WHERE k.station = s.station ORDER BY l.link, l.place LIMIT 1;
    PERFORM floor.move(v.link, v.level, off, 0, 0);
    PERFORM floor.record_fact(v.link, v.level, 'difference', jsonb_build_object(
        'station', s.station, 'by', off, 'reason', reason, 'people', to_jsonb(people)));
    UPDATE floor.station SET stopped = '', agreed = agreed + off WHERE station = s.station;
    PERFORM floor.show_again(v.link);
END $$;
