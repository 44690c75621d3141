// Measures the JavaScript that a browser loads before the first page shows, and fails the build if it is too much.

import { gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";

const MOST = 60_000; // bytes, gzipped

// What every visitor of a room loads before it is there: the page, the room with its lobby, and one language (the largest
// counts). The table comes while people sit down.
const ALWAYS = ["main", "Room", "Lobby"];
const LANGUAGE = /virtual:words/;

export function firstLoad(): Plugin {
  return {
    name: "defuse-first-load",
    apply: "build",
    generateBundle(_, bundle) {
      const bytes = firstLoadBytes(bundle);
      this.emitFile({ type: "asset", fileName: "first-load.json", source: JSON.stringify({ bytes, most: MOST }) });
      this.info(`first load: ${(bytes / 1000).toFixed(1)} kB of JavaScript, gzipped`);
      if (bytes > MOST) this.error(`the first load is more than ${MOST / 1000} kB`);
    },
  };
}

function firstLoadBytes(bundle: Rollup.OutputBundle): number {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const size = (chunk: Rollup.OutputChunk) => gzipSync(chunk.code, { level: 9 }).length;
  const loaded = new Set<string>();
  const load = (name: string) => {
    const chunk = chunks.find((each) => each.fileName === name);
    if (chunk === undefined || loaded.has(name)) return;
    loaded.add(name);
    chunk.imports.forEach(load);
  };
  chunks.filter((chunk) => chunk.isEntry || ALWAYS.includes(chunk.name)).forEach((chunk) => load(chunk.fileName));
  const page = chunks.filter((chunk) => loaded.has(chunk.fileName)).reduce((sum, chunk) => sum + size(chunk), 0);
  return page + Math.max(0, ...chunks.filter((chunk) => chunk.moduleIds.some((id) => LANGUAGE.test(id))).map(size));
}
