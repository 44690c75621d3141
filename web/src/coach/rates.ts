// How well one plays: what decisions cost of what was at stake, over the last games that the coach has seen here.

import type { Reviewed } from "../protocol";
import { recall, remember } from "../storage";

const KEY = "coach.games";
const MOST = 20;

/** What the decisions of one game cost together, and what the second best moves would have cost. */
export interface PlayedGame {
  replay: string;
  lost: number;
  stake: number;
}

export function keptGames(): PlayedGame[] {
  const kept = recall<unknown>(KEY, []);
  return Array.isArray(kept) ? kept.filter(isGame) : [];
}

function isGame(kept: unknown): kept is PlayedGame {
  const { replay, lost, stake } = (kept ?? {}) as Partial<PlayedGame>;
  return typeof replay === "string" && typeof lost === "number" && typeof stake === "number";
}

/** Keep what a game has cost, once; all games that are kept then. */
export function keepGame(replay: string, { lost, stake }: Reviewed): PlayedGame[] {
  const others = keptGames().filter((game) => game.replay !== replay);
  const games = [...others, { replay, lost, stake }].slice(-MOST);
  remember(KEY, games);
  return games;
}

/** The share that was lost of what was at stake, in percent; null if nothing was. */
export function errorRate(games: Pick<PlayedGame, "lost" | "stake">[]): number | null {
  const stake = games.reduce((sum, game) => sum + game.stake, 0);
  const lost = games.reduce((sum, game) => sum + game.lost, 0);
  return stake === 0 ? null : Math.round((100 * lost) / stake);
}
