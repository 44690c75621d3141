// Whether somebody is there, in words.

import type { Member } from "../protocol";

const PRESENCES: Record<string, string> = {
  here: "lobby-presence-here",
  reconnecting: "lobby-presence-reconnecting",
  away: "lobby-presence-away",
  left: "lobby-presence-left",
};

/** The id of the words for it. */
export function presenceOf(member: Member): string {
  return PRESENCES[member.presence] ?? "lobby-presence-here";
}
