// The words of the page in the chosen language. Markup that uses them changes with the language.

import { Speech } from "./speech";
import { recall, remember } from "./storage";

export const LANGUAGES = { en: "English", de: "Deutsch", it: "Italiano", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;

type Text = () => Promise<{ default: string }>;

const WORDS: Record<Language, Text> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  it: () => import("virtual:words/it"),
  nl: () => import("virtual:words/nl"),
};

const RULES: Record<Language, Text> = {
  en: () => import("virtual:rules/en"),
  de: () => import("virtual:rules/de"),
  it: () => import("virtual:rules/it"),
  nl: () => import("virtual:rules/nl"),
};

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
    return speech.language as Language;
  },
};

export const say: Speech["say"] = (id, variables) => speech.say(id, variables);

/** The language chosen on an earlier visit, else the browser's first one that we have, else English. */
export function preferredLanguage(): Language {
  const known = (language: string) => language.split("-")[0] as Language;
  const asked = [recall("language", ""), ...navigator.languages].map(known);
  return asked.find((language) => language in LANGUAGES) ?? "en";
}

export async function speak(language: Language): Promise<void> {
  const text = (await WORDS[language]()).default;
  speech = new Speech(language, text);
  ready = true;
  document.documentElement.lang = language;
}

export function chooseLanguage(language: Language): Promise<void> {
  remember("language", language);
  return speak(language);
}

/** Load the rulebook, which is long, when it is first needed. */
export async function loadRules(): Promise<void> {
  const { language } = words;
  if (speech.knows("rule-turn-1")) return;
  const [text, rules] = await Promise.all([WORDS[language](), RULES[language]()]);
  if (words.language === language) speech = new Speech(language, text.default, rules.default);
}
