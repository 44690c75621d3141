// The words of the page in the chosen language. Markup that uses them changes with the language.

import languages from "virtual:languages";
import { Speech } from "./speech";
import { recall, remember } from "./storage";

/** The languages there are, each with the name its speakers give it. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries(languages).map(([language, { name }]) => [language, name]),
);
export type Language = string;

/** What is loaded when it is first needed: what only the table says, the rulebook, fair deals, lessons, the coach, puzzles. */
type Part = "table" | "rules" | "fair" | "learn" | "coach" | "puzzles";

function texts(language: Language): (typeof languages)[string] {
  const found = languages[language] ?? languages["en"];
  if (!found) throw new Error("there is no English");
  return found;
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- markup reads `speech`, never this
const wanted = new Map<Part, Promise<void>>();
let latest: Promise<void> = Promise.resolve();

let speech = $state.raw(new Speech("en"));
let ready = $state(false);

/** The words of the chosen language. */
export const words = {
  get ready(): boolean {
    return ready;
  },
  get speech(): Speech {
    return speech;
  },
  get language(): Language {
    return speech.language;
  },
};

export const say: Speech["say"] = (id, variables) => speech.say(id, variables);

/** The language chosen on an earlier visit, else the browser's first one that we have, else English. */
export function preferredLanguage(): Language {
  const known = (language: string) => language.split("-")[0] ?? "";
  const asked = [recall("language", ""), ...navigator.languages].map(known);
  return asked.find((language) => language in LANGUAGES) ?? "en";
}

/** Speak this language; resolves when all words are there. */
export function speak(language: Language): Promise<void> {
  const change: Promise<void> = load(language, () => change === latest);
  latest = change;
  return change;
}

async function load(language: Language, isLatest: () => boolean): Promise<void> {
  const all = texts(language);
  const loads = [all.words(), ...[...wanted.keys()].map((part) => all[part]())];
  const loaded = await Promise.all(loads);
  if (!isLatest()) return latest; // another language or part was asked for meanwhile
  speech = new Speech(language, ...loaded.map((text) => text.default));
  ready = true;
  document.documentElement.lang = language;
}

export function chooseLanguage(language: Language): Promise<void> {
  remember("language", language);
  return speak(language);
}

/** Load another part of the words, in every language that is chosen from now on. */
export function loadWords(part: Part): Promise<void> {
  const loading = wanted.get(part);
  if (loading !== undefined) return loading;
  wanted.set(part, Promise.resolve()); // `speak` takes it along
  const loaded = speak(ready ? words.language : preferredLanguage());
  wanted.set(part, loaded);
  return loaded;
}
