// Asks the coach for a hint, and remembers in this browser when it was given: what was hinted does not count.

import { hintFor } from "../api";
import type { HintWords } from "../protocol";
import type { Room } from "../room.svelte";
import { forget, recall, recalled, remember } from "../storage";
import { ticketOf } from "../tickets";

const KEY = "hinted.";
const MOST = 20; // rooms

/** A game of a room, and how many events its player had heard whenever they were given a hint. */
interface HintedGame {
  game: number;
  heard: number[];
}

/** A hint for what the player of a room is asked; null if there is nothing to choose, or the game has gone on. */
export async function askCoach(room: Room): Promise<HintWords | null> {
  const { asked, heard, hint } = await hintFor({ room: room.name, token: ticketOf(room.name).token });
  const { table } = room;
  if (hint === null || table?.asked !== asked) return null;
  rememberHint(room.name, table.game, heard);
  return hint;
}

/** When hints were given in a game. */
export function hintedIn(room: string, game: number): number[] {
  const kept = recall<unknown>(KEY + room, null);
  return isHintedGame(kept) && kept.game === game ? kept.heard : [];
}

export function rememberHint(room: string, game: number, heard: number): void {
  const others = recalled(KEY).filter((each) => each !== room);
  others.slice(0, Math.max(0, others.length - MOST)).forEach((each) => {
    forget(KEY + each);
  });
  remember(KEY + room, { game, heard: [...new Set([...hintedIn(room, game), heard])] });
}

function isHintedGame(kept: unknown): kept is HintedGame {
  const { game, heard } = (kept ?? {}) as Partial<HintedGame>;
  return typeof game === "number" && Array.isArray(heard) && heard.every(Number.isInteger);
}
