// Checks the luck of a record: draws everything again and says what does not fit. `defuse verify` also plays the game by
// the rules; a page has no engine, so it takes from the record which cards chance could choose from.

import type { Told } from "../protocol";
import { dealAgain, inOrder } from "./deal";
import { keyedPick, keyedShuffle } from "./luck";
import {
  chainEnd,
  chainLength,
  keyOf,
  linkOf,
  malformed,
  same,
  termsDigest,
  type GameLink,
  type Proof,
  type ProvedRecord,
} from "./proof";
import { dealKey, playKey, secretCommitment, textCommitment } from "./sealing";

/** What a browser saw of a game before it was dealt. */
export interface Seen {
  commitment: string;
  terms: string; // for which it opened its seed; empty if it did not
  seed: string; // that it opened
}

export interface Verdict {
  proof: Proof | null;
  link: GameLink | null;
  faults: Told[];
  holds: Told[]; // what was checked and fits
  notes: Told[];
}

/** Throws an error if this is no record at all. */
export function verify(record: ProvedRecord, seen: Seen | null = null): Verdict {
  if (record.format !== "defuse-record" || !Array.isArray(record.moves)) throw new Error("this is not a record");
  const proof = record.proof;
  if (!proof) return { proof: null, link: null, faults: [], holds: [], notes: [] };
  const field = malformed(proof);
  if (field) return { proof: null, link: null, faults: [["fair-malformed", { field }]], holds: [], notes: [] };
  const faults: Told[] = [];
  const holds: Told[] = [];
  const check = (found: Told[], held: Told[]) => {
    faults.push(...found);
    if (found.length === 0) holds.push(...held);
  };
  check(secretFaults(proof), [["fair-check-secret", {}]]);
  check(seedFaults(proof), [["fair-check-seeds", { number: proof.seeds.filter((seed) => seed !== null).length }]]);
  check(chainFaults(proof), [chainSentence(proof)]);
  const key = keyOf(proof);
  const dealt = dealFaults(record, proof, key);
  check(dealt, [["fair-check-deal", {}]]);
  if (dealt.length === 0) check(drawFaults(record, proof, key), [["fair-check-draws", { number: proof.draws.length }]]);
  if (seen !== null) check(seenFaults(proof, seen), [["fair-check-seen", {}]]);
  return { proof, link: linkOf(proof, record.moves), faults, holds, notes: notesOn(proof, seen) };
}

function secretFaults(proof: Proof): Told[] {
  return secretCommitment(proof.secret) === proof.terms.commitment ? [] : [["fair-secret", {}]];
}

function seedFaults(proof: Proof): Told[] {
  return proof.terms.seats.flatMap(({ name: player, kind, commitment }, seat): Told[] => {
    const seed = proof.seeds[seat] ?? null;
    if (seed === null) return [];
    if (kind === "bot") return [["fair-seed-of-bot", { player }]];
    if (commitment === "") return [["fair-seed-too-late", { player }]];
    return textCommitment(seed) === commitment ? [] : [["fair-seed", { player }]];
  });
}

function chainFaults(proof: Proof): Told[] {
  const { game, previous } = proof.terms;
  const number = chainLength(proof);
  if (number !== game - 1) return [["fair-chain-length", { game, number }]];
  return chainEnd(proof) === previous ? [] : [["fair-chain", { game }]];
}

function chainSentence(proof: Proof): Told {
  const { first, before, games } = proof.chain;
  if (first > 1 && before === "" && games.length === 0) return ["fair-check-chain-begins", { number: first - 1 }];
  return ["fair-check-chain", { number: chainLength(proof) }];
}

