// What the table waits for, in a sentence.

import type { Speech } from "../speech";
import type { Action, ChoiceQuestion, View, WindowQuestion } from "../protocol";

type Say = Speech["say"];

/** What the seat is asked. */
export function asked(view: View, players: readonly string[], speech: Speech): string {
  const { question } = view;
  const say: Say = (id, variables) => speech.say(id, variables);
  if (question === null) return "";
  switch (question.word) {
    case "turn":
      return view.owed === 1 ? say("table-your-turn") : say("table-your-turns", { number: view.owed });
    case "react":
      return reacting(question, view, players, speech);
    case "order":
      return say("ask-order");
    case "insert":
      return say("ask-insert", { card: speech.title(question.card) });
    default:
      return choosing(question, players, speech);
  }
}

/** A question without anything special; only such a one compiles here. */
function choosing(question: ChoiceQuestion, players: readonly string[], speech: Speech): string {
  return speech.say(`ask-${question.word}`, {
    card: speech.title(question.card),
    other: players[question.other] ?? "",
  });
}

function reacting(question: WindowQuestion, view: View, players: readonly string[], speech: Speech): string {
  const say: Say = (id, variables) => speech.say(id, variables);
  const who = players[question.seat] ?? "";
  const { act } = question;
  if (question.rescue) return say("screen-rescued", { who });
  if (act === null) return say("screen-about-to-draw", { who });
  if (question.chain) return say("screen-noped", { who });
  const card = actionName(act, speech);
  if (act.target === view.seat) return say("screen-plays-at-you", { who, card });
  if (act.target >= 0) return say("screen-plays-at", { who, other: players[act.target] ?? "", card });
  return say("screen-plays", { who, card });
}

/** Whom the table waits for, if not for this seat. */
export function waitingFor(view: View, players: readonly string[], speech: Speech): string {
  const { question } = view;
  if (question === null) return "";
  if (question.word === "react") return reacting(question, view, players, speech);
  if (question.word === "turn" && view.turn === view.seat) return asked(view, players, speech);
  if (question.word === "turn") return speech.say("browser-turn-of", { who: players[view.turn] ?? "" });
  return speech.say("screen-waiting", { names: speech.names(question.waiting.map((seat) => players[seat] ?? "")) });
}

/** The name of what was laid down. */
function actionName(act: Action, speech: Speech): string {
  if (act.form === "pair") return speech.say("action-pair");
  if (act.form === "triple") return speech.say("action-triple");
  return act.form === "five" ? speech.say("action-five") : speech.title(act.kind);
}

/** The text of the Nope button: whose card it stops, or lets through after all. */
export function nopeLabel(question: WindowQuestion, players: readonly string[], speech: Speech): string {
  const who = players[question.seat] ?? "";
  if (question.chain % 2 === 1) return speech.say("browser-yup", { who });
  if (question.chain > 0 || question.act === null) return speech.say("browser-nope-nope", { who });
  const { form, kind } = question.act;
  if (form === "pair") return speech.say("browser-nope-pair", { who });
  if (form === "triple") return speech.say("browser-nope-triple", { who });
  if (form === "five") return speech.say("browser-nope-five", { who });
  return speech.say("browser-nope", { who, card: speech.title(kind) });
}
