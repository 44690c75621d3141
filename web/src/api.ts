// The server's HTTP API: rooms, editions, recipes, replays. docs/online.md is the reference.

import { withNames, withNumbers } from "./card_names";
import type { ProvedRecord } from "./fair/proof";
import type {
  Address,
  Checked,
  Hinted,
  LastReplay,
  LessonScript,
  Opened,
  Printed,
  PuzzleAnswer,
  PuzzleJudged,
  PuzzleScript,
  PuzzleShelf,
  Replayed,
  Reviewed,
  RuleOption,
  Settings,
  Standing,
  Standings,
  Ticket,
  Told,
} from "./protocol";
import { dropTicket, tickets } from "./tickets";

/** A request failed: why, or "away" if the server did not answer. */
export class Failed extends Error {
  constructor(
    readonly why: "away" | "missing" | "too_many" | "refused",
    readonly told: Told | null = null, // what the server says about it
  ) {
    super(why);
  }
}

export async function openRoom(settings: Partial<Settings> = {}): Promise<string> {
  return (await ask<Opened>("/api/rooms", { method: "POST", body: JSON.stringify(settings) })).room;
}

/** How the running games of this browser stand. Tickets to rooms that are no more are dropped. */
export async function standings(): Promise<Standing[]> {
  const mine = tickets();
  if (mine.length === 0) return [];
  const { tables, gone } = await ask<Standings>("/api/standings", { method: "POST", body: JSON.stringify(mine) });
  gone.forEach(dropTicket);
  return tables;
}

const fetched = new Map<string, Promise<unknown>>();

/** What never changes while the page is open: it is fetched once. */
function once<T>(path: string): Promise<T> {
  const found = (fetched.get(path) as Promise<T> | undefined) ?? ask<T>(path);
  fetched.set(path, found);
  found.catch(() => fetched.delete(path));
  return found;
}

/** Everything that can be played. */
export const editions = (): Promise<Printed[]> => once("/api/editions");

/** The rule options of a game, with what each can be set to. */
export const ruleOptions = (): Promise<RuleOption[]> => once("/api/options");

/** The programs of the server's machine that can be bots; most servers have none. */
export function ownBots(): Promise<string[]> {
  return ask<string[]>("/api/bots").catch(() => []);
}

export function checkRecipe(toml: string): Promise<Checked> {
  return ask<Checked>("/api/recipes/check", { method: "POST", body: toml });
}

/** A finished game as seen from a seat, or from above. */
export function replay(name: string, seat: number | null): Promise<Replayed> {
  return replayed(replayFile(name), seat);
}

/** A game between bots as seen from a seat, or from above. It follows from its name. */
export function show(name: string, seat: number | null): Promise<Replayed> {
  return replayed(`/api/shows/${encodeURIComponent(name)}`, seat);
}

async function replayed(path: string, seat: number | null): Promise<Replayed> {
  const found = await ask<Replayed>(path + (seat === null ? "" : `?seat=${seat}`));
  return { ...found, steps: withNames(found.steps, found.cards) };
}

/** What was luck and what was skill for a seat of a finished game; null if the coach is silent about it. */
export function review(name: string, seat: number, hinted: readonly number[] = []): Promise<Reviewed | null> {
  return ask<Reviewed | null>(`${replayFile(name)}/review?seat=${seat}&hinted=${hinted.join()}`);
}

/** The same for one's own seat, while the others play on. */
export function ownReview(ticket: Ticket, hinted: readonly number[]): Promise<Reviewed | null> {
  return ask<Reviewed | null>(`/api/review?hinted=${hinted.join()}`, { method: "POST", body: JSON.stringify(ticket) });
}

/** A hint for one's own seat, where nobody else plays or watches. */
export function hintFor(ticket: Ticket): Promise<Hinted> {
  return ask<Hinted>("/api/hint", { method: "POST", body: JSON.stringify(ticket) });
}

/** A lesson of the guided game, counted from 1. */
export async function lessonScript(number: number): Promise<LessonScript> {
  const found = await ask<LessonScript>(`/api/lessons/${number}`);
  return { ...found, places: withNames(found.places, found.cards) };
}

/** All puzzles, and the one of a day such as 2026-01-31. */
export const puzzleShelf = (day: string): Promise<PuzzleShelf> => once(`/api/puzzles?day=${day}`);

/** A puzzle as its solver sees it, without the answer. */
export async function puzzleScript(id: string): Promise<PuzzleScript> {
  const found = await ask<PuzzleScript>(puzzleFile(id));
  return withNames(found, found.cards);
}

/** What is said of an answer, whose cards have names as everywhere on the page. */
export function answerPuzzle({ id, cards }: PuzzleScript, answer: PuzzleAnswer): Promise<PuzzleJudged> {
  return ask<PuzzleJudged>(puzzleFile(id), { method: "POST", body: JSON.stringify(withNumbers(answer, cards)) });
}

const puzzleFile = (id: string): string => `/api/puzzles/${encodeURIComponent(id)}`;

/** The record of a finished game, with the proof of its luck. */
export function record(name: string): Promise<ProvedRecord> {
  return ask<ProvedRecord>(replayFile(name, "/record"));
}

export function replayFile(name: string, file: "" | "/record" | "/scenario" = ""): string {
  return `/api/replays/${encodeURIComponent(name)}${file}`;
}

/** The replay of the last game of a room that was closed; empty if there is none. */
export async function closedReplay(room: string): Promise<string> {
  return (await ask<LastReplay>(`/api/rooms/${encodeURIComponent(room)}/replay`)).replay;
}

export function qrCode(room: string): string {
  return `/api/rooms/${encodeURIComponent(room)}/qr.svg`;
}

export async function serverAddress(): Promise<string> {
  return (await ask<Address>("/api/address")).address;
}

async function ask<T>(path: string, request: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, request).catch(() => null);
  if (answer === null || answer.status >= 500) throw new Failed("away");
  if (answer.status === 404) throw new Failed("missing");
  if (answer.status === 429) throw new Failed("too_many");
  if (!answer.ok) throw new Failed("refused", await reason(answer));
  return (await answer.json()) as T;
}

/** The sentence that comes with a refusal, if there is one. */
async function reason(answer: Response): Promise<Told | null> {
  const { told = null } = (await answer.json().catch(() => ({}))) as { told?: Told | null };
  return told;
}
