// Whether things may move: not for those whose system asks for stillness.

const still = matchMedia("(prefers-reduced-motion: reduce)");

export function mayMove(): boolean {
  return !still.matches;
}

/** So many milliseconds, or none where nothing may move. */
export function lasting(milliseconds: number): number {
  return mayMove() ? milliseconds : 0;
}
