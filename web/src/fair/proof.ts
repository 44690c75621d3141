// The proof in a record: what the luck of a game was drawn from. defuse/fair/proof.py reads the same.

import { canonical, digest, gameKey, nextLink, playDigest } from "./sealing";

export interface FairSeat {
  name: string;
  kind: "person" | "bot";
  commitment: string;
}

/** What is dealt: enough to repeat the deal. */
export interface FairBox {
  pile: string[];
  early_defuses: number;
  late_defuses: number;
  defuses_each: number;
  cards_each: number;
  storage: number;
  tower: boolean;
  kittens: string[];
  mat: string[];
  fast: boolean;
  kinds: [string, number][];
}

export interface Terms {
  format: string;
  version: number;
  program: string;
  room: string;
  game: number;
  previous: string;
  commitment: string;
  edition: string;
  recipe: string;
  rules: number;
  options: Record<string, string | number | boolean>;
  box: FairBox;
  seats: FairSeat[];
}

export interface GameLink {
  terms: string;
  play: string;
}

/** One draw of chance: from which cards one was picked, or how many were shuffled. */
export interface Draw {
  move: number;
  pick?: string[];
  shuffle?: number;
}

export interface Proof {
  terms: Terms;
  secret: string;
  seeds: (string | null)[];
  chain: { first: number; before: string; games: GameLink[] };
  recipe: string;
  abandoned: boolean;
  draws: Draw[];
}

/** A record, as far as its luck goes. */
export interface ProvedRecord {
  format: string;
  start: {
    edition: string;
    players: string[];
    options?: Record<string, string | number | boolean>;
    turn?: string;
    deck?: string[];
    hands?: Record<string, string[]>;
    storage?: string[];
    removed?: string[];
  };
  moves: string[];
  proof?: Proof | null;
}

const DIGEST = /^[0-9a-f]{64}$/;

/** The name of the first field that is not what it should be; empty if all are. */
export function malformed(proof: Proof): string {
  const checks: [string, () => boolean][] = [
    ["terms", () => isObject(proof) && isObject(proof.terms)],
    ["version", () => proof.terms.format === "defuse-fair-deal" && proof.terms.version === 1],
    ["terms", () => DIGEST.test(proof.terms.room) && DIGEST.test(proof.terms.commitment)],
    ["game", () => Number.isInteger(proof.terms.game) && proof.terms.game >= 1],
    ["seats", () => proof.terms.seats.every((seat) => isText(seat.name) && isText(seat.commitment))],
    ["options", () => isObject(proof.terms.options)],
    ["box", () => isBox(proof.terms.box)],
    ["secret", () => DIGEST.test(proof.secret)],
    ["seeds", () => proof.seeds.length === proof.terms.seats.length && proof.seeds.every(isSeed)],
    [
      "chain",
      () =>
        Number.isInteger(proof.chain.first) &&
        proof.chain.games.every(({ terms, play }) => DIGEST.test(terms) && DIGEST.test(play)),
    ],
    ["draws", () => proof.draws.every((draw) => Number.isInteger(draw.move))],
  ];
  const wrong = checks.find(([, holds]) => !withoutError(holds));
  return wrong?.[0] ?? "";
}

function withoutError(holds: () => boolean): boolean {
  try {
    return holds();
  } catch {
    return false;
  }
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isSeed(seed: unknown): boolean {
  return seed === null || isText(seed);
}

function isBox(box: FairBox): boolean {
  const numbers = [box.early_defuses, box.late_defuses, box.defuses_each, box.cards_each, box.storage];
  const small = numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 1000);
  return small && [...box.pile, ...box.kittens].every(isText) && box.kinds.every(([name]) => isText(name));
}

export function termsDigest(proof: Proof): string {
  return digest(proof.terms);
}

export function keyOf(proof: Proof): Uint8Array {
  return gameKey(proof.secret, proof.terms, proof.seeds);
}

/** A game in the chain of its room. */
export function linkOf(proof: Proof, moves: string[]): GameLink {
  return { terms: termsDigest(proof), play: playDigest(proof.seeds, moves, proof.abandoned) };
}

/** How many games of the room lie before this one, by its own list. */
export function chainLength({ chain }: Proof): number {
  return chain.first - 1 + chain.games.length;
}

/** The link to which the game must be bound. */
export function chainEnd({ chain }: Proof): string {
  return chain.games.reduce(
    (link, { terms, play }, index) => nextLink(link, chain.first + index, terms, play),
    chain.before,
  );
}

export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}
