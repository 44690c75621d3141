// The seats of this browser: for every room the token of its member.

import type { Ticket } from "./protocol";
import { forget, recall, recalled, remember } from "./storage";

/** What the browser keeps of a room: its seat, the number of its last command, the game it has heard of. */
export interface KeptTicket {
  token: string;
  n: number;
  game: number;
  at: number; // when it was last used, in milliseconds since 1970
}

const KEY = "room.";

export function ticketOf(room: string): KeptTicket {
  return { token: "", n: 0, game: 0, at: 0, ...recall<Partial<KeptTicket>>(KEY + room, {}) };
}

export function keepTicket(room: string, ticket: KeptTicket): void {
  remember(KEY + room, ticket);
}

export function dropTicket(room: string): void {
  forget(KEY + room);
}

/** The rooms that this browser has visited, the latest first. */
export function tickets(): Ticket[] {
  return recalled(KEY)
    .map((room) => ({ room, ...ticketOf(room) }))
    .filter(({ token }) => token !== "")
    .sort((one, other) => other.at - one.at)
    .map(({ room, token }) => ({ room, token }));
}
