-- What a floor knows. Money is bigint micro-dollars, settings are cents and basis points.
--
-- A contribution touches only the rows of its own table; a prize locks only the row of its level.
-- So a level's meter is no column: it is what the level started from (base) and every tally on it.
--   meter    = least(cap, base + sum of shares)        overflow = overflow + what is above the cap
--   reserve  = sum of kept - reserve_out               contributed = sum of shares and kept

CREATE SCHEMA floor;

REVOKE ALL ON SCHEMA floor FROM PUBLIC;

CREATE TABLE floor.floor (
    is_only        boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    name           text    NOT NULL,
    release        text    NOT NULL DEFAULT '',    -- of the program that brought the server up
    epoch          bigint  NOT NULL DEFAULT 1,     -- one more after every fail-over
    settings       integer NOT NULL DEFAULT 1,     -- the newest number in floor.rate
    least_round_ms integer NOT NULL DEFAULT 10000  -- a table that plays faster is not believed
);

CREATE TABLE floor.link (
    link        text PRIMARY KEY,
    letter      text    NOT NULL UNIQUE CHECK (letter ~ '^[A-Z]$'),
    label       text    NOT NULL,
    jackpot     text    NOT NULL,
    wager_cents integer NOT NULL CHECK (wager_cents > 0),
    definitions text    NOT NULL,                  -- digest of the jackpot's definition
    ordered_by  text    NOT NULL DEFAULT 'claim'  CHECK (ordered_by IN ('claim', 'confirm')),
    prize_from  text    NOT NULL DEFAULT 'ticket' CHECK (prize_from IN ('ticket', 'lock')),
    state       text    NOT NULL DEFAULT 'live'   CHECK (state IN ('live', 'paused')),
    reason      text    NOT NULL DEFAULT '',
    -- From such a prize on its table alone awards nothing: the pit does, at another machine.
    pit_awards_from bigint CHECK (pit_awards_from > 0)
);

CREATE TABLE floor.level (
    link        text    NOT NULL REFERENCES floor.link,
    level       text    NOT NULL,
    place       integer NOT NULL,
    label       text    NOT NULL,
    seed        bigint  NOT NULL CHECK (seed >= 0),
    rate_bp     integer NOT NULL CHECK (rate_bp BETWEEN 0 AND 10000),
    reserve_bp  integer NOT NULL CHECK (reserve_bp BETWEEN 0 AND 10000),
    cap         bigint  CHECK (cap > 0),
    base        bigint  NOT NULL,
    overflow    bigint  NOT NULL DEFAULT 0 CHECK (overflow >= 0),
    reserve_out bigint  NOT NULL DEFAULT 0,
    seeded      bigint  NOT NULL,
    adjusted    bigint  NOT NULL DEFAULT 0,
    paid        bigint  NOT NULL DEFAULT 0,
    facts       bigint  NOT NULL DEFAULT 0,        -- length and end of the level's chain
    chain       bytea   NOT NULL DEFAULT '\x',
    PRIMARY KEY (link, level)
);

-- The rates by which a contribution was counted: they are changed, never overwritten.
CREATE TABLE floor.rate (
    settings    integer NOT NULL,
    link        text    NOT NULL,
    level       text    NOT NULL,
    wager_cents integer NOT NULL,
    rate_bp     integer NOT NULL,
    reserve_bp  integer NOT NULL,
    PRIMARY KEY (settings, link, level),
    FOREIGN KEY (link, level) REFERENCES floor.level
);

CREATE TABLE floor.line (
    link        text    NOT NULL,
    line        text    NOT NULL,
    label       text    NOT NULL,
    level       text    NOT NULL,
    percent     integer NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
    fixed_cents bigint  NOT NULL DEFAULT 0 CHECK (fixed_cents >= 0),
    CHECK ((percent > 0) <> (fixed_cents > 0)),
    PRIMARY KEY (link, line),
    FOREIGN KEY (link, level) REFERENCES floor.level
);

-- A table of the floor. Its role is the name on its certificate, and nobody else's.
CREATE TABLE floor.station (
    station    text PRIMARY KEY,
    role       name    NOT NULL UNIQUE,
    game       text    NOT NULL,
    pit        text    NOT NULL DEFAULT '',
    version    text    NOT NULL DEFAULT '',
    last_n     bigint  NOT NULL DEFAULT 0,
    last_at    timestamptz,                        -- the table's own clock at its last round
    head       text    NOT NULL DEFAULT '',        -- the table's journal, as it was last told
    chain      bytea   NOT NULL DEFAULT '\x',
    stopped    text    NOT NULL DEFAULT '',        -- why its link is stopped, by whom it was found
    agreed     bigint  NOT NULL DEFAULT 0          -- by two people: it counts with its sum
);

CREATE TABLE floor.membership (
    station text NOT NULL REFERENCES floor.station,
    sensor  text NOT NULL,
    link    text NOT NULL REFERENCES floor.link,
    PRIMARY KEY (station, sensor)
);

CREATE TABLE floor.tally (
    station text   NOT NULL REFERENCES floor.station,
    link    text   NOT NULL,
    level   text   NOT NULL,
    share   bigint NOT NULL DEFAULT 0,
    kept    bigint NOT NULL DEFAULT 0,
    wagers  bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (link, level, station),
    FOREIGN KEY (link, level) REFERENCES floor.level
) WITH (fillfactor = 50);                          -- most updates stay on their page

CREATE TABLE floor.contribution (
    taken    timestamptz NOT NULL,
    at       timestamptz NOT NULL,
    n        bigint      NOT NULL,
    round    bigint      NOT NULL,
    settings integer     NOT NULL,
    seats    integer     NOT NULL,                 -- a bit each: seat 1 to 14 on A, from 16 up on B
    is_void  boolean     NOT NULL,                 -- the round before does not count: taken off again
    station  text        NOT NULL,
    head     bytea       NOT NULL,
    chain    bytea       NOT NULL
) PARTITION BY RANGE (taken);

