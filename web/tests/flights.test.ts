// Cards fly where the declared events say that they go.

import { describe, expect, test } from "vitest";
import { flightsOf } from "../src/table/flights";

describe("cards fly", () => {
  test("from a hand to another", () => {
    const gift = flightsOf({ event: "gave", seat: 0, other: 2, card: "skip", told: null });
    expect(gift).toEqual([{ card: "skip", from: "seat 0", to: "seat 2" }]);
    const theft = flightsOf({ event: "stole", seat: 0, other: 2, card: "_", told: null });
    expect(theft).toEqual([{ card: "_", from: "seat 2", to: "seat 0" }]);
  });

  test("as they were laid down, not as what they count as", () => {
    const act = { seat: 1, form: "single" as const, kind: "attack", target: -1, named: "_", cards: ["godcat"] };
    expect(flightsOf({ event: "played", seat: 1, act, told: null })).toEqual([
      { card: "godcat", from: "seat 1", to: "discard" },
    ]);
  });

  test("if the event is always about the same card", () => {
    expect(flightsOf({ event: "noped", seat: 1, chain: 1, told: null })).toEqual([
      { card: "nope", from: "seat 1", to: "discard" },
    ]);
  });

  test("with a whole hand, but not as a swarm", () => {
    const cards = Array<string>(9).fill("skip");
    expect(flightsOf({ event: "went_out", seat: 1, card: "exploding_kitten", cards, told: null })).toHaveLength(6);
  });

  test("not at all if nothing moves", () => {
    expect(flightsOf({ event: "won", seat: 1, told: null })).toEqual([]);
    expect(flightsOf({ event: "took_looked_at", seat: 1, card: "skip", told: null })).toEqual([]);
  });
});
