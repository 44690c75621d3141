// The same vectors as tests/test_fair_deals.py: both languages must compute the same luck.

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { KeyedStream, keyedShuffle } from "../src/fair/luck";
import { chainEnd, keyOf, linkOf, termsDigest, type ProvedRecord } from "../src/fair/proof";
import { dealKey, digest, nextLink, playKey, roomDigest, textCommitment } from "../src/fair/sealing";
import { fromHex, hex, hmac, sha256, utf8 } from "../src/fair/sha256";
import { faultsBetween, verify } from "../src/fair/verify";

interface Vectors {
  canonical: { value: unknown }[];
  canonical_digests: string[];
  seals: { seed: string; commitment: string }[];
  long: { text: string; commitment: string };
  room: { name: string; digest: string };
  key: string;
  streams: { name: string; limits: number[]; drawn: number[] }[];
  shuffles: { number: number; cards: number[]; top: number; order: number[] }[];
  games: {
    record: ProvedRecord;
    terms: string;
    play: string;
    link: string;
    game_key: string;
    deal_key: string;
    play_key: string;
  }[];
}

const FILE = resolve(import.meta.dirname, "../../tests/vectors/fair_deals.json");
const vectors = JSON.parse(readFileSync(FILE, "utf-8")) as Vectors;
const evening = vectors.games.slice(0, 3).map(({ record }) => record);

function proofOf(record: ProvedRecord): NonNullable<ProvedRecord["proof"]> {
  if (!record.proof) throw new Error("the vectors have proofs");
  return record.proof;
}

function ids(record: ProvedRecord): string[] {
  return verify(record).faults.map(([id]) => id);
}

describe("the formulas", () => {
  test("SHA-256 and HMAC are those of everybody else, for every length of a block", () => {
    for (let length = 0; length < 200; length += 1) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
      expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
      expect(hex(hmac(message, utf8("message")))).toBe(createHmac("sha256", message).update("message").digest("hex"));
    }
  });

  test("texts, rooms and data have the digests of Python", () => {
    for (const { seed, commitment } of vectors.seals) expect(textCommitment(seed)).toBe(commitment);
    expect(textCommitment(vectors.long.text)).toBe(vectors.long.commitment);
    expect(vectors.canonical.map(({ value }) => digest(value))).toEqual(vectors.canonical_digests);
    expect(roomDigest(vectors.room.name)).toBe(vectors.room.digest);
  });

  test("streams and shuffles draw the numbers of Python", () => {
    const key = fromHex(vectors.key);
    for (const { name, limits, drawn } of vectors.streams) {
      const stream = new KeyedStream(key, name);
      expect(limits.map((limit) => stream.draw(limit))).toEqual(drawn);
    }
    for (const { number, cards, top, order } of vectors.shuffles) {
      const sorted = [...cards].sort((one, other) => one - other);
      expect(keyedShuffle(key, number, sorted, top)).toEqual(order);
    }
  });

  test("games have the keys and links of Python", () => {
    for (const game of vectors.games) {
      const proof = proofOf(game.record);
      const key = keyOf(proof);
      const link = linkOf(proof, game.record.moves);
      expect([hex(key), hex(dealKey(key)), hex(playKey(key))]).toEqual([game.game_key, game.deal_key, game.play_key]);
      expect(link).toEqual({ terms: game.terms, play: game.play });
      expect(nextLink(chainEnd(proof), proof.terms.game, link.terms, link.play)).toBe(game.link);
    }
  });
});

describe("a record", () => {
  test.each(vectors.games.map(({ record }, index) => [`${index}: ${record.start.edition}`, record] as const))(
    "fits: %s",
    (_, record) => {
      const { faults, holds } = verify(record);
      expect(faults).toEqual([]);
      expect(holds.length).toBe(5);
    },
  );

  test("without a proof says so", () => {
    const { proof: _, ...record } = evening[0] as ProvedRecord;
    expect(verify(record)).toEqual({ proof: null, link: null, faults: [], holds: [], notes: [] });
  });

  test("names everybody whose seed did not come", () => {
    const { notes } = verify((vectors.games[3] as { record: ProvedRecord }).record);
    expect(notes).toContainEqual(["fair-check-missing", { player: "Ben" }]);
  });

  test("is compared with what the browser saw before", () => {
    const record = evening[0] as ProvedRecord;
    const proof = proofOf(record);
    const seen = { commitment: proof.terms.commitment, terms: termsDigest(proof), seed: proof.seeds[0] ?? "" };
    expect(verify(record, seen).faults).toEqual([]);
    expect(verify(record, { ...seen, commitment: "0" }).faults).toEqual([["fair-seal-seen", {}]]);
    expect(verify(record, { ...seen, terms: "0" }).faults).toEqual([["fair-terms-seen", {}]]);
    expect(verify(record, { ...seen, seed: "mine" }).faults).toEqual([["fair-own-seed-dropped", {}]]);
  });
});