CREATE INDEX ON floor.contribution (station, n);

CREATE TABLE floor.ticket (
    key        text PRIMARY KEY,
    number     bigint GENERATED ALWAYS AS IDENTITY,
    link       text        NOT NULL,
    level      text        NOT NULL,
    place      bigint      NOT NULL,               -- its place in the order of its level
    station    text        NOT NULL REFERENCES floor.station,
    round      bigint      NOT NULL,
    seat       integer     NOT NULL,
    line       text        NOT NULL,
    came       bigint      NOT NULL,               -- shares and kept that had come in by then
    kept       bigint      NOT NULL,
    state      text        NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'closed', 'locked', 'awarded', 'released')),
    given      timestamptz NOT NULL,
    told       timestamptz NOT NULL,               -- the table's own clock
    locked     timestamptz,
    ended      timestamptz,
    prize      bigint,
    before     bigint,
    after      bigint,
    seed       bigint NOT NULL DEFAULT 0,
    from_reserve  bigint NOT NULL DEFAULT 0,
    from_overflow bigint NOT NULL DEFAULT 0,
    excess     bigint NOT NULL DEFAULT 0,          -- of the reseed, above the cap
    people     text[] NOT NULL DEFAULT '{}',
    reason     text NOT NULL DEFAULT '',
    FOREIGN KEY (link, line) REFERENCES floor.line,
    FOREIGN KEY (link, level) REFERENCES floor.level,
    UNIQUE (link, level, place)
);

CREATE INDEX ON floor.ticket (link, level, place) WHERE state = 'open';

-- Tickets that are shown are few, and all of a floor's past is many.
CREATE INDEX ON floor.ticket (link, ended) WHERE state IN ('open', 'locked', 'awarded');

-- Everything that moved a level but contributions: prizes, releases, adjustments, settings.
CREATE TABLE floor.fact (
    link   text        NOT NULL,
    level  text        NOT NULL,
    n      bigint      NOT NULL,
    at     timestamptz NOT NULL,
    what   text        NOT NULL,
    body   jsonb       NOT NULL,
    chain  bytea       NOT NULL,
    PRIMARY KEY (link, level, n)
);

CREATE TABLE floor.waiting_setting (
    link       text NOT NULL,
    level      text NOT NULL,
    setting    text NOT NULL CHECK (setting IN ('seed', 'rate_bp', 'reserve_bp', 'cap')),
    value      bigint,
    people     text[] NOT NULL,
    at         timestamptz NOT NULL,
    PRIMARY KEY (link, level, setting)
);

CREATE TABLE floor.person (
    person text PRIMARY KEY,
    name   text NOT NULL,
    rank   text NOT NULL CHECK (rank IN ('dealer', 'supervisor', 'executive', 'technician'))
);

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

CREATE TABLE floor.hit_check (
    key    text NOT NULL REFERENCES floor.ticket,
    what   text NOT NULL CHECK (length(what) BETWEEN 1 AND 40),
    person text NOT NULL REFERENCES floor.person,
    at     timestamptz NOT NULL,
    PRIMARY KEY (key, what)
);

CREATE TABLE floor.checkpoint (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    at      timestamptz NOT NULL,
    person  text NOT NULL REFERENCES floor.person,
    figures jsonb NOT NULL
);

CREATE TABLE floor.alert (
    alert    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at       timestamptz NOT NULL,
    station  text,
    link     text,
    what     text NOT NULL,
    sentence text NOT NULL,
    noted_by text NOT NULL DEFAULT '',
    noted_at timestamptz
);

-- Both are empty after a crash of the server and fill themselves again.
CREATE UNLOGGED TABLE floor.presence (
    station text PRIMARY KEY,
    at      timestamptz NOT NULL,
    phase   text NOT NULL,
    skew_ms bigint NOT NULL,
    unsent_ms bigint NOT NULL,
    health  jsonb NOT NULL
) WITH (fillfactor = 50);

CREATE UNLOGGED TABLE floor.shown (
    link    text PRIMARY KEY,
    at      timestamptz NOT NULL,
    version bigint NOT NULL,
    state   text NOT NULL,
    reason  text NOT NULL,
    levels  jsonb NOT NULL,
    pending jsonb NOT NULL,
    told    json NOT NULL      -- the answer of a link, put together when it changes
) WITH (fillfactor = 50);

-- These rows are written again and again and do not become more, so what the planner knows of them
-- stays true; and every clean-up lets each of hundreds of sessions plan its calls anew.
ALTER TABLE floor.station SET
    (fillfactor = 50, autovacuum_vacuum_threshold = 10000, autovacuum_analyze_threshold = 1000000);
ALTER TABLE floor.tally SET
    (autovacuum_vacuum_threshold = 30000, autovacuum_analyze_threshold = 3000000);
ALTER TABLE floor.presence SET
    (autovacuum_vacuum_threshold = 10000, autovacuum_analyze_threshold = 1000000);
ALTER TABLE floor.shown SET
    (autovacuum_vacuum_threshold = 10000, autovacuum_analyze_threshold = 1000000);

CREATE FUNCTION floor.make_partition(month date) RETURNS void
LANGUAGE plpgsql SET search_path = floor, pg_temp AS $$
BEGIN
    EXECUTE format(
        'CREATE TABLE IF NOT EXISTS floor.%I PARTITION OF floor.contribution '
        'FOR VALUES FROM (%L) TO (%L)',
        'contribution_' || to_char(month, 'YYYYMM'), month, month + interval '1 month');
END $$;
