// Which cards fly where when something happens, and the sound of it.

import type { Sound } from "../sound";
import { UNKNOWN, type Card, type Happening, type View } from "../view";

export interface Flight {
  card: Card;
  from: string;
  to: string;
}

const seat = (number: number) => `seat ${number}`;
const MOST = 6; // cards at a time

/** The cards that an event sets in motion, by the places they leave and reach. */
export function flightsOf(event: Happening): Flight[] {
  const here = seat(event.seat);
  const there = seat(event.other ?? -1);
  const card = event.card ?? UNKNOWN;
  const fly = (from: string, to: string, ...cards: Card[]) =>
    cards.slice(0, MOST).map((each) => ({ card: each, from, to }));
  switch (event.event) {
    case "played":
      return fly(here, "discard", ...(event.act?.cards ?? []));
    case "noped":
      return fly(here, "discard", "nope");
    case "drew":
    case "looked":
      return fly("draw", here, card);
    case "defused":
      return fly(here, "discard", card);
    case "went_out":
      return fly(here, "discard", ...(event.cards ?? []));
    case "inserted":
    case "buried":
    case "put_on_pile":
    case "put_back_on_top":
      return fly(here, "draw", card);
    case "gave":
      return fly(here, there, card);
    case "stole":
    case "took_over":
    case "took_stored":
      return fly(there, here, card);
    case "took_discarded":
      return fly("discard", here, card);
    case "laid":
      return fly(there, here, card);
    case "turned_over":
      return fly(here, "discard", card);
    default:
      return [];
  }
}

const SOUNDS: Partial<Record<string, Sound>> = {
  drew: "draw",
  looked: "draw",
  played: "play",
  noped: "nope",
  went_out: "explosion",
  defused: "defused",
  won: "win",
  gave: "draw",
  stole: "draw",
  took_discarded: "draw",
};

/** The sound of an event at the seat of this view. */
export function soundOf(event: Happening, view: View): Sound | null {
  if (event.event === "turn_began") return event.seat === view.seat ? "turn" : null;
  return SOUNDS[event.event] ?? null;
}
