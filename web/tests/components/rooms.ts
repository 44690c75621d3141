// Rooms and tables to test components with: no server is there, what a component sends is kept.

import { vi } from "vitest";
import type { Answer, UnnumberedCommand } from "../../src/connection";
import type { Member, Room as RoomFrame } from "../../src/protocol";
import { Room } from "../../src/room.svelte";
import type { Listed, Question, TableFrame, View } from "../../src/view";

const DONE: Answer = { is: "done", n: 0 };
export const NO: Answer = { is: "no", n: 0, why: "rule", rule: "SKP-1", told: ["refusal-late", {}] };

/** A room as its host, Ada, sees it from seat 0; Ben sits beside her, and bots in the other seats. */
export class TestRoom extends Room {
  readonly sent: UnnumberedCommand[] = [];
  answers: Answer[] = []; // to what is sent next; everything else is done

  constructor() {
    super("test", false);
    this.hear({ is: "welcome", version: 2, room: "test", member: 1, token: "" });
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
  deal(
    view: Partial<View> = {},
    moves: (string | Omit<Listed, "number">)[] = [],
    part: Partial<TableFrame> = {},
  ): void {
    const listed = moves.map((move, number) => ({ number, ...(typeof move === "string" ? { text: move } : move) }));
    const heard = (this.table?.heard ?? 0) + 1;
    this.hear({ ...TABLE, heard, asked: heard, view: { ...VIEW, ...view }, moves: listed, ...part });
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
    { name: "Ada", avatar: 3, member: 1 },
    { name: "Ben", avatar: 5, member: 2 },
    { name: "Loki", avatar: 6, member: null },
  ],
  scores: [],
  problem: null,
  game: 0,
  replay: "",
};

export const VIEW: View = {
  seat: 0,
  seats: 3,
  options: {},
  cast: {},
  turn: 0,
  owed: 1,
  attacked: false,
  personal: false,
  direction: 1,
  alive: [true, true, true],
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

export function question(word: string, part: Partial<Question> = {}): Question {
  return {
    word,
    seat: 0,
    waiting: [0],
    asks_me: true,
    act: null,
    chain: 0,
    other: -1,
    card: "_",
    cards: [],
    burying: false,
    below: [],
    postponed: [],
    ...part,
  };
}

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
