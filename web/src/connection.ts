// The line to the server: it comes back by itself, and what was not answered is sent again.

import { VERSION, type Bye, type Command, type Done, type No } from "./protocol";
import { recall, remember } from "./storage";
import type { ServerFrame } from "./view";

export type Line = "connecting" | "open" | "lost" | "closed";
export type Answer = Done | No;

type Unnumbered<T> = T extends unknown ? Omit<T, "n"> : never;
export type Wish = Unnumbered<Command>;

/** What a browser keeps of a room: its seat, the last number of a command, the game it has heard of. */
interface Ticket {
  token: string;
  n: number;
  game: number;
}

interface Listener {
  frame(frame: ServerFrame): void;
  line(line: Line, bye: Bye | null): void;
  /** How much of the game is on the page already. */
  heard(): { game: number; heard: number };
}

const PING = 10_000; // milliseconds without a word before we ask whether anybody is there
const PATIENCE = 5_000; // and how long we wait for the answer
const WAITS = [300, 700, 1_500, 3_000, 5_000, 10_000]; // before each next try to come back

export class Connection {
  #socket: WebSocket | null = null;
  #ticket: Ticket;
  #welcomed = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  #unanswered = new Map<number, { command: Command; answer: (answer: Answer) => void }>();

  constructor(
    readonly room: string,
    readonly listener: Listener,
    readonly address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
  ) {
    this.#ticket = recall(`room.${room}`, { token: "", n: 0, game: 0 });
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Send a command; the promise is kept once the server has answered, however often the line breaks until then. */
  send(wish: Wish): Promise<Answer> {
    const command = { ...wish, n: this.#next() };
    return new Promise((answer) => {
      this.#unanswered.set(command.n, { command, answer });
      if (this.#welcomed) this.#write(command);
    });
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** Forget who one was here: the next visit is that of somebody new. */
  forget(): void {
    this.#keep({ token: "", n: 0, game: 0 });
  }

  #next(): number {
    this.#keep({ n: this.#ticket.n + 1 });
    return this.#ticket.n;
  }

  #keep(part: Partial<Ticket>): void {
    this.#ticket = { ...this.#ticket, ...part };
    remember(`room.${this.room}`, this.#ticket);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#welcomed = false;
    this.listener.line(this.#tries ? "lost" : "connecting", null);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#hangUp(), PATIENCE);
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as ServerFrame);
    socket.onclose = () => {
      if (this.#socket === socket && !this.#over) this.#comeBack();
    };
  }

  #greet(): void {
    const { game, heard } = this.listener.heard();
    const { token } = this.#ticket;
    const n = this.#next();
    this.#write({ do: "hello", n, room: this.room, version: VERSION, token, game: game || this.#ticket.game, heard });
    this.#listen();
  }

  #comeBack(): void {
    this.#welcomed = false;
    this.listener.line("lost", null);
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] as number;
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  #hurry = (): void => {
    const waiting = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (!this.#over && waiting && !document.hidden) this.#connect();
  };

  #hear(frame: ServerFrame): void {
    this.#listen();
    if (frame.is === "welcome") this.#welcome(frame.token);
    if (frame.is === "table") this.#keep({ game: frame.game });
    if (frame.is === "done" || frame.is === "no") this.#settle(frame);
    if (frame.is === "bye" && !frame.again) {
      this.close();
      this.listener.line("closed", frame);
    }
    this.listener.frame(frame);
  }

  #welcome(token: string): void {
    if (token) this.#keep({ token });
    this.#welcomed = true;
    this.#tries = 0;
    this.listener.line("open", null);
    for (const { command } of this.#unanswered.values()) this.#write(command);
  }

  #settle(answer: Answer): void {
    const waiting = this.#unanswered.get(answer.n);
    this.#unanswered.delete(answer.n);
    waiting?.answer(answer);
  }

  /** Every word shows that somebody is there; after a long silence we ask, and then hang up. */
  #listen(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#write({ do: "ping", n: this.#next() });
      this.#timer = setTimeout(() => this.#hangUp(), PATIENCE);
    }, PING);
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#comeBack();
  }

  #write(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }
}
