// The browser's part in the luck of a room: it seals first, opens when the host begins, and does not trust another seal.

import { beforeEach, describe, expect, test } from "vitest";
import { roomDigest, textCommitment } from "../src/fair/sealing";
import { Seeds, witnessed } from "../src/fair/seeds";
import type { FairSeal, RoomFrame } from "../src/protocol";
import { TestRoom } from "./components/rooms";

const ROOM = "a room";
const ME = 1;

type Sent = { do: string; game: number; commitment?: string; seed?: string };

let sent: Sent[];
let seeds: Seeds;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  seeds = new Seeds(ROOM, (command) => sent.push(command));
});

function frame(fair: Partial<FairSeal> | null, phase = "lobby"): RoomFrame {
  const whole = { game: 1, commitment: "5ea1", pledges: [], terms: "", ...fair };
  return { ...(new TestRoom().room as RoomFrame), phase, fair: fair === null ? null : whole };
}

function pledge(part: Partial<FairSeal["pledges"][number]> = {}): FairSeal["pledges"][number] {
  return { member: ME, commitment: textCommitment(seeds.text), revealed: false, ...part };
}

describe("a seed", () => {
  test("is sealed once the server has shown its own seal, and only once", () => {
    seeds.follow(frame({}), ME);
    seeds.follow(frame({}), ME);
    expect(sent).toEqual([{ do: "pledge_seed", game: 1, commitment: textCommitment(seeds.text) }]);
    expect(seeds.text).toMatch(/^[0-9a-f]{32}$/);
  });

  test("is not sealed before there is a seal or a welcome", () => {
    seeds.follow(frame(null), ME);
    seeds.follow(frame({}), 0);
    expect(sent).toEqual([]);
  });

  test("is opened when the host begins, not before", () => {
    seeds.follow(frame({}), ME);
    seeds.follow(frame({ pledges: [pledge()] }), ME);
    expect(sent).toHaveLength(1);
    seeds.follow(frame({ pledges: [pledge()], terms: "7e" }), ME);
    expect(sent[1]).toEqual({ do: "reveal_seed", game: 1, seed: seeds.text });
    seeds.follow(frame({ pledges: [pledge({ revealed: true })], terms: "7e" }), ME);
    seeds.follow(frame({ pledges: [pledge({ revealed: true })], terms: "7e" }, "playing"), ME);
    expect(sent).toHaveLength(2);
  });

  test("survives a reload between sealing and opening", () => {
    seeds.follow(frame({}), ME);
    const again = new Seeds(ROOM, (command) => sent.push(command));
    again.follow(frame({ pledges: [pledge()], terms: "7e" }), ME);
    expect(sent[1]).toEqual({ do: "reveal_seed", game: 1, seed: seeds.text });
  });

  test("of another game is another one", () => {
    seeds.follow(frame({}), ME);
    const before = seeds.text;
    seeds.follow(frame({ game: 2, commitment: "5ea2" }), ME);
    expect(seeds.text).not.toBe(before);
    expect(sent.map(({ game }) => game)).toEqual([1, 2]);
  });

  test("takes words of a person, and keeps a random part", () => {
    seeds.follow(frame({}), ME);
    seeds.choose("  my lucky\n cat \ud800", ME);
    expect(seeds.text).toMatch(/^my lucky cat \ufffd [0-9a-f]{32}$/);
    expect(sent.at(-1)).toEqual({ do: "pledge_seed", game: 1, commitment: textCommitment(seeds.text) });
    seeds.choose("x".repeat(500), ME);
    expect(seeds.text.length).toBeLessThan(200);
  });

  test("is not opened if the list has another seal for it", () => {
    seeds.follow(frame({}), ME);
    seeds.follow(frame({ pledges: [pledge({ commitment: "00" })], terms: "7e" }), ME);
    seeds.follow(frame({ pledges: [pledge({ member: 2 })], terms: "7e" }), ME);
    expect(sent).toHaveLength(1);
  });
});

describe("a server that exchanges its seal", () => {
  test("is noticed, and gets no seed", () => {
    seeds.follow(frame({}), ME);
    expect(seeds.changed).toBe(false);
    seeds.follow(frame({ commitment: "0ther" }), ME);
    expect(seeds.changed).toBe(true);
    seeds.follow(frame({ commitment: "0ther", pledges: [pledge()], terms: "7e" }), ME);
    expect(sent.filter((command) => command.do === "reveal_seed")).toEqual([]);
  });

  test("or the terms after the seed was opened, gets none either", () => {
    seeds.follow(frame({}), ME);
    seeds.follow(frame({ pledges: [pledge()], terms: "7e" }), ME);
    const again = new Seeds(ROOM, (command) => sent.push(command));
    again.follow(frame({ pledges: [pledge()], terms: "8f" }), ME);
    expect(sent.filter((command) => command.do === "reveal_seed")).toHaveLength(1);
  });
});

test("what was seen is remembered for the check", () => {
  seeds.follow(frame({}), ME);
  expect(witnessed(roomDigest(ROOM), 1)).toEqual({ commitment: "5ea1", terms: "", seed: "" });
  seeds.follow(frame({ pledges: [pledge()], terms: "7e" }), ME);
  expect(witnessed(roomDigest(ROOM), 1)).toEqual({ commitment: "5ea1", terms: "7e", seed: seeds.text });
  expect(witnessed(roomDigest(ROOM), 2)).toBeNull();
});

test("without storage everything works as long as the page lives", () => {
  const { getItem, setItem } = Storage.prototype;
  Storage.prototype.getItem = Storage.prototype.setItem = () => {
    throw new Error("no storage");
  };
  try {
    const alone = new Seeds(ROOM, (command) => sent.push(command));
    alone.follow(frame({}), ME);
    alone.follow(frame({ pledges: [pledge({ commitment: textCommitment(alone.text) })], terms: "7e" }), ME);
    expect(sent.map((command) => command.do)).toEqual(["pledge_seed", "reveal_seed"]);
  } finally {
    Object.assign(Storage.prototype, { getItem, setItem });
  }
});
