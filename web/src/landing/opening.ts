// Opens a room with one click.

import { address, roomLink } from "../address.svelte";
import { Failed, openRoom } from "../api";
import { copy } from "../lobby/clipboard";
import { setIntent } from "../lobby/intent";
import type { Settings } from "../protocol";
import { go } from "../router.svelte";

const AGAINST_BOTS: Partial<Settings> = { window: 3 }; // seconds; nobody else has to make up their mind

/** Open a room against bots and begin its game; before that, leave another one. */
export async function playNow(settings?: Settings, leave?: () => Promise<unknown>): Promise<void> {
  const room = await openRoom(settings ?? AGAINST_BOTS);
  await leave?.();
  setIntent(room, "play");
  go(`/r/${room}`);
}

/** Open a room for friends and copy its link during the click. */
export async function playWithFriends(): Promise<void> {
  const opened = openRoom();
  const copied = copy(Promise.all([opened, address.known]).then(([room]) => roomLink(room))).catch(() => false);
  const room = await opened;
  setIntent(room, "host", await copied);
  go(`/r/${room}`);
}

/** The message id of what went wrong. */
export function troubleOf(error: unknown): "trouble-opening" | "trouble-too-many" {
  return error instanceof Failed && error.why === "too_many" ? "trouble-too-many" : "trouble-opening";
}
