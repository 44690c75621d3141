// What is wrong with a recipe, in words.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { problemsInForm, spokenProblem } from "../src/lobby/problems";
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
  ).toBe('Nö!: Nötig: eine Zahl, oder ein Text wie „players - 1“. Jetzt: "many".');
  expect(problem("cards", "expected 112 to deal, 16 for each player (RCP-3), there is 109 at 7 players")).toBe(
    "Karten: Nötig: 112 Karten zum Austeilen, 16 für jede Person. Jetzt: 109 bei 7 Personen.",
  );
});

test("how many can play is said as in the form, not as in the file", () => {
  expect(problem("players", "expected [fewest, most], from 2 to 10 players, there is [9, 5]")).toMatch(
    /: Nötig: von 2 bis 10 Personen, die kleinere Zahl zuerst\. Jetzt: 9 bis 5\.$/,
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
  ).toMatch(/Jetzt: 2 bei 3 Personen; 1 bei 5 Personen\.$/);
});

test("what is not known is shown as it was said", () => {
  expect(problem("", "Invalid value (at line 3, column 5)")).toBe(
    "das ist kein TOML (Invalid value (at line 3, column 5))",
  );
  expect(problem("options.combos", 'expected "cats" or "all", there is 3')).toBe(
    'options.combos: Nötig: "cats" or "all". Jetzt: 3.',
  );
});

test("each problem is said at its field of the form, without a line or a rule", () => {
  const problems = [
    { line: 6, field: "cards.nope", words: "expected a number from 0 to 99, there is 100" },
    { line: 3, field: "hand.defuses", words: "expected a number from 0 to 9, there is 12" },
    {
      line: 5,
      field: "cards.exploding_kitten + cards.imploding_kitten",
      words:
        "expected at least players - 1 deadly kittens, or players if a Streaking Kitten is in (RCP-3), there is 1 at 5 players",
    },
    {
      line: 5,
      field: "cards.defuse",
      words: "expected at least players x hand.defuses (RCP-3), there is 0 at 2 players",
    },
    { line: 9, field: "options.combos", words: 'expected "cats" or "all", there is 3' },
  ];
  const { fields, others } = problemsInForm(german, problems, ["nope", "exploding_kitten"]);
  expect(fields).toEqual({
    "cards.nope": "Nötig: eine Zahl von 0 bis 99. Jetzt: 100.",
    "hand.defuses": "Nötig: eine Zahl von 0 bis 9. Jetzt: 12.",
    "cards.exploding_kitten": expect.stringMatching(
      /^Exploding Kitten \+ Imploding Kitten: Nötig: .* Jetzt: 1 bei 5 Personen\.$/,
    ) as string,
    cards: expect.stringMatching(/^Entschärfung: Nötig: mindestens so viele/) as string,
  });
  expect(others).toHaveLength(1);
  expect(Object.values(fields).join()).not.toMatch(/RCP|Zeile/);
});
