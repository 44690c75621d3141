// Copying a link, as far as the browser lets us.

/** Copy a text that is known now or later; call it at the click itself, for browsers allow it only then. */
export async function copy(text: string | Promise<string>): Promise<boolean> {
  if (!navigator.clipboard) return copyOldWay(await text);
  try {
    await (typeof text === "string" ? navigator.clipboard.writeText(text) : copyLater(text));
    return true;
  } catch {
    return copyOldWay(await text);
  }
}

/** Safari wants to be given the promise while the click lasts; others may not take promises. */
async function copyLater(text: Promise<string>): Promise<void> {
  const later = text.then((known) => new Blob([known], { type: "text/plain" }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": later })]);
  } catch {
    await navigator.clipboard.writeText(await text);
  }
}

/** On the local network pages come without encryption, and there is no clipboard but this one. */
function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
