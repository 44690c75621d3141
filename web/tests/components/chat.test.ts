// What people say: in the chat, beside their seats, and how much of it is unread.

import { render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Bubble from "../../src/table/Bubble.svelte";
import Chat from "../../src/table/Chat.svelte";
import HeadBar from "../../src/table/HeadBar.svelte";
import { Detail } from "../../src/table/detail.svelte";
import { ADA, NO, TestRoom } from "./rooms";

let room: TestRoom;

beforeEach(() => {
  room = new TestRoom();
});

const say = (text: string, member = 2) => {
  room.hear({ is: "said", member, name: "Ben", text, emote: "", past: false });
  return tick();
};

describe("the chat", () => {
  const user = userEvent.setup();

  test("sends a line without what is around it, and is empty again", async () => {
    render(Chat, { room });
    const field = screen.getByLabelText<HTMLInputElement>("Say something short");
    await user.type(field, "  hello {Enter}");
    expect(room.sent).toEqual([{ do: "say", text: "hello" }]);
    expect(field.value).toBe("");
  });

  test("sends nothing of nothing", async () => {
    render(Chat, { room });
    await user.type(screen.getByLabelText("Say something short"), "   {Enter}");
    expect(room.sent).toEqual([]);
  });

  test("tells why something was not said", async () => {
    room.answers = [NO];
    render(Chat, { room });
    await user.click(screen.getByRole("button", { name: "Send" }));
    await user.type(screen.getByLabelText("Say something short"), "hello{Enter}");
    expect(screen.getByRole("status").textContent).not.toBe("");
  });

  test("has no field for those whom the host has muted", () => {
    room.show({ members: [{ ...ADA, muted: true }] });
    render(Chat, { room });
    expect(screen.getByText("The host has muted you.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("unread lines", () => {
  const bar = (hasSidePanel = false) => render(HeadBar, { room, detail: new Detail(), hasSidePanel, quiet: false });
  const shown = () => screen.getByRole("button", { name: "Chat" }).textContent.trim();

  test("are counted until the chat is opened, and again once it is closed", async () => {
    bar();
    await say("one");
    await say("two");
    expect(shown()).toBe("2");
    const chat = render(Chat, { room });
    await tick();
    expect(shown()).toBe("");
    await say("three");
    expect(shown()).toBe("");
    chat.unmount();
    await say("four");
    expect(shown()).toBe("1");
  });
});

describe("a bubble", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("shows for four seconds what somebody has said, and nobody else", async () => {
    render(Bubble, { room, member: 2 });
    await say("not mine", 1);
    expect(screen.queryByText("not mine")).toBeNull();
    await say("hello");
    expect(screen.getByText("hello")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(screen.getByText("hello")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(200);
    expect(screen.queryByText("hello")).toBeNull();
  });

  test("begins anew with another line", async () => {
    render(Bubble, { room, member: 2 });
    await say("one");
    await vi.advanceTimersByTimeAsync(3_000);
    await say("two");
    await vi.advanceTimersByTimeAsync(3_000);
    expect(screen.getByText("two")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(screen.queryByText("two")).toBeNull();
  });

  test("says nothing that was said long ago", async () => {
    await say("old");
    await vi.advanceTimersByTimeAsync(5_000);
    render(Bubble, { room, member: 2 });
    expect(screen.queryByText("old")).toBeNull();
  });
});
