// Deals a game again from its key, in the order of defuse/game/setup.py.

import { keyedPick, keyedShuffle } from "./luck";
import type { FairBox, Terms } from "./proof";

export interface Deal {
  hands: string[][];
  deck: string[]; // the top first, as in records
  storage: string[];
  removed: string[];
  first: number;
}

const DEFUSE = "defuse";
const TOWER = "tower_of_power";

/** Sorts cards as the game does, by the numbers of their kinds. An Imploding Kitten that lies face up comes last. */
export function inOrder(box: FairBox, cards: readonly string[]): string[] {
  const places = new Map(box.kinds.map(([name], index) => [name, index]));
  const place = (card: string) => places.get(card) ?? places.size;
  return [...cards].sort((one, other) => place(one) - place(other));
}

export function dealAgain(terms: Terms, key: Uint8Array): Deal {
  const { box } = terms;
  const players = terms.seats.length;
  let shuffles = 0;
  const shuffle = (cards: string[], top?: number) => keyedShuffle(key, (shuffles += 1), inOrder(box, cards), top);
  let pile = [...box.pile, ...repeated(DEFUSE, box.early_defuses)];
  let storage: string[] = [];
  if (box.storage) [storage, pile] = fromTop(shuffle(pile, box.storage), box.storage);
  const tower = box.tower ? [TOWER] : [];
  if (!box.fast) pile = [...pile, ...tower];
  pile = shuffle(pile, box.cards_each * players);
  const hands: string[][] = [];
  for (let seat = 0; seat < players; seat += 1) {
    let dealt: string[];
    [dealt, pile] = fromTop(pile, box.cards_each);
    hands.push(inOrder(box, [...dealt, ...repeated(DEFUSE, box.defuses_each)]));
  }
  let removed: string[] = [];
  if (box.fast) {
    pile = shuffle(pile);
    const third = Math.floor(pile.length / 3);
    [removed, pile] = [pile.slice(0, third), [...pile.slice(third), ...tower]];
  }
  pile = shuffle([...pile, ...repeated(DEFUSE, box.late_defuses), ...box.kittens]);
  const chosen = terms.options["first_player"];
  const first = typeof chosen === "number" ? chosen : keyedPick(key, 1, players);
  return { hands, deck: pile.reverse(), storage, removed, first };
}

function repeated(card: string, times: number): string[] {
  return Array.from({ length: times }, () => card);
}

/** So many cards from the top, which is the end of a pile, and the rest. */
function fromTop(pile: string[], cards: number): [string[], string[]] {
  const left = pile.length - cards;
  return [pile.slice(left), pile.slice(0, left)];
}
