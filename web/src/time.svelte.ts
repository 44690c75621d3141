// The time, for markup that changes with it.

import { createSubscriber } from "svelte/reactivity";

const EVERY = 100; // milliseconds

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** The clock of performance.now(). Markup that reads it is updated ten times a second. */
export function now(): number {
  subscribe();
  return performance.now();
}
