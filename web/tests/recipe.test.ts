// A recipe as a form and as text.

import { describe, expect, test } from "vitest";
import { firstRecipe, recipeOf, recipeText } from "../src/lobby/recipe";

const HOT_POTATO = `
title   = "Hot Potato"
players = [2, 4]
hand    = { cards = 4, defuses = 1 }

[cards]
exploding_kitten = "players - 1"
favor            = { 2 = 2, else = 4 }
nope             = 4

[options]
attack_stacking = true
combos = "cats"
`;

describe("a recipe", () => {
  test("that is written as text is shown as a form", () => {
    const recipe = recipeOf(HOT_POTATO);
    expect(recipe).toMatchObject({ title: "Hot Potato", from: 2, to: 4, hand: "4", defuses: "1" });
    expect(recipe?.cards).toEqual([
      ["exploding_kitten", "players - 1"],
      ["favor", "{ 2 = 2, else = 4 }"],
      ["nope", "4"],
    ]);
    expect(recipe?.options).toEqual({ attack_stacking: true, combos: "cats" });
  });

  test("says the same after it went through the form", () => {
    const recipe = recipeOf(HOT_POTATO);
    expect(recipe && recipeOf(recipeText(recipe))).toEqual(recipe);
  });

  test("to begin with is one that the form can show", () => {
    const recipe = firstRecipe("Mine");
    expect(recipeOf(recipeText(recipe))).toEqual(recipe);
  });

  test.each(['Say "no"', "back\\slash", "two\nlines", "DEL \u007f"])("keeps a title such as %j", (title) => {
    expect(recipeOf(recipeText(firstRecipe(title)))?.title).toBe(title);
  });

  test.each(["", "no toml", "title = 3", "title = 'x'\nplayers = 4", "players = [2, 4]\n[cards]\nnope = 4"])(
    "has no form if it is %j",
    (text) => expect(recipeOf(text)).toBeNull(),
  );

  test("keeps what somebody is still typing, for the check to judge", () => {
    const typed = { ...firstRecipe("Mine"), hand: "play" };
    expect(recipeOf(recipeText(typed))?.hand).toBe("play");
  });
});
