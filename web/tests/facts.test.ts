import { expect, test } from "vitest";
import { remembered } from "../src/table/facts";
import type { View } from "../src/protocol";

const pile = (...cards: string[]) => ({ pile: cards, pile_size: cards.length }) as View;

test("what is known of the pile is told from the top, with what lies unknown between", () => {
  expect(remembered(pile("skip", "_", "nope", "_", "_"))).toEqual([
    { card: "skip", place: 1 },
    { card: "_", place: 2 },
    { card: "nope", place: 3 },
  ]);
});

test("the last card is told by its place, however deep the pile", () => {
  expect(remembered(pile("skip", "_", "_", "_", "_", "_", "exploding_kitten"))).toEqual([
    { card: "skip", place: 1 },
    { card: "exploding_kitten", place: 7 },
  ]);
});

test("a known card is told once, though it is both near the top and the last", () => {
  expect(remembered(pile("_", "nope"))).toEqual([
    { card: "_", place: 1 },
    { card: "nope", place: 2 },
  ]);
});

test("of an unknown pile nothing is told", () => {
  expect(remembered(pile("_", "_", "_"))).toEqual([]);
  expect(remembered(pile())).toEqual([]);
});
