// The moments of a game that are shown large, over the table: a kitten, a Defuse, an explosion, the future.

import type { Happening } from "../events";
import { UNKNOWN, type Card, type Seat, type View } from "../protocol";
import type { Speech } from "../speech";
import { flightsOf, type Flight } from "./flights";

export interface Moment {
  kind: "kitten" | "defused" | "out" | "future";
  seat: Seat;
  cards: Card[];
  sentence: string;
  flights: Flight[]; // what flies when it begins
}

/** How long each is seen, in milliseconds. A press ends it. */
export const LASTS: Record<Moment["kind"], number> = { kitten: 1300, defused: 1000, out: 1900, future: 4000 };

/** The moments of what has just happened, in order. */
export function momentsOf(events: readonly Happening[], speech: Speech): Moment[] {
  return events.flatMap((event) => {
    const moment = momentOf(event, speech);
    return moment ? [moment] : [];
  });
}

function momentOf(event: Happening, speech: Speech): Moment | null {
  const { seat, told } = event;
  if (told === null) return null;
  const whole = { seat, sentence: speech.tell(told), flights: [] };
  switch (event.event) {
    case "showed":
      return { ...whole, kind: "kitten", cards: [event.card] };
    case "defused":
      return { ...whole, kind: "defused", cards: [event.card], flights: flightsOf(event) };
    case "went_out":
      return { ...whole, kind: "out", cards: [event.card] };
    case "peeked":
      return isSeen(event.cards) ? { ...whole, kind: "future", cards: event.cards } : null;
    default:
      return null;
  }
}

/** Others who look at cards are told of no card. */
function isSeen(cards: readonly Card[]): boolean {
  return cards.length > 0 && !cards.includes(UNKNOWN);
}

/** The moments to show when others have come: the one that is seen now and the newest, for what waited is history.
 *  A moment of one's own, and the end of the game, wait for nobody. */
export function queued(waiting: readonly Moment[], fresh: readonly Moment[], view: View): Moment[] {
  const [seen] = waiting;
  const [first] = fresh;
  if (!seen || !first) return [...waiting, ...fresh];
  const isOvertaken = view.winner >= 0 || (first.seat === view.seat && seen.seat !== view.seat);
  return isOvertaken ? [...fresh] : [seen, ...fresh];
}

/** Whether a window is open in which this seat may react: nothing may cover it. */
export function isReacting(view: View, moves: readonly unknown[]): boolean {
  return view.question?.word === "react" && moves.length > 0;
}
