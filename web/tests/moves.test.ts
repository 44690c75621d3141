import { expect, test } from "vitest";
import { goTogether, movesWith, readMoves, withMarks } from "../src/table/moves";
import { pair, play, read, triple } from "./moves";

test("what the server leaves out of a move is nothing", () => {
  expect(readMoves([{ verb: "draw" }, { verb: "play", cards: ["favor"], target: 2 }])).toEqual([
    { number: 0, verb: "draw", cards: [], marks: 0, named: "_", target: -1, fill: null },
    { number: 1, verb: "play", cards: ["favor"], marks: 0, named: "_", target: 2, fill: null },
  ]);
});

test("a chosen card offers what it does alone and the combinations that it begins", () => {
  const moves = read("draw", play("skip"), pair("skip", "skip", 1), pair("tacocat", "tacocat", 1));
  expect(movesWith(["skip"], moves).map((move) => move.number)).toEqual([1, 2]);
});

test("several chosen cards are exactly one combination, whatever their order", () => {
  const moves = read(pair("tacocat", "feral_cat", 1), triple(["tacocat", "feral_cat", "feral_cat"], 1, { kind: [] }));
  expect(movesWith(["feral_cat", "tacocat"], moves).map((move) => move.number)).toEqual([0]);
  expect(movesWith(["feral_cat", "tacocat", "feral_cat"], moves).map((move) => move.number)).toEqual([1]);
});

test("cards go together as long as some combination holds them all", () => {
  const moves = read(pair("tacocat", "tacocat", 1), play("attack"));
  expect(goTogether(["tacocat", "tacocat"], moves)).toBe(true);
  expect(goTogether(["tacocat", "attack"], moves)).toBe(false);
  expect(goTogether(["tacocat", "tacocat", "tacocat"], moves)).toBe(false);
});

test("a Nope in the hand is used by saying Nope", () => {
  expect(movesWith(["nope"], read("nope", "pass"))).toHaveLength(1);
});

test("of moves that differ only in marked cards the one with as many as wanted is left", () => {
  const moves = read(
    "draw",
    play("skip"),
    play("skip", -1, 1),
    pair("skip", "skip", 1),
    pair("skip", "skip", 1, 1),
    pair("skip", "skip", 1, 2),
  );
  const left = (wanted: number) => withMarks(moves, wanted).map((move) => move.number);
  expect(left(0)).toEqual([0, 1, 3]);
  expect(left(1)).toEqual([0, 2, 4]);
  expect(left(9)).toEqual([0, 2, 5]);
});
