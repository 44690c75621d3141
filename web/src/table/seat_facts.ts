// Facts about a player in a few words each, for screen readers and the player's dialog.

import type { Room } from "../room.svelte";
import type { Speech } from "../speech";
import type { Seat, View } from "../protocol";
import { isOwn } from "../lobby/options";
import { knownBesideMarks } from "./facts";

export function seatFacts(view: View, seat: Seat, room: Room, speech: Speech): string[] {
  if (!view.alive[seat] && !view.dead[seat]) return [speech.say("table-out")];
  const marked = view.marked[seat] ?? [];
  const known = knownBesideMarks(view, seat);
  return [
    ...(view.turn === seat && view.winner < 0 ? [turn(view, speech)] : []),
    ...(view.dead[seat] ? [speech.say("table-dead")] : []),
    speech.say("table-cards", { number: view.hands[seat]?.length ?? 0 }),
    ...presence(seat, room, speech),
    ...(view.blind[seat] ? [speech.say("table-blind")] : []),
    ...inFront(view, seat, room.players, speech),
    ...(marked.length ? [speech.say("table-marked", { cards: speech.counted(marked) })] : []),
    ...(known.length && seat !== view.seat ? [speech.say("table-known", { cards: speech.counted(known) })] : []),
  ];
}

function turn(view: View, speech: Speech): string {
  return view.owed > 1 ? speech.say("screen-owes", { number: view.owed }) : speech.say("browser-plays-now");
}

function presence(seat: Seat, room: Room, speech: Speech): string[] {
  const chair = room.room?.chairs[seat];
  const member = room.room?.members.find((each) => each.member === chair?.member);
  if (member === undefined) return [speech.say("browser-bot"), ...temper(room, chair?.temper ?? "", speech)];
  if (member.presence === "reconnecting") return [speech.say("browser-reconnecting")];
  return member.presence === "here" ? [] : [speech.say("browser-away")];
}

function temper(room: Room, temper: string, speech: Speech): string[] {
  return temper && !isOwn(room.room?.settings.bots ?? "") ? [speech.say(`temper-${temper}`)] : [];
}

/** The cards that lie in front of a player. */
export function inFront(view: View, seat: Seat, players: readonly string[], speech: Speech): string[] {
  return view.front
    .filter(({ bearer }) => bearer === seat)
    .map(({ bearer, owner, kind, role }) => {
      const card = speech.title(kind);
      if (owner !== bearer && owner === view.seat) return speech.say("table-in-front-from-you", { card });
      if (owner !== bearer) return speech.say("table-in-front-from", { card, who: players[owner] ?? "" });
      if (role === "tower_of_power") return speech.say("table-crown", { number: view.storage_size });
      return speech.say("table-in-front", { card });
    });
}
