// The words of each language as modules: `virtual:words/de` is what every page needs, `virtual:rules/de` the rulebook.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../../src/defuse/words");

// Of each file the messages that a browser says; the terminal has more.
export const NEEDED: Record<string, RegExp> = {
  cards: /./,
  events: /./,
  refusals: /./,
  boxes: /./,
  table: /^(table|action|ask|prompt-(as|name|discarded|target|cards)|menu)/,
  screens: /^(screen|deed|dialog-depth|key-(card|discard|front|known|marked|story)$)/,
  app: /^app-(names|you)$/,
  start: /^bot-(easy|careful|searcher|master)$/,
  browser: /./,
  online: /^online-/,
  lobby: /./,
};

const ASKED = /^virtual:(words|rules)\/([a-z]+)$/;

export function words(): Plugin {
  return {
    name: "defuse-words",
    resolveId: (id) => (ASKED.test(id) ? `\0${id}` : undefined),
    load(id) {
      const asked = ASKED.exec(id.slice(1));
      if (!id.startsWith("\0") || asked === null) return undefined;
      const [, part, language] = asked as unknown as [string, string, string];
      const files: Record<string, RegExp> = part === "rules" ? { rules: /./ } : NEEDED;
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
