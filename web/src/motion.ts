// Whether things may move: not if the system asks for reduced motion.

const still = matchMedia("(prefers-reduced-motion: reduce)");

export function mayMove(): boolean {
  return !still.matches;
}

/** A duration in milliseconds, or 0 if nothing may move. */
export function lasting(milliseconds: number): number {
  return mayMove() ? milliseconds : 0;
}
