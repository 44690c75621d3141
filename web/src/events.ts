// Everything that can happen, as the server tells it. docs/protocol.md says what it means.
// Made by tools/event_forms.py of the events that src/defuse/game declares: do not edit.

import type { Action, Card, Seat, Told } from "./protocol";

/** What is told of each event besides its seat. */
export interface EventFields {
  /** seat is dealt so many cards */
  dealt: { number: number; cards: Card[] };
  /** the turn of seat begins; it has so many turns left */
  turn_began: { turns: number };
  /** seat plays an action */
  played: { act: Action };
  /** seat says Nope; the chain now has so many Nopes */
  noped: { chain: number };
  /** the action of seat was stopped */
  cancelled: { act: Action };
  /** seat wants to draw; others may still act */
  about_to_draw: object;
  /** seat draws, from the bottom if so */
  drew: { card: Card; bottom: boolean };
  /** the pile is empty */
  drew_nothing: object;
  /** a kitten goes off */
  showed: { card: Card };
  /** seat survives; card is what helped */
  defused: { card: Card; kitten: Card };
  /** seat keeps an Exploding Kitten in its hand; only seat hears of it */
  held: object;
  /** seat puts a kitten back */
  inserted: { card: Card; depth: number };
  /** seat buries a card */
  buried: { card: Card; depth: number };
  /** seat is out by this card; cards go to the discard pile */
  went_out: { card: Card; cards: Card[] };
  /** seat has won */
  won: object;
  /** seat looks at the top cards */
  peeked: { cards: Card[] };
  /** seat puts so many cards on top in a new order */
  reordered: { number: number; cards: Card[] };
  /** the pile is shuffled, except for so many cards that stay on top */
  shuffled: { under: number };
  /** top and bottom card change places */
  swapped: object;
  /** seat gives other a card */
  gave: { other: Seat; card: Card };
  /** seat steals from other */
  stole: { other: Seat; card: Card };
  /** seat asked other for this kind, but other had none */
  found_none: { other: Seat; card: Card };
  /** seat, who stole from other, gets a card from the Tower of Power instead */
  took_stored: { other: Seat; card: Card };
  /** seat takes a card of the discard pile */
  took_discarded: { card: Card };
  /** a card of seat is marked */
  marked: { card: Card };
  /** seat can no longer see its cards */
  went_blind: object;
  /** seat sees its hand again */
  saw_again: { cards: Card[] };
  /** seat, who is blind, turns over a card */
  turned_over: { card: Card };
  /** seat puts a card on the draw pile */
  put_on_pile: { card: Card };
  /** a card of other now lies in front of seat */
  laid: { other: Seat; card: Card };
  /** a card in front of seat is gone */
  cleared: { card: Card };
  /** so many kittens now lie on top */
  catomic: { number: number };
  /** seat lays this card in front of other, the second cat in front of itself */
  assigned: { other: Seat; card: Card };
  /** seat keeps its side */
  kept: object;
  /** seat swaps the sides */
  exchanged: object;
  /** seat gets Godcat */
  got_godcat: object;
  /** seat gets Devilcat */
  got_devilcat: object;
  /** the direction changes */
  reversed: { direction: number };
  /** seat draws a card to look at it first */
  looked: { card: Card; bottom: boolean };
  /** the card that other drew goes to seat */
  took_over: { other: Seat; card: Card };
  /** seat puts the card it looked at on top */
  put_back_on_top: { card: Card };
  /** the Godcat of seat goes back to the mat */
  claimed_back: object;
  /** seat wears the crown; so many cards are in the storage */
  crowned: { number: number };
  /** seat now owes so many turns */
  owes: { turns: number };
  /** seat takes the card it looked at */
  took_looked_at: { card: Card };
  /** a face-up Imploding Kitten lies on top */
  surfaced: object;
  /** seat is dead by this card, keeps its hand and plays on as the dead do */
  died: { card: Card };
  /** seat brings other, who was dead, back to life */
  revived: { other: Seat };
  /** the top card, which seat has looked at, goes under the next one */
  tucked: object;
}

export type EventName = keyof EventFields;

/** Something that has happened, with the sentence that tells it; `event` says what it is. */
export type Happening = {
  [Name in EventName]: { event: Name; seat: Seat; told: Told | null } & EventFields[Name];
}[EventName];

export type Place = "draw" | "discard" | "seat" | "other";

/** The events that are seen to move cards: from where, to where, and which card if it is always the same. */
export const MOVEMENTS: Partial<Record<EventName, [from: Place, to: Place, kind?: Card]>> = {
  played: ["seat", "discard"],
  noped: ["seat", "discard", "nope"],
  drew: ["draw", "seat"],
  defused: ["seat", "discard"],
  inserted: ["seat", "draw"],
  buried: ["seat", "draw"],
  went_out: ["seat", "discard"],
  gave: ["seat", "other"],
  stole: ["other", "seat"],
  took_stored: ["other", "seat"],
  took_discarded: ["discard", "seat"],
  turned_over: ["seat", "discard"],
  put_on_pile: ["seat", "draw"],
  laid: ["other", "seat"],
  looked: ["draw", "seat"],
  took_over: ["other", "seat"],
  put_back_on_top: ["seat", "draw"],
};
