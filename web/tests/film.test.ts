// A replay with a place in it.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Replay } from "../src/api";
import type { Happening } from "../src/events";
import { Film } from "../src/replay/film.svelte";
import type { View } from "../src/view";

const turn = (seat: number): Happening => ({ event: "turn_began", seat, turns: 2, told: ["event-turn", { who: `P${seat}` }] });
const drew = (seat: number): Happening => ({ event: "drew", seat, card: "_", bottom: false, told: ["event-drew", { who: `P${seat}` }] });

function game(...steps: Happening[][]): Replay {
  const view = (pile_size: number) => ({ pile_size }) as View;
  return {
    game: "original",
    title: "",
    names: ["P0", "P1"],
    avatars: [4, 2],
    bots: [false, true],
    seat: null,
    winner: 1,
    steps: steps.map((events, place) => ({ events, view: view(steps.length - place), risk: place / 10, hits: 0 })),
  };
}

const replay = game([], [turn(0)], [drew(0)], [turn(1)], [drew(1)], [turn(0)]);
const lines = (film: Film) => film.stage.log.map(({ event }) => event);

describe("a film", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("begins with the deal", () => {
    const film = new Film(replay);
    expect(film.place).toBe(0);
    expect(film.stage.table?.view.pile_size).toBe(6);
    expect(lines(film)).toEqual([]);
  });

  test("shows everybody with their cat, who was a bot, and the risk of each moment", () => {
    const film = new Film(replay);
    film.jump(3);
    expect(film.stage.room?.chairs).toEqual([
      { name: "P0", avatar: 4, member: 1 },
      { name: "P1", avatar: 2, member: null },
    ]);
    expect(film.stage.room?.members.map(({ member }) => member)).toEqual([1]);
    expect(film.stage.table?.risk).toBe(0.3);
  });

  test("shows what happens at each step, and has told as much after a jump", () => {
    const [stepped, jumped] = [new Film(replay), new Film(replay)];
    for (let step = 0; step < 3; step += 1) stepped.jump(stepped.place + 1);
    jumped.jump(3);
    expect(lines(stepped)).toEqual(["turn_began", "drew", "turn_began"]);
    expect(lines(jumped)).toEqual(lines(stepped));
  });

  test("goes back and knows nothing of what comes later", () => {
    const film = new Film(replay);
    film.jump(5);
    film.jump(1);
    expect(lines(film)).toEqual(["turn_began"]);
    expect(film.stage.table?.view.pile_size).toBe(5);
  });

  test("stays between its first and its last step", () => {
    const film = new Film(replay);
    film.jump(-3);
    expect(film.place).toBe(0);
    film.jump(99);
    expect(film.place).toBe(film.last);
  });

  test("plays to the end, stops there, and begins anew", () => {
    const film = new Film(replay);
    film.play();
    vi.runAllTimers();
    expect([film.place, film.playing]).toEqual([film.last, false]);
    film.play();
    expect([film.place, film.playing]).toEqual([0, true]);
    film.pause();
  });

  test("finds the same moment through other eyes, who heard less", () => {
    const film = new Film(replay);
    film.jump(4);
    const other = new Film(game([], [turn(0)], [turn(1)], [turn(0)]));
    other.seekTurn(film.turns);
    expect(other.place).toBe(2);
    other.seekTurn(99);
    expect(other.place).toBe(other.last);
  });

  test("never tells who won", () => {
    const film = new Film(replay);
    expect(film.stage.over).toBeNull();
    expect(film.stage.room?.scores).toEqual([]);
  });
});
