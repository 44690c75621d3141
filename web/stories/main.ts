// Looking at the table without a server: stories.html?story=original&frame=20, then the arrow keys with Alt.

import "@fontsource/fredoka/latin-600.css";
import { mount } from "svelte";
import { Room } from "../src/room.svelte";
import { readFrame } from "../src/card_names";
import { LANGUAGES, loadWords, speak, type Language } from "../src/words.svelte";
import "../src/appearance.svelte";
import "../src/looks.css";
import Story from "./Story.svelte";

const asked = new URLSearchParams(location.search);
const language = asked.get("lang") ?? "en";
const text = await (await fetch(`/stories/frames/${asked.get("story") ?? "original"}.jsonl`)).text();
const lines = text.trim().split("\n");
const welcome = readFrame(lines[0] ?? "", []);
const names = welcome.is === "welcome" ? welcome.cards : [];
const frames = lines.map((line) => readFrame(line, names));
await loadWords("table");
await speak(language in LANGUAGES ? (language as Language) : "en");

const room = new Room("stories", false);
mount(Story, {
  target: document.getElementById("app") as HTMLElement,
  props: { room, frames, first: Number(asked.get("frame") ?? 10) },
});
