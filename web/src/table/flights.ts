// Which cards fly where when something happens, and the sound of it.

import { MOVEMENTS, type EventName, type Happening } from "../events";
import type { Sound } from "../sound";
import type { Card, View } from "../protocol";

export interface Flight {
  card: Card;
  from: string;
  to: string;
}

const seat = (number: number) => `seat ${number}`;
const MOST = 6; // cards at a time

/** The middle of the table, where cards lie as long as somebody may react to them. */
export const MIDDLE = "middle";

/** The cards that an event sets in motion. While a window is open, what was played stays in the middle. */
export function flightsAt(view: View, event: Happening): Flight[] {
  const inMiddle = view.question?.word === "react" && view.question.act !== null;
  if (inMiddle && event.event === "played") return []; // Laid.svelte lets it come from its player
  const flights = flightsOf(event);
  return inMiddle && event.event === "noped" ? flights.map((flight) => ({ ...flight, to: MIDDLE })) : flights;
}

/** The cards that an event sets in motion, by the places they leave and reach. */
export function flightsOf(event: Happening): Flight[] {
  const movement = MOVEMENTS[event.event];
  if (!movement) return [];
  const [from, to, kind] = movement;
  const places = {
    draw: "draw",
    discard: "discard",
    seat: seat(event.seat),
    other: seat("other" in event ? event.other : -1),
  };
  const cards = kind ? [kind] : cardsOf(event);
  return cards.slice(0, MOST).map((card) => ({ card, from: places[from], to: places[to] }));
}

/** The cards that an event is about. */
function cardsOf(event: Happening): Card[] {
  if ("act" in event) return event.act.cards;
  if ("cards" in event) return event.cards;
  return "card" in event ? [event.card] : [];
}

// Everything else is seen, and makes no sound.
const SOUNDS: Partial<Record<EventName, Sound>> = {
  drew: "draw",
  looked: "draw",
  played: "play",
  noped: "nope",
  showed: "kitten",
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
