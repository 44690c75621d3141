// A room as the page knows it: everything the server has told.

import { Connection, type Answer, type ConnectionStatus, type UnnumberedCommand } from "./connection";
import type { EventName } from "./events";
import type { Seeds } from "./fair/seeds";
import type {
  Bye,
  Frame,
  HintWords,
  Member,
  No,
  Over,
  RoomFrame,
  RunningClock,
  Said,
  TableFrame,
  Told,
  Welcome,
} from "./protocol";
import { dropTicket } from "./tickets";

/** A line of the log. */
export interface LogLine {
  number: number;
  told: Told;
  event: EventName;
}

/** A line of the chat, also shown in the bubble over a seat. */
export interface Spoken extends Said {
  number: number;
  at: number; // performance.now() when it was said; long ago for what was said before we came
}

/** A clock, and when it came, on the clock of performance.now(); null if it stands still. */
export interface ShownClock {
  clock: RunningClock;
  since: number | null;
}

/** Called with every table. `isLive`: its events have just happened, so that they are worth showing. */
export type Audience = (table: TableFrame, isLive: boolean) => void;

const MOST_LINES = 400;

export class Room {
  status = $state<ConnectionStatus>("connecting");
  bye = $state.raw<Bye | null>(null);
  refused = $state.raw<No | null>(null); // why the server did not let us in
  member = $state(0);
  room = $state.raw<RoomFrame | null>(null);
  table = $state.raw<TableFrame | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Spoken[]>([]);
  over = $state.raw<Over | null>(null);
  unread = $state(0); // lines of the chat that came while no chat was open
  shownAt = $state(0); // performance.now() when the latest table came

  /** Whether the reader learns the game here, and answers every question. */
  readonly isLesson: boolean = false;
  /** Resolves with the first room frame. */
  readonly arrived: Promise<void>;
  /** The part of this browser in the luck of the room: it comes with the first room frame, and has sealed a seed then. */
  readonly seeds: Promise<Seeds | null>;
  #arrive: () => void = () => undefined;
  #audience: Audience[] = [];
  #readers = 0;
  readonly #connection: Connection | null;
  #count = 0;

  constructor(
    readonly name: string,
    connected = true,
  ) {
    this.arrived = new Promise((resolve) => (this.#arrive = resolve));
    this.seeds = connected ? this.#bringSeeds() : Promise.resolve(null);
    this.#connection = connected
      ? new Connection(name, {
          frame: (frame) => this.hear(frame),
          status: (status, bye) => {
            this.status = status;
            this.bye = bye ?? this.bye;
          },
          heard: () => ({ game: this.table?.game ?? 0, heard: this.table?.heard ?? 0 }),
        })
      : null;
  }

  get me(): Member | undefined {
    return this.room?.members.find((member) => member.member === this.member);
  }

  get isHost(): boolean {
    return this.room !== null && this.room.host === this.member;
  }

  /** Whether no other person is in the room. */
  get isAlone(): boolean {
    const others = this.room?.members.filter(({ member, presence }) => member !== this.member && presence !== "left");
    return this.me !== undefined && others?.length === 0;
  }

  /** Whether no other person is at the table. */
  get playsAlone(): boolean {
    return this.room?.chairs.every(({ member }) => member === null || member === this.member) ?? false;
  }

  /** The clock of the table as it was sent, and since when it has been running here; it stands still in a pause. */
  get clock(): ShownClock | null {
    const clock = this.table?.clock ?? null;
    return clock === null ? null : { clock, since: this.room?.paused ? null : this.shownAt };
  }

  /** The names of the players, by seat. */
  get players(): string[] {
    return this.room?.chairs.map((chair) => chair.name) ?? [];
  }

  /** Whether the coach gives hints here. The server refuses them wherever somebody else plays or watches. */
  get givesHints(): boolean {
    return this.isAlone && this.playsAlone && this.room?.phase === "playing";
  }

  /** A hint for what the player is asked; null if there is nothing to choose. */
  async askHint(): Promise<HintWords | null> {
    const { askCoach } = await import("./hints/asking");
    return askCoach(this);
  }

  send(command: UnnumberedCommand): Promise<Answer> {
    return this.#connection?.send(command) ?? Promise.resolve({ is: "done", n: 0 });
  }

  /** Leave for good; the seat becomes free. */
  async leave(): Promise<void> {
    await this.send({ do: "leave" });
    dropTicket(this.name);
  }

  close(): void {
    this.#connection?.close();
  }

  /** Count chat lines as read from now on, until the returned function is called. */
  readChat(): () => void {
    this.unread = 0;
    this.#readers += 1;
    return () => {
      this.#readers -= 1;
    };
  }

  /** Call the audience with every table from now on, until the returned function is called. */
  attend(audience: Audience): () => void {
    this.#audience = [...this.#audience, audience];
    return () => {
      this.#audience = this.#audience.filter((each) => each !== audience);
    };
  }

  hear(frame: Frame): void {
    if (frame.is === "welcome") this.#enter(frame);
    if (frame.is === "room") this.#seeRoom(frame);
    if (frame.is === "table") this.#seeTable(frame);
    if (frame.is === "said") this.#listen(frame);
    if (frame.is === "over") this.over = frame;
    if (frame.is === "no" && this.room === null) this.#turnedAway(frame);
  }

  /** The server now tells again what was said last. */
  #enter({ member }: Welcome): void {
    this.member = member;
    this.chat = [];
  }

  /** Loaded on the side, so that the lobby shows sooner. Without it a game begins all the same. */
  async #bringSeeds(): Promise<Seeds | null> {
    const loaded = await import("./fair/seeds").catch(() => null);
    await this.arrived;
    if (loaded === null || this.room === null) return null;
    const seeds = new loaded.Seeds(this.name, (command) => this.send(command));
    seeds.follow(this.room, this.member);
    return seeds;
  }

  #seeRoom(room: RoomFrame): void {
    this.room = room;
    this.#arrive();
    void this.seeds.then((seeds) => seeds?.follow(room, this.member));
  }

  /** The server has said no for good: there is nothing to come back to. */
  #turnedAway(no: No): void {
    this.refused = no;
    this.close();
  }

  #seeTable(table: TableFrame): void {
    const another = this.table?.game !== table.game;
    const isLive = !another && !table.fresh;
    if (another || table.fresh) this.log = [];
    if (another) this.over = null;
    this.table = table;
    this.shownAt = performance.now();
    const lines = table.events.flatMap(({ told, event }) => (told ? [{ number: this.#count++, told, event }] : []));
    this.log = [...this.log, ...lines].slice(-MOST_LINES);
    this.#audience.forEach((audience) => audience(table, isLive));
  }

  #listen(said: Said): void {
    if (this.#readers === 0 && !said.past) this.unread += 1;
    const at = said.past ? -Infinity : performance.now();
    this.chat = [...this.chat, { ...said, number: this.#count++, at }].slice(-MOST_LINES);
  }
}
