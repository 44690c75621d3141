// The questions that complete a move, one by one: which cards, as what, whom, how deep.

import type { Card, Seat } from "../protocol";
import type { Move } from "./moves";

/** What is filled into the blank of a move. */
export interface Filling {
  depth?: number;
  order?: Card[];
  kind?: Card;
  cards?: Card[];
}

export type Step =
  | { ask: "nothing"; move: Move; filling: Filling }
  | { ask: "sure"; move: Move }
  | { ask: "cards"; sets: { cards: Card[]; moves: Move[] }[] }
  | { ask: "as"; kinds: { kind: Card; moves: Move[] }[] }
  | { ask: "target"; seats: { seat: Seat; moves: Move[] }[] }
  | { ask: "kind"; kinds: Card[]; move: Move; filling: Filling }
  | { ask: "five"; cards: Card[]; move: Move }
  | { ask: "depth"; bottom: number; move: Move }
  | { ask: "order"; cards: Card[]; move: Move };

export const FIVE = 5;

/** The next question about these moves. A question with a single answer is not asked. */
export function nextStep(moves: readonly Move[]): Step {
  const sets = grouped(moves, (move) => move.cards.join(" "));
  if (sets.length > 1) return { ask: "cards", sets: sets.map((each) => ({ cards: each[0].cards, moves: each })) };
  const kinds = grouped(moves, (move) => move.named);
  if (kinds.length > 1) return { ask: "as", kinds: kinds.map((each) => ({ kind: each[0].named, moves: each })) };
  const seats = grouped(moves, (move) => move.target);
  if (seats.length > 1) return { ask: "target", seats: seats.map((each) => ({ seat: each[0].target, moves: each })) };
  return blank(moves[0] as Move);
}

function blank(move: Move): Step {
  const { fill } = move;
  if (!fill) return { ask: "nothing", move, filling: {} };
  if (fill.depth) return { ask: "depth", bottom: fill.depth[1], move };
  if (fill.order) return { ask: "order", cards: fill.order, move };
  if (!fill.cards) return { ask: "kind", kinds: fill.kind ?? [], move, filling: {} };
  return fill.cards.length === FIVE ? takeWith(move, fill.cards) : { ask: "five", cards: fill.cards, move };
}

/** Five titles are chosen; ask which card they take. One of the five is possible as well, but not Godcat. */
export function takeWith(move: Move, cards: Card[]): Step {
  const own = cards.filter((card) => card !== "godcat");
  const kinds = [...new Set([...(move.fill?.kind ?? []), ...own])];
  return { ask: "kind", kinds, move, filling: { cards } };
}

function grouped(moves: readonly Move[], key: (move: Move) => string | number): [Move, ...Move[]][] {
  const groups = new Map<string | number, [Move, ...Move[]]>();
  for (const move of moves) {
    const group = groups.get(key(move));
    if (group) group.push(move);
    else groups.set(key(move), [move]);
  }
  return [...groups.values()];
}
