// The types inside a table frame: what a seat knows and may do. docs/protocol.md is the reference.

import type { Happening } from "./events";
import type { Clock, Frame, Table } from "./protocol";

/** The name of a card; `_` is an unknown card, `imploding_kitten!` lies face up. */
export type Card = string;
export type Seat = number;

export const UNKNOWN: Card = "_";
export const NOBODY: Seat = -1;

/** What somebody has laid down. */
export interface Action {
  seat: Seat;
  form: "single" | "pair" | "triple" | "five" | "both_barking";
  kind: Card;
  target: Seat;
  named: Card;
  cards: Card[];
}

/** What the table waits for. */
export interface Question {
  word: string;
  seat: Seat;
  waiting: Seat[];
  asks_me: boolean;
  act: Action | null;
  chain: number;
  other: Seat;
  card: Card;
  cards: Card[];
  burying: boolean;
  below: string[];
  postponed: { seat: Seat; act: Action; chain: number }[];
}

export interface View {
  seat: Seat;
  seats: number;
  options: Record<string, boolean | number | string>;
  cast: Record<Card, number>;
  turn: Seat;
  owed: number;
  attacked: boolean;
  personal: boolean;
  direction: 1 | -1;
  alive: boolean[];
  blind: boolean[];
  hand: Card[];
  hands: Card[][];
  marked: Card[][];
  pile_size: number;
  pile: Card[];
  imploding_on_top: boolean;
  imploding_up: number;
  discard: Card[];
  front: [bearer: Seat, owner: Seat, kind: Card][];
  barking_settled: boolean;
  mat: [godcat: boolean, devilcat: boolean];
  storage_size: number;
  left_behind: number[];
  back_to: Seat;
  question: Question | null;
  winner: Seat;
}

/** The possible values for the blank of a move. */
export interface Fill {
  depth?: [top: number, bottom: number];
  order?: Card[];
  kind?: Card[];
  cards?: Card[];
}

export interface Listed {
  number: number;
  text: string;
  fill?: Fill;
}

/** A table frame, typed to the last field. */
export interface TableFrame extends Omit<Table, "events" | "view" | "moves"> {
  events: Happening[];
  view: View;
  moves: Listed[];
  clock: Clock | null;
}

/** Everything the server sends, the table typed to the last field. */
export type ServerFrame = Exclude<Frame, Table> | TableFrame;
