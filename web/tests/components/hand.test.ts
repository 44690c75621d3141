// One's own cards and the panel above them: what is chosen, what can be done with it, what is sent.

import { render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { Choosing } from "../../src/table/choosing.svelte";
import Hand from "../../src/table/Hand.svelte";
import Panel from "../../src/table/Panel.svelte";
import { pair, play, triple, type Written } from "../moves";
import { TestRoom, VIEW, choice, turn } from "./rooms";

const user = userEvent.setup();
const HAND = ["favor", "nope", "tacocat", "tacocat", "tacocat"];
const MOVES: Written[] = [
  "draw",
  play("favor", 1),
  play("favor", 2),
  pair("tacocat", "tacocat", 1),
  pair("tacocat", "tacocat", 2),
  triple(["tacocat", "tacocat", "tacocat"], 1, { kind: ["nope"] }),
];

let room: TestRoom;

function show(moves = MOVES, view: object = {}): void {
  room.deal({ hand: HAND, question: turn(), ...view }, moves);
  const choosing = new Choosing(room);
  const table = room.table;
  if (table === null) throw new Error("no table");
  render(Hand, { view: table.view, choosing, lookAt: () => undefined });
  render(Panel, { room, table, choosing, lookAt: () => undefined });
}

const card = (name: string, which = 0) =>
  screen.getAllByRole<HTMLButtonElement>("button", { name }).filter((each) => each.closest(".hand"))[
    which
  ] as HTMLButtonElement;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const chosen = () => screen.getAllByRole("button", { pressed: true }).map((each) => each.textContent.trim());
const sent = () => room.sent.map((wish) => (wish.do === "move" ? wish.move : wish));

beforeEach(() => {
  room = new TestRoom();
});

describe("a card of the hand", () => {
  test("is chosen with a press, and not any more with another", async () => {
    show();
    await user.click(card("Favor"));
    expect(chosen()).toEqual(["Favor"]);
    await user.click(card("Favor"));
    expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
  });

  test("takes the place of another that it does not go together with", async () => {
    show();
    await user.click(card("Favor"));
    await user.click(card("Tacocat"));
    expect(chosen()).toEqual(["Tacocat"]);
  });

  test("joins those with which it makes a pair or three of a kind", async () => {
    show();
    for (const which of [0, 1, 2]) await user.click(card("Tacocat", which));
    expect(chosen()).toEqual(["Tacocat", "Tacocat", "Tacocat"]);
  });

  test("is said to be usable if it is", () => {
    show();
    expect(card("Favor").getAttribute("aria-describedby")).toBe("usable");
    expect(card("Nope").getAttribute("aria-describedby")).toBeNull();
  });

  test("is no longer chosen when the hand has changed", async () => {
    show();
    await user.click(card("Favor"));
    room.deal({ hand: ["favor"], question: turn() }, MOVES);
    expect(await screen.findByRole("button", { name: "Draw" })).toBeTruthy();
  });

  test("stays chosen while others do something", async () => {
    show();
    await user.click(card("Favor"));
    room.deal({ hand: HAND, question: turn(), discard: ["skip"] }, MOVES);
    expect(chosen()).toEqual(["Favor"]);
  });

  test("is reached with arrow keys, of which one card has the place in the order of the keyboard", async () => {
    show();
    const reached = () =>
      screen.getAllByRole<HTMLButtonElement>("button").filter((each) => each.closest(".hand") && each.tabIndex === 0);
    card("Favor").focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(card("Nope"));
    await user.keyboard("{End}{ArrowRight}");
    expect(document.activeElement).toBe(card("Tacocat", 2));
    expect(reached()).toEqual([card("Tacocat", 2)]);
    await user.keyboard("{Home}{ArrowLeft}");
    expect(document.activeElement).toBe(card("Favor"));
  });

  test("is seen to be known by everybody where it is", () => {
    show(MOVES, { marked: [["tacocat"], [], []] });
    expect(card("Tacocat seen by all")).toBeTruthy();
  });
});

describe("what is done with it", () => {
  test("is asked whom it is for, and sent", async () => {
    show();
    await user.click(card("Favor"));
    await user.click(button("Play Favor"));
    expect(screen.getByText("Which player?")).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.click(button("Loki"));
    expect(sent()).toEqual([2]);
  });

  test("can be taken back before it is sent", async () => {
    show();
    await user.click(card("Favor"));
    await user.click(button("Play Favor"));
    await user.click(button("Back"));
    expect(screen.queryByText("Which player?")).toBeNull();
    expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
  });

  test("is a pair or three of a kind for one card, and what is chosen for several", async () => {
    show();
    await user.click(card("Tacocat"));
    expect(button(/Pair/)).toBeTruthy();
    expect(button(/Three/)).toBeTruthy();
    await user.click(card("Tacocat", 1));
    await user.click(button(/Pair/));
    await user.click(button("Ben"));
    expect(sent()).toEqual([3]);
  });

  test("is nothing now for a card without a move", async () => {
    show();
    await user.click(card("Nope"));
    expect(screen.getByText("You cannot use this now.")).toBeTruthy();
  });

  test("is nothing while it is somebody else's turn", async () => {
    show([], { turn: 1, question: turn({ seat: 1, waiting: [1] }) });
    await user.click(card("Favor"));
    expect(screen.getByText("It is not your turn.")).toBeTruthy();
  });

  test("is a gift where one is asked for", async () => {
    const gifts = HAND.slice(0, 2).map((card): Written => ({ verb: "give", cards: [card] }));
    show(gifts, { question: choice("give", { other: 1 }) });
    expect(screen.getByText("Press the card of your choice.")).toBeTruthy();
    await user.click(card("Nope"));
    await user.click(button("Give Nope"));
    expect(sent()).toEqual([1]);
  });
});

test("without a card one draws", async () => {
  show();
  await user.click(button("Draw"));
  expect(sent()).toEqual([0]);
  expect(screen.queryByRole("button", { name: "Draw" })).toBeNull();
});

test("nobody draws from a hand that is not theirs to play", () => {
  show([], { ...VIEW, question: turn({ seat: 1, waiting: [1] }), turn: 1 });
  expect(screen.queryByRole("button", { name: "Draw" })).toBeNull();
});