type Tamper = (record: ProvedRecord, proof: NonNullable<ProvedRecord["proof"]>) => void;

/** The line of the first draw of a kind, and its outcome. */
function outcomeOf(record: ProvedRecord, kind: "pick" | "shuffle"): { index: number; text: string; cards: string[] } {
  const draws = proofOf(record).draws;
  const draw = draws.find((each) => (kind === "pick" ? new Set(each.pick).size > 1 : (each.shuffle ?? 0) > 3));
  const index = (draw?.move ?? 1) - 1;
  const [text = "", pins = ""] = (record.moves[index] ?? "").split(" -> ");
  return { index, text, cards: pins.split(" ") };
}

const TAMPERING: Record<string, [string, Tamper]> = {
  "a swapped card": ["fair-hand", ({ start }) => start.hands?.["Ann"]?.splice(0, 1, "nope", "nope")],
  "another pile": ["fair-pile", ({ start }) => start.deck?.reverse()],
  "another first player": [
    "fair-first-player",
    ({ start }) => (start.turn = start.players.find((name) => name !== start.turn) ?? ""),
  ],
  "another shuffle": [
    "fair-outcome",
    (record) => {
      const { index, text, cards } = outcomeOf(record, "shuffle");
      record.moves[index] = `${text} -> ${cards.reverse().join(" ")}`;
    },
  ],
  "another stolen card": [
    "fair-outcome",
    (record, { draws }) => {
      const { index, text, cards } = outcomeOf(record, "pick");
      const pick = draws.find((draw) => new Set(draw.pick).size > 1)?.pick ?? [];
      record.moves[index] = `${text} -> ${pick.find((card) => card !== cards[0])}`;
    },
  ],
  "another secret": ["fair-secret", (_, proof) => (proof.secret = "ab".repeat(32))],
  "a replaced seed": ["fair-seed", (_, proof) => (proof.seeds[1] = "a better one")],
  "a dropped seed": ["fair-hand", (_, proof) => (proof.seeds[0] = null)],
  "a seed of a bot": ["fair-seed-of-bot", (_, proof) => (proof.seeds[2] = "beep")],
  "a seed without a seal": [
    "fair-seed-too-late",
    (_, { terms }) => ((terms.seats[1] as { commitment: string }).commitment = ""),
  ],
  "an altered option": ["fair-options", ({ start }) => (start.options = { ...start.options, fast: true })],
  "another box": ["fair-hand", (_, { terms }) => terms.box.pile.push("nope")],
  "another player": ["fair-players", ({ start }) => (start.players[0] = "Eve")],
  "a missing game": ["fair-chain-length", (_, { chain }) => chain.games.pop()],
  "an altered game before": [
    "fair-chain",
    (_, { chain }) => ((chain.games[0] as { play: string }).play = "0".repeat(64)),
  ],
  "another list of draws": ["fair-draws", (_, { draws }) => draws.pop()],
  "a proof that is none": ["fair-malformed", (_, proof) => (proof.secret = "?")],
};

describe("tampering", () => {
  test.each(Object.entries(TAMPERING))("is found: %s", (_, [fault, tamper]) => {
    const record = structuredClone(evening[2] as ProvedRecord);
    expect(ids(record)).toEqual([]);
    tamper(record, proofOf(record));
    expect(ids(record)).toContain(fault);
  });

  test("between games is found", () => {
    const [first, second, third] = evening.map((record) => verify(record)) as [never, never, never];
    expect(faultsBetween([third, first, second])).toEqual([]);
    expect(faultsBetween([first, third])).toEqual([["fair-missing-game", { game: 2 }]]);
    const other = structuredClone(evening[0] as ProvedRecord);
    proofOf(other).abandoned = true;
    expect(faultsBetween([verify(other), second])).toEqual([["fair-other-game", { game: 2, before: 1 }]]);
    expect(faultsBetween([first, verify(other)])).toEqual([["fair-two-games", { game: 1 }]]);
  });
});
