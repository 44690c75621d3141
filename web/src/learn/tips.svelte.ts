// Which cards have explained themselves already; the browser remembers it.

import type { TableFrame, View } from "../protocol";
import { recall, remember } from "../storage";
import { UNKNOWN } from "../protocol";

const KNOWN = "known_cards";
const OFF = "no_tips";

export class Tips {
  #known = $state.raw<string[]>(recall<string[]>(KNOWN, []));
  #isOff = $state(recall(OFF, false));

  /** Whether the reader wants no tips any more. */
  get isOff(): boolean {
    return this.#isOff;
  }

  /** The card that explains itself now: the one that is laid down, else one of the hand. */
  of({ view }: TableFrame): string | null {
    if (this.#isOff || view.winner >= 0) return null;
    return [...laid(view), ...view.hand].find((card) => card !== UNKNOWN && !this.#known.includes(card)) ?? null;
  }

  /** A card needs not explain itself again. */
  learn(card: string): void {
    if (this.#known.includes(card)) return;
    this.#known = [...this.#known, card];
    remember(KNOWN, this.#known);
  }

  /** No card explains itself any more. */
  stop(): void {
    this.#isOff = true;
    remember(OFF, true);
  }

  /** All cards explain themselves once more. */
  restart(): void {
    this.#isOff = false;
    this.#known = [];
    remember(OFF, false);
    remember(KNOWN, []);
  }
}

export const tips = new Tips();

/** The card that somebody has laid down and that can still be answered. */
function laid({ question }: View): string[] {
  return question?.word === "react" && question.act?.form === "single" ? [question.act.kind] : [];
}
