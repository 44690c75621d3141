// The address under which others find this server. A page at localhost asks the server for it.

import { serverAddress } from "./api";

const LOOPBACK = /^https?:\/\/(localhost|127\.[\d.]*|\[::1\])(:|$)/;

class Address {
  base = $state(location.origin);
  /** Done when the address is as good as it gets. */
  readonly known: Promise<void>;

  constructor() {
    this.known = this.onlyHere ? this.#ask() : Promise.resolve();
  }

  /** Whether links made here lead nowhere on other machines. */
  get onlyHere(): boolean {
    return LOOPBACK.test(this.base);
  }

  async #ask(): Promise<void> {
    // without an answer the address stays as it is, and the lobby says that it leads nowhere
    this.base = await serverAddress().catch(() => this.base);
  }
}

export const address = new Address();

export function roomLink(room: string): string {
  return `${address.base}/r/${encodeURIComponent(room)}`;
}

export function puzzleLink(id: string): string {
  return `${address.base}/puzzle/${encodeURIComponent(id)}`;
}

export function replayLink(name: string): string {
  return `${address.base}/replay/${encodeURIComponent(name)}`;
}
