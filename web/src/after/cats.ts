// Which cat played in a seat of the game that is over.

import type { Luck } from "../protocol";
import type { Room } from "../room.svelte";

/** Found by name: chairs may have changed since, and members may have left. */
export function catOf(room: Room, { name, seat }: Luck): number {
  const people = [...(room.room?.chairs ?? []), ...(room.room?.members ?? [])];
  return people.find((person) => person.name === name)?.avatar ?? seat;
}
