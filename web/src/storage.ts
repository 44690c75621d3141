// What the browser remembers between visits. Everything works without it.

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`defuse.${key}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

/** The ends of all keys that begin so. */
export function recalled(beginning: string): string[] {
  try {
    const whole = `defuse.${beginning}`;
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(whole) ? [key.slice(whole.length)] : []));
  } catch {
    return [];
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`defuse.${key}`);
  } catch {
    // there is nothing to forget
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`defuse.${key}`, JSON.stringify(value));
  } catch {
    // private windows and full disks: it is forgotten with the page
  }
}
