// A recipe as a form and as text (docs/recipes.md). The text is what counts; the form reads and writes it.

import { parse } from "smol-toml";
import type { Settings } from "../protocol";

/** A recipe with its numbers as typed: 4, players - 1, { 2 = 2, else = 4 }. */
export interface Recipe {
  title: string;
  from: number;
  to: number;
  hand: string;
  defuses: string;
  cards: [card: string, count: string][];
  options: Settings["options"];
}

/** A playable recipe to start from. */
export function firstRecipe(title: string): Recipe {
  const cards: Record<string, string> = {
    exploding_kitten: "players - 1",
    defuse: "players + 2",
    nope: "5",
    attack: "4",
    skip: "4",
    favor: "4",
    shuffle: "4",
    see_the_future_3: "5",
    tacocat: "4",
    beard_cat: "4",
    hairy_potato_cat: "4",
  };
  return { title, from: 2, to: 5, hand: "4", defuses: "1", cards: Object.entries(cards), options: {} };
}

export function recipeText({ title, from, to, hand, defuses, cards, options }: Recipe): string {
  const lines = [
    `title = ${quoted(title)}`,
    `players = [${from}, ${to}]`,
    `hand = { cards = ${count(hand)}, defuses = ${count(defuses)} }`,
    "",
    "[cards]",
    ...cards.map(([card, number]) => `${card} = ${count(number)}`),
  ];
  const rules = Object.entries(options).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  return [...lines, ...(rules.length ? ["", "[options]", ...rules] : []), ""].join("\n");
}

function quoted(text: string): string {
  return JSON.stringify(text).replaceAll("\u007f", "\\u007f"); // JSON leaves this one as it is, TOML does not
}

function count(typed: string): string {
  const number = typed.trim();
  return /^\d+$/.test(number) || number.startsWith("{") ? number : quoted(number);
}

/** The form of a text, or null if a form cannot show it. */
export function recipeOf(text: string): Recipe | null {
  try {
    const { title = "", players, hand, cards, options = {} } = parse(text) as Record<string, unknown>;
    const [from, to] = players as [unknown, unknown];
    const { cards: dealt, defuses } = hand as Record<string, unknown>;
    if (typeof title !== "string" || typeof from !== "number" || typeof to !== "number") return null;
    const rows = Object.entries(cards as object).map(([card, number]): [string, string] => [card, typedCount(number)]);
    return {
      title,
      from,
      to,
      hand: typedCount(dealt),
      defuses: typedCount(defuses),
      cards: rows,
      options: options as Settings["options"],
    };
  } catch {
    return null;
  }
}

function typedCount(number: unknown): string {
  if (typeof number === "number" || typeof number === "string") return String(number);
  const byPlayers = Object.entries(number as object).map(
    ([players, each]) => `${players} = ${count(typedCount(each))}`,
  );
  return `{ ${byPlayers.join(", ")} }`;
}
