// Messages in one language, by id and with variables; the counterpart of defuse.words in Python.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Told } from "./protocol";

export type Variables = Record<string, string | number>;

// The name of a variable says how its cards are put into words.
const CARD_VARIABLES: Record<string, "title" | "counted" | "in order" | "together"> = {
  card: "title",
  named: "title",
  rest: "title",
  cards: "counted",
  row: "in order",
  set: "together",
};

const SPECIAL_CARDS: Record<string, string> = { _: "card-unknown", "imploding_kitten!": "card-imploding-kitten-up" };
const RECIPE = "recipe:";
const LEFT_OUT = "~";

function cardId(card: string): string {
  return SPECIAL_CARDS[card] ?? `card-${card.replaceAll("_", "-")}`;
}

/** All messages of one language. */
export class Speech {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    ...texts: string[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    texts.forEach((text) => this.add(text));
  }

  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message, or with a dot one of its attributes: say("card-skip.text"). A missing message shows its id. */
  say(id: string, variables: Variables = {}): string {
    const [name, attribute] = id.split(".") as [string, string?];
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === null || pattern === undefined) return `{${id}}`;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, variables, errors);
    return errors.length ? `${text} {${id}}` : text;
  }

  // Cards

  title(card: string): string {
    return this.say(cardId(card));
  }

  text(card: string): string {
    return this.say(`${cardId(card)}.text`);
  }

  exactly(card: string): string {
    return this.say(`${cardId(card)}.exactly`);
  }

  /** Cards whose order does not matter, each title once with its number. */
  counted(cards: readonly string[], joint = ", "): string {
    const numbers = new Map<string, number>();
    for (const card of cards) numbers.set(card, (numbers.get(card) ?? 0) + 1);
    return [...numbers]
      .map(([card, number]) => (number === 1 ? this.title(card) : this.several(card, number)))
      .join(joint);
  }

  several(card: string, number: number): string {
    return this.say("card-counted", { number, cards: this.say(`${cardId(card)}.several`) });
  }

  inOrder(cards: readonly string[]): string {
    return cards.map((card) => this.title(card)).join(", ");
  }

  together(cards: readonly string[]): string {
    return this.counted(cards, " + ");
  }

  /** The sentence of a message that came as data. */
  tell([id, variables]: Told): string {
    const spoken = Object.entries(variables).map(([name, value]) => [name, this.#spoken(name, value)] as const);
    return this.say(id, Object.fromEntries(spoken));
  }

  #spoken(name: string, value: string | number | string[]): string | number {
    if (Array.isArray(value)) {
      const way = CARD_VARIABLES[name];
      if (way === "counted") return this.counted(value);
      return way === "in order" ? this.inOrder(value) : this.together(value);
    }
    return typeof value === "string" && name in CARD_VARIABLES ? this.title(value) : value;
  }

  // Rules, games and people

  rule(rule: string): string {
    return this.say(`rule-${rule.toLowerCase()}`);
  }

  /** What is played, by the name of the edition; the title is that of somebody's own recipe. */
  game(edition: string, title = ""): string {
    if (title) return title;
    if (edition.startsWith(RECIPE)) return this.say(`recipe-${edition.slice(RECIPE.length)}`);
    const [boxes = "", ...leftOut] = edition.split(LEFT_OUT);
    const game = boxes
      .split("+")
      .map((box) => this.say(`box-${box}`))
      .join(" + ");
    if (leftOut.length === 0) return game;
    const cards = leftOut.map((text) => this.title(text.split(":")[0] ?? ""));
    return this.say("app-game-without", { game, cards: this.names(cards) });
  }

  /** Names in a sentence: Ann, Ben and Cem. */
  names(names: readonly string[]): string {
    if (names.length < 2) return names.join("");
    return this.say("app-names", { first: names.slice(0, -1).join(", "), last: names.at(-1) as string });
  }
}
