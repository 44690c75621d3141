// Our drawings as PNG, where SVG is not understood: home screens and link previews.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { Resvg, initWasm } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

const ART = resolve(import.meta.dirname, "../public/art");

/** Each picture by its name: the drawing it shows, and how wide it is. */
const PICTURES: Record<string, [drawing: string, width: number]> = {
  "preview.png": ["preview.svg", 1200],
  "icon-180.png": ["icon-maskable.svg", 180],
  "icon-192.png": ["icon.svg", 192],
  "icon-512.png": ["icon.svg", 512],
  "icon-maskable-512.png": ["icon-maskable.svg", 512],
};

export function pictures(): Plugin {
  return {
    name: "defuse-pictures",
    apply: "build",
    async generateBundle() {
      await initWasm(readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
      for (const [name, [drawing, width]] of Object.entries(PICTURES)) {
        const svg = await readFile(resolve(ART, drawing), "utf-8");
        const source = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
        this.emitFile({ type: "asset", fileName: `art/${name}`, source });
      }
    },
  };
}
