-- What a floor needs that is really run: rounds that are not believed yet, months that end, what a
-- server forgot that was put back, people who are called, and who was silent when.

ALTER TABLE floor.station
    ADD COLUMN kind text NOT NULL DEFAULT 'table' CHECK (kind IN ('table', 'site')),
    -- Time that it has to play in, by the server's clock: a round with a wager takes its share.
    ADD COLUMN budget_ms bigint NOT NULL DEFAULT 60000,
    ADD COLUMN budget_at timestamptz NOT NULL DEFAULT now(),
    -- A journal that begins anew, or an old copy of it, goes on so much behind the server's numbers.
    ADD COLUMN renumbered bigint NOT NULL DEFAULT 0,
    ADD COLUMN is_behind boolean NOT NULL DEFAULT false;

ALTER TABLE floor.floor ADD COLUMN put_back_at timestamptz;

ALTER TABLE floor.level ADD COLUMN hits bigint NOT NULL DEFAULT 0;
UPDATE floor.level v SET hits = (SELECT count(*) FROM floor.ticket t
    WHERE t.link = v.link AND t.level = v.level AND t.state IN ('locked', 'awarded'));

-- A ticket names its sensor and the contribution of its round; the same hand has one at a time.
ALTER TABLE floor.ticket ADD COLUMN sensor text NOT NULL DEFAULT '', ADD COLUMN n bigint;
CREATE UNIQUE INDEX ON floor.ticket (station, n, seat, sensor)
    WHERE state IN ('open', 'locked', 'awarded');
CREATE INDEX ON floor.ticket (number);
CREATE INDEX ON floor.ticket (number) WHERE state IN ('open', 'locked');
CREATE INDEX ON floor.ticket (ended) WHERE state IN ('awarded', 'released');

-- An act that is asked for again has the same answer: the transaction tells a retry from a trick.
ALTER TABLE floor.used_proof ADD COLUMN xid bigint NOT NULL DEFAULT txid_current();

-- Alerts: what is over and comes again is another one.
ALTER TABLE floor.alert ADD COLUMN over_at timestamptz;
CREATE INDEX ON floor.alert (what, station) WHERE noted_at IS NULL;
CREATE INDEX ON floor.alert (noted_at) WHERE noted_at IS NOT NULL;

-- What a table says of itself is judged when it comes in, from now on; so nothing old is kept.
TRUNCATE floor.presence;
ALTER TABLE floor.presence
    ADD COLUMN changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    ADD COLUMN refused text NOT NULL DEFAULT '',
    ADD COLUMN refused_at timestamptz;

-- Rounds that are on record and count for nothing until two people say so.
CREATE TABLE floor.doubt (
    station  text        NOT NULL REFERENCES floor.station,
    n        bigint      NOT NULL,
    at       timestamptz NOT NULL,
    round    bigint      NOT NULL,
    settings integer     NOT NULL,
    seats    integer     NOT NULL,
    is_void  boolean     NOT NULL DEFAULT false,
    why      text        NOT NULL,
    decided  text CHECK (decided IN ('counted', 'refused', 'void')),
    people   text[]      NOT NULL DEFAULT '{}',
    reason   text        NOT NULL DEFAULT '',
    decided_at timestamptz,
    PRIMARY KEY (station, n)
);
CREATE INDEX ON floor.doubt (station) WHERE decided IS NULL;

-- Prizes that a table's journal has and this server does not: it went back.
CREATE TABLE floor.retold (
    key     text PRIMARY KEY,
    station text        NOT NULL REFERENCES floor.station,
    link    text        NOT NULL,
    level   text        NOT NULL,
    line    text        NOT NULL,
    sensor  text        NOT NULL,
    round   bigint      NOT NULL,
    seat    integer     NOT NULL,
    state   text        NOT NULL CHECK (state IN ('locked', 'awarded')),
    prize   bigint      NOT NULL CHECK (prize > 0),
    at      timestamptz NOT NULL,
    decided text CHECK (decided IN ('taken', 'refused')),
    people  text[]      NOT NULL DEFAULT '{}',
    FOREIGN KEY (link, line) REFERENCES floor.line
);

-- The end of a month: where each table's chain stood, and everything that it had brought by then.
CREATE TABLE floor.closing (
    month   date   NOT NULL,
    station text   NOT NULL REFERENCES floor.station,
    last_n  bigint NOT NULL,
    chain   bytea  NOT NULL,
    seal    bytea  NOT NULL,
    PRIMARY KEY (station, month)
);
CREATE TABLE floor.closing_sum (
    month   date   NOT NULL,
    station text   NOT NULL,
    link    text   NOT NULL,
    level   text   NOT NULL,
    share   bigint NOT NULL,
    kept    bigint NOT NULL,
    wagers  bigint NOT NULL,
    PRIMARY KEY (station, month, link, level),
    FOREIGN KEY (station, month) REFERENCES floor.closing
);

-- Nothing is refused because a month was not made.
CREATE TABLE floor.contribution_default PARTITION OF floor.contribution DEFAULT;
CREATE INDEX ON floor.contribution USING brin (taken);

-- Who looked after the floor last, and when nobody did, or a table was not heard.
CREATE TABLE floor.watcher (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    at      timestamptz NOT NULL
);
CREATE TABLE floor.outage (
    station text        NOT NULL,                  -- nothing: the floor itself
    began   timestamptz NOT NULL,
    ended   timestamptz,
    why     text        NOT NULL,
    PRIMARY KEY (station, began)
);

-- Somebody is wanted at a table.
CREATE TABLE floor.service_call (
    call     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key      text        NOT NULL UNIQUE,
    station  text        NOT NULL REFERENCES floor.station,
    kind     text        NOT NULL CHECK (kind ~ '^[a-z_]{2,30}$'),
    note     text        NOT NULL DEFAULT '' CHECK (length(note) <= 200),
    at       timestamptz NOT NULL,
    taken_by text        NOT NULL DEFAULT '',
    taken_at timestamptz,
    ended_by text        NOT NULL DEFAULT '',
    ended_at timestamptz,
    answer   text        NOT NULL DEFAULT '' CHECK (length(answer) <= 200)
);
CREATE INDEX ON floor.service_call (station) WHERE ended_at IS NULL;
CREATE INDEX ON floor.service_call (ended_at) WHERE ended_at IS NOT NULL;

-- A message to a table, a pit or everybody, and who has read it where.
CREATE TABLE floor.message (
    message bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at      timestamptz NOT NULL,
    scope   text NOT NULL CHECK (scope IN ('table', 'pit', 'all')),
    target  text NOT NULL DEFAULT '',
    words   text NOT NULL CHECK (length(words) BETWEEN 1 AND 400),
    sent_by text NOT NULL
);
CREATE TABLE floor.message_read (
    message bigint NOT NULL REFERENCES floor.message,
    station text   NOT NULL REFERENCES floor.station,
    read_by text   NOT NULL,
    at      timestamptz NOT NULL,
    PRIMARY KEY (message, station)
);

-- A floor as a station of a wider link: numbered sums, each once.
CREATE TABLE floor.site_sum (
    station  text        NOT NULL REFERENCES floor.station,
    n        bigint      NOT NULL,
    taken    timestamptz NOT NULL,
    at       timestamptz NOT NULL,
    link     text        NOT NULL,
    settings integer     NOT NULL,
    wagers   bigint      NOT NULL,                 -- since the number before
    total    bigint      NOT NULL,
    chain    bytea       NOT NULL,
    PRIMARY KEY (station, n, link)
);
