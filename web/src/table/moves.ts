// What can be done with which cards. The server alone decides which moves are legal.

import { NOBODY, UNKNOWN, USED_CARD, type Card, type ListedMove, type Verb } from "../protocol";

/** A listed move with nothing left out. */
export interface Move extends Required<ListedMove> {
  number: number;
}

const NOTHING_MORE = { cards: [], marks: 0, named: UNKNOWN, target: NOBODY, fill: null };

export function readMoves(listed: readonly ListedMove[]): Move[] {
  return listed.map((move, number) => ({ ...NOTHING_MORE, ...move, number }));
}

/** Of moves that use other cards of the same kinds, keep the one with the number of marked cards nearest to `wanted`. */
export function withMarks(moves: readonly Move[], wanted: number): Move[] {
  const chosen = new Map<string, Move>();
  for (const move of moves) {
    const key = [move.verb, move.cards, move.named, move.target].join(" ");
    const rival = chosen.get(key);
    if (rival === undefined || Math.abs(move.marks - wanted) < Math.abs(rival.marks - wanted)) chosen.set(key, move);
  }
  return [...chosen.values()];
}

const COMBINATIONS: Verb[] = ["pair", "triple"];

function isCombination(move: Move): boolean {
  return COMBINATIONS.includes(move.verb);
}

/** Whether `others` contain all of these cards, each as often. */
export function within(cards: readonly Card[], others: readonly Card[]): boolean {
  const left = [...others];
  return cards.every((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** What can be done with the chosen cards of the hand: a single one also begins combinations. */
export function movesWith(cards: readonly Card[], moves: readonly Move[]): Move[] {
  const [first] = cards;
  if (first === undefined) return [];
  if (cards.length > 1) return moves.filter((move) => move.cards.length === cards.length && within(cards, move.cards));
  const alone = moves.filter((move) => !isCombination(move) && move.verb !== "five" && uses(move, first));
  return [...alone, ...moves.filter((move) => isCombination(move) && move.cards.includes(first))];
}

function uses(move: Move, card: Card): boolean {
  return move.cards.includes(card) || USED_CARD[move.verb] === card;
}

/** Whether another card can join the chosen ones in a combination. */
export function goTogether(cards: readonly Card[], moves: readonly Move[]): boolean {
  return moves.some((move) => isCombination(move) && within(cards, move.cards));
}
