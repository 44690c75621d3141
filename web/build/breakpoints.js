// `@media (--wide)` in a component or in a file of styles means what src/breakpoints.json says of `wide`.

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
 * The plugin that does the same in files of styles.
 * @returns {import("vite").Plugin}
 */
export function breakpointsInStyles() {
  return {
    name: "breakpoints",
    enforce: "pre",
    transform(code, id) {
      if (!/src[\\/]\w+\.css$/.test(id)) return null;
      this.addWatchFile(FILE);
      return { code: withQueries(code, id), map: null };
    },
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
