// The values that settings of a room can have, and their message ids. Rule options come from the server (GET /api/options).

import type { RuleOption } from "../protocol";

export const STRENGTHS: Record<string, string> = {
  easy: "bot-easy",
  normal: "bot-careful",
  hard: "bot-searcher",
  master: "bot-master",
};

const OWN = "own:"; // before the name of a program that the server was started with

/** The setting for a program of the server's machine. */
export const ownBot = (name: string): string => OWN + name;

/** Whether the bots of a room are a program that the server was started with. */
export const isOwn = (bots: string): boolean => bots.startsWith(OWN);

/** What the bots of a room are called; a program has its own name. */
export function strength(bots: string, say: (id: string) => string): string {
  return isOwn(bots) ? bots.slice(OWN.length) : say(STRENGTHS[bots] ?? "bot-careful");
}

export const WINDOWS = [3, 5, 8, 0]; // seconds to react; 0 waits for everybody
export const TURNS = [20, 45, 90, 0]; // seconds for a turn; 0 for no clock

export const FEWEST_SEATS = 2;
export const MOST_SEATS = 10;

export type OptionValue = boolean | number | string;

export const FAST = "fast"; // shown with the clocks, not among the rules
const FIRST_PLAYER = "first_player"; // its numbers are seats

/** What an option can be set to at a table with so many seats. */
export function valuesOf({ name, values, first, last }: RuleOption, seats: number): OptionValue[] {
  const most = name === FIRST_PLAYER ? seats - 1 : last;
  return [...values, ...Array.from({ length: Math.max(0, most - first + 1) }, (_, place) => first + place)];
}

/** The options that make a difference where these cards are played. */
export function optionsWith(known: readonly RuleOption[], cards: readonly string[]): RuleOption[] {
  return known.filter(({ name, about }) => name !== FAST && (about === "" || cards.includes(about)));
}

/** The options with this one set, or without it: as printed. */
export function withOption(
  options: Record<string, OptionValue>,
  name: string,
  value?: OptionValue,
): Record<string, OptionValue> {
  const { [name]: _, ...others } = options;
  return value === undefined ? others : { ...others, [name]: value };
}

/** The message id of an option. */
export const optionId = (name: string): string => `option-${name.replaceAll("_", "-")}`;

/** The message id of a value; null for a number. */
export function valueId(name: string, value: OptionValue): string | null {
  if (typeof value === "boolean") return value ? "option-on" : "option-off";
  if (value === "on" || value === "off") return `option-${value}`;
  return typeof value === "string" ? `${optionId(name)}-${value}` : null;
}

/** Whether a number of an option is that of a seat, counted from 0. */
export const countsSeats = (name: string): boolean => name === FIRST_PLAYER;
