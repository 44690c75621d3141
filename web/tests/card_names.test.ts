// Cards are numbers on the wire and names on the page.

import { expect, test } from "vitest";
import { readFrame, withNames, writeCommand } from "../src/card_names";
import type { Command } from "../src/protocol";

const NAMES = ["exploding_kitten", "", "skip", "nope"];

test("cards get names wherever they are in a table", () => {
  const table = {
    is: "table",
    heard: 2,
    events: [{ event: "drew", seat: 1, card: -1, bottom: false, told: ["event-drew", { card: "skip", number: 3 }] }],
    view: {
      seat: 2,
      cast: { 0: 3, 3: 5 },
      hand: [2, 3],
      hands: [[-1, 0], []],
      front: [{ bearer: 0, owner: 2, kind: 3, role: 3 }],
      question: { word: "react", seat: 1, act: { seat: 1, kind: 2, named: -1, cards: [2] }, chain: 2 },
    },
    moves: [{ verb: "triple", cards: [2, 2, 2], marks: 3, target: 0, fill: { kind: [0, 3], depth: [0, 3] } }],
    clock: { kind: "window", seat: -1 },
  };
  expect(readFrame(JSON.stringify(table), NAMES)).toEqual({
    is: "table",
    heard: 2,
    events: [{ event: "drew", seat: 1, card: "_", bottom: false, told: ["event-drew", { card: "skip", number: 3 }] }],
    view: {
      seat: 2,
      cast: { exploding_kitten: 3, nope: 5 },
      hand: ["skip", "nope"],
      hands: [["_", "exploding_kitten"], []],
      front: [{ bearer: 0, owner: 2, kind: "nope", role: "nope" }],
      question: { word: "react", seat: 1, act: { seat: 1, kind: "skip", named: "_", cards: ["skip"] }, chain: 2 },
    },
    moves: [
      {
        verb: "triple",
        cards: ["skip", "skip", "skip"],
        marks: 3,
        target: 0,
        fill: { kind: ["exploding_kitten", "nope"], depth: [0, 3] },
      },
    ],
    clock: { kind: "window", seat: -1 },
  });
});

test("hints of lessons have names already, and numbers in them are no cards", () => {
  const hint = { nudge: ["hint-think-top", {}], reasons: [["hint-kittens", { kittens: 2, cards: 3 }]] };
  expect(withNames({ hint, hand: [2] }, NAMES)).toEqual({ hint, hand: ["skip"] });
});

test("what is no table stays as it is", () => {
  const over = { is: "over", game: 1, winner: 2, luck: [], replay: "x" };
  expect(readFrame(JSON.stringify(over), NAMES)).toEqual(over);
  expect(withNames(null, NAMES)).toBeNull();
});

test("moves are sent with numbers, and whole", () => {
  const move: Command = { do: "move", n: 4, game: 1, heard: 7, asked: 9, move: 2 };
  const sent = (command: Command) => JSON.parse(writeCommand(command, NAMES)) as unknown;
  expect(sent(move)).toEqual(move);
  expect(sent({ ...move, depth: 0 })).toEqual({ ...move, depth: 0 });
  expect(sent({ ...move, order: ["nope", "skip"] })).toEqual({ ...move, order: [3, 2] });
  expect(sent({ ...move, cards: ["skip"], kind: "exploding_kitten" })).toEqual({ ...move, cards: [2], kind: 0 });
});

test("other commands are sent as they are", () => {
  expect(writeCommand({ do: "say", n: 1, text: "skip" }, NAMES)).toBe('{"do":"say","n":1,"text":"skip"}');
});
