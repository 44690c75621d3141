// A recipe of one's own: the form, and what may be played.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import OwnRecipe from "../../src/lobby/OwnRecipe.svelte";
import { firstRecipe, recipeText, type Recipe } from "../../src/lobby/recipe";
import RecipeForm from "../../src/lobby/RecipeForm.svelte";
import type { Checked, Settings } from "../../src/protocol";
import { answered, serve } from "./rooms";

const user = userEvent.setup();
const CARDS = ["nope", "skip", "defuse"];
const RECIPE: Recipe = {
  ...firstRecipe("Mine"),
  cards: [
    ["nope", "4"],
    ["mystery", "1"],
  ],
};

describe("the form", () => {
  let changed: Recipe | null;

  beforeEach(() => {
    changed = null;
    render(RecipeForm, { recipe: RECIPE, all: CARDS, change: (recipe: Recipe) => (changed = recipe) });
  });

  test("changes one thing and keeps the others", async () => {
    await user.type(screen.getByLabelText("Title"), "!");
    expect(changed).toEqual({ ...RECIPE, title: "Mine!" });
  });

  test("keeps a number of cards as it is typed", async () => {
    await user.type(screen.getByLabelText("Nope"), " + 1");
    expect(changed?.cards).toEqual([
      ["nope", "4 + 1"],
      ["mystery", "1"],
    ]);
  });

  test("takes the fewest players for an empty field", async () => {
    await user.clear(screen.getByLabelText("Players from"));
    expect(changed).toMatchObject({ from: 2 });
  });

  test("leaves a card out, also one that nobody knows", async () => {
    await user.click(screen.getByRole("button", { name: "Leave out mystery" }));
    expect(changed?.cards).toEqual([["nope", "4"]]);
  });

  test("offers the cards that are not in it, by their titles", async () => {
    const select = screen.getByLabelText<HTMLSelectElement>("Add a card");
    expect([...select.options].map(({ text }) => text)).toEqual(["…", "Defuse", "Skip"]);
    await user.selectOptions(select, "skip");
    expect(changed?.cards).toEqual([...RECIPE.cards, ["skip", "1"]]);
  });
});

describe("a recipe", () => {
  const FINE: Checked = { title: "Mine", players: [3, 4], problems: [] };
  const WRONG: Checked = { title: "", players: [], problems: [{ line: 3, field: "", words: "no" }] };
  const text = recipeText(RECIPE);
  const settings: Settings = {
    game: "original",
    recipe: text,
    options: { deal: 3 },
    seats: 2,
    bots: "normal",
    window: 5,
    turn: 45,
    fast: false,
  };
  const set = vi.fn((_: Partial<Settings>) => Promise.resolve(true));
  let answer: Checked;
  let asked: number;

  beforeEach(() => {
    vi.useFakeTimers();
    set.mockClear();
    answer = FINE;
    asked = 0;
    serve({ "/api/recipes/check": () => ((asked += 1), answer) });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  const pause = () => vi.advanceTimersByTimeAsync(300);
  const typing = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
  const show = (part: Partial<Settings> = {}) =>
    render(OwnRecipe, { settings: { ...settings, ...part }, cards: CARDS, set });
  const chosen = () => set.mock.calls.map(([{ recipe }]) => recipe);

  test("is what will be played once the server has found nothing wrong with it", async () => {
    show();
    expect(screen.getByText("Checking …")).toBeTruthy();
    expect(set).not.toHaveBeenCalled();
    await pause();
    expect(screen.getByText(/This can be played/)).toBeTruthy();
    expect(set).toHaveBeenCalledExactlyOnceWith({ game: "own", recipe: text, seats: 3, options: {} });
  });

  test("is not played while something is wrong with it", async () => {
    answer = WRONG;
    const { component } = show();
    await pause();
    expect(screen.queryByText(/Line/)).toBeNull();
    await fireEvent.click(screen.getByLabelText("As text")); // without the clock that stands still
    expect(screen.getByText("Line 3:")).toBeTruthy();
    expect(await component.settle()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole("status"));
    expect(set).not.toHaveBeenCalled();
  });

  test("is checked anew after a change, and not at every key", async () => {
    show();
    await pause();
    await typing.type(screen.getByLabelText("Title"), "abc");
    expect([asked, chosen().length]).toEqual([1, 1]);
    await pause();
    expect([asked, chosen().length]).toEqual([2, 2]);
  });

  test("is checked at once by those who are done with it", async () => {
    const { component } = show();
    await pause();
    await typing.type(screen.getByLabelText("Title"), "!");
    expect(await component.settle()).toBe(true);
    expect(chosen().at(-1)).toContain("Mine!");
    set.mockResolvedValueOnce(false);
    expect(await component.settle()).toBe(false);
  });

  test("is judged by the answer to what it is now, though an older one comes later", async () => {
    const late: (() => void)[] = [];
    vi.stubGlobal("fetch", () => new Promise((resolve) => late.push(() => resolve(answered(answer)))));
    show();
    await typing.type(screen.getByLabelText("Title"), "a");
    await pause();
    late[1]?.();
    await pause();
    late[0]?.();
    await pause();
    expect(chosen()).toEqual([text.replace("Mine", "Minea")]);
  });

  test("is changed as text as well", async () => {
    show();
    await typing.click(screen.getByLabelText("As text"));
    await typing.type(screen.getByLabelText(/Recipe as text/), "#");
    await pause();
    expect(chosen().at(-1)).toBe(`${text}#`);
  });

  test("waits for a server that is away", async () => {
    serve({});
    show();
    await pause();
    expect(screen.getByText(/It may be starting again/)).toBeTruthy();
    expect(set).not.toHaveBeenCalled();
  });

  test("is not chosen again where it is chosen", async () => {
    show({ game: "own" });
    await pause();
    expect(set).not.toHaveBeenCalled();
  });
});
