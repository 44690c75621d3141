// Every question has its words, also one that the page does not know.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { messages, needed } from "../build/words";
import type { ChoiceQuestion, Verb } from "../src/protocol";
import { Speech } from "../src/speech";
import { asked, waitingFor } from "../src/table/asking";
import { deedWord, deeds } from "../src/table/deeds";
import { VIEW, choice, insert, order, react, turn } from "./components/rooms";
import { read } from "./moves";

const WORDS = resolve(import.meta.dirname, "../../src/defuse/words/en");
const file = (name: string) => readFileSync(resolve(WORDS, `${name}.ftl`), "utf-8");
const texts = Object.entries(needed()).map(([name, ids]) => messages(file(name), ids));
const speech = new Speech(
  "en",
  ...texts,
  "ask-juggle = How do you juggle { $card } with { $other }?",
  "deed-juggle = Up!",
);
const ask = (question: Parameters<typeof asked>[0]["question"]) =>
  asked({ ...VIEW, question }, ["Ada", "Ben", "Cem"], speech);

// A card of tomorrow declares a question and an answer of its own.
const JUGGLE = "juggle" as ChoiceQuestion["word"] & Verb;

test("questions are asked in the words of the terminal", () => {
  expect(ask(turn())).toBe("Your turn.");
  expect(ask(react({ seat: 1 }))).toBe("Ben is about to draw.");
  expect(ask(order())).toBe("In which order do you put the cards back?");
  expect(ask(insert({ card: "skip" }))).toBe("Where in the pile do you put the Skip?");
  expect(ask(choice("give", { other: 1 }))).toBe("You owe Ben a card. Which one do you give?");
  expect(ask(choice("target", { card: "favor" }))).toBe("You turned over: Favor. Who is it for?");
});

test("nobody is told of their own turn by their name", () => {
  const wait = (seat: number) => waitingFor({ ...VIEW, question: turn(), turn: seat }, ["Ada", "Ben", "Cem"], speech);
  expect(VIEW.seat).toBe(0);
  expect(wait(0)).toBe("Your turn.");
  expect(wait(1)).toBe("Ben is playing.");
});

test("a new question needs nothing but its words", () => {
  expect(ask(choice(JUGGLE, { card: "skip", other: 2 }))).toBe("How do you juggle Skip with Cem?");
});

test("a new answer of one word is a button", () => {
  const [deed] = deeds(read(JUGGLE));
  expect(speech.say(deed?.word ?? "")).toBe("Up!");
});

test("all answers and questions of the terminal have come along", () => {
  const ids = (name: string) =>
    [...file(name).matchAll(/^((?:deed|ask)-[a-z-]+) =/gm)].map((found) => found[1] as string);
  const all = [...ids("screens"), ...ids("table")];
  expect(all.length).toBeGreaterThan(25);
  expect(all.filter((id) => !speech.knows(id))).toEqual([]);
  expect(deedWord("defuse_with_godcat")).toBe("deed-defuse-with-godcat");
});
