// The keys of the table.

import { isOff } from "../keyboard";
import type { Choosing } from "./choosing.svelte";
import { isSeated } from "./facts";
import type { Detail } from "./detail.svelte";

type KeyDeed =
  "card" | "draw" | "nope" | "pass" | "exactly" | "discard" | "log" | "chat" | "hand" | "hint" | "keys" | "clear";

export const KEYS: { deed: KeyDeed; shown: string; word: string }[] = [
  { deed: "card", shown: "1 – 9", word: "browser-key-card" },
  { deed: "hand", shown: "H", word: "browser-key-hand" },
  { deed: "draw", shown: "D", word: "deed-draw" },
  { deed: "nope", shown: "N", word: "deed-nope" },
  { deed: "pass", shown: "P", word: "deed-pass" },
  { deed: "exactly", shown: "I", word: "key-card" },
  { deed: "discard", shown: "X", word: "key-discard" },
  { deed: "log", shown: "L", word: "key-story" },
  { deed: "chat", shown: "C", word: "browser-chat" },
  { deed: "hint", shown: "A", word: "browser-key-hint" },
  { deed: "keys", shown: "?", word: "screen-help" },
  { deed: "clear", shown: "Esc", word: "browser-back" },
];

const DEEDS: Partial<Record<string, KeyDeed>> = {
  d: "draw",
  n: "nope",
  p: "pass",
  i: "exactly",
  x: "discard",
  l: "log",
  c: "chat",
  h: "hand",
  a: "hint",
  "?": "keys",
  Escape: "clear",
};

/** What a key means at the table: nothing while typing, in a dialog, with Ctrl, Alt or Meta, or if it is switched off. */
function deedOf(event: KeyboardEvent): { deed: KeyDeed; number: number } | null {
  const focused = event.target instanceof Element ? event.target : null;
  const typing = focused?.closest("input:not([type=range]), textarea, select, dialog");
  if (typing || event.ctrlKey || event.metaKey || event.altKey || isOff(event.key)) return null;
  if (/^[1-9]$/.test(event.key)) return { deed: "card", number: Number(event.key) };
  const deed = DEEDS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  return deed ? { deed, number: 0 } : null;
}

/** What the keys reach. */
interface Reach {
  choosing: Choosing;
  detail: Detail;
  hand: { focus(): void } | undefined; // none for people without a seat
  show: { end(): void } | undefined;
  quiet: boolean;
}

/** Do what the key means, if it means something now. */
export function press(event: KeyboardEvent, { choosing, detail, hand, show, quiet }: Reach): void {
  const pressed = deedOf(event);
  if (pressed === null) return;
  const { deed, number } = pressed;
  const view = choosing.room.table?.view;
  const move = choosing.moves.find((each) => each.verb === deed);
  if (deed === "card" && view && isSeated(view) && number <= view.hand.length) choosing.tap(number - 1);
  else if (deed === "exactly" && choosing.cards[0]) detail.showCard(choosing.cards[0]);
  else if (deed === "hand") hand?.focus();
  else if (deed === "clear") {
    choosing.clear();
    show?.end();
  } else if (deed === "discard" || deed === "log" || deed === "keys" || (deed === "chat" && !quiet))
    detail.show({ what: deed });
  else if (deed === "hint" && choosing.room.givesHints) detail.show({ what: deed });
  else if (move) choosing.begin([move]);
  else return;
  event.preventDefault();
}
