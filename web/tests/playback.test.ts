// A replay with a place in it.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Happening } from "../src/events";
import { Playback } from "../src/replay/playback.svelte";
import type { Replayed, View } from "../src/protocol";

const turn = (seat: number): Happening => ({
  event: "turn_began",
  seat,
  turns: 2,
  told: ["event-turn", { who: `P${seat}` }],
});
const drew = (seat: number): Happening => ({
  event: "drew",
  seat,
  card: "_",
  bottom: false,
  told: ["event-drew", { who: `P${seat}` }],
});

function game(...steps: Happening[][]): Replayed {
  const view = (pile_size: number) => ({ pile_size }) as View;
  return {
    game: "original",
    title: "",
    names: ["P0", "P1"],
    avatars: [4, 2],
    bots: [false, true],
    seat: null,
    winner: 1,
    proved: false,
    levels: [],
    cards: [],
    steps: steps.map((events, place) => ({ events, view: view(steps.length - place), risk: place / 10, hits: 0 })),
  };
}

const replay = game([], [turn(0)], [drew(0)], [turn(1)], [drew(1)], [turn(0)]);
const lines = (playback: Playback) => playback.room.log.map(({ event }) => event);

describe("a film", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("begins with the deal", () => {
    const playback = new Playback(replay);
    expect(playback.place).toBe(0);
    expect(playback.room.table?.view.pile_size).toBe(6);
    expect(lines(playback)).toEqual([]);
  });

  test("shows everybody with their cat, who was a bot, and the risk of each moment", () => {
    const playback = new Playback(replay);
    playback.jump(3);
    expect(playback.room.room?.chairs).toEqual([
      { name: "P0", avatar: 4, member: 1, temper: "" },
      { name: "P1", avatar: 2, member: null, temper: "" },
    ]);
    expect(playback.room.room?.members.map(({ member }) => member)).toEqual([1]);
    expect(playback.room.table?.risk).toBe(0.3);
  });

  test("shows what happens at each step, and has told as much after a jump", () => {
    const [stepped, jumped] = [new Playback(replay), new Playback(replay)];
    for (let step = 0; step < 3; step += 1) stepped.jump(stepped.place + 1);
    jumped.jump(3);
    expect(lines(stepped)).toEqual(["turn_began", "drew", "turn_began"]);
    expect(lines(jumped)).toEqual(lines(stepped));
  });

  test("goes back and knows nothing of what comes later", () => {
    const playback = new Playback(replay);
    playback.jump(5);
    playback.jump(1);
    expect(lines(playback)).toEqual(["turn_began"]);
    expect(playback.room.table?.view.pile_size).toBe(5);
  });

  test("stays between its first and its last step", () => {
    const playback = new Playback(replay);
    playback.jump(-3);
    expect(playback.place).toBe(0);
    playback.jump(99);
    expect(playback.place).toBe(playback.last);
  });

  test("plays to the end, stops there, and begins anew", () => {
    const playback = new Playback(replay);
    playback.play();
    vi.runAllTimers();
    expect([playback.place, playback.playing]).toEqual([playback.last, false]);
    playback.play();
    expect([playback.place, playback.playing]).toEqual([0, true]);
    playback.pause();
  });

  test("finds the same moment through other eyes, who heard less", () => {
    const playback = new Playback(replay);
    playback.jump(4);
    const other = new Playback(game([], [turn(0)], [turn(1)], [turn(0)]));
    other.seekTurn(playback.turns);
    expect(other.place).toBe(2);
    other.seekTurn(99);
    expect(other.place).toBe(other.last);
  });

  test("never tells who won", () => {
    const playback = new Playback(replay);
    expect(playback.room.over).toBeNull();
    expect(playback.room.room?.scores).toEqual([]);
  });
});
