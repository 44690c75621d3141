// The buttons for the open moves. Moves that differ only in what is asked next are one deed: one button.

import type { Move, Verb } from "./moves";

export interface Deed {
  verb: Verb;
  word: string; // the message on its button
  moves: [Move, ...Move[]];
}

const DEED_WORDS: Record<Verb, string> = {
  draw: "deed-draw",
  play: "browser-play",
  both: "deed-both",
  godcat_as: "deed-godcat-as",
  pair: "deed-pair",
  triple: "deed-triple",
  five: "deed-five",
  blind: "deed-blind",
  nope: "deed-nope",
  pass: "deed-pass",
  give: "browser-give",
  put: "browser-put",
  insert: "deed-insert",
  order: "deed-order",
  defuse: "deed-defuse",
  defuse_with_godcat: "deed-defuse-with-godcat",
  hold: "deed-hold",
  assign: "deed-assign",
  keep: "deed-keep",
  swap: "deed-swap",
  take: "deed-take",
  top: "deed-top",
  pick_godcat: "deed-pick-godcat",
  pick_random: "deed-pick-random",
  target: "prompt-target",
};

/** The deeds of these moves, in order. Each card of the hand has deeds of its own. */
export function deeds(moves: readonly Move[]): Deed[] {
  const found = new Map<string, Deed>();
  for (const move of moves) {
    const apart = move.verb === "pair" || move.verb === "triple" ? "" : move.cards.join(" ");
    const key = `${move.verb} ${apart} ${move.verb === "target" ? move.target : ""}`;
    const deed = found.get(key);
    if (deed) deed.moves.push(move);
    else found.set(key, { verb: move.verb, word: DEED_WORDS[move.verb], moves: [move] });
  }
  return [...found.values()];
}

/** Deeds that are done by choosing a card of the hand first. */
export const ON_CARDS: Verb[] = ["play", "give", "put", "godcat_as"];
