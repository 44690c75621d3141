// Before the tests of a file: the page speaks English, nothing is heard, and no server is there.

import { configure } from "@testing-library/svelte";
import { setVolume } from "../../src/sound";
import { loadWords, speak } from "../../src/words.svelte";

Object.assign(globalThis, { AudioContext: Object, fetch: () => Promise.reject(new Error("there is no server")) });
setVolume(0);
configure({ asyncUtilTimeout: 30_000 }); // on a busy machine, what is looked for takes its time

await speak("en");
await loadWords("table");
