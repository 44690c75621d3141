import { beforeEach, expect, test } from "vitest";
import { errorRate, keepGame, keptGames } from "../src/coach/rates";
import type { Reviewed } from "../src/protocol";

beforeEach(() => {
  localStorage.clear();
});

const review = (stake: number, lost: number) => ({ stake, lost }) as Reviewed;

test("a game counts once, however often it is looked at", () => {
  keepGame("one", review(10, 0.2));
  expect(keepGame("one", review(10, 0.2))).toHaveLength(1);
  expect(keepGame("two", review(30, 0.2))).toHaveLength(2);
  expect(errorRate(keptGames())).toBe(1);
});

test("only the last twenty games count", () => {
  for (let number = 0; number < 25; number += 1) keepGame(`game ${number}`, review(10, number < 5 ? 1 : 0));
  expect(keptGames()).toHaveLength(20);
  expect(errorRate(keptGames())).toBe(0);
});

test("without anything at stake there is no error rate, and nonsense is forgotten", () => {
  expect(errorRate([])).toBeNull();
  expect(errorRate([{ stake: 0, lost: 0 }])).toBeNull();
  localStorage.setItem("defuse.coach.games", JSON.stringify([{ replay: 1 }, null, "x"]));
  expect(keptGames()).toEqual([]);
});
