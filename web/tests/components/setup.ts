// Before the tests of a file: the page speaks English, nothing is heard, and no server is there.

import { loadWords, speak } from "../../src/words.svelte";

Object.assign(globalThis, { AudioContext: Object, fetch: () => Promise.reject(new Error("there is no server")) });
localStorage.setItem("defuse.volume", "0");

await speak("en");
await loadWords("table");
