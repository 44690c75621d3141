// Whether the keyboard was used last. Listens in the capture phase: handlers of the same key may move the focus.

let last = false;

addEventListener("keydown", () => (last = true), { capture: true });
addEventListener("pointerdown", () => (last = false), { capture: true });

export const isByKeyboard = () => last;
