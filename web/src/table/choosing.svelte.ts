// What the player is about to do: the chosen cards, the open question about a move, and the move that was sent.

import type { Card, No, Question, TableFrame, Verb, View } from "../protocol";
import type { Room } from "../room.svelte";
import { nextStep, type Filling, type Step } from "./choices";
import { deeds, type Deed } from "./deeds";
import { markedPlaces } from "./facts";
import { recall, remember } from "../storage";
import { goTogether, movesWith, readMoves, withMarks, type Move } from "./moves";

// A press within this time after the question has changed is meant for the question before.
const REFLEX = 400; // milliseconds
const SHOWN = 5000; // milliseconds for a refusal

const LETS_HAPPEN = "lets_happen";

const AT_ONCE: Verb[] = ["insert", "order"]; // there is nothing else to do: the dialog opens by itself

interface Ask {
  game: number; // every game counts its questions from the beginning
  number: number;
  heard: number;
  key: string; // two asks with the same key are the same question
  isWindow: boolean;
  since: number;
}

/** A question, by its number in a game. */
interface Asked {
  game: number;
  asked: number;
}

/** Whether this is the window before somebody draws. */
export function isBeforeDraw({ question }: View): boolean {
  return question?.word === "react" && question.act === null && !question.rescue;
}

/** Two questions with the same key are the same; who else has answered makes no difference. */
function questionKey(question: Question): string {
  const { word, seat } = question;
  return JSON.stringify(word === "react" ? [word, seat, question.act, question.chain, question.rescue] : [word, seat]);
}

export class Choosing {
  selected = $state.raw<number[]>([]); // places in the hand
  step = $state.raw<Step | null>(null);
  sent = $state.raw<Asked | null>(null); // the question that the last move has answered
  no = $state.raw<No | null>(null);
  letsDraw = $state(false); // answer windows before draws by passing
  letsHappen = $state(recall(LETS_HAPPEN, false)); // answer all windows by passing, but in the own turn

  readonly moves: Move[] = $derived.by(() =>
    this.isFree ? withMarks(readMoves(this.room.table?.moves ?? []), this.#marksWanted) : [],
  );
  readonly cards: Card[] = $derived(this.selected.map((place) => this.#hand[place] as Card));
  readonly deeds: Deed[] = $derived(deeds(movesWith(this.cards, this.moves)));
  readonly targets: number[] = $derived(this.step?.ask === "target" ? this.step.seats.map(({ seat }) => seat) : []);

  #ask: Ask = { game: 0, number: -1, heard: -1, key: "", isWindow: false, since: 0 };
  #before: Ask | null = null;
  #shown = "";

  /** Follow the room no longer. */
  readonly stop: () => void;

  constructor(readonly room: Room) {
    if (room.isLesson) this.letsHappen = false;
    if (room.table !== null) this.#follow(room.table);
    this.stop = room.attend((table) => this.#follow(table));
  }

  /** How many of the chosen cards everybody sees. Without a choice, visible cards are used before secret ones. */
  get #marksWanted(): number {
    const { view } = this.room.table ?? {};
    if (view === undefined || this.selected.length === 0) return view?.hand.length ?? 0;
    const marks = markedPlaces(view);
    return this.selected.filter((place) => marks[place]).length;
  }

  get #hand(): Card[] {
    return this.room.table?.view.hand ?? [];
  }

  /** Whether no answer to the current question is on its way to the server. */
  get isFree(): boolean {
    return this.room.table !== null && !this.#hasAnswered(this.room.table);
  }

  #hasAnswered({ game, asked }: TableFrame): boolean {
    return this.sent?.game === game && this.sent.asked === asked;
  }

  /** The table has changed. The choice stays if hand and moves are the same. */
  #follow(table: TableFrame): void {
    const shown = JSON.stringify([table.view.hand, table.moves]);
    const isNextGame = table.game !== this.#ask.game;
    const isNew = isNextGame || shown !== this.#shown || table.asked !== this.#ask.number;
    if (isNextGame || shown !== this.#shown) this.clear();
    this.#shown = shown;
    const { question } = table.view;
    const key = question === null ? "" : questionKey(question);
    const isSame = !isNextGame && key === this.#ask.key;
    if (!isSame) this.#before = isNextGame ? null : this.#ask;
    const since = isSame ? this.#ask.since : performance.now();
    const { game, asked: number, heard } = table;
    this.#ask = { game, number, heard, key, isWindow: question?.word === "react", since };
    this.#letHappen(table);
    if (isNew) this.#openAtOnce();
  }

  #openAtOnce(): void {
    const [move] = this.moves;
    if (move && this.moves.length === 1 && AT_ONCE.includes(move.verb)) this.begin([move]);
  }

