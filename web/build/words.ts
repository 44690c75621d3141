// The words of each language as modules: `virtual:words/de` is what every page needs, `virtual:table/de` what the table
// says besides, `virtual:rules/de` the rulebook, `virtual:fair/de` what there is to say about fair deals, `virtual:learn/de`
// what the guide of the lessons says, `virtual:coach/de` what the coach says, `virtual:puzzles/de` what puzzles say,
// `virtual:languages` all languages with their names and how to load them.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../../src/defuse/words");

const SOURCES = resolve(import.meta.dirname, "../src");

const ALL = /./;
const RULE = /^rule-/;
const NO_RULE = /^(?!rule-)/;

// Taken whole: the browser's own files, and those whose ids come from the server or are built from names.
const OWN: Record<string, RegExp> = {
  cards: ALL,
  events: ALL,
  refusals: ALL,
  boxes: ALL,
  browser: ALL,
  online: /^online-/,
  lobby: /^(?!own-(expected|found)-)/,
};

export const RECIPES = /^own-(expected|found)-/; // what is wrong with a recipe of one's own, which nobody writes at once

// Shared with the terminal: only messages whose ids are written in the browser's sources, and whole families.
const SHARED = ["table", "screens", "app", "start"];
const FAMILIES = ["deed-.+", "ask-.+"]; // what moves are called and how questions are asked, by their names

/** The languages, English first: every folder with a `cards.ftl`. */
export function languages(): string[] {
  const found = readdirSync(FOLDER).filter((name) => existsSync(resolve(FOLDER, name, "cards.ftl")));
  return ["en", ...found.filter((name) => name !== "en").sort()];
}

const OF_CARD = /^(card|option)-[a-z0-9-]+ =/m;

/** The files that cards and rule options have brought along, without `.ftl`. */
function filesOfCards(language: string): string[] {
  const isOfCard = (name: string) => OF_CARD.test(readFileSync(resolve(FOLDER, language, name), "utf-8"));
  const names = readdirSync(resolve(FOLDER, language)).filter((name) => name.endsWith(".ftl") && isOfCard(name));
  return names
    .map((name) => name.replace(/\.ftl$/, ""))
    .filter((file) => !(file in OWN) && !SHARED.includes(file))
    .sort();
}

/** Which messages of each file a browser needs. */
export function needed(language = "en"): Record<string, RegExp> {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
  );
  const ids = new RegExp(`${idsIn(sources).source}|^(${FAMILIES.join("|")})$`);
  return { ...OWN, ...forEach(SHARED, ids), ...forEach(filesOfCards(language), NO_RULE) };
}

/** The rulebook, and the rules that cards have brought along. */
function rulebook(language: string): Record<string, RegExp> {
  return { rules: ALL, ...forEach(filesOfCards(language), RULE) };
}

/** Fair deals, without the words of the command. */
export const FAIR: Record<string, RegExp> = { fair: /^fair-(?!file-|between-)/ };

/** The lessons, without what only a terminal says. */
export const LEARN: Record<string, RegExp> = {
  learn: /^learn-(?!(says|how|write|go-on|keys|not-yet|finish|done|goodbye)$|help-)/,
};

/** The coach, without the words of the command, and the reasons of the careful player. */
export const COACH: Record<string, RegExp> = { coach: /^(coach|hint)-(?!more$)/, why: /^why/ };

/** Puzzles, without the words of the command and of the terminal. */
export const PUZZLES: Record<string, RegExp> = {
  puzzles: /^puzzle-(?!(how|go-on|goodbye|keys|missing|mine-confirmed)$|help-)/,
};

/** What the browser says to learners: tips, help and the cards of a game. */
export const LEARNING: Record<string, RegExp> = { learning: ALL };

function forEach(files: string[], ids: RegExp): Record<string, RegExp> {
  return Object.fromEntries(files.map((file) => [file, ids]));
}

// Pages and dialogs that load the words of the table before they show anything else.
const WITH_TABLE = [
  "table/Table",
  "after/Result",
  "replay/Replay",
  "learn/Learn",
  "learn/Watch",
  "puzzles/Puzzles",
  "lobby/SettingsDialog",
];

/** Sources that speak before the words of the table have come: all that the first page imports, up to those. */
export function early(): string[] {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (WITH_TABLE.some((name) => file.startsWith(`${name}.`))) return;
    const text = readFileSync(resolve(SOURCES, file), "utf-8");
    for (const [, path] of text.matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g)) {
      const wanted = relative(SOURCES, resolve(SOURCES, dirname(file), path as string));
      const ending = ["", ".ts", ".svelte"].find(
        (each) => /\.(ts|svelte)$/.test(wanted + each) && isFile(wanted + each),
      );
      if (ending !== undefined) follow(wanted + ending);
    }
  };
  const isFile = (file: string) => existsSync(resolve(SOURCES, file));
  follow("main.ts");
  return [...found];
}

