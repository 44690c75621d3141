// Light or dark: as the system, or as chosen here.

import { recall, remember } from "./storage";

export const APPEARANCES = ["system", "light", "dark"] as const;
export type Appearance = (typeof APPEARANCES)[number];

let chosen = $state<Appearance>(recall<Appearance>("appearance", "system"));
show();

export const appearance = {
  get chosen(): Appearance {
    return chosen;
  },
};

export function chooseAppearance(wanted: Appearance): void {
  chosen = wanted;
  remember("appearance", wanted);
  show();
}

function show(): void {
  document.documentElement.dataset["appearance"] = chosen;
}
