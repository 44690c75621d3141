// Whether the keyboard was used last, and whether single letters, digits and signs do something. Listens in the capture
// phase: handlers of the same key may move the focus.

import { recall, remember } from "./storage";

let last = false;

addEventListener("keydown", () => (last = true), { capture: true });
addEventListener("pointerdown", () => (last = false), { capture: true });

export const isByKeyboard = () => last;

let letters = recall("letters", true);

/** Whether letters, digits and signs are shortcuts. Who speaks to the browser, or hits keys by accident, switches them off. */
export const hasLetterKeys = () => letters;

export function setLetterKeys(on: boolean): void {
  letters = on;
  remember("letters", on);
}

/** Whether this key is a shortcut that was switched off. */
export const isOff = (key: string) => !letters && key.length === 1;
