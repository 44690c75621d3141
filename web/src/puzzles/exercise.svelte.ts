// A puzzle in a room without a connection: the table as the solver's seat knew it, and the server judges the answer.

import { answerPuzzle } from "../api";
import type { Answer, UnnumberedCommand } from "../connection";
import { CATS } from "../lobby/persona.svelte";
import type { ListedMove, PuzzleJudged, PuzzleScript } from "../protocol";
import { roomFrame } from "../replay/playback.svelte";
import { Room } from "../room.svelte";
import { keepProgress, keptProgress } from "./progress";

/** Name and cat of the solver. */
interface Solver {
  name: string;
  avatar: number;
}

export class Exercise extends Room {
  override readonly isLesson = true;
  judged = $state.raw<PuzzleJudged | null>(null); // what was said of the latest answer

  #asked = 0;

  constructor(
    readonly script: PuzzleScript,
    solver: Solver,
  ) {
    super("", false);
    const { players, seat, game } = script;
    const names = players.map((name, each) => (each === seat ? solver.name : name));
    const avatars = players.map((_, each) => (each === seat ? solver.avatar : (solver.avatar + 5 * (each + 1)) % CATS));
    this.member = seat + 1;
    this.hear(roomFrame({ game, title: "", names, avatars, bots: players.map((_, each) => each !== seat) }));
    this.#show(script.moves);
  }

  override get givesHints(): boolean {
    return false;
  }

  /** Ask once more. */
  again(): void {
    this.judged = null;
    this.#show(this.script.moves);
  }

  override send(command: UnnumberedCommand): Promise<Answer> {
    if (command.do !== "move") return Promise.resolve({ is: "done", n: 0 });
    const { move, depth = null, order = null, kind = null, cards = null } = command;
    const answer = { move, depth, order, kind, cards, progress: keptProgress() };
    return answerPuzzle(this.script, answer).then(
      (judged) => {
        keepProgress(judged.progress);
        this.judged = judged;
        this.#show([]);
        return { is: "done", n: 0 };
      },
      () => ({ is: "no", n: 0, why: "away", rule: "", told: ["coach-away", {}] }),
    );
  }

  #show(moves: ListedMove[]): void {
    const { events, view, risk, hits } = this.script;
    const asked = moves.length > 0 ? (this.#asked += 1) : 0;
    this.hear({ is: "table", game: 1, heard: 1, events, fresh: true, view, risk, hits, asked, moves, clock: null });
  }
}
