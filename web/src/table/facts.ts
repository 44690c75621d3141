// Facts derived from a view: seats, known cards, kittens in play.

import { type Card, type Seat, UNKNOWN, type View } from "../protocol";

/** Whether the view is that of a seat, not of the bench or from above. */
export function isSeated(view: View): boolean {
  return view.seat < view.seats;
}

/** The other seats, clockwise from the left; from the bench, all seats. */
export function others(view: View): Seat[] {
  const all = Array.from({ length: view.seats }, (_, seat) => seat);
  return isSeated(view) ? all.slice(1).map((step) => (view.seat + step) % view.seats) : all;
}

/** For each card of the own hand, whether everybody sees it. */
export function markedPlaces({ hand, marked, seat }: View): boolean[] {
  const left = [...(marked[seat] ?? [])];
  return hand.map((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** The known cards of a hand, without the marked ones. */
export function knownBesideMarks(view: View, seat: Seat): Card[] {
  const left = [...(view.marked[seat] ?? [])];
  return (view.hands[seat] ?? []).filter((card) => {
    if (card === UNKNOWN) return false;
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** The kittens that can still go off. */
export function kittensInPlay(view: View): Card[] {
  const gone = [...view.discard, ...view.front.map(({ kind }) => kind)];
  return ["exploding_kitten", "imploding_kitten"].flatMap((kind) => {
    const number = (view.cast[kind] ?? 0) - gone.filter((card) => card === kind).length;
    return Array.from({ length: Math.max(0, number) }, () => kind);
  });
}

const REMEMBERED = 5; // places of the pile that are shown

/** The known cards at the top of the pile, and the last card if it is known, with their places from the top. */
export function remembered(view: View): { card: Card; place: number }[] {
  const row = view.pile.slice(0, REMEMBERED);
  const known = row.findLastIndex((card) => card !== UNKNOWN) + 1;
  const top = row.slice(0, known).map((card, index) => ({ card, place: index + 1 }));
  const bottom = view.pile.at(-1) ?? UNKNOWN;
  return view.pile.length > known && bottom !== UNKNOWN ? [...top, { card: bottom, place: view.pile_size }] : top;
}

/** The cats that lie on the mat. */
export function onMat(view: View): Card[] {
  return ["godcat", "devilcat"].filter((_, place) => view.mat[place]);
}

/** Whether the direction can change in this game. */
export function canReverse(view: View): boolean {
  return (view.cast["reverse"] ?? 0) > 0;
}

/** A key for each card of a list that may hold a kind several times. */
export function keyed(cards: readonly Card[]): { card: Card; key: string; place: number }[] {
  const seen = new Map<Card, number>();
  return cards.map((card, place) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { card, key: `${card} ${number}`, place };
  });
}
