// Everything that can keep somebody out of a room, with its message ids.

import type { Room } from "../room.svelte";

/** What is wrong, what to do about it, and whether trying again can help. */
export interface Trouble {
  title: string;
  text: string;
  again: string; // the button that tries again; empty if that is of no use
}

const trouble = (title: string, text: string, again = ""): Trouble => ({ title, text, again });

const NO_ROOM = trouble("trouble-no-room", "trouble-no-room-text");
const FULL = trouble("trouble-full", "trouble-full-text", "trouble-again");
const REMOVED = trouble("trouble-removed", "trouble-removed-text");
const CLOSED = trouble("trouble-closed", "trouble-closed-text");
const ELSEWHERE = trouble("trouble-elsewhere", "trouble-elsewhere-text", "trouble-here");
const AWAY = trouble("trouble-away", "trouble-away-text", "trouble-again");
const CROWDED = trouble("trouble-crowded", "trouble-crowded-text", "trouble-again");
const BUSY = trouble("trouble-busy", "trouble-busy-text", "trouble-again");
const MALFORMED = trouble("trouble-malformed", "trouble-malformed-text", "trouble-again");

export const NO_REPLAY = trouble("trouble-no-replay", "trouble-no-replay-text");
export const NO_ANSWER = AWAY;

const REFUSED: Record<string, Trouble> = {
  no_room: NO_ROOM,
  full: FULL,
  removed: REMOVED,
  elsewhere: ELSEWHERE,
  malformed: MALFORMED,
  crowded: CROWDED,
  busy: BUSY,
  no_store: BUSY,
  damaged: NO_ROOM,
};
const GOODBYE: Record<string, Trouble> = {
  removed: REMOVED,
  closed: CLOSED,
  elsewhere: ELSEWHERE,
  malformed: MALFORMED,
};

/** Whether the room is no more, so that only its replays may be left. */
export function isClosed(trouble: Trouble): boolean {
  return trouble === NO_ROOM || trouble === CLOSED;
}

/** Why this room cannot be shown, or null. A connection that is lost while the room shows is no trouble yet. */
export function troubleIn(room: Room): Trouble | null {
  if (room.refused) return REFUSED[room.refused.why] ?? MALFORMED;
  if (room.status === "closed" && room.bye) return GOODBYE[room.bye.why] ?? CLOSED;
  return room.status === "lost" && room.room === null ? AWAY : null;
}
