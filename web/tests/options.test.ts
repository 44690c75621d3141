// Rule options as the server declares them, and cards that are left out.

import { expect, test } from "vitest";
import { leavingOut, leftOutOf, mixOf } from "../src/lobby/left_out";
import { optionsWith, valueId, valuesOf } from "../src/lobby/options";
import type { RuleOption } from "../src/protocol";

const option = (name: string, values: RuleOption["values"], last = -1, about = ""): RuleOption => ({
  name,
  values,
  first: 0,
  last,
  about,
});

test("a value is a word or a number, and a seat is one of the table", () => {
  expect(valuesOf(option("combos", ["all", "cats"]), 4)).toEqual(["all", "cats"]);
  expect(valuesOf(option("deal", [], 2), 4)).toEqual([0, 1, 2]);
  expect(valuesOf(option("first_player", ["random"], 9), 3)).toEqual(["random", 0, 1, 2]);
});

test("an option about a card is offered where that card is played", () => {
  const known = [option("fast", [true, false]), option("combos", ["all"]), option("returns", [true], -1, "nope")];
  expect(optionsWith(known, ["nope"]).map(({ name }) => name)).toEqual(["combos", "returns"]);
  expect(optionsWith(known, []).map(({ name }) => name)).toEqual(["combos"]);
});

test("values are named by their option; numbers are told as they are", () => {
  expect(valueId("dead_hand", "hidden")).toBe("option-dead-hand-hidden");
  expect(valueId("attack_stacking", "off")).toBe("option-off");
  expect(valueId("deal", 3)).toBeNull();
});

test("the name of a game says which cards stay in the box", () => {
  const game = "original+imploding~reverse~bury:2";
  expect(mixOf(game)).toBe("original+imploding");
  expect(leftOutOf(game)).toEqual(["reverse", "bury"]);
  expect(leavingOut(game, ["bury"])).toBe("original+imploding~bury");
  expect(leavingOut(game, [])).toBe("original+imploding");
});
