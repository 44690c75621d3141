// What is wrong with a recipe, in words.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { spokenProblem } from "../src/lobby/problems";
import { Speech } from "../src/speech";

const read = (language: string, file: string) =>
  readFileSync(resolve(import.meta.dirname, `../../src/defuse/words/${language}/${file}.ftl`), "utf-8");
const german = new Speech("de", read("de", "lobby"), read("de", "cards"));
const problem = (field: string, words: string) => spokenProblem(german, { line: 1, field, words });

test("what was expected and what is there are said in the language of the reader", () => {
  expect(
    problem(
      "cards.nope",
      'expected a number, a text such as "players - 1", or a table such as { 2 = 2 }, there is "many"',
    ),
  ).toBe('Nö!: erwartet: eine Zahl, oder ein Text wie „players - 1“; da ist: "many"');
  expect(problem("cards", "expected 112 to deal, 16 for each player (RCP-3), there is 109 at 7 players")).toBe(
    "cards: erwartet: 112 Karten zum Austeilen, 16 für jede Person (RCP-3); da ist: 109 bei 7 Personen",
  );
});

test("cards that are counted together are called by their titles", () => {
  expect(problem("cards.defuse + cards.nope", "expected at least one card, there is nothing")).toMatch(
    /^Entschärfung \+ Nö!: /,
  );
});

test("numbers for several player counts are told one by one", () => {
  expect(
    problem(
      "cards.defuse",
      "expected at least players x hand.defuses (RCP-3), there is 2 at 3 players, 1 at 5 players",
    ),
  ).toMatch(/da ist: 2 bei 3 Personen; 1 bei 5 Personen$/);
});

test("what is not known is shown as it was said", () => {
  expect(problem("", "Invalid value (at line 3, column 5)")).toBe(
    "das ist kein TOML (Invalid value (at line 3, column 5))",
  );
  expect(problem("options.combos", 'expected "cats" or "all", there is 3')).toBe(
    'options.combos: erwartet: "cats" or "all"; da ist: 3',
  );
});
