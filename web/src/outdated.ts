// What a page does that is older than the server.

import { VERSION } from "./protocol";

const KEY = "defuse.reloaded";

/** Load the page again. If it has the same version afterwards, it does not try once more: then the page says what is wrong. */
export function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(KEY) === String(VERSION)) return;
    sessionStorage.setItem(KEY, String(VERSION));
  } catch {
    return; // without storage it might load for ever
  }
  location.reload();
}
