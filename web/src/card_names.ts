// Cards are numbers on the wire and names on the page: the one place where numbers become names and names numbers.

import { CARD_FIELDS, UNKNOWN, type Card, type Command, type Frame } from "./protocol";

/** The name of each card by its number, as the server has sent them. */
export type CardNames = readonly Card[];

/** A frame as it comes, with names for its cards. */
export function readFrame(text: string, names: CardNames): Frame {
  const frame = JSON.parse(text) as Frame;
  return frame.is === "table" ? withNames(frame, names) : frame;
}

/** A command as it is sent, with numbers for its cards. */
export function writeCommand(command: Command, names: CardNames): string {
  return JSON.stringify(command.do === "move" ? withNumbers(command, names) : command);
}

/** What is filled into the blank of a move. */
interface Blanks {
  order?: readonly Card[] | null;
  kind?: Card | null;
  cards?: readonly Card[] | null;
}

/** The same move with numbers for the cards in its blank. */
export function withNumbers(move: Blanks, names: CardNames): object {
  const number = (card: Card) => names.indexOf(card);
  const { order, kind, cards } = move;
  const numbers = { order: order?.map(number), kind: kind ? number(kind) : undefined, cards: cards?.map(number) };
  return { ...move, ...numbers };
}

/** The same data with names for the cards of views, moves and events. */
export function withNames<T>(data: T, names: CardNames): T {
  return walk(data, names) as T;
}

function walk(data: unknown, names: CardNames): unknown {
  if (Array.isArray(data)) return data.map((each) => walk(each, names));
  if (typeof data !== "object" || data === null) return data;
  const parts = Object.entries(data).map(([field, value]) => {
    if (field === "told" || field === "hint") return [field, value] as const; // messages have names already
    return [field, CARD_FIELDS.has(field) ? named(value, names) : walk(value, names)] as const;
  });
  return Object.fromEntries(parts);
}

/** A card, several of them in any depth of lists, or a number for each card. */
function named(value: unknown, names: CardNames): unknown {
  if (typeof value === "number") return names[value] ?? UNKNOWN;
  if (Array.isArray(value)) return value.map((each) => named(each, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([card, count]) => [names[Number(card)] ?? UNKNOWN, count]));
}
