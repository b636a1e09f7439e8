"""The tables of a journal, and how those of an older version become today's."""

import sqlite3

APPLICATION = 0x4D54544A
"""Stands in the head of every journal: MTTJ."""

_FIRST = """
CREATE TABLE cases (              -- what was asked, so that it can be read without the content
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    digest BLOB NOT NULL,         -- of the content: a case told in other words is another row
    content BLOB NOT NULL,        -- JSON, compressed by zlib
    UNIQUE (id, digest)
) STRICT;

CREATE TABLE reviews (
    place INTEGER PRIMARY KEY,    -- milliseconds since 1970, after the review before it: the
                                  -- order in which they were answered, whatever the clock said
    id BLOB NOT NULL UNIQUE,      -- the sixteen bytes of a UUID
    at INTEGER NOT NULL,          -- microseconds since 1970, as the clock said
    offset INTEGER NOT NULL,      -- minutes east of UTC
    drill TEXT NOT NULL,
    mode TEXT NOT NULL,
    chart TEXT NOT NULL,
    case_number INTEGER NOT NULL REFERENCES cases,
    predicted TEXT NOT NULL,      -- JSON
    given TEXT NOT NULL,          -- a JSON list of words
    right TEXT NOT NULL,          -- the same
    is_right INTEGER NOT NULL,
    chance REAL NOT NULL,
    hints INTEGER NOT NULL,
    milliseconds INTEGER NOT NULL,
    is_fresh INTEGER NOT NULL,
    is_counted INTEGER NOT NULL
) STRICT;

CREATE TABLE items (              -- decisions and mistaken ideas
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    again INTEGER NOT NULL DEFAULT 0,
    hard INTEGER NOT NULL DEFAULT 0,
    good INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE results (
    review INTEGER NOT NULL REFERENCES reviews,
    number INTEGER NOT NULL,      -- counted from 0 within the review
    item INTEGER NOT NULL REFERENCES items,
    rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 3),
    given TEXT NOT NULL,
    right TEXT NOT NULL,
    was_known INTEGER NOT NULL,   -- had the item been asked before?
    PRIMARY KEY (review, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_items ON results (item, review);

CREATE TABLE memories (           -- made from the results: another schedule may make others
    item INTEGER PRIMARY KEY REFERENCES items,
    due INTEGER NOT NULL,         -- microseconds since 1970
    stability REAL NOT NULL,
    difficulty REAL NOT NULL,
    last INTEGER NOT NULL,
    reps INTEGER NOT NULL,
    lapses INTEGER NOT NULL
) STRICT;
CREATE TABLE stale (              -- whose memory is to be made anew from the results
    item INTEGER PRIMARY KEY REFERENCES items
) STRICT;

CREATE TABLE kept (               -- the settings of practice, the round in progress
    name TEXT PRIMARY KEY,
    content TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What the statistics ask for, counted along with every review: no question reads them all.
CREATE TABLE hours (
    hour INTEGER NOT NULL,        -- since 1970 on the learner's clock
    chart TEXT NOT NULL,
    drill TEXT NOT NULL,
    mode TEXT NOT NULL,
    reviews INTEGER NOT NULL,
    right INTEGER NOT NULL,
    milliseconds INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    fresh INTEGER NOT NULL,
    fresh_right INTEGER NOT NULL,
    fresh_chance REAL NOT NULL,   -- how many of them guesses would have got right
    known INTEGER NOT NULL,       -- results of items that had been asked before
    recalled INTEGER NOT NULL,    -- those of them that were right
    PRIMARY KEY (hour, chart, drill, mode)
) STRICT, WITHOUT ROWID;
CREATE TABLE answers (
    item INTEGER NOT NULL REFERENCES items,
    right TEXT NOT NULL,
    given TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (item, right, given)
) STRICT, WITHOUT ROWID;
CREATE TABLE walks (
    chart TEXT NOT NULL,
    drill TEXT NOT NULL,
    right TEXT NOT NULL,          -- a JSON list of words
    reviews INTEGER NOT NULL,
    right_count INTEGER NOT NULL,
    PRIMARY KEY (chart, drill, right)
) STRICT, WITHOUT ROWID;
"""

MIGRATIONS = (_FIRST,)
"""Each makes the next version out of the one before; the first makes the tables."""


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the tables; 0 where there are none."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def newest_version() -> int:
    """The version of the tables that this program writes."""
    return len(MIGRATIONS)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the tables to the newest version, one whole version after the other."""
    for version in range(version_of(connection), newest_version()):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE; {MIGRATIONS[version]};"
                f"PRAGMA application_id = {APPLICATION};"
                f"PRAGMA user_version = {version + 1}; COMMIT;"
            )
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
