// What ESLint asks of the client; `make lint` runs it. How the code is laid out is Prettier's matter.

import js from "@eslint/js";
import prettier from "eslint-config-prettier/flat";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const EFFECT = ":matches(CallExpression[callee.name='$effect'], CallExpression[callee.object.name='$effect'])";

const FORBIDDEN = [
  {
    selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
    message: "`as unknown as` switches the type checker off: give the value its type where it comes in.",
  },
  {
    selector: `${EFFECT} :matches(AssignmentExpression, UpdateExpression)`,
    message: "An effect writes no state: use $derived, an event handler or a keyed component.",
  },
  {
    selector: "SvelteAttribute[key.name='style']",
    message: "The content security policy forbids style attributes: use `style:name={...}`.",
  },
];

export default defineConfig(
  globalIgnores(["public/", "stories/frames/", ".svelte-check/", "src/protocol.ts"]),
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: { globals: globals.browser },
    rules: {
      "no-undef": "off", // TypeScript knows
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-restricted-syntax": ["error", ...FORBIDDEN],
    },
  },
  {
    // Rules that need types, which are slow. Not in markup: ESLint does not know the types of components, svelte-check does.
    files: ["src/**/*.ts", "build/**/*.ts"],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-meaningless-void-operator": "off", // `void x` makes an effect depend on x
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { excludedRunes: ["$props"] }],
      "svelte/no-navigation-without-resolve": "off", // that is for SvelteKit
    },
  },
  { files: ["*.js", "*.ts", "build/**"], languageOptions: { globals: globals.node } },
);
