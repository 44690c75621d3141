// A depth of the pile in words.

import type { Speech } from "../speech";

export function depthWords(depth: number, bottom: number, speech: Speech): string {
  if (depth === 0) return speech.say("dialog-depth-top");
  if (depth === bottom) return speech.say("dialog-depth-bottom", { number: depth });
  return speech.say("dialog-depth-under", { number: depth });
}
