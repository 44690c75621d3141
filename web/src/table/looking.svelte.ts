// What is looked at closely, in a dialog of its own.

export type Looked =
  | { what: "card"; card: string }
  | { what: "player"; seat: number }
  | { what: "discard" | "log" | "chat" | "keys" | "settings" };

export class Looking {
  looked = $state.raw<Looked | null>(null);

  at(looked: Looked): void {
    this.looked = looked;
  }

  // These two are handed on by themselves.
  readonly atCard = (card: string): void => this.at({ what: "card", card });
  readonly away = (): void => {
    this.looked = null;
  };
}