/** The ids that these sources write out. */
function idsIn(files: string[]): RegExp {
  const text = files.map((name) => readFileSync(resolve(SOURCES, name), "utf-8")).join("\n");
  return new RegExp(`^(${[...named(text)].join("|")})$`);
}

const named = (text: string) =>
  new Set([...text.matchAll(/"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)/g)].map((found) => found[1]));

const BY_SOURCE = ["browser", "lobby"]; // what only late sources name comes with the words of the table
const WAIT_WHOLE = ["events", "refusals"]; // nothing of them is said before there is a table
const TITLED = /^(card|box|recipe|option)-/; // what the settings name before there is a table

/** What can wait: what happens, why a move is refused, cards and boxes with all that is to be read about them, what only late pages say. */
function ofTable(language: string): Record<string, RegExp> {
  return {
    ...forEach(WAIT_WHOLE, ALL),
    ...forEach(BY_SOURCE, ALL),
    cards: ALL,
    boxes: ALL,
    ...LEARNING,
    ...forEach(filesOfCards(language), NO_RULE),
  };
}

type Part = "words" | "table" | "rules" | "fair" | "learn" | "coach" | "puzzles";
const PARTS: Part[] = ["words", "table", "rules", "fair", "learn", "coach", "puzzles"];
const ASKED = /^virtual:(words|table|rules|fair|learn|coach|puzzles)\/([a-z]+)$/;

function filesOf(name: Part, language: string): Record<string, RegExp> {
  if (name === "fair") return FAIR;
  if (name === "learn") return LEARN;
  if (name === "coach") return COACH;
  if (name === "puzzles") return PUZZLES;
  if (name === "rules") return rulebook(language);
  return name === "table" ? ofTable(language) : needed(language);
}

/** A part of the words of a language, and the files it is made of. */
export function part(name: Part, language: string): { text: string; files: string[] } {
  const files = filesOf(name, language);
  const later = name === "words" ? ofTable(language) : {};
  const first = idsIn(early());
  const ofCards = filesOfCards(language);
  const titledOrFirst = new RegExp(`${TITLED.source}|${first.source}`);
  const path = (file: string) => resolve(FOLDER, language, `${file}.ftl`);
  const texts = Object.entries(files).map(([file, ids]) => {
    const text = messages(readFileSync(path(file), "utf-8"), ids);
    if (name === "words" && WAIT_WHOLE.includes(file)) return "";
    if (name === "words" && BY_SOURCE.includes(file)) return messages(text, first);
    if (name === "words" && ofCards.includes(file)) return messages(titles(text), titledOrFirst);
    if (name === "table" && BY_SOURCE.includes(file))
      return messages(text, new RegExp(`^(?!${first.source.slice(1)})`));
    return file in later ? titles(text) : text;
  });
  return { text: texts.join("\n"), files: Object.keys(files).map(path) };
}

const LANGUAGES = "virtual:languages";

export function words(): Plugin {
  return {
    name: "defuse-words",
    resolveId: (id) => (ASKED.test(id) || id === LANGUAGES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LANGUAGES}`) return languageList();
      const asked = ASKED.exec(id.slice(1));
      if (!id.startsWith("\0") || asked === null) return undefined;
      const { text, files } = part(asked[1] as Part, asked[2] ?? "");
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** The module that knows all languages; each has the name that its own speakers give it. */
function languageList(): string {
  const load = (part: string, language: string) => `() => import("virtual:${part}/${language}")`;
  const entry = (language: string) =>
    `${language}: { name: ${JSON.stringify(ownName(language))}, ` +
    `${PARTS.map((part) => `${part}: ${load(part, language)}`).join(", ")} }`;
  return `export default { ${languages().map(entry).join(", ")} }`;
}

function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The messages of a file whose ids are needed, without comments and empty lines. */
export function messages(text: string, ids: RegExp): string {
  let wanted = false;
  const kept = text.split("\n").filter((line) => {
    const begins = /^(-?[a-z][a-z0-9-]*) =/.exec(line);
    if (begins !== null) wanted = line.startsWith("-") || ids.test(begins[1] as string);
    return wanted && line.trim() !== "" && !line.startsWith("#");
  });
  return kept.join("\n");
}

/** The same messages without their attributes: of cards, the titles. */
export function titles(text: string): string {
  let wanted = true;
  const kept = text.split("\n").filter((line) => {
    if (/^-?[a-z]/.test(line)) wanted = true;
    if (/^\s+\.[a-z]+ =/.test(line)) wanted = false;
    return wanted;
  });
  return kept.join("\n");
}
