// Where the other players sit, as seen from the own seat at the bottom: clockwise from the left.

export const SIDES = ["left", "top", "right"] as const;
export type Side = (typeof SIDES)[number];

/** How many of the other players sit at the left, and as many at the right; the rest sits opposite. */
function beside(players: number): number {
  if (players < 2) return 0;
  return players < 6 ? 1 : players < 8 ? 2 : 3;
}

/** The players of each side, in their order. */
export function aroundTable<T>(players: readonly T[]): Record<Side, T[]> {
  const each = beside(players.length);
  const last = players.length - each;
  return { left: players.slice(0, each), top: players.slice(each, last), right: players.slice(last) };
}
