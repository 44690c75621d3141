// Where the focus goes when what was pressed is gone.

import { tick } from "svelte";
import { isByKeyboard } from "../keyboard";
import type { Choosing } from "./choosing.svelte";

/** `{@attach nextFocus(choosing)}`: whoever plays with the keyboard and has pressed what is gone now finds the focus at what is asked next, in here. */
export function nextFocus(choosing: Choosing) {
  return (here: HTMLElement) => {
    $effect(() => {
      void [choosing.room.table, choosing.selected, choosing.step, choosing.sent, choosing.letsDraw];
      void tick().then(() => {
        if (isByKeyboard() && document.activeElement === document.body)
          here.querySelector<HTMLElement>(".panel")?.focus();
      });
    });
  };
}
