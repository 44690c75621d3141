// Opening a room with one click, and what to say when that does not work.

import { address, roomLink } from "../address.svelte";
import { Failed, openRoom } from "../api";
import { copy } from "../lobby/clipboard";
import { sendOff } from "../lobby/errand";
import type { Settings } from "../protocol";
import { go } from "../router.svelte";

/** A room against bots, and into the game at once. */
export async function playNow(settings?: Settings): Promise<void> {
  const room = await openRoom(settings);
  sendOff(room, "play");
  go(`/r/${room}`);
}

/** A room for friends, its link copied while the click lasts. */
export async function playWithFriends(): Promise<void> {
  const opened = openRoom();
  const copied = copy(Promise.all([opened, address.known]).then(([room]) => roomLink(room))).catch(() => false);
  const room = await opened;
  sendOff(room, "host", await copied);
  go(`/r/${room}`);
}

/** What went wrong, by the id of its words. */
export function troubleOf(error: unknown): "trouble-opening" | "trouble-too-many" {
  return error instanceof Failed && error.why === "too_many" ? "trouble-too-many" : "trouble-opening";
}
