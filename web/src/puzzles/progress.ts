// What this browser keeps of puzzles: how many were solved in a row, and how well. The server counts answers in, by the
// rules of the terminal; the browser only keeps what comes back.

import type { PuzzleProgress, PuzzleShelf } from "../protocol";
import { recall, remember } from "../storage";

const KEY = "puzzles";

/** What is kept; nothing of it needs to be there. */
export function keptProgress(): Partial<PuzzleProgress> {
  const kept = recall<unknown>(KEY, {});
  return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? kept : {};
}

export function keepProgress(progress: PuzzleProgress): void {
  remember(KEY, progress);
}

/** The puzzles that were tried here. */
export function tried({ done }: Partial<PuzzleProgress>): string[] {
  return Array.isArray(done) ? done : [];
}

/** The puzzles of a theme in their order; all of them if there is no such theme. */
export function idsOf(shelf: PuzzleShelf, theme: string): string[] {
  const found = shelf.themes.find((each) => each.theme === theme) ?? shelf.themes[0];
  return found?.ids ?? [];
}

/** The next puzzle: the first one that was not tried; when all were, they come round again. */
export function nextOf(ids: readonly string[], done: readonly string[], before: string): string {
  const fresh = ids.find((id) => id !== before && !done.includes(id));
  return fresh ?? ids[(ids.indexOf(before) + 1) % ids.length] ?? before;
}

/** A day as the calendar here has it, such as 2026-01-31. */
export function dayOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
