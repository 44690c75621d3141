// Where the focus goes when the pressed button is gone.

import { tick } from "svelte";
import { isByKeyboard } from "../keyboard";
import type { Choosing } from "./choosing.svelte";

/** `{@attach nextFocus(choosing)}`: when a button pressed by keyboard is gone, the focus moves to the panel in here. */
export function nextFocus(choosing: Choosing) {
  return (here: HTMLElement) => {
    $effect(() => {
      void [
        choosing.room.table,
        choosing.selected,
        choosing.step,
        choosing.sent,
        choosing.letsDraw,
        choosing.letsHappen,
      ];
      void tick().then(() => {
        if (isByKeyboard() && document.activeElement === document.body)
          here.querySelector<HTMLElement>(".panel")?.focus();
      });
    });
  };
}
