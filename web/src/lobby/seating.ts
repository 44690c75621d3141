// Sitting down under one's own name.

import type { Answer } from "../connection";
import type { Room } from "../room.svelte";
import { become } from "./persona.svelte";

/** Take this seat, or the first free one. Members who sit already keep their seat and show their new name and cat. */
export function sitDown(room: Room, seat: number | null = null): Promise<Answer> {
  const { name, avatar } = become({});
  return room.send({ do: "sit", name, avatar, seat });
}
