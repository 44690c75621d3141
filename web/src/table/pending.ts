// What the table asks the player while a dialog covers it.

import { getContext, setContext } from "svelte";
import type { ShownClock } from "../room.svelte";

/** The question in a sentence and its clock; null while the player is asked nothing. */
export interface Pending {
  sentence: string;
  clock: ShownClock | null;
}

const KEY = Symbol("pending");

/** The dialogs of this component and below show what is pending. */
export function sharePending(pending: () => Pending | null): void {
  setContext(KEY, pending);
}

export function sharedPending(): () => Pending | null {
  return getContext<(() => Pending | null) | undefined>(KEY) ?? (() => null);
}
