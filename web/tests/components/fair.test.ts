// What people see of fair deals: the seals in the lobby, and the page that checks a game.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Fair from "../../src/fair/Fair.svelte";
import FairButton from "../../src/fair/FairButton.svelte";
import type { ProvedRecord } from "../../src/fair/proof";
import { textCommitment } from "../../src/fair/sealing";
import { Seeds } from "../../src/fair/seeds";
import { TestRoom } from "./rooms";

const VECTORS = resolve(import.meta.dirname, "../../../tests/vectors/fair_deals.json");
const { games } = JSON.parse(readFileSync(VECTORS, "utf-8")) as { games: { record: ProvedRecord }[] };
const user = userEvent.setup();

function game(number: number): ProvedRecord {
  return structuredClone((games[number] as { record: ProvedRecord }).record);
}

describe("the lobby", () => {
  const seal = { game: 1, commitment: "5ea1".repeat(16), pledges: [], terms: "" };
  let room: TestRoom;
  let seeds: Seeds;

  beforeEach(() => {
    localStorage.clear();
    room = new TestRoom();
    room.show({ fair: seal });
    seeds = new Seeds("test", (command) => room.send(command));
    Object.assign(room, { seeds: Promise.resolve(seeds) });
    seeds.follow({ ...(room.room as NonNullable<typeof room.room>) }, 1);
  });

  test("shows the seal of the server and the own seed, which can be changed", async () => {
    render(FairButton, { room });
    await user.click(screen.getByRole("button", { name: "Fair deal" }));
    await screen.findByText(seal.commitment);
    await screen.findByText(seeds.text);
    await user.type(screen.getByLabelText("Your own words in it"), "lucky cat");
    await user.tab();
    await screen.findByText(/^lucky cat [0-9a-f]{32}$/);
    expect(room.sent.at(-1)).toEqual({ do: "pledge_seed", game: 1, commitment: textCommitment(seeds.text) });
    const before = seeds.text;
    await user.click(screen.getByRole("button", { name: "Make another seed" }));
    expect(seeds.text).not.toBe(before);
  });

  test("warns of a seal that was exchanged", async () => {
    const other = { ...seal, commitment: "0".repeat(64) };
    room.show({ fair: other });
    seeds.follow({ ...(room.room as NonNullable<typeof room.room>) }, 1);
    render(FairButton, { room });
    await user.click(screen.getByRole("button", { name: "Fair deal" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/another seal/);
  });
});

describe("the page", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  function serve(record: ProvedRecord | null): void {
    const answer = record === null ? new Response("{}", { status: 404 }) : new Response(JSON.stringify(record));
    vi.stubGlobal("fetch", () => Promise.resolve(answer));
  }

  test("checks the game of a replay", async () => {
    serve(game(1));
    render(Fair, { name: "abc" });
    await screen.findByText("Everything fits.");
    await screen.findByText("It follows the game before it in its room.");
    await screen.findByText(/All 15 draws after the deal/);
    await screen.findByText(/That the server keeps the cards to itself/);
  });

  test("says what does not fit", async () => {
    const record = game(1);
    record.start.deck?.reverse();
    serve(record);
    render(Fair, { name: "abc" });
    await screen.findByText("Something does not fit.");
    await screen.findByText("The draw pile is not what the secret and the seeds deal.");
  });

  test("says that a game is gone, or has no proof", async () => {
    serve(null);
    const { unmount } = render(Fair, { name: "abc" });
    await screen.findByText("This game is not there any more.");
    unmount();
    serve({ ...game(0), proof: null });
    render(Fair, { name: "abc" });
    await screen.findByText(/no proof of its luck/);
  });

  test("checks files, and whether one is missing between them", async () => {
    render(Fair, { name: "" });
    const file = (content: string, name: string) => new File([content], name, { type: "application/json" });
    const chooser = await screen.findByLabelText<HTMLInputElement>("Check saved records");
    await user.upload(chooser, [
      file(JSON.stringify(game(0)), "first.json"),
      file(JSON.stringify(game(2)), "third.json"),
      file("nonsense", "other.json"),
    ]);
    await screen.findByText("Game 2 was played in this room, but its record is missing.");
    expect(screen.getAllByText("Everything fits.")).toHaveLength(2);
    await screen.findByText("This is not a record of a game.");
  });
});
