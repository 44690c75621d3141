// The tests of the client. They are apart from vite.config.ts: `make play` builds without Vitest being installed.

import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config.ts";

export default mergeConfig(
  built,
  defineConfig({
    test: {
      include: ["tests/**/*.test.ts"],
      pool: "threads",
      isolate: false,
    },
  }),
);
