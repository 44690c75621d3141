import { expect, test } from "vitest";
import { nextStep, takeWith } from "../src/table/choices";
import type { Fill, Verb } from "../src/protocol";
import type { Move } from "../src/table/moves";
import { godcatAs, pair, play, read, triple } from "./moves";

const open = (verb: Verb, fill: Fill): Move => read({ verb, fill })[0] as Move;

test("nothing is asked about a move that is complete", () => {
  expect(nextStep(read(play("skip")))).toMatchObject({ ask: "nothing", move: { number: 0 }, filling: {} });
});

test("first it is asked which cards, then whom", () => {
  const moves = read(pair("a", "a", 1), pair("a", "a", 2), pair("b", "b", 1));
  const step = nextStep(moves);
  expect(step).toMatchObject({ ask: "cards", sets: [{ cards: ["a", "a"] }, { cards: ["b", "b"] }] });
  if (step.ask !== "cards") throw new Error();
  expect(nextStep(step.sets[0]?.moves ?? [])).toMatchObject({ ask: "target", seats: [{ seat: 1 }, { seat: 2 }] });
  expect(nextStep(step.sets[1]?.moves ?? [])).toMatchObject({ ask: "nothing", move: { number: 2 } });
});

test("Godcat is asked for what it stands before whom it is for", () => {
  const step = nextStep(read(godcatAs("attack"), godcatAs("favor", 1), godcatAs("favor", 2)));
  expect(step).toMatchObject({ ask: "as", kinds: [{ kind: "attack" }, { kind: "favor" }] });
});

test("blanks are asked for last", () => {
  expect(nextStep([open("insert", { depth: [0, 9] })])).toMatchObject({ ask: "depth", bottom: 9 });
  expect(nextStep([open("order", { order: ["a", "b"] })])).toMatchObject({ ask: "order", cards: ["a", "b"] });
  expect(nextStep(read(triple(["a", "a", "a"], 1, { kind: ["x"] })))).toMatchObject({ ask: "kind", kinds: ["x"] });
});

test("of more than five titles five are chosen, and one of them can be what is taken", () => {
  const cards = ["a", "b", "c", "d", "e", "godcat"];
  const move = open("five", { cards, kind: ["x", "a"] });
  expect(nextStep([move])).toMatchObject({ ask: "five", cards });
  expect(takeWith(move, ["a", "b", "c", "d", "godcat"])).toMatchObject({
    ask: "kind",
    kinds: ["x", "a", "b", "c", "d"],
    filling: { cards: ["a", "b", "c", "d", "godcat"] },
  });
});

test("five titles that are all there are need no choosing", () => {
  const cards = ["a", "b", "c", "d", "e"];
  expect(nextStep([open("five", { cards, kind: [] })])).toMatchObject({ ask: "kind", filling: { cards } });
});
