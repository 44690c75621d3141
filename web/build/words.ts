// The words of each language as modules: `virtual:words/de` is what every page needs, `virtual:rules/de` the rulebook.

import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../../src/defuse/words");

const SOURCES = resolve(import.meta.dirname, "../src");

// Taken whole: the browser's own files, and those whose ids come from the server or are built from names.
const OWN: Record<string, RegExp> = {
  cards: /./,
  events: /./,
  refusals: /./,
  boxes: /./,
  browser: /./,
  online: /^online-/,
  lobby: /./,
};

// Shared with the terminal: only messages whose ids are written in the browser's sources, and whole families.
const SHARED = ["table", "screens", "app", "start"];
const FAMILIES = ["deed-.+", "ask-.+"]; // what moves are called and how questions are asked, by their names

/** Which messages of each file a browser needs. */
export function needed(): Record<string, RegExp> {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
  );
  const text = sources.map((name) => readFileSync(resolve(SOURCES, name), "utf-8")).join("\n");
  const named = new Set([...text.matchAll(/"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)/g)].map((found) => found[1]));
  const ids = new RegExp(`^(${[...named, ...FAMILIES].join("|")})$`);
  return { ...OWN, ...Object.fromEntries(SHARED.map((file) => [file, ids])) };
}

const ASKED = /^virtual:(words|rules)\/([a-z]+)$/;

export function words(): Plugin {
  return {
    name: "defuse-words",
    resolveId: (id) => (ASKED.test(id) ? `\0${id}` : undefined),
    load(id) {
      const asked = ASKED.exec(id.slice(1));
      if (!id.startsWith("\0") || asked === null) return undefined;
      const [, part, language = ""] = asked;
      const files = part === "rules" ? { rules: /./ } : needed();
      const read = (file: string) => resolve(FOLDER, language, `${file}.ftl`);
      for (const file of Object.keys(files)) this.addWatchFile(read(file));
      const texts = Object.entries(files).map(([file, ids]) => messages(readFileSync(read(file), "utf-8"), ids));
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}

/** The messages of a file whose ids are needed, without comments and empty lines. */
export function messages(text: string, ids: RegExp): string {
  let wanted = false;
  const kept = text.split("\n").filter((line) => {
    const begins = /^(-?[a-z][a-z0-9-]*) =/.exec(line);
    if (begins !== null) wanted = line.startsWith("-") || ids.test(begins[1] as string);
    return wanted && line.trim() !== "" && !line.startsWith("#");
  });
  return kept.join("\n");
}
