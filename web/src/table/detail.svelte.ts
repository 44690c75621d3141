// The detail that a player looks at, in a dialog of its own.

export type Shown =
  | { what: "card"; card: string }
  | { what: "player"; seat: number }
  | { what: "cards" | "discard" | "log" | "chat" | "keys" | "hint" | "settings" | "leave" };

export class Detail {
  shown = $state.raw<Shown | null>(null);

  show(shown: Shown): void {
    this.shown = shown;
  }

  // Arrow functions: components get these two without the object.
  readonly showCard = (card: string): void => this.show({ what: "card", card });
  readonly close = (): void => {
    this.shown = null;
  };
}
