// Whether the keyboard was used last: a key before anybody else hears of it, for the focus may go on at once.

let last = false;

addEventListener("keydown", () => (last = true), { capture: true });
addEventListener("pointerdown", () => (last = false), { capture: true });

export const isByKeyboard = () => last;
