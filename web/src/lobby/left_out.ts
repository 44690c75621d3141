// Cards of expansions that stay in the box (SET-5): the name of the game says so, as in "original+imploding~bury".

const LEFT_OUT = "~";

/** The box and its expansions, without the cards that are left out. */
export const mixOf = (game: string): string => game.split(LEFT_OUT)[0] ?? "";

/** The cards that are left out. */
export function leftOutOf(game: string): string[] {
  return game
    .split(LEFT_OUT)
    .slice(1)
    .map((text) => text.split(":")[0] ?? "");
}

export const leavingOut = (game: string, cards: readonly string[]): string => [mixOf(game), ...cards].join(LEFT_OUT);
