// Moves as the server lists them, for tests.

import type { Card, Fill, ListedMove, Verb } from "../src/protocol";
import { readMoves, type Move } from "../src/table/moves";

export const play = (card: Card, target = -1, marks = 0): ListedMove => ({
  verb: "play",
  cards: [card],
  target,
  marks,
});
export const pair = (one: Card, other: Card, target: number, marks = 0): ListedMove => ({
  verb: "pair",
  cards: [one, other],
  target,
  marks,
});
export const triple = (cards: Card[], target: number, fill: Fill): ListedMove => ({
  verb: "triple",
  cards,
  target,
  fill,
});
export const godcatAs = (named: Card, target = -1): ListedMove => ({
  verb: "godcat_as",
  cards: ["godcat"],
  named,
  target,
});

/** Moves of which nothing is said but what they do may be written as their verbs. */
export type Written = Verb | ListedMove;

export function listed(moves: readonly Written[]): ListedMove[] {
  return moves.map((move) => (typeof move === "string" ? { verb: move } : move));
}

export function read(...moves: Written[]): Move[] {
  return readMoves(listed(moves));
}
