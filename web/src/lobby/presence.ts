// Whether a member is there, in words.

import type { Member } from "../protocol";

const PRESENCES: Record<string, string> = {
  here: "lobby-presence-here",
  reconnecting: "lobby-presence-reconnecting",
  away: "lobby-presence-away",
  left: "lobby-presence-left",
};

/** The message id of a member's presence. */
export function presenceOf(member: Member): string {
  return PRESENCES[member.presence] ?? "lobby-presence-here";
}
