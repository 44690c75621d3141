// What somebody has come to a room for who pressed a button on the landing page.

export type Errand = "play" | "host" | null;

let pending: { room: string; errand: Errand; copied: boolean } | null = null;

export function sendOff(room: string, errand: Errand, copied = false): void {
  pending = { room, errand, copied };
}

/** The errand of whoever arrives in this room; it is run once. */
export function errandIn(room: string): { errand: Errand; copied: boolean } {
  const found = pending?.room === room ? pending : { errand: null, copied: false };
  pending = null;
  return found;
}
