// The keys of a replay.

import { isOff } from "../keyboard";
import type { Playback } from "./playback.svelte";

const KEYS: Record<string, (playback: Playback) => void> = {
  " ": (playback) => playback.toggle(),
  ArrowRight: (playback) => playback.jump(playback.place + 1),
  ArrowLeft: (playback) => playback.jump(playback.place - 1),
  Home: (playback) => playback.jump(0),
  End: (playback) => playback.jump(playback.last),
  "+": (playback) => playback.changeSpeed(1),
  "-": (playback) => playback.changeSpeed(-1),
};

/** Do what the key means, unless the focused element uses that key itself. */
export function press(playback: Playback, event: KeyboardEvent): void {
  const deed = KEYS[event.key];
  const focused = event.target instanceof Element ? event.target : null;
  const busy =
    focused?.closest("input, select, textarea, dialog") || (event.key === " " && focused?.closest("button, a"));
  const isQuiet = event.key !== " " && isOff(event.key); // the space bar types nothing
  if (deed === undefined || busy || isQuiet || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (event.key !== " ") playback.pause();
  deed(playback);
}
