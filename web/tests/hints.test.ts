import { beforeEach, expect, it } from "vitest";
import { hintedIn, rememberHint } from "../src/hints/asking";

beforeEach(() => {
  localStorage.clear();
});

it("remembers when hints were given, once each, for the latest game of a room", () => {
  rememberHint("one", 1, 4);
  rememberHint("one", 1, 9);
  rememberHint("one", 1, 4);
  expect(hintedIn("one", 1)).toEqual([4, 9]);
  expect(hintedIn("one", 2)).toEqual([]);
  expect(hintedIn("two", 1)).toEqual([]);
  rememberHint("one", 2, 3);
  expect(hintedIn("one", 2)).toEqual([3]);
  expect(hintedIn("one", 1)).toEqual([]);
});

it("forgets rooms when there are many", () => {
  for (let room = 0; room < 40; room += 1) rememberHint(`room ${room}`, 1, room);
  expect(localStorage.length).toBeLessThanOrEqual(21);
  expect(hintedIn("room 39", 1)).toEqual([39]);
});

it.each(["[1]", "null", '{"game": 1}', '{"game": 1, "heard": ["x"]}'])("takes %s for nothing", (text) => {
  localStorage.setItem("defuse.hinted.one", text);
  expect(hintedIn("one", 1)).toEqual([]);
});
