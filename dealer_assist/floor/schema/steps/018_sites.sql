-- Sites under a center: a site's server carries the calls of its tables there, and the answers back, by
-- logical replication. The sums of whole sites, which no service ever carried, go.

DO $$
BEGIN
    IF EXISTS (SELECT 1 FROM floor.site_sum) THEN
        RAISE EXCEPTION 'This server has counted sums of sites, which this release cannot prove';
    END IF;
END $$;
DELETE FROM floor.membership m USING floor.station s WHERE s.station = m.station AND s.kind = 'site';
DELETE FROM floor.station WHERE kind = 'site';
DROP TABLE floor.site_sum;
ALTER TABLE floor.station
    DROP COLUMN kind,
    DROP COLUMN site_tables,
    ADD COLUMN site text NOT NULL DEFAULT '';      -- whose server carries its calls; nothing: none

-- On the way up: a call of a table. Neither this nor the next keeps a row: what is committed is in the
-- log of the server, and the log is what travels.
CREATE TABLE floor.asked (
    id    uuid  NOT NULL,
    role  name  NOT NULL,
    call  text  NOT NULL,
    words jsonb NOT NULL,
    heard jsonb NOT NULL       -- who else was there at the site, and where his round stands
);
-- On the way down: an answer, or what a link shows. At the site an answer lies until it was read.
CREATE TABLE floor.answered (
    id      uuid        NOT NULL,
    at      timestamptz NOT NULL,
    site    text        NOT NULL,
    call    text        NOT NULL,
    answer  jsonb,
    refused text        NOT NULL,
    state   text        NOT NULL
);
CREATE INDEX ON floor.answered (id);
CREATE INDEX ON floor.answered (at);
-- At the center: what was answered, until the site has asked for it.
CREATE TABLE floor.carried_out (
    id      uuid PRIMARY KEY,
    at      timestamptz NOT NULL,
    site    text        NOT NULL,
    answer  jsonb,
    refused text        NOT NULL,
    state   text        NOT NULL
);
CREATE INDEX ON floor.carried_out (at);
