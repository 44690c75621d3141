import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { firstLoad } from "./build/first_load.ts";
import { pictures } from "./build/pictures.ts";
import { words } from "./build/words.ts";

const SERVER = "http://127.0.0.1:8000"; // `defuse serve`, when the client is developed with `npm run dev`

const SHARED = /web\/src\/(landing\/(Preferences|opening)|lobby\/persona|table\/(Avatar|time_left))/; // with all that they need

export default defineConfig({
  plugins: [svelte(), words(), pictures(), firstLoad()],
  build: {
    outDir: "../src/defuse/server/site",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0, // no data: addresses, so that the content security policy can stay short
    modulePreload: { polyfill: false },
    // What the landing page and the lobby share is one file: small files compress badly.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", test: SHARED }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER }, "/ws": { target: SERVER, ws: true } },
  },
});
