-- What table and server do not agree on, one by one, and what two people make of it: each choice names
-- what it moves, and what is recorded moves that and nothing else.

-- What the server makes of a table's rounds: what its meters have, what two people took over, and what
-- counts for nothing. A journal has all of it.
CREATE FUNCTION floor.counted_of(of_station text) RETURNS bigint
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT coalesce((SELECT sum(t.share + t.kept) FROM floor.tally t
                     WHERE t.station = of_station), 0)::bigint
         + coalesce((SELECT s.agreed FROM floor.station s WHERE s.station = of_station), 0)
         + floor.doubted_of(of_station)
$$;

CREATE FUNCTION floor.doubted_of(of_station text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(sum(floor.brought_by(d)), 0)::bigint
    FROM floor.doubt d
    WHERE d.station = of_station AND (d.decided IS NULL OR d.decided = 'refused')
$$;

-- What a round brings to the meters of its table's links, in micro-dollars.
CREATE FUNCTION floor.brought_by(d floor.doubt) RETURNS bigint
LANGUAGE sql STABLE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(sum(floor.wagers_on(m.sensor, d.seats) * r.wager_cents
        * (r.rate_bp + r.reserve_bp)), 0)::bigint
    FROM floor.membership m JOIN floor.rate r ON r.link = m.link
    WHERE m.station = d.station AND r.settings = d.settings
$$;

-- What its journal has more than the server, number for number; nothing where it was not heard.
CREATE FUNCTION floor.difference_of(s floor.station) RETURNS bigint
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT (p.health ->> 'journal_sum')::bigint - floor.counted_of(s.station)
    FROM floor.presence p WHERE p.station = s.station
      AND (p.health ->> 'journal_n')::bigint = s.last_n - s.renumbered
$$;

-- Everything of a table that waits for two people: a round (`word` is its number), a prize (`word` is
-- its key), or the journal itself. `moves` is what the meters have more once it counts.
CREATE FUNCTION floor.doubts_of(of_station text)
RETURNS TABLE (station text, kind text, word text, round bigint, seat integer, at timestamptz,
    wagers bigint, about text, moves bigint)
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT d.station, 'round', d.n::text, d.round, NULL::integer, d.at,
        floor.wagers_on('A', d.seats) + floor.wagers_on('B', d.seats), d.why, floor.brought_by(d)
    FROM floor.doubt d WHERE d.station = of_station AND d.decided IS NULL
    UNION ALL
    SELECT r.station, 'prize', r.key, r.round, r.seat, r.at, NULL, n.label, -r.prize
    FROM floor.retold r JOIN floor.line n USING (link, line)
    WHERE r.station = of_station AND r.decided IS NULL
    UNION ALL
    SELECT s.station, 'journal', '', NULL, NULL, s.last_at, NULL, s.stopped,
        CASE WHEN s.is_behind THEN 0 ELSE coalesce(floor.difference_of(s), 0) END
    FROM floor.station s WHERE s.station = of_station
      AND (s.is_behind OR s.stopped LIKE 'Journal and server differ%')
$$;

CREATE FUNCTION floor.all_doubts() RETURNS jsonb
LANGUAGE sql VOLATILE SET search_path = floor, pg_temp AS $$
    SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY length(x.station), x.station, x.kind, x.round),
        '[]')
    FROM (SELECT d.* FROM (
            SELECT k.station FROM floor.doubt k WHERE k.decided IS NULL
            UNION SELECT k.station FROM floor.retold k WHERE k.decided IS NULL
            UNION SELECT k.station FROM floor.station k WHERE k.stopped <> '') w,
          LATERAL floor.doubts_of(w.station) d LIMIT 1000) x
$$;

