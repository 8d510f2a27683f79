-- A level that must hit on a link: the server draws its threshold, seals it and says who crossed it.

ALTER TABLE floor.level ADD COLUMN must_hit bigint CHECK (must_hit > 0);

-- What a seal stands for. No role reads it: it is told in the fact of its crossing, or of its end.
CREATE TABLE floor.threshold (
    seal   text PRIMARY KEY CHECK (length(seal) = 64),
    link   text        NOT NULL,
    level  text        NOT NULL,
    cents  bigint      NOT NULL CHECK (cents > 0),
    nonce  text        NOT NULL CHECK (length(nonce) = 64),
    sealed timestamptz NOT NULL,
    state  text        NOT NULL DEFAULT 'sealed' CHECK (state IN ('sealed', 'crossed', 'retired')),
    FOREIGN KEY (link, level) REFERENCES floor.level
);
CREATE UNIQUE INDEX ON floor.threshold (link, level) WHERE state = 'sealed';

-- A crossing is a ticket that nobody claimed: the seal that it opened, the meter before its round and
-- after each wager of it.
ALTER TABLE floor.ticket
    ADD COLUMN seal text UNIQUE REFERENCES floor.threshold,  -- one seal opens once
    ADD COLUMN way jsonb;

-- The wager that crossed may have a winning hand as well.
DROP INDEX floor.ticket_station_n_seat_sensor_idx;
CREATE UNIQUE INDEX ON floor.ticket (station, n, seat, sensor, (seal IS NOT NULL))
    WHERE state IN ('open', 'locked', 'awarded');
