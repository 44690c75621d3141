// Random numbers from the key of a game, as in defuse/game/keyed_luck.py.

import { hmac, utf8 } from "./sha256";

const RANGE = 2 ** 32;
const ALL = Infinity;

/** The random numbers of one shuffle or pick. */
export class KeyedStream {
  #block = new DataView(new ArrayBuffer(0));
  #blocks = 0;
  #place = 0;

  constructor(
    readonly key: Uint8Array,
    readonly name: string,
  ) {}

  /** A number from 0 up to but not including the limit. Numbers that would favour small results are skipped. */
  draw(limit: number): number {
    const fair = RANGE - (RANGE % limit);
    for (;;) {
      const word = this.#nextWord();
      if (word < fair) return word % limit;
    }
  }

  #nextWord(): number {
    if (this.#place === this.#block.byteLength) {
      this.#block = new DataView(hmac(this.key, utf8(`${this.name} ${this.#blocks}`)).buffer as ArrayBuffer);
      this.#blocks += 1;
      this.#place = 0;
    }
    this.#place += 4;
    return this.#block.getUint32(this.#place - 4);
  }
}

/** Cards, which have to be sorted, in a new order, of which the last `top` ones are random. */
export function keyedShuffle<T>(key: Uint8Array, number: number, sorted: readonly T[], top = ALL): T[] {
  const cards = [...sorted];
  const stream = new KeyedStream(key, `shuffle ${number}`);
  const last = cards.length - 1;
  for (let place = last; place > Math.max(0, last - top); place -= 1) {
    const other = stream.draw(place + 1);
    [cards[place], cards[other]] = [cards[other] as T, cards[place] as T];
  }
  return cards;
}

export function keyedPick(key: Uint8Array, number: number, limit: number): number {
  return new KeyedStream(key, `pick ${number}`).draw(limit);
}
