import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import {
  COACH,
  FAIR,
  LEARN,
  LEARNING,
  PUZZLES,
  RECIPES,
  languages,
  messages,
  needed,
  part,
  titles,
} from "../build/words";
import { Speech } from "../src/speech";

const WORDS = resolve(import.meta.dirname, "../../src/defuse/words");
const SOURCES = resolve(import.meta.dirname, "../src");
const LANGUAGES = languages();

const read = (language: string, file: string) => readFileSync(resolve(WORDS, language, `${file}.ftl`), "utf-8");
const texts = (language: string, files: Record<string, RegExp>) =>
  Object.entries(files).map(([file, ids]) => messages(read(language, file), ids));
const speech = (language: string) =>
  new Speech(
    language,
    ...texts(language, { ...needed(), ...FAIR, ...LEARN, ...LEARNING, ...COACH, ...PUZZLES }),
    ...texts(language, { lobby: RECIPES }),
  );

const sourcesOf = (wanted: (name: string) => boolean) =>
  readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte)$/.test(name) && wanted(name))
    .map((name) => readFileSync(resolve(SOURCES, name), "utf-8"))
    .join("\n");
const sources = sourcesOf(() => true);

test.each(LANGUAGES)("everything that is said has come along in %s", (language) => {
  const words = speech(language);
  const said = [...sources.matchAll(/\bsay\(\s*"([a-z0-9-]+)/g)].map((found) => found[1] as string);
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((id) => !words.knows(id))).toEqual([]);
});

test.each(LANGUAGES)("pages without a table are spoken before its words have come in %s", (language) => {
  const first = new Speech(language, part("words", language).text);
  expect(first.title("skip")).not.toContain("{");
  expect([first.say("card-skip.text"), first.knows("event-drew")]).toEqual(["{card-skip.text}", false]);
  const whole = new Speech(language, part("words", language).text, part("table", language).text);
  expect(whole.title("skip")).toBe(first.title("skip"));
  expect([whole.say("card-skip.text").includes("{"), whole.knows("event-drew")]).toEqual([false, true]);
});

test("a title is what stands before the attributes", () => {
  const message = "one = { $number ->\n    [one] 1\n   *[other] 2\n}\n    .text = a\n        b\ntwo = Two";
  expect(titles(message)).toBe("one = { $number ->\n    [one] 1\n   *[other] 2\n}\ntwo = Two");
});

test("ids in tables have come along too", () => {
  const everywhere = new Set(
    readdirSync(resolve(WORDS, "en")).flatMap((file) =>
      [...read("en", file.replace(".ftl", "")).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]),
    ),
  );
  const named = [...sources.matchAll(/"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)"/g)].map((found) => found[1] as string);
  const words = speech("en");
  expect(named.filter((id) => everywhere.has(id) && !id.startsWith("rule-") && !words.knows(id))).toEqual([]);
});

test("nothing but the lessons needs the words of their guide, which are loaded for them", () => {
  const words = new Speech("en", ...texts("en", LEARN));
  const elsewhere = sourcesOf((name) => !name.startsWith("learn"));
  const named = [...elsewhere.matchAll(/"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)"/g)].map((found) => found[1] as string);
  expect([words.knows("learn-welcome"), words.knows("learn-draw-first"), words.knows("learn-keys")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(named.filter((id) => words.knows(id))).toEqual([]);
});

test("nothing but the pages about fair deals needs their words, which are loaded for them", () => {
  const words = new Speech("en", ...texts("en", FAIR));
  const elsewhere = sourcesOf((name) => !name.startsWith("fair"));
  const named = [...elsewhere.matchAll(/"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)"/g)].map((found) => found[1] as string);
  expect(words.knows("fair-title")).toBe(true);
  expect(named.filter((id) => words.knows(id))).toEqual([]);
});

test("cards, lists and names are spoken as in Python", () => {
  const words = speech("en");
  expect(words.counted(["skip", "skip", "tacocat"])).toBe("2 Skips, Tacocat");
  expect(words.together(["tacocat", "feral_cat", "feral_cat"])).toBe("Tacocat + 2 Feral Cats");
  expect(words.inOrder(["skip", "_", "skip"])).toBe("Skip, card, Skip");
  expect(words.names(["Ann", "Ben", "Cem"])).toBe("Ann, Ben and Cem");
  expect(words.tell(["event-drew", { who: "Ann", card: "skip" }])).toBe("Ann draws: Skip.");
  expect(words.game("original+imploding")).toBe("Original Edition + Imploding Kittens");
  expect(words.game("recipe:nope-sauce")).toBe("Nope Sauce");
});

test("what is missing is seen", () => {
  expect(speech("en").say("no-such-id")).toBe("{no-such-id}");
  expect(speech("en").say("table-cards")).toContain("{table-cards}");
});
