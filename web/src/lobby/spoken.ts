// Settings in words.

import type { Settings } from "../protocol";
import type { Speech } from "../speech";
import { countsSeats, optionId, valueId, type OptionValue } from "./options";

/** The title of the game; an own recipe has one once it can be read. */
export function gameTitle(speech: Speech, settings: Settings, title = ""): string {
  return settings.game === "own" ? title || speech.say("settings-own") : speech.game(settings.game);
}

export function spokenTime(speech: Speech, seconds: number): string {
  return seconds ? speech.say("settings-seconds", { number: seconds }) : speech.say("settings-unlimited");
}

export function spokenValue(speech: Speech, option: string, value: OptionValue): string {
  const id = valueId(option, value);
  if (id !== null) return speech.say(id);
  return countsSeats(option) ? speech.say("settings-seat", { number: Number(value) + 1 }) : String(value);
}

/** What a rule option is for. The browser counts seats from 1, files and commands from 0. */
export function spokenPurpose(speech: Speech, option: string): string {
  return speech.say(countsSeats(option) ? "settings-first-player" : `${optionId(option)}.text`);
}

/** How many can play: 2 to 5 players. */
export function spokenPlayers(speech: Speech, players: readonly number[]): string {
  const [from, to] = [Math.min(...players), Math.max(...players)];
  if (from === to) return speech.say("settings-players-exactly", { number: from });
  return speech.say("settings-players", { from, to });
}
