// Translates the problems of a recipe. The server tells them in English, as `defuse check` does: "expected this, there
// is that". Phrases that are not listed here are shown as they are.

import type { Problem } from "../protocol";
import type { Speech } from "../speech";

type Phrase = [pattern: RegExp, id: string];

// The groups of a pattern are the variables of its message.
const EXPECTED: Phrase[] = [
  [/^a number from (?<low>\d+) to (?<high>\d+)$/, "own-expected-number"],
  [/^(?<low>\d+) to (?<high>\d+)$/, "own-expected-number"],
  [/^a line of text of at most (?<number>\d+) letters$/, "own-expected-title"],
  [/^a table$/, "own-expected-table"],
  [/^\[fewest, most\], from (?<low>\d+) to (?<high>\d+) players$/, "own-expected-players"],
  [/^a number for every player count$/, "own-expected-every"],
  [/^a player count from (?<low>\d+) to (?<high>\d+), or else$/, "own-expected-case"],
  [/^a number(?:,| or) a text such as /, "own-expected-count"],
  [/^at least one card$/, "own-expected-card"],
  [/^a card kind, perhaps (?<name>\w+)$/, "own-expected-kind-like"],
  [/^a card kind$/, "own-expected-kind"],
  [/^one of (?<names>.+)$/, "own-expected-one-of"],
  [/^at least players - 1 deadly kittens/, "own-expected-kittens"],
  [/^(?<one>\d) or (?<other>\d) /, "own-expected-either"],
  [/^1, since Armageddon is in/, "own-expected-armageddon"],
  [/^at least players x hand\.(?:defuses|zombie_kittens)/, "own-expected-defuses"],
  [/^(?<number>\d+) for the storage of the Tower of Power/, "own-expected-storage"],
  [/^(?<number>\d+) to deal, (?<each>\d+) for each player/, "own-expected-deal"],
  [/^at most (?<number>\d+) cards$/, "own-expected-most"],
];

const FOUND: Phrase[] = [
  [/^an unknown key$/, "own-found-key"],
  [/^an unknown kind$/, "own-found-kind"],
  [/^another option$/, "own-found-option"],
  [/^nothing$/, "own-found-nothing"],
  [/^\[(?<low>-?\d+), (?<high>-?\d+)\]$/, "own-found-players"],
  [/^an empty table$/, "own-found-nothing"],
  [/^a table$/, "own-expected-table"],
  [/^a list$/, "own-found-list"],
  [/^none for (?<players>[\d, ]+) players$/, "own-found-none-for"],
  [/^(?<number>\d+) at (?<low>\d+) to (?<high>\d+) players$/, "own-found-at-all"],
  [/^(?<number>\d+) at (?<players>\d+) players$/, "own-found-at"],
];

const SENTENCE = /^expected (?<expected>.+), there is (?<found>.+)$/s;

/** The problem in words, with the name of what it is about. */
export function spokenProblem(speech: Speech, problem: Problem): string {
  const told = spokenFault(speech, problem);
  return problem.field ? `${spokenField(speech, problem.field)}: ${told}` : told;
}

/** The problem in words, to be read where it is. */
function spokenFault(speech: Speech, { words }: Problem): string {
  const parts = SENTENCE.exec(words)?.groups as { expected: string; found: string } | undefined;
  if (parts === undefined) return speech.say("own-unreadable", { words });
  const expected = phrase(speech, EXPECTED, parts.expected);
  const each = parts.found.split(/(?<= players), (?=\d)/); // numbers for several player counts
  const found = each.map((one) => phrase(speech, FOUND, one)).join("; ");
  return speech.say("own-expected", { expected, found });
}

/** A field of the form: title, players, hand.cards, hand.defuses, cards, or cards.NAME. */
export type FormField = string;

/** Where in the form a problem is shown; null if it is about something that the form does not have. */
function formField(field: string, cards: readonly string[]): FormField | null {
  const [part = "", name = ""] = field.split(" + ")[0]?.split(".") ?? [];
  if (part === "title" || part === "players") return part;
  if (part === "hand") return name === "defuses" ? "hand.defuses" : "hand.cards";
  if (part === "cards") return cards.includes(name) ? `cards.${name}` : "cards";
  return null;
}

/** What is wrong, by the field of the form at which it is said; what belongs to no field is said below the form. */
export function problemsInForm(
  speech: Speech,
  problems: readonly Problem[],
  cards: readonly string[],
): { fields: Partial<Record<FormField, string>>; others: string[] } {
  const fields: Partial<Record<FormField, string>> = {};
  const others: string[] = [];
  for (const problem of problems) {
    const field = formField(problem.field, cards);
    const isPlain = field === problem.field && field !== "cards"; // it need not be named where it stands
    const told = isPlain ? spokenFault(speech, problem) : spokenProblem(speech, problem);
    if (field === null) others.push(told);
    else fields[field] = [fields[field] ?? [], told].flat().join(" ");
  }
  return { fields, others };
}

function phrase(speech: Speech, phrases: Phrase[], words: string): string {
  for (const [pattern, id] of phrases) {
    const found = pattern.exec(words);
    if (found) return speech.say(id, found.groups ?? {});
  }
  return words;
}

/** The titles of cards, or the names that stand in the file. */
function spokenField(speech: Speech, field: string): string {
  return field
    .split(" + ")
    .map((each) => spokenName(speech, each))
    .join(" + ");
}

function spokenName(speech: Speech, field: string): string {
  if (field === "cards") return speech.say("own-cards");
  const card = /^cards\.(\w+)$/.exec(field)?.[1];
  const id = `card-${card?.replaceAll("_", "-")}`;
  return card !== undefined && speech.knows(id) ? speech.say(id) : field;
}
