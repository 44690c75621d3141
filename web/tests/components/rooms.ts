// Rooms and tables to test components with: no server is there, what a component sends is kept.

import { vi } from "vitest";
import type { Answer, UnnumberedCommand } from "../../src/connection";
import {
  VERSION,
  type ChoiceQuestion,
  type InsertQuestion,
  type Member,
  type OrderQuestion,
  type RoomFrame,
  type TableFrame,
  type TurnQuestion,
  type View,
  type WindowQuestion,
} from "../../src/protocol";
import { Room } from "../../src/room.svelte";
import { listed, type Written } from "../moves";

const DONE: Answer = { is: "done", n: 0 };
export const NO: Answer = { is: "no", n: 0, why: "rule", rule: "SKP-1", told: ["refusal-late", {}] };

/** A room as its host, Ada, sees it from seat 0; Ben sits beside her, and bots in the other seats. */
export class TestRoom extends Room {
  readonly sent: UnnumberedCommand[] = [];
  answers: Answer[] = []; // to what is sent next; everything else is done

  constructor() {
    super("test", false);
    this.hear({ is: "welcome", version: VERSION, room: "test", member: 1, token: "", cards: [] });
    this.status = "open";
    this.show();
  }

  override send(wish: UnnumberedCommand): Promise<Answer> {
    this.sent.push(wish);
    return Promise.resolve(this.answers.shift() ?? DONE);
  }

  /** The room is different now. */
  show(part: Partial<RoomFrame> = {}): void {
    this.hear({ ...ROOM, ...this.room, ...part });
  }

  /** A table comes: what is in the view, and which moves are open. */
  deal(view: Partial<View> = {}, moves: Written[] = [], part: Partial<TableFrame> = {}): void {
    const heard = (this.table?.heard ?? 0) + 1;
    this.hear({ ...TABLE, heard, asked: heard, view: { ...VIEW, ...view }, moves: listed(moves), ...part });
  }
}

export function member(part: Partial<Member>): Member {
  return { member: 1, name: "Ada", avatar: 3, presence: "here", seat: 0, promised: null, muted: false, ...part };
}

export const ADA = member({});
export const BEN = member({ member: 2, name: "Ben", avatar: 5, seat: 1 });

const ROOM: RoomFrame = {
  is: "room",
  settings: { game: "original", recipe: "", options: {}, seats: 3, bots: "normal", window: 5, turn: 45, fast: false },
  title: "",
  phase: "lobby",
  paused: false,
  host: 1,
  members: [ADA, BEN],
  chairs: [
    { name: "Ada", avatar: 3, member: 1, temper: "" },
    { name: "Ben", avatar: 5, member: 2, temper: "" },
    { name: "Loki", avatar: 6, member: null, temper: "bold" },
  ],
  scores: [],
  problem: null,
  game: 0,
  replay: "",
  fair: null,
};

export const VIEW: View = {
  seat: 0,
  seats: 3,
  cast: {},
  turn: 0,
  owed: 1,
  attacked: false,
  personal: false,
  direction: 1,
  alive: [true, true, true],
  dead: [false, false, false],
  blind: [false, false, false],
  hand: [],
  hands: [[], [], []],
  marked: [[], [], []],
  pile_size: 9,
  pile: Array.from({ length: 9 }, () => "_"),
  imploding_on_top: false,
  imploding_up: 0,
  discard: [],
  front: [],
  barking_settled: false,
  mat: [false, false],
  storage_size: 0,
  left_behind: [],
  back_to: -1,
  question: null,
  winner: -1,
};

const TABLE: TableFrame = {
  is: "table",
  game: 1,
  heard: 0,
  events: [],
  fresh: false,
  view: VIEW,
  risk: 0,
  hits: 0,
  asked: 0,
  moves: [],
  clock: null,
};

const ASKED = { seat: 0, waiting: [0], asks_me: true };

export const turn = (part: Partial<TurnQuestion> = {}): TurnQuestion => ({ word: "turn", ...ASKED, ...part });
export const react = (part: Partial<WindowQuestion> = {}): WindowQuestion => ({
  word: "react",
  ...ASKED,
  act: null,
  chain: 0,
  rescue: false,
  ...part,
});
export const order = (part: Partial<OrderQuestion> = {}): OrderQuestion => ({
  word: "order",
  ...ASKED,
  cards: [],
  ...part,
});
export const insert = (part: Partial<InsertQuestion> = {}): InsertQuestion => ({
  word: "insert",
  ...ASKED,
  card: "_",
  burying: false,
  watchers: [],
  ...part,
});
export const choice = (word: ChoiceQuestion["word"], part: Partial<ChoiceQuestion> = {}): ChoiceQuestion => ({
  word,
  ...ASKED,
  card: "_",
  other: -1,
  ...part,
});

/** Answers to requests, by the end of their addresses. */
export function serve(answers: Record<string, () => unknown>): void {
  vi.stubGlobal("fetch", (path: string) => {
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    return answer === undefined ? Promise.reject(new Error(path)) : Promise.resolve(answered(answer()));
  });
}

/** What fetch gives for an answer in JSON. It is there at once: timers of tests need not wait for streams. */
export function answered(value: unknown): Pick<Response, "ok" | "status" | "json"> {
  return { ok: true, status: 200, json: () => Promise.resolve(value) };
}