  /** Let this draw and all later ones happen, or be asked again. */
  letAllDraw(on: boolean): void {
    this.letsDraw = on;
    if (this.room.table !== null) this.#letHappen(this.room.table);
  }

  /** Let everything happen until the own turn, in this game and in later ones, or be asked again. */
  letAllHappen(on: boolean): void {
    this.letsHappen = on;
    remember(LETS_HAPPEN, on);
    if (this.room.table !== null) this.#letHappen(this.room.table);
  }

  /** Pass if the player wants that, whatever the hand holds: the moment must tell nobody anything. */
  #letHappen(table: TableFrame): void {
    const { view } = table;
    if (view.question?.word !== "react") return;
    const isWanted = (this.letsHappen && view.turn !== view.seat) || (this.letsDraw && isBeforeDraw(view));
    const pass = readMoves(table.moves).find((move) => move.verb === "pass");
    if (isWanted && pass && !this.#hasAnswered(table)) void this.#send(table, this.#ask, pass, {});
  }

  tap(place: number): void {
    this.step = null;
    if (this.selected.includes(place)) {
      this.selected = this.selected.filter((each) => each !== place);
      return;
    }
    const together = [...this.selected, place];
    const cards = together.map((each) => this.#hand[each] as Card);
    this.selected = this.selected.length > 0 && goTogether(cards, this.moves) ? together : [place];
  }

  clear(): void {
    this.selected = [];
    this.step = null;
  }

  /** Whether the next draw is a kitten, as far as this seat knows for certain. */
  get isDeadly(): boolean {
    const { table } = this.room;
    return table !== null && table.risk === 1 && table.hits === table.view.seat;
  }

  /** Begin one of these moves: send it, or ask the first question about it. A deadly draw is asked about once. */
  begin(moves: readonly Move[]): void {
    const [move] = moves;
    const isSure = this.step?.ask === "sure";
    if (move?.verb === "draw" && this.isDeadly && !isSure) this.#askTwice(move);
    else this.take(nextStep(moves));
  }

  #askTwice(move: Move): void {
    this.selected = [];
    this.step = { ask: "sure", move };
  }

  take(step: Step): void {
    if (step.ask === "nothing") void this.submit(step.move, step.filling);
    else this.step = step;
  }

  choose(seat: number): void {
    if (this.step?.ask !== "target") return;
    const chosen = this.step.seats.find((each) => each.seat === seat);
    if (chosen) this.begin(chosen.moves);
  }

  async submit(move: Move, filling: Filling = {}): Promise<void> {
    const { table } = this.room;
    if (table === null) return;
    await this.#send(table, this.#meant(), move, filling);
  }

  async #send(table: TableFrame, { number: asked, heard }: Ask, move: Move, filling: Filling): Promise<void> {
    this.clear();
    this.no = null;
    const sent = { game: table.game, asked: table.asked };
    this.sent = sent;
    const answer = await this.room.send({ do: "move", game: table.game, heard, asked, move: move.number, ...filling });
    if (answer.is === "no") {
      this.#refused(answer);
      if (this.sent === sent) {
        this.sent = null;
        this.#openAtOnce();
      }
    }
  }

  /** Show for a while why a move was refused. */
  #refused(no: No): void {
    this.no = no;
    setTimeout(() => {
      if (this.no === no) this.no = null;
    }, SHOWN);
  }

  /** The question that a press answers: right after a window has become the next one, the earlier window. */
  #meant(): Ask {
    const before = this.#ask.isWindow && this.#before?.isWindow ? this.#before : null;
    return before !== null && performance.now() - this.#ask.since < REFLEX ? before : this.#ask;
  }
}
