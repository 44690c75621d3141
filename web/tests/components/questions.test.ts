// What is asked in a dialog of its own, and what is sent for an answer.

import { render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { Choosing } from "../../src/table/choosing.svelte";
import Questions from "../../src/table/Questions.svelte";
import { pair, triple } from "../moves";
import { NO, TestRoom, VIEW, insert, order, turn } from "./rooms";

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

let room: TestRoom;
let choosing: Choosing;

beforeEach(() => {
  room = new TestRoom();
  choosing = new Choosing(room);
});

function show(): void {
  render(Questions, { view: room.table?.view ?? VIEW, choosing });
}

/** The moves that were sent, without the questions they answer. */
function moves(): object[] {
  return room.sent.flatMap((wish) => {
    if (wish.do !== "move") return [];
    const { do: _do, game: _game, heard: _heard, asked: _asked, ...move } = wish;
    return [move];
  });
}

describe("how deep a kitten goes", () => {
  const ask = (pile = 9) =>
    room.deal({ question: insert({ card: "exploding_kitten" }) }, [{ verb: "insert", fill: { depth: [0, pile] } }]);

  test("is asked at once, and the top is what is meant first", async () => {
    ask();
    show();
    expect(screen.getByText(/Where in the pile/)).toBeTruthy();
    await user.click(button("Put it back"));
    expect(moves()).toEqual([{ move: 0, depth: 0 }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("is chosen step by step, and goes no further than the bottom", async () => {
    ask(3);
    show();
    expect(button("higher").getAttribute("aria-disabled")).toBe("true");
    for (const depth of [1, 2, 3]) {
      await user.click(button("deeper"));
      expect(screen.getByRole<HTMLInputElement>("slider").value).toBe(String(depth));
    }
    expect(button("deeper").getAttribute("aria-disabled")).toBe("true");
    await user.click(button("Put it back"));
    expect(moves()).toEqual([{ move: 0, depth: 3 }]);
  });

  test("is the bottom with one press", async () => {
    ask();
    show();
    await user.click(button("at the bottom"));
    await user.click(button("Put it back"));
    expect(moves()).toEqual([{ move: 0, depth: 9 }]);
  });

  test("is named beside the cards that are known there", async () => {
    room.deal({ question: insert(), pile: ["nope", "_"] }, [{ verb: "insert", fill: { depth: [0, 2] } }]);
    show();
    expect(screen.getByText(/Just below it: Nope/)).toBeTruthy();
    expect(document.querySelectorAll(".places img")).toHaveLength(3);
    await user.click(button("at the bottom"));
    expect(screen.queryByText(/Just below it: Nope/)).toBeNull();
  });

  test("stays closed once it was closed, until something else is asked", async () => {
    ask();
    show();
    await user.click(button("Close"));
    room.deal({ question: insert() }, [{ verb: "insert", fill: { depth: [0, 9] } }], {
      asked: room.table?.asked ?? 0,
    });
    expect(choosing.step).toBeNull();
    ask();
    expect(choosing.step).toMatchObject({ ask: "depth" });
  });

  test("is asked again when the answer was refused", async () => {
    ask();
    show();
    room.answers = [NO];
    await user.click(button("Put it back"));
    expect(await screen.findByText(/Where in the pile/)).toBeTruthy();
    expect(choosing.no).toMatchObject({ rule: "SKP-1" });
  });
});

describe("the order of cards", () => {
  beforeEach(() => {
    room.deal({ question: order() }, [{ verb: "order", fill: { order: ["nope", "skip", "nope"] } }]);
    show();
  });

  test("stays as it was if nobody moves a card", async () => {
    await user.click(button("Put in order"));
    expect(moves()).toEqual([{ move: 0, order: ["nope", "skip", "nope"] }]);
  });

  test("changes card by card, and is told", async () => {
    await user.click(button("Skip: closer to the top"));
    expect(screen.getByText("Skip, Nope, Nope")).toBeTruthy();
    await user.click(button("Put in order"));
    expect(moves()).toEqual([{ move: 0, order: ["skip", "nope", "nope"] }]);
  });

  test("has no card above the first and none below the last", () => {
    const [first] = screen.getAllByRole<HTMLButtonElement>("button", { name: "Nope: closer to the top" });
    const last = screen.getAllByRole<HTMLButtonElement>("button", { name: "Nope: deeper" }).at(-1);
    expect([first?.disabled, last?.disabled]).toEqual([true, true]);
  });
});

test("of more than five titles five are chosen, then what they take", async () => {
  const cards = ["nope", "skip", "attack", "favor", "shuffle", "tacocat"];
  room.deal({ question: turn() }, [{ verb: "five", fill: { cards, kind: ["defuse"] } }]);
  show();
  choosing.begin(choosing.moves);
  const titles = ["Nope", "Skip", "Attack", "Favor", "Shuffle"];
  await screen.findByText("Which five different cards?");
  for (const title of titles) {
    expect(button(/of 5: go on/).disabled).toBe(true);
    await user.click(button(title));
  }
  await user.click(button(/Tacocat/i));
  expect(button("5 of 5: go on").disabled).toBe(false);
  await user.click(button("Skip"));
  expect(button("4 of 5: go on").disabled).toBe(true);
  await user.click(button("Skip"));
  await user.click(button("5 of 5: go on"));
  await user.click(button("Defuse"));
  expect(moves()).toEqual([{ move: 0, kind: "defuse", cards: ["nope", "attack", "favor", "shuffle", "skip"] }]);
});

test("three of a kind ask for a card by its name", async () => {
  room.deal({ question: turn() }, [triple(["a", "a", "a"], 1, { kind: ["nope", "defuse"] })]);
  show();
  choosing.begin(choosing.moves);
  await user.click(await screen.findByRole("button", { name: "Defuse" }));
  expect(moves()).toEqual([{ move: 0, kind: "defuse" }]);
});

test("where several sets would do it is asked which cards", async () => {
  room.deal({ question: turn() }, [pair("nope", "nope", 1), pair("skip", "skip", 1)]);
  show();
  choosing.begin(choosing.moves);
  await user.click(await screen.findByRole("button", { name: /Skip/ }));
  expect(moves()).toEqual([{ move: 1 }]);
});

test("a table that is left is followed no longer", () => {
  choosing.stop();
  room.deal({ question: order() }, [{ verb: "order", fill: { order: ["nope", "skip"] } }]);
  expect(choosing.step).toBeNull();
});
