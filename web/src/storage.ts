// What the browser remembers between visits. Everything works without it.

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`defuse.${key}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`defuse.${key}`, JSON.stringify(value));
  } catch {
    // private windows and full disks: it is forgotten with the page
  }
}
