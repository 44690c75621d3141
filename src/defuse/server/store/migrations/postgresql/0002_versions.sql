-- The version of a server, and the version that a server needs to own a room: that of the newest owner so far.
ALTER TABLE room ADD COLUMN version integer NOT NULL DEFAULT 0;
ALTER TABLE server ADD COLUMN version integer NOT NULL DEFAULT 0;
