-- Who awards a prize is decided once, when it is locked: it does not turn while a table pays it.
ALTER TABLE floor.ticket ADD COLUMN is_pits boolean NOT NULL DEFAULT false;
UPDATE floor.ticket t SET is_pits = true
FROM floor.floor f, floor.link l, floor.line n
WHERE t.state = 'locked' AND t.paid_at IS NULL AND l.link = t.link
  AND n.link = t.link AND n.line = t.line
  AND NOT (f.name LIKE 'SIMULATED%' AND l.pit_awards_from IS NULL)
  AND (n.percent = 100 AND f.name NOT LIKE 'SIMULATED%'
       OR t.prize >= coalesce(l.pit_awards_from, 5000000000));

-- The link of another journal's chain that two people have accepted: the same one is no news.
ALTER TABLE floor.station
    ADD COLUMN other_head text NOT NULL DEFAULT '',
    ADD COLUMN agreed_head text NOT NULL DEFAULT '';

ALTER TABLE floor.retold
    ADD COLUMN reason text NOT NULL DEFAULT '',
    ADD COLUMN decided_at timestamptz;

-- What goes on is looked for by what it is and where.
CREATE INDEX ON floor.alert (what, coalesce(station, '')) WHERE over_at IS NULL;
