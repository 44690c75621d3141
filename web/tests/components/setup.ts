// Before the tests of a file: the page is empty and speaks English, nothing is heard, and no server is there.
// Files share a page, one after the other, so nothing of the file before may be left.

import { configure } from "@testing-library/svelte";
import { setVolume } from "../../src/sound";
import { loadWords, speak } from "../../src/words.svelte";

document.body.replaceChildren();
localStorage.clear();
Object.assign(globalThis, { AudioContext: Object, fetch: () => Promise.reject(new Error("there is no server")) });
setVolume(0);
configure({ asyncUtilTimeout: 30_000 }); // on a busy machine, what is looked for takes its time

await speak("en");
await loadWords("table");
