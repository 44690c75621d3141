// Letting everything happen until one's turn, and presses that are dangerous or spend cards.

import { render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import Panel from "../../src/table/Panel.svelte";
import { Choosing } from "../../src/table/choosing.svelte";
import { pair } from "../moves";
import { TestRoom, react, turn } from "./rooms";

const user = userEvent.setup();
const ACT = { seat: 1, form: "single" as const, kind: "skip", target: -1, named: "_", cards: ["skip"] };
const bens = { question: react({ seat: 1, act: ACT }), turn: 1 };

let room: TestRoom;
let choosing: Choosing;

const show = () =>
  render(Panel, { room, table: room.table as NonNullable<typeof room.table>, choosing, lookAt: () => undefined });
const button = (name: string) => screen.getByRole("button", { name });
const moves = () => room.sent.filter((each) => each.do === "move").map((each) => each.move);

beforeEach(() => {
  room = new TestRoom();
  room.deal();
});
afterEach(() => {
  choosing.stop();
  localStorage.clear();
});

describe("letting everything happen until one's turn", () => {
  test("passes at once, with and without a Nope, and keeps to it in later rooms", async () => {
    choosing = new Choosing(room);
    room.deal(bens, ["pass", "nope"]);
    show();
    await user.click(button("Let everything happen until my turn"));
    expect(moves()).toEqual([0]);
    choosing.stop();
    room.deal(bens);
    choosing = new Choosing(room);
    room.deal({ ...bens, question: react({ seat: 1, act: ACT, chain: 2 }) }, ["pass"]);
    room.deal({ ...bens, question: react({ seat: 2, act: ACT, chain: 3 }) }, ["nope", "pass"]);
    expect(moves()).toEqual([0, 0, 1]);
    choosing.letAllHappen(false);
    room.deal({ ...bens, question: react({ seat: 1, act: ACT, chain: 4 }) }, ["pass"]);
    expect(moves()).toHaveLength(3);
  });

  test("still asks in one's own turn", () => {
    choosing = new Choosing(room);
    choosing.letAllHappen(true);
    room.deal({ question: react({ seat: 1, act: ACT, chain: 1 }), turn: 0 }, ["pass", "nope"]);
    expect(moves()).toEqual([]);
  });
});

describe("a draw that is known to be deadly", () => {
  beforeEach(() => {
    choosing = new Choosing(room);
    room.deal({ question: turn() }, ["draw"], { risk: 1, hits: 0 });
  });

  test("is no longer the big button and asks once", async () => {
    show();
    expect(button("Draw").classList.contains("main")).toBe(false);
    await user.click(button("Draw"));
    expect(moves()).toEqual([]);
    await user.click(button("Draw it anyway"));
    expect(moves()).toEqual([0]);
  });

  test("can be taken back", async () => {
    show();
    await user.click(button("Draw"));
    await user.click(button("Back"));
    expect(button("Draw")).toBeTruthy();
    expect(moves()).toEqual([]);
  });

  test("is drawn at once if somebody else would be hit", async () => {
    room.deal({ question: turn() }, ["draw"], { risk: 1, hits: 1 });
    show();
    expect(button("Draw").classList.contains("main")).toBe(true);
    await user.click(button("Draw"));
    expect(moves()).toEqual([0]);
  });
});

describe("a combination", () => {
  const hand = ["skip", "skip", "tacocat", "tacocat"];

  test("says which cards it spends", () => {
    choosing = new Choosing(room);
    room.deal({ hand, question: turn() }, ["draw", pair("skip", "skip", 1)]);
    show();
    expect(button("Pair: 2 Skips").querySelectorAll("img")).toHaveLength(2);
  });

  test("lets the player choose where several are possible", async () => {
    choosing = new Choosing(room);
    room.deal({ hand, question: turn() }, ["draw", pair("skip", "skip", 1), pair("tacocat", "tacocat", 1)]);
    show();
    await user.click(button("Pair …"));
    expect(choosing.step).toMatchObject({ ask: "cards", sets: [{ cards: ["skip", "skip"] }, {}] });
  });
});
