// The player's name and cat, remembered from the last visit or made up.

import { recall, remember } from "../storage";

export const CATS = 34; // drawings in /art/avatars
export const LONGEST_NAME = 20;

const MADE_UP = [
  ..."Biscuit Bramble Cosmo Dumpling Felix Figaro Ginger Gizmo Gnocchi Hazel Juno Kiwi Loki Luna Maple".split(" "),
  ..."Miso Mochi Momo Nacho Nori Olive Pepper Pesto Pixel Pickle Poppy Sushi Tofu Waffle Ziggy".split(" "),
];

export interface Persona {
  name: string;
  avatar: number;
}

function any(below: number): number {
  return Math.floor(Math.random() * below);
}

let mine = $state.raw(recall<Persona>("persona", { name: MADE_UP[any(MADE_UP.length)] as string, avatar: any(CATS) }));

/** The player, in every room. */
export const persona = {
  get mine(): Persona {
    return mine;
  },
};

/** Change the name, the cat or both. An empty name changes nothing. */
export function become(part: Partial<Persona>): Persona {
  const name = (part.name ?? "").trim().slice(0, LONGEST_NAME) || mine.name;
  mine = { ...mine, ...part, name };
  remember("persona", mine);
  return mine;
}
