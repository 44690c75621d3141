-- Seconds since 1970: one clock for all servers, that of the database.
CREATE FUNCTION moment() RETURNS double precision LANGUAGE sql VOLATILE
    AS 'SELECT extract(epoch FROM clock_timestamp())::double precision';

-- owner is the server that may write; epoch grows whenever it changes, so that an old owner is known by its number.
-- Rows leave space, since every append touches its room.
CREATE TABLE room (
    id         text PRIMARY KEY,
    owner      text,
    epoch      bigint NOT NULL,
    last_seq   bigint NOT NULL,
    status     text NOT NULL CHECK (status IN ('open', 'closed')),
    made_at    double precision NOT NULL,
    touched_at double precision NOT NULL,
    settings   bytea NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX room_owner ON room (owner);

-- The truth: what happened in a room. The key lets every number be written once.
CREATE TABLE event (
    room  text NOT NULL REFERENCES room (id) ON DELETE CASCADE,
    seq   bigint NOT NULL,
    epoch bigint NOT NULL,
    kind  text NOT NULL,
    body  bytea NOT NULL,
    at    double precision NOT NULL,
    PRIMARY KEY (room, seq)
);

CREATE TABLE snapshot (
    room text PRIMARY KEY REFERENCES room (id) ON DELETE CASCADE,
    seq  bigint NOT NULL,
    body bytea NOT NULL
);

CREATE TABLE server (
    id      text PRIMARY KEY,
    address text NOT NULL,
    expires double precision NOT NULL
);

CREATE TABLE token (
    room   text NOT NULL REFERENCES room (id) ON DELETE CASCADE,
    hash   bytea NOT NULL,
    member integer NOT NULL,
    PRIMARY KEY (room, hash)
);

-- Outlives its room.
CREATE TABLE replay (
    id      text PRIMARY KEY,
    room    text NOT NULL,
    game    integer NOT NULL,
    made_at double precision NOT NULL,
    body    bytea NOT NULL
);
CREATE INDEX replay_made_at ON replay (made_at);
