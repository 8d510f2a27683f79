-- How the meters went: whoever opens a Game Manager sees what was before.
CREATE TABLE floor.course (
    link text NOT NULL,
    level text NOT NULL,
    at timestamptz NOT NULL,
    meter bigint NOT NULL,
    contributed bigint NOT NULL,
    wagers bigint NOT NULL,
    PRIMARY KEY (link, level, at),
    FOREIGN KEY (link, level) REFERENCES floor.level (link, level)
);
