-- What others had won of a released prize, found by its key wherever the prize is shown.
CREATE INDEX ON floor.fact ((body ->> 'key')) WHERE what = 'won since';
