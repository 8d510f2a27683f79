-- What the pit may call. A bad proof is told to the floor as well: an answer keeps its alert, an error
-- does not. So each act is a shell that answers, around what does it.

CREATE FUNCTION floor.bad_act(of_link text, sentence text) RETURNS jsonb
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.alert((SELECT s.station FROM floor.station s WHERE s.role = session_user),
        of_link, 'proof', sentence);
    RETURN jsonb_build_object('refused', sentence);
END $$;

CREATE FUNCTION floor.pause(of_link text, reason text, card_proofs text[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.pause_proven(of_link, reason, card_proofs);
    RETURN '{}';
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_act(of_link, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN '{}';
END $$;

CREATE FUNCTION floor.resume(of_link text, card_proofs text[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.resume_proven(of_link, card_proofs);
    RETURN '{}';
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_act(of_link, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN '{}';
END $$;

CREATE FUNCTION floor.adjust(
    of_link text, of_level text, to_micros bigint, reason text, card_proofs text[]
) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.adjust_proven(of_link, of_level, to_micros, reason, card_proofs);
    RETURN '{}';
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_act(of_link, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN '{}';
END $$;

CREATE FUNCTION floor.propose_setting(
    of_link text, of_level text, of_setting text, to_value bigint, card_proofs text[]
) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.propose_setting_proven(of_link, of_level, of_setting, to_value, card_proofs);
    RETURN '{}';
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_act(of_link, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN '{}';
END $$;

CREATE FUNCTION floor.take_note(of_alert bigint, card_proof text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.take_note_proven(of_alert, card_proof);
    RETURN '{}';
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_act(NULL, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN '{}';
END $$;

CREATE FUNCTION floor.tick_check(
    of_key text, of_what text, is_on boolean, card_proof text
) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.tick_check_proven(of_key, of_what, is_on, card_proof);
    RETURN '{}';
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_act(NULL, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN '{}';
END $$;

CREATE FUNCTION floor.set_checkpoint(card_proof text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.set_checkpoint_proven(card_proof);
    RETURN '{}';
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_act(NULL, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN '{}';
END $$;

CREATE FUNCTION floor.record(
    of_station text, choices text[], moves bigint, reason text, card_proofs text[]
) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.record_proven(of_station, choices, moves, reason, card_proofs);
    RETURN '{}';
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_act(NULL, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN '{}';
END $$;

CREATE FUNCTION floor.close_older(key text, reason text, card_proof text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.close_older_proven(key, reason, card_proof);
    RETURN '{}';
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_act(NULL, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN '{}';
END $$;

CREATE FUNCTION floor.send_message(
    scope text, target text, words text, card_proof text
) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.send_message_proven(scope, target, words, card_proof);
    RETURN '{}';
EXCEPTION
    WHEN SQLSTATE 'DA002' THEN
        RETURN floor.bad_act(NULL, SQLERRM);
    WHEN SQLSTATE 'DA003' THEN
        RETURN '{}';
END $$;
