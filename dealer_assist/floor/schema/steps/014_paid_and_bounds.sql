-- What a table has paid and backed out of its prizes, which of them the pit awarded, and the time that
-- a table was granted beyond its own.
ALTER TABLE floor.ticket
    ADD COLUMN paid_at timestamptz,
    ADD COLUMN backed_out_at timestamptz,
    ADD COLUMN by_pit boolean NOT NULL DEFAULT false;

ALTER TABLE floor.station
    ADD COLUMN granted_epoch bigint NOT NULL DEFAULT 0,
    -- A site is believed as far as so many tables could have played.
    ADD COLUMN site_tables integer NOT NULL DEFAULT 1 CHECK (site_tables > 0);
