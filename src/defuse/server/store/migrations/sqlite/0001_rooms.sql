-- owner is the server that may write; epoch grows whenever it changes, so that an old owner is known by its number.
CREATE TABLE room (
    id         TEXT PRIMARY KEY,
    owner      TEXT,
    epoch      INTEGER NOT NULL,
    last_seq   INTEGER NOT NULL,
    status     TEXT NOT NULL CHECK (status IN ('open', 'closed')),
    made_at    REAL NOT NULL,
    touched_at REAL NOT NULL,
    settings   BLOB NOT NULL
);
CREATE INDEX room_owner ON room (owner);

-- The truth: what happened in a room. The key lets every number be written once.
CREATE TABLE event (
    room  TEXT NOT NULL REFERENCES room (id) ON DELETE CASCADE,
    seq   INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    kind  TEXT NOT NULL,
    body  BLOB NOT NULL,
    at    REAL NOT NULL,
    PRIMARY KEY (room, seq)
);

CREATE TABLE snapshot (
    room TEXT PRIMARY KEY REFERENCES room (id) ON DELETE CASCADE,
    seq  INTEGER NOT NULL,
    body BLOB NOT NULL
);

CREATE TABLE server (
    id      TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    expires REAL NOT NULL
);

CREATE TABLE token (
    room   TEXT NOT NULL REFERENCES room (id) ON DELETE CASCADE,
    hash   BLOB NOT NULL,
    member INTEGER NOT NULL,
    PRIMARY KEY (room, hash)
);

-- Outlives its room.
CREATE TABLE replay (
    id      TEXT PRIMARY KEY,
    room    TEXT NOT NULL,
    game    INTEGER NOT NULL,
    made_at REAL NOT NULL,
    body    BLOB NOT NULL
);
CREATE INDEX replay_made_at ON replay (made_at);
