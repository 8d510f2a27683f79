-- A bad proof without a ticket is told to the floor as well: an answer keeps its alert, an error does
-- not. So each act of the pit is a shell that answers, around what it was.

CREATE FUNCTION floor.bad_act(of_link text, sentence text) RETURNS jsonb
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.alert((SELECT s.station FROM floor.station s WHERE s.role = session_user),
        of_link, 'proof', sentence);
    RETURN jsonb_build_object('refused', sentence);
END $$;

ALTER FUNCTION floor.pause(text, text, text[]) RENAME TO pause_proven;
ALTER FUNCTION floor.resume(text, text[]) RENAME TO resume_proven;
ALTER FUNCTION floor.adjust(text, text, bigint, text, text[]) RENAME TO adjust_proven;
ALTER FUNCTION floor.propose_setting(text, text, text, bigint, text[]) RENAME TO propose_setting_proven;
ALTER FUNCTION floor.take_note(bigint, text) RENAME TO take_note_proven;
ALTER FUNCTION floor.tick_check(text, text, boolean, text) RENAME TO tick_check_proven;
ALTER FUNCTION floor.set_checkpoint(text) RENAME TO set_checkpoint_proven;
ALTER FUNCTION floor.record_difference(text, text, text[]) RENAME TO record_difference_proven;
ALTER FUNCTION floor.close_older(text, text, text) RENAME TO close_older_proven;

CREATE FUNCTION floor.pause(of_link text, reason text, card_proofs text[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.pause_proven(of_link, reason, card_proofs);
    RETURN '{}';
EXCEPTION WHEN SQLSTATE 'DA002' THEN
    RETURN floor.bad_act(of_link, SQLERRM);
END $$;

CREATE FUNCTION floor.resume(of_link text, card_proofs text[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.resume_proven(of_link, card_proofs);
    RETURN '{}';
EXCEPTION WHEN SQLSTATE 'DA002' THEN
    RETURN floor.bad_act(of_link, SQLERRM);
END $$;

CREATE FUNCTION floor.adjust(
    of_link text, of_level text, to_micros bigint, reason text, card_proofs text[]
) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.adjust_proven(of_link, of_level, to_micros, reason, card_proofs);
    RETURN '{}';
EXCEPTION WHEN SQLSTATE 'DA002' THEN
    RETURN floor.bad_act(of_link, SQLERRM);
END $$;

CREATE FUNCTION floor.propose_setting(
    of_link text, of_level text, of_setting text, to_value bigint, card_proofs text[]
) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.propose_setting_proven(of_link, of_level, of_setting, to_value, card_proofs);
    RETURN '{}';
EXCEPTION WHEN SQLSTATE 'DA002' THEN
    RETURN floor.bad_act(of_link, SQLERRM);
END $$;

CREATE FUNCTION floor.take_note(of_alert bigint, card_proof text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.take_note_proven(of_alert, card_proof);
    RETURN '{}';
EXCEPTION WHEN SQLSTATE 'DA002' THEN
    RETURN floor.bad_act(NULL, SQLERRM);
END $$;

CREATE FUNCTION floor.tick_check(
    of_key text, of_what text, is_on boolean, card_proof text
) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.tick_check_proven(of_key, of_what, is_on, card_proof);
    RETURN '{}';
EXCEPTION WHEN SQLSTATE 'DA002' THEN
    RETURN floor.bad_act(NULL, SQLERRM);
END $$;

CREATE FUNCTION floor.set_checkpoint(card_proof text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.set_checkpoint_proven(card_proof);
    RETURN '{}';
EXCEPTION WHEN SQLSTATE 'DA002' THEN
    RETURN floor.bad_act(NULL, SQLERRM);
END $$;

CREATE FUNCTION floor.record_difference(
    of_station text, reason text, card_proofs text[]
) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.record_difference_proven(of_station, reason, card_proofs);
    RETURN '{}';
EXCEPTION WHEN SQLSTATE 'DA002' THEN
    RETURN floor.bad_act(NULL, SQLERRM);
END $$;

CREATE FUNCTION floor.close_older(key text, reason text, card_proof text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.close_older_proven(key, reason, card_proof);
    RETURN '{}';
EXCEPTION WHEN SQLSTATE 'DA002' THEN
    RETURN floor.bad_act(NULL, SQLERRM);
END $$;

-- The settings that wait, as a person reads and confirms them.
CREATE FUNCTION floor.waiting_of(of_link text) RETURNS text[]
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(array_agg(k.words ORDER BY k.words COLLATE "C"), '{}')
    FROM (SELECT concat_ws(' ', w.level, w.setting, coalesce(w.value::text, 'none')) AS words
          FROM floor.waiting_setting w WHERE w.link = of_link) k
$$;

-- A second person lets in what was shown, and nothing that came to it since.
DROP FUNCTION floor.apply_settings(text, text[]);
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
        PERFORM floor.refuse('Other settings wait now than those that were shown; look at them '
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
    END IF;
    RETURN jsonb_build_object('applied', applied);
EXCEPTION WHEN SQLSTATE 'DA002' THEN
    RETURN floor.bad_act(of_link, SQLERRM);
END $$;

-- From such a prize on its table alone awards nothing: the pit does, at another machine.
ALTER TABLE floor.link ADD COLUMN pit_awards_from bigint CHECK (pit_awards_from > 0);
ALTER FUNCTION floor.award(text, text[]) RENAME TO award_proven;
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

REVOKE EXECUTE ON FUNCTION
    floor.pause_proven(text, text, text[]),
    floor.resume_proven(text, text[]),
    floor.adjust_proven(text, text, bigint, text, text[]),
    floor.propose_setting_proven(text, text, text, bigint, text[]),
    floor.take_note_proven(bigint, text),
    floor.tick_check_proven(text, text, boolean, text),
    floor.set_checkpoint_proven(text),
    floor.record_difference_proven(text, text, text[]),
    floor.close_older_proven(text, text, text),
    floor.award_proven(text, text[])
FROM PUBLIC, floor_pit, floor_kiosk;
REVOKE EXECUTE ON FUNCTION
    floor.pause(text, text, text[]),
    floor.resume(text, text[]),
    floor.adjust(text, text, bigint, text, text[]),
    floor.propose_setting(text, text, text, bigint, text[]),
    floor.take_note(bigint, text),
    floor.tick_check(text, text, boolean, text),
    floor.set_checkpoint(text),
    floor.record_difference(text, text, text[]),
    floor.close_older(text, text, text),
    floor.apply_settings(text, text[], text[]), floor.award(text, text[]),
    floor.bad_act(text, text), floor.waiting_of(text)
FROM PUBLIC;
GRANT EXECUTE ON FUNCTION
    floor.pause(text, text, text[]),
    floor.resume(text, text[]),
    floor.adjust(text, text, bigint, text, text[]),
    floor.propose_setting(text, text, text, bigint, text[]),
    floor.take_note(bigint, text),
    floor.tick_check(text, text, boolean, text),
    floor.set_checkpoint(text),
    floor.record_difference(text, text, text[]),
    floor.close_older(text, text, text),
    floor.apply_settings(text, text[], text[])
TO floor_pit;
GRANT EXECUTE ON FUNCTION floor.award(text, text[]) TO floor_kiosk, floor_pit;
