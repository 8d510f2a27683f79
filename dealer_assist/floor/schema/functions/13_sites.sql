-- A site's server carries its tables' calls to a center and the answers back. PostgreSQL does the
-- carrying (logical replication, a subscription each way), and the same functions answer as for a table
-- that is signed on at the center itself: a call counts once because its own numbers and keys say so,
-- however often it is carried.

-- At the site: a table asks the center. It waits for no standby: what is lost here is asked again.
CREATE FUNCTION floor.post(of_id uuid, of_call text, of_words jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
BEGIN
    PERFORM floor.commit_here();
    INSERT INTO floor.asked VALUES (of_id, session_user, of_call, of_words,
        CASE WHEN of_call = 'beat' THEN floor.heard_here() ELSE '[]' END);
    DELETE FROM floor.asked;  -- the log has it
END $$;

-- Who asked for anything in the last seconds, and where his round stands.
CREATE FUNCTION floor.heard_here() RETURNS jsonb
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(jsonb_agg(jsonb_build_array(a.usename,
        substring(a.application_name FROM '^phase ([a-z-]{1,20})$'))), '[]')
    FROM pg_stat_activity a
    WHERE a.datname = current_database() AND a.state_change > clock_timestamp() - interval '3 seconds'
      AND pg_has_role(a.usename, 'floor_carried', 'member')
$$;

-- At the site: the center's answer, once it is there.
CREATE FUNCTION floor.answer_to(of_id uuid)
RETURNS TABLE (answer jsonb, refused text, state text)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = floor, pg_temp AS $$
    SELECT a.answer, a.refused, a.state FROM floor.answered a WHERE a.id = of_id LIMIT 1
$$;

-- At the site: an answer came, or what a link shows, which every table of the site reads here.
CREATE FUNCTION floor.take_answer() RETURNS trigger
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
DECLARE was text := (SELECT concat(w.state, w.pending) FROM floor.shown w
    WHERE w.link = NEW.answer ->> 'link');
BEGIN
    IF NEW.call <> 'shown' THEN
        RETURN NEW;
    END IF;
    INSERT INTO floor.shown VALUES (NEW.answer ->> 'link', (NEW.answer ->> 'at')::timestamptz,
        (NEW.answer ->> 'version')::bigint, NEW.answer ->> 'state', NEW.answer ->> 'reason',
        NEW.answer -> 'levels', NEW.answer -> 'pending', NEW.answer::json)
    ON CONFLICT (link) DO UPDATE SET at = excluded.at, version = excluded.version,
        state = excluded.state, reason = excluded.reason, levels = excluded.levels,
        pending = excluded.pending, told = excluded.told;
    IF was IS DISTINCT FROM concat(NEW.answer ->> 'state', NEW.answer -> 'pending') THEN
        PERFORM pg_notify('floor', NEW.answer ->> 'link');
    END IF;
    DELETE FROM floor.answered a WHERE a.at < clock_timestamp() - interval '10 minutes';
    RETURN NULL;
END $$;

CREATE TRIGGER taken BEFORE INSERT ON floor.answered
FOR EACH ROW EXECUTE FUNCTION floor.take_answer();
ALTER TABLE floor.answered ENABLE REPLICA TRIGGER taken;  -- where it comes from, it goes through

-- At the center: which site a call comes from is who replicates it, never a word of the call.
CREATE FUNCTION floor.site_here() RETURNS text
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT substring(s.subname FROM '^site_(.+)$') FROM pg_stat_subscription s
    WHERE s.pid = pg_backend_pid()
$$;

-- At the center: carry out a call as the table that asked, with that table's rights and no others. An
-- answer goes down when the site asks for it, in a transaction of its own: by then what it says is on
-- the center's standby too, and no fail-over takes it back. Nothing that a site sends stops the others
-- behind it.
CREATE FUNCTION floor.carry_out() RETURNS trigger
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
DECLARE
    here text := floor.site_here();
    shown_before bigint;
    mine text[];
    c record;
BEGIN
    IF here IS NULL THEN
        RETURN NEW;  -- this is the site
    END IF;
    -- Whatever the call does, it does as in any session: with its triggers and checks.
    IF current_setting('session_replication_role') = 'replica' THEN
        PERFORM set_config('session_replication_role', 'origin', false);
    END IF;
    IF NEW.call = 'answer' THEN
        INSERT INTO floor.answered SELECT o.id, clock_timestamp(), here, 'answer', o.answer, o.refused,
            o.state FROM floor.carried_out o WHERE o.id = NEW.id AND o.site = here;
        DELETE FROM floor.answered;
        RETURN NULL;
    END IF;
    mine := ARRAY(SELECT DISTINCT m.link FROM floor.membership m JOIN floor.station s USING (station)
        WHERE s.site = here AND s.role = NEW.role);
    shown_before := (SELECT sum(w.version) FROM floor.shown w WHERE w.link = ANY (mine));
    c := floor.call_as(here, NEW.role, NEW.call, NEW.words);
    INSERT INTO floor.carried_out VALUES (NEW.id, clock_timestamp(), here, c.answer, c.refused, c.state)
    ON CONFLICT DO NOTHING;
    IF NEW.call = 'beat' THEN
        UPDATE floor.presence p SET at = clock_timestamp(),
            phase = coalesce(h.value ->> 1, p.phase), changed_at = CASE
                WHEN h.value ->> 1 <> p.phase THEN clock_timestamp() ELSE p.changed_at END
        FROM jsonb_array_elements(CASE jsonb_typeof(NEW.heard) WHEN 'array' THEN NEW.heard END) h,
            floor.station s
        WHERE s.site = here AND s.role = h.value ->> 0 AND p.station = s.station;
        DELETE FROM floor.carried_out o WHERE o.at < clock_timestamp() - interval '10 minutes';
        PERFORM floor.show_sites(mine, here);
    ELSIF shown_before IS DISTINCT FROM (SELECT sum(w.version) FROM floor.shown w
            WHERE w.link = ANY (mine)) THEN
        PERFORM floor.show_sites(mine);
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER carried BEFORE INSERT ON floor.asked
FOR EACH ROW EXECUTE FUNCTION floor.carry_out();
ALTER TABLE floor.asked ENABLE ALWAYS TRIGGER carried;

-- What links show, down to every site that plays for them, or to one.
CREATE FUNCTION floor.show_sites(links text[], only_site text DEFAULT NULL) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
BEGIN
    INSERT INTO floor.answered
    SELECT gen_random_uuid(), clock_timestamp(), x.site, 'shown', w.told::jsonb, '', ''
    FROM (SELECT DISTINCT s.site, m.link FROM floor.station s JOIN floor.membership m USING (station)
          WHERE s.site = coalesce(only_site, s.site) AND s.site <> '' AND m.link = ANY (links)) x
    JOIN floor.shown w USING (link);
    DELETE FROM floor.answered;
END $$;

-- One of the calls that a table may make, as that table.
CREATE FUNCTION floor.call_as(
    of_site text, of_role name, of_call text, words jsonb,
    OUT answer jsonb, OUT refused text, OUT state text
) LANGUAGE plpgsql VOLATILE SET search_path = floor, pg_temp AS $$
DECLARE
    me text := session_user;
    p pg_proc;
    arguments text;
BEGIN
    refused := ''; state := '';
    IF NOT EXISTS (SELECT 1 FROM floor.station s WHERE s.role = of_role AND s.site = of_site) THEN
        refused := format('%s is no table of site %s', of_role, of_site);
        state := 'DA001';
        PERFORM floor.alert(NULL, NULL, 'site', refused);
        RETURN;
    END IF;
    BEGIN
        SELECT k.* INTO p FROM pg_proc k WHERE k.pronamespace = 'floor'::regnamespace
            AND k.proname = of_call AND has_function_privilege('floor_kiosk', k.oid, 'execute');
        IF NOT FOUND OR jsonb_array_length(words) > p.pronargs THEN
            PERFORM floor.refuse(format('A table has no call %s', left(of_call, 40)));
        END IF;
        arguments := (SELECT string_agg(CASE
                WHEN t.type = 'jsonb'::regtype THEN format('$1 -> %s', t.at - 1)
                WHEN t.type = 'text[]'::regtype
                    THEN format('ARRAY(SELECT jsonb_array_elements_text($1 -> %s))', t.at - 1)
                ELSE format('($1 ->> %s)::%s', t.at - 1, t.type::regtype) END, ', ' ORDER BY t.at)
            FROM unnest(p.proargtypes::oid[]) WITH ORDINALITY t (type, at)
            WHERE t.at <= jsonb_array_length(words));
        PERFORM set_config('session_authorization', of_role, true),
            set_config('lock_timeout', '1500', true);
        IF p.prorettype = 'void'::regtype THEN
            EXECUTE format('SELECT floor.%I(%s)', of_call, arguments) USING words;
        ELSE
            EXECUTE format('SELECT to_jsonb(floor.%I(%s))', of_call, arguments) INTO answer USING words;
        END IF;
    EXCEPTION WHEN OTHERS THEN
        refused := SQLERRM;
        state := SQLSTATE;
    END;
    PERFORM set_config('session_authorization', me, true);
END $$;
