// The connection to the server. It reconnects by itself and sends unanswered commands again.

import { readFrame, writeCommand, type CardNames } from "./card_names";
import { reloadOnce } from "./outdated";
import { VERSION, type Bye, type Command, type Done, type Frame, type No, type Welcome } from "./protocol";
import { keepTicket, ticketOf, type KeptTicket } from "./tickets";

export type ConnectionStatus = "connecting" | "open" | "lost" | "closed";
export type Answer = Done | No;

type Unnumbered<T> = T extends unknown ? Omit<T, "n"> : never;
export type UnnumberedCommand = Unnumbered<Command>;

interface Listener {
  frame(frame: Frame): void;
  status(status: ConnectionStatus, bye: Bye | null): void;
  /** How much of the game is on the page already. */
  heard(): { game: number; heard: number };
}

const PING = 10_000; // milliseconds of silence before we send a ping
const PATIENCE = 5_000; // milliseconds to wait for its answer
const WAITS = [300, 700, 1_500, 3_000, 5_000, 10_000]; // milliseconds before each next try

export class Connection {
  #socket: WebSocket | null = null;
  #ticket: KeptTicket;
  #welcomed = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  #names: CardNames = [];
  #unanswered = new Map<number, { command: Command; answer: (answer: Answer) => void }>();

  constructor(
    readonly room: string,
    readonly listener: Listener,
    readonly address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
  ) {
    this.#ticket = ticketOf(room);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Send a command. The promise resolves with the server's answer, though the connection may break meanwhile. */
  send(unnumbered: UnnumberedCommand): Promise<Answer> {
    const command = { ...unnumbered, n: this.#next() };
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

  #next(): number {
    this.#keep({ n: this.#ticket.n + 1 });
    return this.#ticket.n;
  }

  #keep(part: Partial<KeptTicket>): void {
    this.#ticket = { ...this.#ticket, ...part };
    keepTicket(this.room, this.#ticket);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#welcomed = false;
    this.listener.status(this.#tries ? "lost" : "connecting", null);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#hangUp(), PATIENCE);
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }) => this.#hear(readFrame(data as string, this.#names));
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
    this.listener.status("lost", null);
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] as number;
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  #hurry = (): void => {
    const waiting = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (!this.#over && waiting && !document.hidden) this.#connect();
  };

  #hear(frame: Frame): void {
    this.#listen();
    if (frame.is === "welcome") this.#welcome(frame);
    if (frame.is === "table") this.#keep({ game: frame.game });
    if (frame.is === "done" || frame.is === "no") this.#settle(frame);
    if (frame.is === "no" && frame.why === "outdated") reloadOnce();
    if (frame.is === "bye" && !frame.again) {
      this.close();
      this.listener.status("closed", frame);
    }
    this.listener.frame(frame);
  }

  #welcome({ token, cards }: Welcome): void {
    this.#names = cards;
    this.#keep(token ? { token, at: Date.now() } : { at: Date.now() });
    this.#welcomed = true;
    this.#tries = 0;
    this.listener.status("open", null);
    for (const { command } of this.#unanswered.values()) this.#write(command);
  }

  #settle(answer: Answer): void {
    const waiting = this.#unanswered.get(answer.n);
    this.#unanswered.delete(answer.n);
    waiting?.answer(answer);
  }

  /** Every frame shows that the server is there. After a long silence we send a ping, and then hang up. */
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
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(writeCommand(command, this.#names));
  }
}
