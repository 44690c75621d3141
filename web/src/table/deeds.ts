// The buttons for the open moves. Moves that differ only in what is asked next are one deed: one button.

import type { Verb } from "../protocol";
import type { Move } from "./moves";

export interface Deed {
  verb: Verb;
  word: string; // the message on its button
  moves: [Move, ...Move[]];
}

/** The verbs whose buttons do not say `deed-VERB`. */
const OTHER_WORDS: Partial<Record<Verb, string>> = {
  play: "browser-play",
  give: "browser-give",
  put: "browser-put",
  target: "prompt-target",
};

/** The message on the button of a move. */
export function deedWord(verb: Verb): string {
  return OTHER_WORDS[verb] ?? `deed-${verb.replaceAll("_", "-")}`;
}

/** The deeds of these moves, in order. Each card of the hand has deeds of its own. */
export function deeds(moves: readonly Move[]): Deed[] {
  const found = new Map<string, Deed>();
  for (const move of moves) {
    const apart = move.verb === "pair" || move.verb === "triple" ? "" : move.cards.join(" ");
    const key = `${move.verb} ${apart} ${move.verb === "target" ? move.target : ""}`;
    const deed = found.get(key);
    if (deed) deed.moves.push(move);
    else found.set(key, { verb: move.verb, word: deedWord(move.verb), moves: [move] });
  }
  return [...found.values()];
}

/** Deeds that are done by choosing a card of the hand first. */
export const ON_CARDS: Verb[] = ["play", "give", "put", "godcat_as"];
