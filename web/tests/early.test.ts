// What pages say before the words of the table have come, in every language.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { early, languages, part } from "../build/words";
import { Speech } from "../src/speech";

const SOURCES = resolve(import.meta.dirname, "../src");
const text = early()
  .map((name) => readFileSync(resolve(SOURCES, name), "utf-8"))
  .join("\n");

test("the first page, the room and its lobby speak early; the table does not", () => {
  expect(early()).toEqual(expect.arrayContaining(["landing/Landing.svelte", "room/Room.svelte", "lobby/Lobby.svelte"]));
  expect(early()).not.toEqual(expect.arrayContaining(["table/Hand.svelte"]));
});

test.each(languages())("everything that is said early is there early in %s", (language) => {
  const words = new Speech(language, part("words", language).text);
  const said = [...text.matchAll(/\bsay\(\s*"([a-z0-9-]+)/g)].map((found) => found[1] as string);
  expect(said.length).toBeGreaterThan(50);
  const later = new Speech(language, part("words", language).text, part("table", language).text);
  expect(said.filter((id) => later.knows(id) && !words.knows(id))).toEqual([]);
  expect(said.filter((id) => !later.knows(id) && !id.startsWith("fair-"))).toEqual([]);
});
