// A lesson in a room without a connection: the server's script says what happens, its guide what to do.

import type { Answer, UnnumberedCommand } from "../connection";
import type { HintWords, LessonAnswer, LessonScript, LessonStep, ListedMove } from "../protocol";
import { roomFrame } from "../replay/playback.svelte";
import { Room } from "../room.svelte";
import { CATS } from "../lobby/persona.svelte";
import { words } from "../words.svelte";

type MoveCommand = Extract<UnnumberedCommand, { do: "move" }>;

const PACE = 800; // milliseconds for something that happens
const READING = 40; // milliseconds for a letter: 1,500 letters in a minute
const PATIENCE = 2; // wrong moves, after which the guide offers to make the move

/** Name and cat of the learner. */
interface Learner {
  name: string;
  avatar: number;
}

export class Lesson extends Room {
  override readonly isLesson = true;
  remark = $state(""); // what the guide has said last
  wrong = $state(0); // other moves since the guide has asked for one
  isGreeting = $state(false);
  isPlaying = $state(true); // something is still to come before the learner is asked

  #place = $state(0);
  #coming: LessonStep[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReadAt = 0; // performance.now() when the guide's remark has been read
  #heard = 0;

  constructor(
    readonly script: LessonScript,
    learner: Learner,
  ) {
    super("", false);
    const { players, seat, game } = script;
    const names = players.map((name, each) => (each === seat ? learner.name : name));
    const avatars = players.map((_, each) => (each === seat ? learner.avatar : (learner.avatar + 5 * each) % CATS));
    this.member = seat + 1;
    this.hear(roomFrame({ game, title: "", names, avatars, bots: players.map((_, each) => each !== seat) }));
  }

  /** Begin, after a greeting if there is one: then nothing happens before `hurry`. */
  begin(greeting = ""): void {
    const first = this.script.places[0]?.steps[0];
    if (!greeting || first === undefined) {
      this.#enter(0);
      return;
    }
    this.isGreeting = true;
    this.#coming = [...(this.script.places[0]?.steps ?? [])];
    this.#show({ ...first, guide: greeting });
  }

  get isOver(): boolean {
    return !this.isPlaying && this.#answers.length === 0;
  }

  get isLast(): boolean {
    return this.script.number === this.script.length;
  }

  /** Whether the learner has tried so often that the guide offers to make the move. */
  get isStuck(): boolean {
    return this.wrong >= PATIENCE;
  }

  /** Show at once what happens before the guide speaks again. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.isGreeting = false;
    let step = this.#coming.shift();
    while (step !== undefined) {
      this.#show(step);
      step = step.guide ? undefined : this.#coming.shift();
    }
    this.#wait();
  }

  /** Make the move that the guide wants. */
  showMe(): void {
    const [answer] = this.#answers;
    if (answer) this.#enter(answer.next);
  }

  override get givesHints(): boolean {
    return true;
  }

  override askHint(): Promise<HintWords | null> {
    return Promise.resolve(this.isPlaying ? null : (this.script.places[this.#place]?.hint ?? null));
  }

  override close(): void {
    clearTimeout(this.#timer);
  }

  override send(command: UnnumberedCommand): Promise<Answer> {
    if (command.do !== "move") return Promise.resolve({ is: "done", n: 0 });
    const answer = this.#answers.find((each) => fits(each, command));
    if (answer !== undefined) {
      this.#enter(answer.next);
      return Promise.resolve({ is: "done", n: 0 });
    }
    this.wrong += 1;
    const hint = words.speech.say(`${this.remark}.hint`);
    return Promise.resolve({ is: "no", n: 0, why: "not_now", rule: "", told: ["learn-not-now", { hint }] });
  }

  get #answers(): readonly LessonAnswer[] {
    return this.script.places[this.#place]?.answers ?? [];
  }

  #enter(place: number): void {
    this.#place = place;
    this.#coming = [...(this.script.places[place]?.steps ?? [])];
    this.#isReadAt = 0;
    this.wrong = 0;
    this.isPlaying = true;
    this.#next();
  }

  #next(): void {
    const step = this.#coming.shift();
    if (step !== undefined) this.#show(step);
    this.#wait();
  }

  /** Wait for the next step; a remark waits until the one before has been read. */
  #wait(): void {
    const next = this.#coming[0];
    if (next === undefined) {
      this.isPlaying = false;
      return;
    }
    const unread = next.guide ? this.#isReadAt - performance.now() : 0;
    this.#timer = setTimeout(() => this.#next(), Math.max(PACE, unread));
  }

  #show({ guide, events, view, risk, hits }: LessonStep): void {
    if (guide) this.#say(guide);
    const moves: ListedMove[] = this.#coming.length === 0 ? (this.script.places[this.#place]?.moves ?? []) : [];
    this.#heard += 1;
    const asked = moves.length > 0 ? this.#heard : 0;
    const heard = this.#heard;
    this.hear({ is: "table", game: 1, heard, events, fresh: false, view, risk, hits, asked, moves, clock: null });
  }

  #say(guide: string): void {
    this.remark = guide;
    this.#isReadAt = performance.now() + READING * words.speech.say(guide).length;
  }
}

/** Whether a move is one that the guide accepts. */
function fits(answer: LessonAnswer, { move, depth, order, kind, cards }: MoveCommand): boolean {
  const same = (one?: readonly string[] | null, other?: readonly string[] | null) => one?.join() === other?.join();
  return (
    answer.move === move &&
    (answer.depth ?? null) === (depth ?? null) &&
    (answer.kind ?? null) === (kind ?? null) &&
    same(answer.order, order) &&
    same(answer.cards?.toSorted(), cards?.toSorted())
  );
}
