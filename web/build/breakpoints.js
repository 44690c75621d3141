// `@media (--wide)` in a component means what src/breakpoints.json says of `wide`.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(new URL("../src/breakpoints.json", import.meta.url));

/**
 * The preprocessor that puts the queries in.
 * @returns {import("svelte/compiler").PreprocessorGroup}
 */
export function breakpoints() {
  return {
    name: "breakpoints",
    style: ({ content, filename }) => ({ code: withQueries(content, filename), dependencies: [FILE] }),
  };
}

/**
 * @param {string} css
 * @param {string} [filename]
 */
function withQueries(css, filename) {
  const queries = /** @type {Record<string, string>} */ (JSON.parse(readFileSync(FILE, "utf-8")));
  return css.replace(/@media[^{]*/g, (media) =>
    media.replace(/\(--([a-z-]+)\)/g, (_, /** @type {string} */ name) => {
      const query = queries[name];
      if (query === undefined) throw new Error(`${filename}: src/breakpoints.json has no ${name}`);
      return query;
    }),
  );
}
