// Where the focus goes when what was pressed is gone.

import { tick } from "svelte";
import { on } from "svelte/events";
import type { Choosing } from "./choosing.svelte";

/** `{@attach nextFocus(choosing)}`: whoever plays with the keyboard and has pressed what is gone now finds the focus at what is asked next, in here. */
export function nextFocus(choosing: Choosing) {
  return (here: HTMLElement) => {
    let byKeyboard = false;
    // Before anybody else hears of the key, for the focus may go on at once.
    const unlisten = [
      on(window, "keydown", () => (byKeyboard = true), { capture: true }),
      on(window, "pointerdown", () => (byKeyboard = false), { capture: true }),
    ];
    $effect(() => {
      void [choosing.room.table, choosing.step, choosing.sent];
      void tick().then(() => {
        if (byKeyboard && document.activeElement === document.body) here.querySelector<HTMLElement>(".panel")?.focus();
      });
    });
    return () => unlisten.forEach((stop) => stop());
  };
}
