import { expect, test } from "vitest";
import { goTogether, movesWith, readMove, withMarks, type Move } from "../src/table/moves";

const read = (...texts: string[]): Move[] => texts.map((text, number) => readMove({ number, text }));

test.each([
  ["draw", { verb: "draw", cards: [], target: -1 }],
  ["skip", { verb: "play", cards: ["skip"], target: -1 }],
  ["favor @P2", { verb: "play", cards: ["favor"], target: 2 }],
  ["barking_kitten barking_kitten @P1", { verb: "both", cards: ["barking_kitten", "barking_kitten"], target: 1 }],
  ["godcat as attack", { verb: "godcat_as", cards: ["godcat"], as: "attack", target: -1 }],
  ["godcat as favor @P3", { verb: "godcat_as", as: "favor", target: 3 }],
  ["pair tacocat feral_cat @P1", { verb: "pair", cards: ["tacocat", "feral_cat"], target: 1 }],
  ["triple tacocat tacocat tacocat @P2 for _", { verb: "triple", cards: ["tacocat", "tacocat", "tacocat"], target: 2 }],
  ["five _ for _", { verb: "five", cards: [] }],
  ["nope", { verb: "nope" }],
  ["pass", { verb: "pass" }],
  ["alter_the_future_now_3", { verb: "play", cards: ["alter_the_future_now_3"] }],
  ["give nope", { verb: "give", cards: ["nope"] }],
  ["put godcat", { verb: "put", cards: ["godcat"] }],
  ["insert _", { verb: "insert" }],
  ["defuse", { verb: "defuse" }],
  ["defuse with godcat", { verb: "defuse_with_godcat" }],
  ["assign devilcat @P2", { verb: "assign", cards: ["devilcat"], target: 2 }],
  ["pick godcat", { verb: "pick_godcat" }],
  ["pick random", { verb: "pick_random" }],
  ["target @P4", { verb: "target", target: 4 }],
] as const)("the notation %s is read", (text, expected) => {
  expect(readMove({ number: 7, text })).toMatchObject({ number: 7, ...expected });
});

test("a chosen card offers what it does alone and the combinations that it begins", () => {
  const moves = read("draw", "skip", "pair skip skip @P1", "pair tacocat tacocat @P1");
  expect(movesWith(["skip"], moves).map((move) => move.number)).toEqual([1, 2]);
});

test("several chosen cards are exactly one combination, whatever their order", () => {
  const moves = read("pair tacocat feral_cat @P1", "triple tacocat feral_cat feral_cat @P1 for _");
  expect(movesWith(["feral_cat", "tacocat"], moves).map((move) => move.number)).toEqual([0]);
  expect(movesWith(["feral_cat", "tacocat", "feral_cat"], moves).map((move) => move.number)).toEqual([1]);
});

test("cards go together as long as some combination holds them all", () => {
  const moves = read("pair tacocat tacocat @P1", "attack");
  expect(goTogether(["tacocat", "tacocat"], moves)).toBe(true);
  expect(goTogether(["tacocat", "attack"], moves)).toBe(false);
  expect(goTogether(["tacocat", "tacocat", "tacocat"], moves)).toBe(false);
});

test("a Nope in the hand is used by saying Nope", () => {
  expect(movesWith(["nope"], read("nope", "pass"))).toHaveLength(1);
});

test("a star says that a marked card is used", () => {
  expect(readMove({ number: 0, text: "favor* @P1" })).toMatchObject({
    verb: "play",
    cards: ["favor"],
    marked: 1,
    target: 1,
  });
  expect(readMove({ number: 0, text: "pair skip* skip* @P1" })).toMatchObject({ cards: ["skip", "skip"], marked: 2 });
  expect(readMove({ number: 0, text: "nope*" })).toMatchObject({ verb: "nope", marked: 1 });
});

test("of moves that differ only in marked cards the one with as many as wanted is left", () => {
  const moves = read("draw", "skip", "skip*", "pair skip skip @P1", "pair skip* skip @P1", "pair skip* skip* @P1");
  const left = (wanted: number) => withMarks(moves, wanted).map((move) => move.number);
  expect(left(0)).toEqual([0, 1, 3]);
  expect(left(1)).toEqual([0, 2, 4]);
  expect(left(9)).toEqual([0, 2, 5]);
});
