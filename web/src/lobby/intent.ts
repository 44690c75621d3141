// What a button of the landing page wants done in the room that it opens.

type Intent = "play" | "host" | null;

let pending: { room: string; intent: Intent; copied: boolean } | null = null;

export function setIntent(room: string, intent: Intent, copied = false): void {
  pending = { room, intent, copied };
}

/** The intent for this room. It is given once. */
export function takeIntent(room: string): { intent: Intent; copied: boolean } {
  const found = pending?.room === room ? pending : { intent: null, copied: false };
  pending = null;
  return found;
}
