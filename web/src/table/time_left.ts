// How much of a clock is left: first the time of the turn, then the bank.

import type { RunningClock } from "../protocol";

/** What is left after so many milliseconds; `part` is its share of the whole. */
export function timeLeft(clock: RunningClock, passed: number): { left: number; part: number; banked: boolean } {
  const own = clock.left - passed;
  if (own > 0 || clock.kind !== "turn") return { left: Math.max(0, own), part: share(own, clock.whole), banked: false };
  const left = Math.max(0, own + clock.bank);
  return { left, part: share(left, clock.bank), banked: true };
}

function share(left: number, whole: number): number {
  return Math.max(0, left) / Math.max(1, whole);
}
