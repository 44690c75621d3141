// Prints the modules that the browser's build makes of words: node build.mjs WEB NODE_MODULES MODULE...

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const [web, packages, ...asked] = process.argv.slice(2);
const typescript = createRequire(resolve(packages, "any.js"))("typescript");
const source = readFileSync(resolve(web, "build/words.ts"), "utf-8");
const compiled = resolve(web, "build/words.mjs");
writeFileSync(compiled, typescript.transpileModule(source, { compilerOptions: { module: "esnext", target: "es2022" } }).outputText);
const { words } = await import(compiled);
const load = (id) => words().load.call({ addWatchFile() {} }, `\0${id}`);
console.log(JSON.stringify(asked.map(load)));
