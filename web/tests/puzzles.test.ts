import { beforeEach, describe, expect, it } from "vitest";
import type { PuzzleShelf } from "../src/protocol";
import { dayOf, idsOf, keepProgress, keptProgress, nextOf, tried } from "../src/puzzles/progress";

beforeEach(() => {
  localStorage.clear();
});

const SHELF: PuzzleShelf = {
  today: "b",
  themes: [
    { theme: "", ids: ["a", "b", "c"] },
    { theme: "nope", ids: ["a", "c"] },
  ],
};

describe("the next puzzle", () => {
  it("is the first one that was not tried, and not the one that is shown", () => {
    expect(nextOf(["a", "b", "c"], [], "a")).toBe("b");
    expect(nextOf(["a", "b", "c"], ["a", "b"], "b")).toBe("c");
  });

  it("comes round again when all were tried", () => {
    expect(nextOf(["a", "b", "c"], ["a", "b", "c"], "c")).toBe("a");
    expect(nextOf(["a", "c"], ["a", "c"], "b")).toBe("a");
    expect(nextOf(["a"], [], "a")).toBe("a");
  });

  it("is of any theme if there is no such theme", () => {
    expect(idsOf(SHELF, "nope")).toEqual(["a", "c"]);
    expect(idsOf(SHELF, "cooking")).toEqual(["a", "b", "c"]);
  });
});

describe("what is kept", () => {
  it("is what the server has counted", () => {
    expect(keptProgress()).toEqual({});
    const progress = { strength: 1230, streak: 1, best: 1, solved: 1, done: ["a"] };
    keepProgress(progress);
    expect(keptProgress()).toEqual(progress);
    expect(tried(keptProgress())).toEqual(["a"]);
  });

  it.each(["[1]", "null", "3", "{"])("is nothing if it is %s", (text) => {
    localStorage.setItem("defuse.puzzles", text);
    expect(keptProgress()).toEqual({});
    expect(tried(keptProgress())).toEqual([]);
  });
});

it("calls a day as its own calendar does", () => {
  expect(dayOf(new Date(2026, 0, 31, 23, 59))).toBe("2026-01-31");
  expect(dayOf(new Date(2026, 11, 1))).toBe("2026-12-01");
});
