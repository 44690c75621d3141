// Whether somebody was lucky.

import { expect, test } from "vitest";
import { verdict } from "../src/after/luck";
import type { Luck } from "../src/protocol";

const luck = (kittens: number, risk: number) => ({ kittens, risk }) as Luck;

test.each([
  [0, 0.2, "after-even"],
  [1, 1.1, "after-even"],
  [0, 0.6, "after-lucky"],
  [0, 1.4, "after-very-lucky"],
  [1, 0.5, "after-unlucky"],
  [2, 0.5, "after-very-unlucky"],
])("%i kittens where %f were to be expected", (kittens, risk, words) => {
  expect(verdict(luck(kittens, risk))).toBe(words);
});