function dealFaults({ start }: ProvedRecord, proof: Proof, key: Uint8Array): Told[] {
  const { terms } = proof;
  const players = terms.seats.map(({ name }) => name);
  if (!same(start.players, players)) return [["fair-players", {}]];
  const option = differing(start.options ?? {}, terms.options);
  if (option !== null) return [["fair-options", { option }]];
  if (terms.recipe && textCommitment(proof.recipe) !== terms.recipe) return [["fair-recipe", {}]];
  const deal = dealAgain(terms, dealKey(key));
  const wrong = players.find((player, seat) => !same(start.hands?.[player] ?? [], deal.hands[seat]));
  if (wrong !== undefined) return [["fair-hand", { player: wrong }]];
  if (!same(start.deck ?? [], deal.deck)) return [["fair-pile", {}]];
  if (start.turn !== players[deal.first]) return [["fair-first-player", {}]];
  if (!same(start.storage ?? [], deal.storage)) return [["fair-storage", {}]];
  return same(start.removed ?? [], deal.removed) ? [] : [["fair-start", { part: "removed" }]];
}

function differing(one: Record<string, unknown>, other: Record<string, unknown>): string | null {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return names.find((name) => !same(one[name], other[name])) ?? null;
}

/** Draw every shuffle and pick again, and compare it with what the lines of the record say. */
function drawFaults({ moves }: ProvedRecord, proof: Proof, key: Uint8Array): Told[] {
  const luck = playKey(key);
  let [shuffles, picks, next] = [0, 0, 0];
  for (const [index, line] of moves.entries()) {
    const number = index + 1;
    const written = line.split(" -> ")[1]?.split(" ") ?? [];
    let place = 0;
    for (; proof.draws[next]?.move === number; next += 1) {
      const { pick, shuffle = 0 } = proof.draws[next] ?? {};
      const found = written.slice(place, place + (pick ? 1 : shuffle));
      const drawn = pick
        ? [pick[keyedPick(luck, (picks += 1), pick.length)] ?? ""]
        : keyedShuffle(luck, (shuffles += 1), inOrder(proof.terms.box, found)).reverse();
      if (!same(found, drawn)) return [["fair-outcome", { number, line: `“${line}”`, drawn: drawn.join(" ") || "-" }]];
      place += found.length;
    }
    if (place !== written.length) return [["fair-draws", {}]];
  }
  return next === proof.draws.length ? [] : [["fair-draws", {}]];
}

function seenFaults(proof: Proof, seen: Seen): Told[] {
  if (seen.commitment !== proof.terms.commitment) return [["fair-seal-seen", {}]];
  if (seen.terms && seen.terms !== termsDigest(proof)) return [["fair-terms-seen", {}]];
  return seen.seed && !proof.seeds.includes(seen.seed) ? [["fair-own-seed-dropped", {}]] : [];
}

function notesOn(proof: Proof, seen: Seen | null): Told[] {
  const missing = proof.terms.seats.flatMap(({ name, commitment }, seat): Told[] =>
    commitment && (proof.seeds[seat] ?? null) === null ? [["fair-check-missing", { player: name }]] : [],
  );
  const abandoned: Told[] = proof.abandoned ? [["fair-abandoned", {}]] : [];
  return [...missing, ...abandoned, ...(seen === null ? [["fair-check-not-seen", {}] as Told] : [])];
}

/** What does not fit between several records: two games of one number, other links, missing games. */
export function faultsBetween(verdicts: Verdict[]): Told[] {
  const rooms = new Map<string, { proof: Proof; link: GameLink }[]>();
  for (const { proof, link } of verdicts)
    if (proof && link) rooms.set(proof.terms.room, [...(rooms.get(proof.terms.room) ?? []), { proof, link }]);
  return [...rooms.values()].flatMap(faultsInRoom);
}

function faultsInRoom(games: { proof: Proof; link: GameLink }[]): Told[] {
  const links = new Map<number, GameLink>();
  const faults: Told[] = [];
  for (const { proof, link } of games) {
    const game = proof.terms.game;
    if (!links.has(game)) links.set(game, link);
    else if (!same(links.get(game), link)) faults.push(["fair-two-games", { game }]);
  }
  for (const { proof } of games)
    for (const [index, listed] of proof.chain.games.entries()) {
      const before = proof.chain.first + index;
      if (links.has(before) && !same(links.get(before), listed))
        faults.push(["fair-other-game", { game: proof.terms.game, before }]);
    }
  const numbers = [...links.keys()];
  for (let game = Math.min(...numbers); game < Math.max(...numbers); game += 1)
    if (!links.has(game)) faults.push(["fair-missing-game", { game }]);
  return faults;
}
