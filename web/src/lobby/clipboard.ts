// Copying a link, as far as the browser lets us.

/** Copy a text that is known now or later. Call it in the click handler: browsers allow it only then. */
export async function copy(text: string | Promise<string>): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined; // there is none without encryption
  if (clipboard === undefined) return copyOldWay(await text);
  try {
    await (typeof text === "string" ? clipboard.writeText(text) : copyLater(clipboard, text));
    return true;
  } catch {
    return copyOldWay(await text);
  }
}

/** Safari wants the promise during the click; other browsers may not take promises. */
async function copyLater(clipboard: Clipboard, text: Promise<string>): Promise<void> {
  const later = text.then((known) => new Blob([known], { type: "text/plain" }));
  try {
    await clipboard.write([new ClipboardItem({ "text/plain": later })]);
  } catch {
    await clipboard.writeText(await text);
  }
}

/** The only way on the local network, where pages come without encryption. */
function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without encryption
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
