// Whether somebody can still sit down.

import type { RoomFrame } from "../protocol";

/** How many seats are free, now or in the next game. */
export function freeSeats({ settings, members }: RoomFrame): number {
  const sitting = members.filter(({ seat, promised, presence }) => presence !== "left" && (seat ?? promised) !== null);
  return settings.seats - sitting.length;
}
