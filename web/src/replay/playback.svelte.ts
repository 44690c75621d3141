// Plays a finished game, forwards and back, in a room without a connection.

import type { Happening } from "../events";
import type { Replayed, RoomFrame } from "../protocol";
import { Room } from "../room.svelte";

export const SPEEDS = [0.5, 1, 2, 4, 8];
const PACE = 1400; // milliseconds for a step at speed 1

export class Playback {
  readonly room: Room;
  place = $state(0);
  playing = $state(false);
  speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly replay: Replayed) {
    this.room = new Room("", false);
    this.room.hear(roomFrame(replay));
    this.jump(0);
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  get atEnd(): boolean {
    return this.place === this.last;
  }

  /** Go to a step. The next one is shown as it happened, any other without animation. */
  jump(to: number): void {
    const place = Math.min(Math.max(to, 0), this.last);
    const onward = place === this.place + 1;
    this.place = place;
    this.#show(onward ? this.#events(place, place) : this.#events(0, place), !onward);
    if (this.atEnd) this.pause();
  }

  play(): void {
    if (this.atEnd) this.jump(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Go up or down in SPEEDS. */
  changeSpeed(by: number): void {
    const next = SPEEDS[SPEEDS.indexOf(this.speed) + by];
    if (next !== undefined) this.speed = next;
  }

  /** How many turns have begun. Every seat is told of turns, so this number finds the same moment from every seat. */
  get turns(): number {
    return turnsBegun(this.#events(0, this.place));
  }

  /** Go to the step at which this many turns have begun. */
  seekTurn(turns: number): void {
    let begun = 0;
    const found = this.replay.steps.findIndex(({ events }) => (begun += turnsBegun(events)) >= turns);
    this.jump(found < 0 ? this.last : found);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.jump(this.place + 1);
      if (this.playing) this.#tick();
    }, PACE / this.speed);
  }

  #events(from: number, to: number): Happening[] {
    return this.replay.steps.slice(from, to + 1).flatMap(({ events }) => events);
  }

  #show(events: Happening[], fresh: boolean): void {
    const step = this.replay.steps[this.place];
    if (step === undefined) return;
    const { view, risk, hits } = step;
    const nothingAsked = { asked: 0, moves: [], clock: null };
    this.room.hear({ is: "table", game: 1, heard: this.place, events, fresh, view, risk, hits, ...nothingAsked });
  }
}

function turnsBegun(events: Happening[]): number {
  return events.filter(({ event }) => event === "turn_began").length;
}

/** The room of the game: its players and settings. */
export function roomFrame({
  game,
  title,
  names,
  avatars,
  bots,
}: Pick<Replayed, "game" | "title" | "names" | "avatars" | "bots">): RoomFrame {
  const seats = names.length;
  const chairs = names.map((name, seat) => ({
    name,
    avatar: avatars[seat] ?? seat,
    member: bots[seat] ? null : seat + 1,
    temper: "", // a replay does not tell
  }));
  const members = chairs.flatMap(({ name, avatar, member }, seat) =>
    member === null ? [] : [{ member, name, avatar, presence: "here" as const, seat, muted: false, promised: null }],
  );
  return {
    is: "room",
    settings: { game, recipe: "", options: {}, seats, bots: "normal", window: 0, turn: 0, fast: false },
    title,
    phase: "playing",
    paused: false,
    host: 0,
    members,
    chairs,
    scores: [],
    problem: null,
    game: 1,
    replay: "",
    fair: null,
  };
}
