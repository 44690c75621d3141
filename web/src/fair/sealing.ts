// The formulas that a fair deal stands on, as in defuse/fair/sealing.py; docs/fair-deals.md has them in words.

import { fromHex, hex, hmac, joined, sha256, utf8 } from "./sha256";

/** The one way to write data that is hashed: JSON without spaces, keys sorted. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value ?? null);
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(",")}}`;
}

export function digest(value: unknown): string {
  return hex(sha256(utf8(canonical(value))));
}

/** The seal of a secret, given in hexadecimal digits. */
export function secretCommitment(secret: string): string {
  return hex(sha256(fromHex(secret)));
}

/** The seal of a seed. */
export function textCommitment(text: string): string {
  return hex(sha256(utf8(text)));
}

/** What records say instead of the name of a room. */
export function roomDigest(room: string): string {
  return textCommitment(`defuse room\n${room}`);
}

export function gameKey(secret: string, terms: unknown, seeds: (string | null)[]): Uint8Array {
  return hmac(fromHex(secret), joined(utf8("defuse fair deal 1\n"), utf8(canonical([terms, seeds]))));
}

export function dealKey(key: Uint8Array): Uint8Array {
  return hmac(key, utf8("deal"));
}

export function playKey(key: Uint8Array): Uint8Array {
  return hmac(key, utf8("play"));
}

export function playDigest(seeds: (string | null)[], moves: string[], abandoned: boolean): string {
  return digest([seeds, moves, abandoned]);
}

export function nextLink(previous: string, game: number, terms: string, play: string): string {
  return digest([previous, game, terms, play]);
}
