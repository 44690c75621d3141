// The room before a game: seats, beginning, and what visitors have come for.

import { render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import Begin from "../../src/lobby/Begin.svelte";
import { setIntent } from "../../src/lobby/intent";
import Lobby from "../../src/lobby/Lobby.svelte";
import { become } from "../../src/lobby/persona.svelte";
import Seats from "../../src/lobby/Seats.svelte";
import { Room } from "../../src/room.svelte";
import { ADA, BEN, NO, TestRoom, member } from "./rooms";

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

let room: TestRoom;

beforeEach(() => {
  become({ name: "Ada", avatar: 3 });
  room = new TestRoom();
});

describe("a seat", () => {
  test("of a bot is taken with a press", async () => {
    render(Seats, { room });
    await user.click(button(/Loki/));
    expect(room.sent).toEqual([{ do: "sit", name: "Ada", avatar: 3, seat: 2 }]);
  });

  test("of oneself does nothing", async () => {
    render(Seats, { room });
    expect(button(/Ada/).getAttribute("aria-disabled")).toBe("true");
    await user.click(button(/Ada/));
    expect(room.sent).toEqual([]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("of somebody else shows the host what can be done about them", async () => {
    render(Seats, { room });
    await user.click(button(/Ben/));
    await user.click(button("Remove from the room …"));
    expect(room.sent).toEqual([]);
    await user.click(button("Remove from the room"));
    expect(room.sent).toEqual([{ do: "remove", member: 2 }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("of somebody else does nothing for those who are not host", async () => {
    room.show({ host: 2 });
    render(Seats, { room });
    expect(button(/Ben/).getAttribute("aria-disabled")).toBe("true");
    await user.click(button(/Ben/));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each([
    [{ presence: "away" }, /away/],
    [{ muted: true }, /muted/],
  ])("tells of somebody %o", (part, words) => {
    room.show({ members: [ADA, { ...BEN, ...part }] });
    render(Seats, { room });
    expect(button(/Ben/).textContent).toMatch(words);
  });
});

describe("beginning", () => {
  test("is the host's, who is told who fills the seats", async () => {
    render(Begin, { room });
    expect(screen.getByText("A bot takes the empty seat.")).toBeTruthy();
    await user.click(button("Begin"));
    expect(room.sent).toEqual([{ do: "begin" }]);
  });

  test("waits while something is wrong, and says what", () => {
    room.show({ problem: ["lobby-visitor", {}] });
    render(Begin, { room });
    expect(button("Begin").disabled).toBe(true);
  });

  test("waits for the line to come back", () => {
    room.status = "lost";
    render(Begin, { room });
    expect(button("Begin").disabled).toBe(true);
    expect(screen.getByText(/The connection is lost/)).toBeTruthy();
  });

  test("tells why it was refused, and can be tried again", async () => {
    room.answers = [NO];
    render(Begin, { room });
    await user.click(button("Begin"));
    expect(screen.getByRole("status").classList.contains("wrong")).toBe(true);
    expect(button("Begin").disabled).toBe(false);
  });

  test("is not for guests, who sit down instead", async () => {
    room.show({ host: 2, members: [member({ seat: null }), BEN] });
    render(Begin, { room });
    expect(screen.getByText("Ben begins the game.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Begin" })).toBeNull();
    await user.click(button("Sit down"));
    expect(room.sent).toEqual([{ do: "sit", name: "Ada", avatar: 3, seat: null }]);
  });
});

describe("somebody who comes in", () => {
  const doings = () => room.sent.map((wish) => wish.do);

  test("to play against bots sits down and begins", async () => {
    setIntent("test", "play");
    render(Lobby, { room });
    await expect.poll(doings).toEqual(["sit", "begin"]);
  });

  test("to play with friends sits down, once", async () => {
    setIntent("test", "host");
    render(Lobby, { room });
    await expect.poll(doings).toEqual(["sit"]);
    room.show({ title: "another" });
    await Promise.resolve();
    expect(doings()).toEqual(["sit"]);
  });

  test("by a link looks around first", async () => {
    render(Lobby, { room });
    await room.arrived;
    expect(doings()).toEqual([]);
    expect(button("Begin")).toBeTruthy();
  });

  test("sees nothing of a room that has not answered yet", () => {
    render(Lobby, { room: new Room("test", false) });
    expect(screen.queryByRole("button")).toBeNull();
  });
});
