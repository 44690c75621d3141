import type { PreprocessorGroup } from "svelte/compiler";
import type { Plugin } from "vite";

export function breakpoints(): PreprocessorGroup;
export function breakpointsInStyles(): Plugin;
