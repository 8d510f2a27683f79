-- Unlike games on one meter: each plays for its link by a paytable of its own, whose digest is the
-- table's. Where there is none, it is the link's.

ALTER TABLE floor.membership ADD COLUMN definitions text NOT NULL DEFAULT '';
