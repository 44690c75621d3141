// The tests of the client. They are apart from vite.config.ts: `make play` builds without Vitest being installed.

import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config.ts";

export default mergeConfig(
  built,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      include: ["tests/**/*.test.ts"],
      environment: "happy-dom",
      environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: "reduce" } } } },
      setupFiles: ["tests/components/setup.ts"],
      testTimeout: 60_000,
      pool: "threads",
      isolate: false,
    },
  }),
);
