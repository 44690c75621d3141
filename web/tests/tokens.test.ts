// One set of colours (src/tokens.css) and one of breakpoints (src/breakpoints.json): components name them.

import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import breakpoints from "../src/breakpoints.json";

const SOURCES = resolve(import.meta.dirname, "../src");
const NAMED = "white|black|gr[ae]y|silver|red|orange|gold|yellow|green|teal|blue|navy|purple|violet|pink|brown";

const COLOURS = [
  /\b(?:color|background|fill|stroke): (?!transparent|inherit|none|currentColor)[a-z]+;/g,
  /#[0-9a-f]{3,8}(?=[\s;,)"'`])/gi,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from var)/g,
  new RegExp(`:[^;{}"]*\\b(?:${NAMED})\\b(?=[^;{}"]*;)`, "g"),
];

function read(name: string): string {
  return readFileSync(resolve(SOURCES, name), "utf-8");
}

/** What browsers would read as styles: style sheets, the styles of components, and texts in scripts. */
function styled(name: string): string {
  const text = read(name).replaceAll(/\/\*.*?\*\/|--[\w-]+/gs, "");
  if (name.endsWith(".css")) return text;
  const [script = "", style = ""] = name.endsWith(".svelte") ? text.split("<style>") : [text];
  const texts = script.replaceAll(/\/\/.*/g, "").match(/(["'`])#[^"'`\s]*\1/g) ?? [];
  return `${style}\n${texts.join("\n")}`;
}

function found(name: string, patterns: RegExp[]): string[] {
  return patterns.flatMap((pattern) => styled(name).match(pattern) ?? []);
}

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((name) =>
  /\.(css|svelte|ts)$/.test(name),
);

describe("colours", () => {
  test.each(files.filter((name) => name !== "tokens.css"))("%s has none of its own", (name) => {
    expect(found(name, COLOURS)).toEqual([]);
  });

  test("are there where they belong", () => {
    expect(found("tokens.css", COLOURS).length).toBeGreaterThan(40);
  });

  test("are used", () => {
    const tokens = [...read("tokens.css").matchAll(/^ {2}(--[\w-]+):/gm)].map((match) => match[1] ?? "");
    const all = files.map(read).join("\n");
    const unused = tokens.filter((token) => !token.startsWith("--emote-") && !all.includes(`var(${token})`));
    expect(unused).toEqual([]);
  });
});

describe("breakpoints", () => {
  const query = /@media\s+([^{]*)\{/g;
  const isNamed = (media: string) =>
    media.split(" and ").every((part) => /^\((--[a-z-]+|prefers-[a-z-]+: .*)\)$/.test(part));

  test.each(files)("%s has none of its own", (name) => {
    const queries = [...read(name).matchAll(query)].map((match) => (match[1] ?? "").trim());
    expect(queries.filter((media) => !isNamed(media))).toEqual([]);
    expect(read(name).match(/\((?:min|max)-(?:width|height)|["'`]\(?(?:min|max)-(?:width|height)/g) ?? []).toEqual([]);
  });

  test("are used", () => {
    const all = files.map(read).join("\n");
    expect(Object.keys(breakpoints).filter((name) => !all.includes(`(--${name})`))).toEqual([]);
  });
});
