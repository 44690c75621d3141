// What is shown large, and what has become history before its turn came.

import { describe, expect, test } from "vitest";
import type { Happening } from "../src/events";
import type { Seat } from "../src/protocol";
import { Speech } from "../src/speech";
import { momentsOf, queued, type Moment } from "../src/table/moments";
import { VIEW } from "./components/rooms";

const speech = new Speech("en", "event-peeked-you = You see the top cards.");
const told: Happening["told"] = ["event-peeked-you", {}];

const moment = (kind: Moment["kind"], seat: Seat): Moment => ({ kind, seat, cards: [], sentence: "", flights: [] });
const kittenOf = (seat: Seat) => moment("kitten", seat);

describe("the future", () => {
  const peeked = (cards: string[]) => momentsOf([{ event: "peeked", seat: 1, cards, told }], speech);

  test("is shown to those who see it", () => {
    expect(peeked(["skip", "nope", "favor"])).toMatchObject([{ kind: "future", cards: ["skip", "nope", "favor"] }]);
  });

  test("is no moment for those who only see somebody look", () => {
    expect(peeked([])).toEqual([]);
    expect(peeked(["_", "_", "_"])).toEqual([]);
  });
});

describe("a moment", () => {
  const [mine, other, third] = [VIEW.seat, 1, 2];

  test("is followed by what it leads to", () => {
    const seen = kittenOf(other);
    const then = moment("defused", other);
    expect(queued([seen], [then], VIEW)).toEqual([seen, then]);
    expect(queued([seen], [], VIEW)).toEqual([seen]);
    expect(queued([], [seen, then], VIEW)).toEqual([seen, then]);
  });

  test("that still waits when the next one comes is history", () => {
    const [seen, late, fresh] = [kittenOf(other), moment("out", other), kittenOf(third)];
    expect(queued([seen, late], [fresh], VIEW)).toEqual([seen, fresh]);
  });

  test("of one's own is seen at once", () => {
    expect(queued([moment("future", other)], [kittenOf(mine)], VIEW)).toEqual([kittenOf(mine)]);
    expect(queued([kittenOf(mine)], [moment("defused", mine)], VIEW)).toHaveLength(2);
  });

  test("that ends the game is seen at once", () => {
    const last = [kittenOf(third), moment("out", third)];
    expect(queued([moment("future", other)], last, { ...VIEW, winner: mine })).toEqual(last);
  });
});
