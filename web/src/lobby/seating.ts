// Sitting down under one's own name, and why a game cannot begin.

import type { Answer } from "../connection";
import type { Room } from "../room.svelte";
import { become } from "./persona.svelte";

/** Take this seat, or the first that is free; whoever sits already keeps the seat and shows name and cat anew. */
export function sitDown(room: Room, seat: number | null = null): Promise<Answer> {
  const { name, avatar } = become({});
  return room.send({ do: "sit", name, avatar, seat });
}
