// Where the focus goes when the pressed button is gone.

import { tick } from "svelte";
import { isByKeyboard } from "../keyboard";
import type { Choosing } from "./choosing.svelte";
import type { Detail } from "./detail.svelte";

/** `{@attach nextFocus(choosing, detail)}`: when what had the focus of the keyboard is gone, the panel in here gets it. */
export function nextFocus(choosing: Choosing, detail: Detail) {
  return (here: HTMLElement) => {
    $effect(() => {
      void [
        choosing.room.table,
        choosing.selected,
        choosing.step,
        choosing.sent,
        choosing.letsDraw,
        choosing.letsHappen,
        detail.shown, // its dialog gives the focus back to a button that may be gone
      ];
      void tick().then(() => {
        if (isByKeyboard() && document.activeElement === document.body)
          here.querySelector<HTMLElement>(".panel")?.focus();
      });
    });
  };
}
