// The window to react: what its buttons send, and which question a press answers.

import { render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Choosing } from "../../src/table/choosing.svelte";
import LettingHappen from "../../src/table/LettingHappen.svelte";
import Panel from "../../src/table/Panel.svelte";
import type { Action, WindowQuestion } from "../../src/protocol";
import type { Written } from "../moves";
import { TestRoom, react, turn } from "./rooms";

const user = userEvent.setup();
const ATTACK: Action = { seat: 1, form: "single", kind: "attack", target: -1, named: "", cards: ["attack"] };

let room: TestRoom;
let choosing: Choosing;
let clock = 10_000;

beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  room = new TestRoom();
  choosing = new Choosing(room);
});

afterEach(() => void vi.restoreAllMocks());

function window(moves: Written[], part: Partial<WindowQuestion> = { act: ATTACK }): void {
  room.deal({ turn: 1, question: react({ seat: 1, ...part }) }, moves);
}

function show(): (moves: Written[], part?: Partial<WindowQuestion>) => Promise<void> {
  const props = () => ({
    room,
    table: room.table as NonNullable<typeof room.table>,
    choosing,
    lookAt: () => undefined,
  });
  const { rerender } = render(Panel, props());
  return async (moves, part) => {
    window(moves, part);
    await rerender(props());
  };
}

const sent = () => room.sent.map((wish) => (wish.do === "move" ? { asked: wish.asked, move: wish.move } : wish));

describe("a window to react", () => {
  test("says what is stopped, and sends the Nope once", async () => {
    window(["pass", "nope"]);
    show();
    await user.click(screen.getByRole("button", { name: "Nope Ben’s Attack" }));
    expect(sent()).toEqual([{ asked: 1, move: 1 }]);
    expect(screen.queryByRole("button", { name: /Nope/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Let it happen" })).toBeNull();
  });

  test("lets things happen", async () => {
    window(["pass", "nope"]);
    show();
    await user.click(screen.getByRole("button", { name: "Let it happen" }));
    expect(sent()).toEqual([{ asked: 1, move: 0 }]);
  });

  test("offers a Yup to a Nope", () => {
    window(["pass", "nope"], { act: ATTACK, chain: 1 });
    show();
    expect(screen.getByRole("button", { name: "Yup: Nope Ben’s Nope" })).toBeTruthy();
  });

  test("says that one has let it happen when nothing can be done any more", () => {
    window([]);
    show();
    expect(screen.getByText("You let it happen.")).toBeTruthy();
  });

  test("answers what was there before, for 0.4 seconds after it has changed", async () => {
    window(["pass", "nope"]);
    const change = show();
    clock += 5_000;
    await change(["pass", "nope"], { act: ATTACK, chain: 1 });
    clock += 300;
    await user.click(screen.getByRole("button", { name: /Yup/ }));
    expect(sent()).toEqual([{ asked: 1, move: 1 }]);
  });

  test("answers what is there after that", async () => {
    window(["pass", "nope"]);
    const change = show();
    clock += 5_000;
    await change(["pass", "nope"], { act: ATTACK, chain: 1 });
    clock += 500;
    await user.click(screen.getByRole("button", { name: /Yup/ }));
    expect(sent()).toEqual([{ asked: 2, move: 1 }]);
  });

  test("is answered at once, whatever it follows, when it follows no window", async () => {
    room.deal({ question: turn() }, ["draw"]);
    const change = show();
    await change(["pass", "nope"], { act: ATTACK });
    await user.click(screen.getByRole("button", { name: /Nope/ }));
    expect(sent()).toEqual([{ asked: 2, move: 1 }]);
  });
});

describe("letting all draws happen", () => {
  test("answers this window and those that come, but no other ones", async () => {
    window(["pass"], { act: null });
    const change = show();
    await user.click(screen.getByRole("button", { name: "Let all draws happen" }));
    await change(["pass"], { act: null, seat: 2 });
    await change(["pass", "nope"], { act: ATTACK });
    expect(sent()).toEqual([
      { asked: 1, move: 0 },
      { asked: 2, move: 0 },
    ]);
  });

  test("ends when somebody wants to be asked again", async () => {
    window(["pass"], { act: null });
    const change = show();
    render(LettingHappen, { choosing });
    await user.click(screen.getByRole("button", { name: "Let all draws happen" }));
    await user.click(screen.getByRole("button", { name: /Ask me again/ }));
    await change(["pass"], { act: null, seat: 2 });
    expect(sent()).toEqual([{ asked: 1, move: 0 }]);
    expect(screen.getByRole("button", { name: "Let it happen" })).toBeTruthy();
  });

  test("is not offered where a card can be Noped", () => {
    window(["pass", "nope"]);
    show();
    expect(screen.queryByRole("button", { name: "Let all draws happen" })).toBeNull();
  });
});