-- Two people have looked: every choice is a word ('count' or 'leave out') with the kind and word of what
-- it is about. `moves` is the sum that they were shown, and another one is refused. A table plays on once
-- nothing of it is in doubt.
CREATE FUNCTION floor.record_proven(
    of_station text, choices text[], moves bigint, reason text, card_proofs text[]
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = floor, pg_temp AS $$
DECLARE
    people text[] := floor.signers(card_proofs, '{supervisor,executive}', 2, 'record', of_station,
        array_to_string(choices, ', '), moves::text, reason);
    s floor.station;
    choice text;
    parts text[];
    x record;
    sum_moves bigint := 0;
BEGIN
    PERFORM floor.need_reason(reason);
    SELECT * INTO s FROM floor.station k WHERE k.station = of_station FOR UPDATE;
    IF NOT EXISTS (SELECT 1 FROM floor.doubts_of(of_station)) THEN
        PERFORM floor.refuse(format('Nothing of table %s is in doubt', of_station));
    END IF;
    -- In the order of the rounds: which of their wagers crosses a threshold is decided here.
    FOR x IN SELECT d.*, c.how FROM unnest(choices) AS u (said),
            LATERAL (SELECT regexp_match(u.said, '^(count|leave out) (round|prize|journal) ?(.*)$') AS p) m,
            LATERAL (SELECT m.p[1] AS how, m.p[2] AS kind, m.p[3] AS word) c
        LEFT JOIN floor.doubts_of(of_station) d ON d.kind = c.kind AND d.word = c.word
        ORDER BY d.kind = 'journal', d.kind = 'prize', length(d.word), d.word LOOP
        IF x.kind IS NULL OR x.how IS NULL THEN
            PERFORM floor.refuse(format('Something else of table %s is in doubt than what was shown. '
                'Look at it again', of_station));
        END IF;
        IF x.how = 'count' THEN
            sum_moves := sum_moves + x.moves;
        END IF;
        PERFORM floor.decide_doubt(s, x.kind, x.word, x.how, x.moves, reason, people);
    END LOOP;
    IF sum_moves <> moves THEN
        PERFORM floor.refuse(format('This moves another amount than was shown. Look at table %s again',
            of_station));
    END IF;
    IF NOT EXISTS (SELECT 1 FROM floor.doubts_of(of_station)) THEN
        UPDATE floor.station k SET stopped = '' WHERE k.station = of_station;
        PERFORM floor.alert_over(of_station, w)
        FROM unnest('{doubt,behind,went back,differs,ahead}'::text[]) w;
    END IF;
    PERFORM floor.show_again(m.link), pg_notify('floor', m.link)
    FROM floor.membership m WHERE m.station = of_station;
END $$;

CREATE FUNCTION floor.decide_doubt(
    s floor.station, kind text, word text, how text, moves bigint, reason text, people text[]
) RETURNS void LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
DECLARE
    is_counted boolean := how = 'count';
    d floor.doubt;
    k floor.retold;
    v floor.level;
    is_crossed boolean;
BEGIN
    SELECT l.* INTO STRICT v FROM floor.level l JOIN floor.membership m USING (link)
    WHERE m.station = s.station ORDER BY l.link, l.place LIMIT 1;
    CASE kind
    WHEN 'round' THEN
        UPDATE floor.doubt o SET decided = CASE WHEN is_counted THEN 'counted' ELSE 'refused' END,
            decided_at = clock_timestamp(), people = decide_doubt.people,
            reason = decide_doubt.reason
        WHERE o.station = s.station AND o.n = decide_doubt.word::bigint RETURNING o.* INTO STRICT d;
        IF is_counted THEN
            is_crossed := floor.walk(d.station, d.n, d.round, d.settings, d.seats, d.at);
            PERFORM floor.count_wagers(d.station, d.settings, d.seats, 1);
            IF is_crossed THEN
                PERFORM floor.tell_crossing(d.station);
            END IF;
        END IF;
    WHEN 'prize' THEN
        UPDATE floor.retold o SET decided = CASE WHEN is_counted THEN 'taken' ELSE 'refused' END,
            decided_at = clock_timestamp(), people = decide_doubt.people,
            reason = decide_doubt.reason
        WHERE o.key = decide_doubt.word RETURNING o.* INTO STRICT k;
        IF is_counted THEN
            PERFORM floor.take_retold(k, people);
        END IF;
    ELSE
        PERFORM floor.decide_journal(s, v, is_counted);
    END CASE;
    PERFORM floor.record_fact(v.link, v.level, 'recorded', jsonb_build_object('station', s.station,
        'what', kind, 'word', word, 'how', how, 'moves', CASE WHEN is_counted THEN moves ELSE 0 END,
        'reason', reason, 'people', to_jsonb(people)));
END $$;

-- The difference of the sums goes onto the meter, or is left out of it. Where an old copy of the journal
-- was put back, or another machine began anew, the server's own count stands and no money moves.
CREATE FUNCTION floor.decide_journal(s floor.station, v floor.level, is_counted boolean)
RETURNS void LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
DECLARE
    off bigint := floor.difference_of(s);
    most bigint := (SELECT 28 * greatest(1, s.last_n) * max(r.wager_cents::bigint * 20000)
        FROM floor.rate r JOIN floor.membership m USING (link) WHERE m.station = s.station);
BEGIN
    IF off IS NULL AND NOT s.is_behind THEN
        PERFORM floor.refuse(format('Table %s has to be heard first, with nothing unsent', s.station));
    END IF;
    IF is_counted AND abs(off) > most THEN
        PERFORM floor.refuse(format('The journal of table %s says more than its rounds can have '
            'brought. Look at that machine first', s.station));
    END IF;
    IF is_counted AND off <> 0 AND NOT s.is_behind THEN
        PERFORM floor.move(v.link, v.level, off, 0, 0);
    END IF;
    UPDATE floor.station k SET stopped = '', is_behind = false, agreed = agreed + coalesce(off, 0),
        agreed_head = k.other_head
    WHERE k.station = s.station;
END $$;
