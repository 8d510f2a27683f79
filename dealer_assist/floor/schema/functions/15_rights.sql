-- Roles that own nothing and may only call. A role is the server's, not the database's: on a
-- second floor of the same server it is there already.

DO $$
DECLARE role name;
BEGIN
    FOREACH role IN ARRAY '{floor_kiosk,floor_sign,floor_pit,floor_auditor,floor_board,floor_watcher,
        floor_carried}'::name[] LOOP
        IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = role) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', role);
        END IF;
    END LOOP;
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO floor_kiosk, floor_sign, floor_pit, '
        'floor_auditor, floor_board, floor_watcher, floor_carried', current_database());
END $$;

REVOKE CREATE ON SCHEMA public FROM PUBLIC;

-- Whoever may sign on may keep large objects, as many as the disk holds; only whoever owns the server
-- itself takes that off, so the manual has it as a command of its own.
DO $$
BEGIN
    IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        REVOKE EXECUTE ON FUNCTION pg_catalog.lo_creat(integer), pg_catalog.lo_create(oid),
            pg_catalog.lo_from_bytea(oid, bytea) FROM PUBLIC;
    END IF;
END $$;

REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA floor FROM PUBLIC;
GRANT USAGE ON SCHEMA floor TO floor_kiosk, floor_sign, floor_pit, floor_auditor, floor_board,
    floor_watcher, floor_carried;

GRANT SELECT ON floor.pulse TO floor_kiosk, floor_carried;
GRANT SELECT ON floor.meters, floor.tables, floor.tickets, floor.alerts, floor.calls
TO floor_pit, floor_auditor;

GRANT EXECUTE ON FUNCTION
    floor.hello(text, jsonb, bigint, text, bigint),
    floor.complain(text),
    floor.contribute(bigint, jsonb),
    floor.ticket(text, bigint, integer, text, text, bigint, timestamptz),
    floor.claim(text, bigint, integer, text, text, text, bigint, timestamptz),
    floor.crossings(),
    floor.tell_past(bigint, bigint, text, jsonb),
    floor.tell_refusal(text),
    floor.tell_losses(jsonb),
    floor.call_service(text, text, text),
    floor.end_service(text),
    floor.read_message(bigint, text),
    floor.inbox(),
    floor.untick(text),
    floor.tell_paid(text, text),
    floor.lock(text, text),
    floor.close_before(text, bigint, text),
    floor.beat(text, timestamptz, bigint, jsonb),
    floor.say(text, jsonb)
TO floor_kiosk;
GRANT EXECUTE ON FUNCTION
    floor.bring_key(bytea),
    floor.award(text, text[]),
    floor.release(text, text, text[])
TO floor_kiosk, floor_pit;
GRANT EXECUTE ON FUNCTION floor.sign_of(text) TO floor_sign, floor_pit;
GRANT EXECUTE ON FUNCTION
    floor.pause(text, text, text[]),
    floor.resume(text, text[]),
    floor.adjust(text, text, bigint, text, text[]),
    floor.propose_setting(text, text, text, bigint, text[]),
    floor.apply_settings(text, text[], text[]),
    floor.close_older(text, text, text),
    floor.take_note(bigint, text),
    floor.card_holder(text),
    floor.tick_check(text, text, boolean, text),
    floor.set_checkpoint(text),
    floor.record(text, text[], bigint, text, text[]),
    floor.send_message(text, text, text, text)
TO floor_pit;
GRANT EXECUTE ON FUNCTION floor.read_floor(text, timestamptz), floor.verify(timestamptz),
    floor.courses() TO floor_pit, floor_auditor;
GRANT EXECUTE ON FUNCTION floor.told_tables(), floor.told_rounds(text), floor.told_prizes(text)
TO floor_kiosk, floor_pit, floor_auditor;
GRANT EXECUTE ON FUNCTION floor.board(timestamptz), floor.report(timestamptz, timestamptz)
TO floor_pit, floor_auditor, floor_board;
GRANT EXECUTE ON FUNCTION floor.take_call(bigint, text) TO floor_pit, floor_board;
GRANT EXECUTE ON FUNCTION floor.answer_call(bigint, text, text) TO floor_pit;
GRANT EXECUTE ON FUNCTION floor.watch(), floor.keep_months(), floor.data_folder(),
    floor.tell_room(integer), floor.metrics()
TO floor_pit, floor_watcher, floor_board;
GRANT EXECUTE ON FUNCTION floor.post(uuid, text, jsonb), floor.answer_to(uuid) TO floor_carried;
