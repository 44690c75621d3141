// Whether somebody was lucky: the kittens they drew beside those that were to be expected.

import type { Luck } from "../protocol";

const LITTLE = 0.35; // kittens more or less that nobody would call luck
const MUCH = 1;

/** The id of the words for it. */
export function verdict({ kittens, risk }: Luck): string {
  const more = kittens - risk;
  if (Math.abs(more) < LITTLE) return "after-even";
  if (more < 0) return more <= -MUCH ? "after-very-lucky" : "after-lucky";
  return more >= MUCH ? "after-very-unlucky" : "after-unlucky";
}
