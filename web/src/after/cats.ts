// Which cat played in a seat of the game that is over.

import type { Luck } from "../protocol";
import type { Room } from "../room.svelte";

/** By the name: chairs may have changed since, and whoever has left is gone. */
export function catOf(room: Room, { name, seat }: Luck): number {
  const people = [...(room.room?.chairs ?? []), ...(room.room?.members ?? [])];
  return people.find((person) => person.name === name)?.avatar ?? seat;
}
