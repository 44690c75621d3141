import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { breakpoints } from "./build/breakpoints.js";

export default { preprocess: [vitePreprocess(), breakpoints()] };
