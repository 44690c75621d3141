// The words of the page in the chosen language. Markup that uses them changes with the language.

import languages from "virtual:languages";
import { Speech } from "./speech";
import { recall, remember } from "./storage";

/** The languages there are, each with the name its speakers give it. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries(languages).map(([language, { name }]) => [language, name]),
);
export type Language = string;

function texts(language: Language): (typeof languages)[string] {
  const found = languages[language] ?? languages["en"];
  if (!found) throw new Error("there is no English");
  return found;
}

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

export async function speak(language: Language): Promise<void> {
  const text = (await texts(language).words()).default;
  speech = new Speech(language, text);
  ready = true;
  document.documentElement.lang = language;
}

export function chooseLanguage(language: Language): Promise<void> {
  remember("language", language);
  return speak(language);
}

/** Load the rulebook, which is long, when it is first needed. */
export function loadRules(): Promise<void> {
  return loadPart("rules", "rule-turn-1");
}

/** Load what is said about fair deals, when it is first needed. */
export function loadFair(): Promise<void> {
  return loadPart("fair", "fair-title");
}

/** Load a part of the words; `id` is one of its messages. */
async function loadPart(part: "rules" | "fair", id: string): Promise<void> {
  const { language } = words;
  if (speech.knows(id)) return;
  const text = (await texts(language)[part]()).default;
  if (words.language === language && !speech.knows(id)) speech = speech.with(text);
}
