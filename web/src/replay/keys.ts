// The keys of a replay.

import type { Film } from "./film.svelte";

const KEYS: Record<string, (film: Film) => void> = {
  " ": (film) => film.toggle(),
  ArrowRight: (film) => film.jump(film.place + 1),
  ArrowLeft: (film) => film.jump(film.place - 1),
  Home: (film) => film.jump(0),
  End: (film) => film.jump(film.last),
  "+": (film) => film.hurry(1),
  "-": (film) => film.hurry(-1),
};

/** Do what the key says, unless whoever has the focus knows better. */
export function press(film: Film, event: KeyboardEvent): void {
  const deed = KEYS[event.key];
  const focused = event.target instanceof Element ? event.target : null;
  const busy =
    focused?.closest("input, select, textarea, dialog") || (event.key === " " && focused?.closest("button, a"));
  if (deed === undefined || busy || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (event.key !== " ") film.pause();
  deed(film);
}
