// SHA-256 and HMAC. Browsers have their own, but not on pages without TLS, and games in a home network are such pages.

const ROUNDS = 64;

/** The first 32 bits of the fractional parts of the square and cube roots of primes, as the standard says. */
const [START, KEYS] = constants();

function constants(): [number[], number[]] {
  const primes: number[] = [];
  for (let number = 2; primes.length < ROUNDS; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return [primes.slice(0, 8).map((prime) => rootBits(prime, 2n)), primes.map((prime) => rootBits(prime, 3n))];
}

/** 32 bits after the point of a root, in whole numbers: floating point would not be exact on every machine. */
function rootBits(prime: number, power: bigint): number {
  const wanted = BigInt(prime) << (32n * power);
  let low = 0n;
  let high = 1n << 36n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** power <= wanted) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const state = [...START];
  for (let place = 0; place < padded.byteLength; place += 64) mix(state, padded, place);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

/** The message, a single bit, and its length at the end of a whole block. */
function pad(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
}

function mix(state: number[], block: DataView, place: number): void {
  const words = Array.from({ length: 16 }, (_, index) => block.getUint32(place + index * 4));
  for (let index = 16; index < ROUNDS; index += 1) {
    const [early, late] = [words[index - 15] as number, words[index - 2] as number];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.push(((words[index - 16] as number) + first + (words[index - 7] as number) + second) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < ROUNDS; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const one =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (KEYS[index] as number) + (words[index] as number)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = ((state[index] as number) + word) | 0));
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > 64 ? sha256(key) : key;
  const side = (fill: number) => Uint8Array.from({ length: 64 }, (_, index) => (short[index] ?? 0) ^ fill);
  return sha256(joined(side(0x5c), sha256(joined(side(0x36), message))));
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
