// What is asked of the server besides the game: rooms, what can be played, recipes, replays. docs/online.md lists it all.

import type { Luck, Settings } from "./protocol";
import type { Happening, View } from "./view";

/** A game that can be chosen, by the name that settings take. */
export interface Edition {
  name: string;
  players: number[]; // how many can play
  options: Options; // what is printed
}

export type Options = Settings["options"];

export interface Editions {
  editions: Edition[];
  cards: string[]; // every card kind, for recipes
}

/** What came of checking a recipe: either there are problems, or it makes a game. */
export interface Checked {
  title: string;
  players: number[];
  problems: Problem[];
}

export interface Problem {
  line: number; // 0 when it concerns no line
  text: string;
}

/** A moment of a finished game. */
export interface Step {
  events: Happening[];
  view: View;
  risk: number;
}

export interface Replay {
  game: string;
  title: string; // of an own recipe
  players: { name: string; avatar: number }[];
  steps: Step[];
  luck: Luck[];
}

/** Why a request came to nothing: a word of the server, or "away" if there was no answer. */
export class Failed extends Error {
  constructor(readonly why: "away" | "missing" | "too_many" | "refused") {
    super(why);
  }
}

export async function openRoom(settings: Partial<Settings> = {}): Promise<string> {
  return (await ask<{ room: string }>("/api/rooms", { method: "POST", body: JSON.stringify(settings) })).room;
}

let fetched: Promise<Editions> | undefined;

/** Everything that can be played; it is asked for once. */
export function editions(): Promise<Editions> {
  fetched ??= ask<Editions>("/api/editions").catch((failed: unknown) => {
    fetched = undefined;
    throw failed;
  });
  return fetched;
}

export function checkRecipe(toml: string): Promise<Checked> {
  return ask<Checked>("/api/recipes/check", { method: "POST", body: toml });
}

/** A finished game from above, or as a seat lived through it. */
export function replay(name: string, seat: number | null): Promise<Replay> {
  return ask<Replay>(replayFile(name) + (seat === null ? "" : `?seat=${seat}`));
}

export function replayFile(name: string, file: "" | "/record" | "/scenario" = ""): string {
  return `/api/replays/${encodeURIComponent(name)}${file}`;
}

export function qrCode(room: string): string {
  return `/api/rooms/${encodeURIComponent(room)}/qr.svg`;
}

export function roomLink(room: string): string {
  return `${location.origin}/r/${encodeURIComponent(room)}`;
}

export function replayLink(name: string): string {
  return `${location.origin}/replay/${encodeURIComponent(name)}`;
}

async function ask<T>(path: string, request: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, request).catch(() => null);
  if (answer === null || answer.status >= 500) throw new Failed("away");
  if (answer.status === 404) throw new Failed("missing");
  if (answer.status === 429) throw new Failed("too_many");
  if (!answer.ok) throw new Failed("refused");
  return (await answer.json()) as T;
}
