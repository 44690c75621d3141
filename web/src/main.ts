// The page begins here.

import "@fontsource/fredoka/latin-600.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./looks.css";

mount(App, { target: document.getElementById("app") as HTMLElement });
