// The browser's part in the luck of a room: it seals a seed of its own, opens it when the host begins, and remembers what
// the server had shown before. This happens by itself; the lobby shows it to everybody who wants to know.

import type { FairSeal, RoomFrame } from "../protocol";
import { recall, remember } from "../storage";
import { roomDigest, textCommitment } from "./sealing";
import { hex } from "./sha256";
import type { Seen } from "./verify";

const RANDOM_BYTES = 16;
const GAMES_REMEMBERED = 30;
export const LONGEST_WORDS = 100;

/** A seed: random, with words of a person in front of it if they like. */
interface Seed {
  game: number;
  words: string;
  random: string;
}

type Witnessed = Record<string, Seen>; // by the number of the game

type Command =
  { do: "pledge_seed"; game: number; commitment: string } | { do: "reveal_seed"; game: number; seed: string };

/** The seed of one page for one room. */
export class Seeds {
  #seed: Seed;
  #sent = ""; // the last command, so that it is not sent with every frame
  #fair: FairSeal | null = null;
  #witnessed: Witnessed = {}; // also without storage, as in private windows

  constructor(
    readonly room: string,
    readonly send: (command: Command) => unknown,
  ) {
    this.#seed = recall(`seed.${room}`, { game: 0, words: "", random: "" });
  }

  get words(): string {
    return this.#seed.words;
  }

  /** The whole text that is sealed now, and opened when the game begins. */
  get text(): string {
    return textOf(this.#seed);
  }

  /** Whether the server has shown another seal for this game before. */
  get changed(): boolean {
    const fair = this.#fair;
    return fair !== null && this.#seen(fair.game).commitment !== fair.commitment;
  }

  /** Do what a room frame asks for. */
  follow(frame: RoomFrame, member: number): void {
    const fair = frame.fair;
    this.#fair = fair;
    if (fair === null || member === 0) return;
    const seen = this.#seen(fair.game);
    if (!seen.commitment) this.#witness(fair.game, { ...seen, commitment: fair.commitment });
    if (frame.phase === "playing") return;
    if (fair.terms === "") this.#pledge(fair, member);
    else this.#reveal(fair, member);
  }

  /** Another seed, with these words in front. */
  choose(words: string, member: number): void {
    if (this.#fair === null) return;
    this.#keep({ game: this.#fair.game, words: tidy(words), random: random() });
    if (this.#fair.terms === "") this.#pledge(this.#fair, member);
  }

  #pledge(fair: FairSeal, member: number): void {
    if (this.#seed.game !== fair.game) this.#keep({ game: fair.game, words: this.#seed.words, random: random() });
    const commitment = textCommitment(this.text);
    if (fair.pledges.some((pledge) => pledge.member === member && pledge.commitment === commitment)) return;
    this.#once({ do: "pledge_seed", game: fair.game, commitment });
  }

  /** Open the seed, unless the server has exchanged its own seal: then it could choose what fits it. */
  #reveal(fair: FairSeal, member: number): void {
    const mine = fair.pledges.find((pledge) => pledge.member === member);
    if (!mine || mine.revealed || this.changed || mine.commitment !== textCommitment(this.text)) return;
    const seen = this.#seen(fair.game);
    if (seen.terms && seen.terms !== fair.terms) return;
    this.#witness(fair.game, { ...seen, terms: fair.terms, seed: this.text });
    this.#once({ do: "reveal_seed", game: fair.game, seed: this.text });
  }

  #once(command: Command): void {
    const written = JSON.stringify(command);
    if (written === this.#sent) return;
    this.#sent = written;
    this.send(command);
  }

  #keep(seed: Seed): void {
    this.#seed = seed;
    remember(`seed.${this.room}`, seed);
  }

  #seen(game: number): Seen {
    const nothing = { commitment: "", terms: "", seed: "" };
    return this.#witnessed[game] ?? witnessed(roomDigest(this.room), game) ?? nothing;
  }

  #witness(game: number, seen: Seen): void {
    this.#witnessed = { [game]: seen };
    const key = `fair.${roomDigest(this.room)}`;
    const all = { ...recall<Witnessed>(key, {}), [game]: seen };
    const oldest = game - GAMES_REMEMBERED;
    remember(key, Object.fromEntries(Object.entries(all).filter(([number]) => Number(number) > oldest)));
  }
}

/** What this browser saw of a game before it was dealt. */
export function witnessed(room: string, game: number): Seen | null {
  return recall<Witnessed>(`fair.${room}`, {})[game] ?? null;
}

function textOf({ words, random }: Seed): string {
  return words ? `${words} ${random}` : random;
}

/** Words as they can be sent: one line, whole characters only. */
function tidy(words: string): string {
  const whole = new TextDecoder().decode(new TextEncoder().encode(words));
  return whole.replace(/\s+/g, " ").trim().slice(0, LONGEST_WORDS);
}

function random(): string {
  return hex(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}
