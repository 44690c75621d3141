// Whether a player was lucky: kittens drawn compared to kittens expected.

import type { Luck } from "../protocol";

const LITTLE = 0.35; // kittens more or less that nobody would call luck
const MUCH = 1;

/** The message id of the verdict. */
export function verdict({ kittens, risk }: Luck): string {
  const more = kittens - risk;
  if (Math.abs(more) < LITTLE) return "after-even";
  if (more < 0) return more <= -MUCH ? "after-very-lucky" : "after-lucky";
  return more >= MUCH ? "after-very-unlucky" : "after-unlucky";
}
