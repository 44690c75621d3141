// Reads the moves that the server lists from their notation. The server alone decides which are legal.

import { NOBODY, type Card, type Fill, type Listed, type Seat } from "../view";

export type Verb =
  | "draw"
  | "play"
  | "both"
  | "godcat_as"
  | "pair"
  | "triple"
  | "five"
  | "blind"
  | "nope"
  | "pass"
  | "give"
  | "put"
  | "insert"
  | "order"
  | "defuse"
  | "defuse_with_godcat"
  | "hold"
  | "assign"
  | "keep"
  | "swap"
  | "take"
  | "top"
  | "pick_godcat"
  | "pick_random"
  | "target";

export interface Move {
  number: number;
  verb: Verb;
  cards: Card[]; // what is used for it, or given, put or assigned
  marked: number; // how many of these are cards that everybody sees (MRK-1)
  as: Card; // what Godcat stands for
  target: Seat;
  fill: Fill | null; // what can stand in its blank
}

const WORDS_ALONE = [
  "draw",
  "blind",
  "nope",
  "pass",
  "insert",
  "order",
  "hold",
  "keep",
  "swap",
  "take",
  "top",
  "target",
];
const WORDS_WITH_CARDS = ["pair", "triple", "five", "give", "put", "assign"];

export function readMove({ number, text, fill }: Listed): Move {
  const marked = text.split("*").length - 1;
  const words = text.replaceAll("*", "").split(" ");
  const at = words.find((word) => word.startsWith("@P"));
  const target = at === undefined ? NOBODY : Number(at.slice(2));
  const move = (verb: Verb, cards: Card[] = [], as = ""): Move => ({
    number,
    verb,
    cards,
    marked,
    as,
    target,
    fill: fill ?? null,
  });
  const first = words[0] as string;
  if (WORDS_ALONE.includes(first)) return move(first as Verb);
  if (WORDS_WITH_CARDS.includes(first)) return move(first as Verb, cardsIn(words.slice(1)));
  if (first === "defuse") return move(words[1] === "with" ? "defuse_with_godcat" : "defuse");
  if (first === "pick") return move(words[1] === "godcat" ? "pick_godcat" : "pick_random");
  if (words[1] === "as") return move("godcat_as", ["godcat"], words[2]);
  const cards = cardsIn(words);
  return move(cards.length === 2 ? "both" : "play", cards);
}

/** Of moves that use other cards of the same kinds, keep the one with the number of marked cards nearest to `wanted`. */
export function withMarks(moves: readonly Move[], wanted: number): Move[] {
  const chosen = new Map<string, Move>();
  for (const move of moves) {
    const key = [move.verb, move.cards, move.as, move.target].join(" ");
    const rival = chosen.get(key);
    if (rival === undefined || Math.abs(move.marked - wanted) < Math.abs(rival.marked - wanted)) chosen.set(key, move);
  }
  return [...chosen.values()];
}

/** The cards of a move, which stand before its target; none if they are still to be chosen. */
function cardsIn(words: string[]): Card[] {
  const end = words.findIndex((word) => word.startsWith("@") || word === "for" || word === "_");
  return end < 0 ? words : words.slice(0, end);
}

/** The card of the hand that a move without cards of its own uses up. */
const USES: Partial<Record<Verb, Card>> = {
  nope: "nope",
  defuse: "defuse",
  defuse_with_godcat: "godcat",
  hold: "streaking_kitten",
};

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
  return move.cards.includes(card) || USES[move.verb] === card;
}

/** Whether another card can join the chosen ones in a combination. */
export function goTogether(cards: readonly Card[], moves: readonly Move[]): boolean {
  return moves.some((move) => isCombination(move) && within(cards, move.cards));
}
