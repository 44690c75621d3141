// What browsers and the server say to each other. docs/online.md says what it means.
// Made by tools/protocol_types.py of src/defuse/server/wire/*.py: do not edit.

import type { Happening } from "./events";

export const VERSION = 4;

export type Told = [string, Record<string, string | number | string[]>];

/** The name of a card; `_` is an unknown card, `imploding_kitten!` lies face up. On the wire it is a number. */
export type Card = string;
export type Seat = number;

export const UNKNOWN: Card = "_";
export const NOBODY: Seat = -1;

/** What a move does. */
export type Verb =
  | "draw"
  | "play"
  | "both"
  | "godcat_as"
  | "pair"
  | "triple"
  | "five"
  | "blind"
  | "nope"
  | "pass"
  | "give"
  | "put"
  | "insert"
  | "order"
  | "defuse"
  | "defuse_with_godcat"
  | "hold"
  | "assign"
  | "keep"
  | "swap"
  | "take"
  | "top"
  | "pick_godcat"
  | "pick_random"
  | "target"
  | "die"
  | "dig";

export const USED_CARD: Partial<Record<Verb, Card>> = { nope: "nope", defuse: "defuse", defuse_with_godcat: "godcat", godcat_as: "godcat", hold: "streaking_kitten", both: "barking_kitten" };

/** The fields of a table that hold cards: one, or a list of them, or a list of lists. */
export const CARD_FIELDS: ReadonlySet<string> = new Set(["card", "cards", "cast", "discard", "hand", "hands", "kind", "kitten", "marked", "named", "order", "pile", "role"]);

export const EMOTES = ["laugh", "wow", "cry", "angry", "love", "think", "hurry", "sorry", "well_played", "oops"] as const;

/** What somebody has laid down. */
export interface Action {
  seat: Seat;
  form: "both_barking" | "five" | "pair" | "single" | "triple";
  kind: Card;
  target: Seat;
  named: Card;
  cards: Card[];
}

/** What to play, or to draw. */
export interface TurnQuestion {
  word: "turn";
  seat: Seat;
  waiting: Seat[];
  asks_me: boolean;
}

/** Whether to react to a card, or to a draw or a rescue if nothing was laid down. */
export interface WindowQuestion {
  word: "react";
  seat: Seat;
  waiting: Seat[];
  asks_me: boolean;
  act: Action | null;
  chain: number;
  rescue: boolean;
}

/** In which order to put cards back. */
export interface OrderQuestion {
  word: "order";
  seat: Seat;
  waiting: Seat[];
  asks_me: boolean;
  cards: Card[];
}

/** How deep to put a card. */
export interface InsertQuestion {
  word: "insert";
  seat: Seat;
  waiting: Seat[];
  asks_me: boolean;
  card: Card;
  burying: boolean;
  watchers: Seat[];
}

/** Every other question: the message `ask-WORD` asks it, with this card and this other player. */
export interface ChoiceQuestion {
  word:
    | "give"
    | "put"
    | "defuse"
    | "assign"
    | "keep"
    | "take"
    | "pick"
    | "target";
  seat: Seat;
  waiting: Seat[];
  asks_me: boolean;
  card: Card;
  other: Seat;
}

/** A card that lies in front of a player. */
export interface InFront {
  bearer: Seat;
  owner: Seat;
  kind: Card;
  role: Card;
}

/** A table as one seat knows it. */
export interface View {
  seat: Seat;
  hand: Card[];
  hands: Card[][];
  marked: Card[][];
  pile: Card[];
  question: Question | null;
  seats: number;
  cast: Record<Card, number>;
  turn: Seat;
  owed: number;
  attacked: boolean;
  personal: boolean;
  direction: -1 | 1;
  alive: boolean[];
  dead: boolean[];
  blind: boolean[];
  pile_size: number;
  imploding_on_top: boolean;
  imploding_up: number;
  discard: Card[];
  front: InFront[];
  barking_settled: boolean;
  mat: [boolean, boolean];
  storage_size: number;
  left_behind: number[];
  back_to: Seat;
  winner: Seat;
}

/** The possible values for the blanks of a move. */
export interface Fill {
  depth?: [number, number] | null;
  order?: Card[] | null;
  kind?: Card[] | null;
  cards?: Card[] | null;
}

/** A move that the seat may make. Its number is its place in the list. */
export interface ListedMove {
  verb: Verb;
  cards?: Card[];
  marks?: number;
  named?: Card;
  target?: Seat;
  fill?: Fill | null;
}

/** What is played, by how many, and how much time everybody has. */
export interface Settings {
  game: string;
  recipe: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  bots: string;
  window: number;
  turn: number;
  fast: boolean;
}

/** The first frame of every connection: identifies the member, and what they have heard already. */
export interface Hello {
  do: "hello";
  n: number;
  room: string;
  version: number;
  token?: string;
  game?: number;
  heard?: number;
}

/** Take a seat, or change one's name and avatar. Without `seat`, the first free one; people displace bots. */
export interface Sit {
  do: "sit";
  n: number;
  name: string;
  avatar: number;
  seat?: number | null;
}

/** Leave the seat for the bench; in a game a bot plays on. */
export interface Stand {
  do: "stand";
  n: number;
}

/** The host changes the settings. */
export interface Arrange {
  do: "arrange";
  n: number;
  settings: Settings;
}

/** The host starts a game, the first one or a rematch. */
export interface Begin {
  do: "begin";
  n: number;
}

/** Commit to a seed for the luck of the next game, by its SHA-256. The page does this by itself. */
export interface PledgeSeed {
  do: "pledge_seed";
  n: number;
  game: number;
  commitment: string;
}

/** Reveal the seed when the host has begun a game. The page does this by itself. */
export interface RevealSeed {
  do: "reveal_seed";
  n: number;
  game: number;
  seed: string;
}

/** Make one of the listed moves, with its blank filled in. It only answers the question numbered `asked`. */
export interface MakeMove {
  do: "move";
  n: number;
  game: number;
  heard: number;
  asked: number;
  move: number;
  depth?: number | null;
  order?: Card[] | null;
  kind?: Card | null;
  cards?: Card[] | null;
}

/** Send a short chat line. */
export interface Say {
  do: "say";
  n: number;
  text: string;
}

/** Send one of EMOTES. */
export interface Emote {
  do: "emote";
  n: number;
  emote: string;
}

/** The host stops or restarts the clocks. */
export interface Pause {
  do: "pause";
  n: number;
  on: boolean;
}

/** The host mutes or unmutes a member. */
export interface Mute {
  do: "mute";
  n: number;
  member: number;
  on: boolean;
}

/** The host removes a member; a bot plays on in their seat. */
export interface Remove {
  do: "remove";
  n: number;
  member: number;
}

/** The host makes another member host. */
export interface HandOver {
  do: "hand_over";
  n: number;
  member: number;
}

/** Leave for good; the seat becomes free. */
export interface Leave {
  do: "leave";
  n: number;
}

/** Check that the connection is alive. */
export interface Ping {
  do: "ping";
  n: number;
}

/** A member of the room. Their number never changes; bots have none. */
export interface Member {
  member: number;
  name: string;
  avatar: number;
  presence: string;
  seat: number | null;
  promised: number | null;
  muted: boolean;
}

/** A seat, taken by a member or a bot. */
export interface Chair {
  name: string;
  avatar: number;
  member: number | null;
  temper: string;
}

/** Games won in this room. */
export interface Score {
  name: string;
  won: number;
}

/** The answer to Hello. */
export interface Welcome {
  is: "welcome";
  version: number;
  room: string;
  member: number;
  token: string;
  cards: string[];
}

/** A member's commitment to a seed. */
export interface Pledge {
  member: number;
  commitment: string;
  revealed: boolean;
}

/** What everybody sees of the luck of a game before it is over; docs/fair-deals.md says what it is for. */
export interface FairSeal {
  game: number;
  commitment: string;
  pledges: Pledge[];
  terms: string;
}

/** The room as everybody sees it; sent whenever it changes. */
export interface RoomFrame {
  is: "room";
  settings: Settings;
  title: string;
  phase: string;
  paused: boolean;
  host: number;
  members: Member[];
  chairs: Chair[];
  scores: Score[];
  problem: Told | null;
  game: number;
  replay: string;
  fair: FairSeal | null;
}

/** The running clock, in milliseconds from the moment at which the frame is sent. */
export interface RunningClock {
  kind: string;
  seat: number;
  left: number;
  whole: number;
  bank: number;
}

/** What a seat, or the bench, knows of the game now, and the events since the last frame. */
export interface TableFrame {
  is: "table";
  game: number;
  heard: number;
  events: Happening[];
  fresh: boolean;
  view: View;
  risk: number;
  hits: number;
  asked: number;
  moves: ListedMove[];
  clock: RunningClock | null;
}

/** A chat line or emote. */
export interface Said {
  is: "said";
  member: number;
  name: string;
  text: string;
  emote: string;
  past: boolean;
}

/** How the game went for a seat. */
export interface Luck {
  seat: number;
  name: string;
  drawn: number;
  kittens: number;
  defused: number;
  nopes: number;
  played: number;
  stolen: number;
  risk: number;
  place: number;
}

/** A game is over. */
export interface Over {
  is: "over";
  game: number;
  winner: number;
  luck: Luck[];
  replay: string;
}

/** A command was carried out and stored. */
export interface Done {
  is: "done";
  n: number;
}

/** A command was refused. `late` means that the question it answered is closed. */
export interface No {
  is: "no";
  n: number;
  why: string;
  rule: string;
  told: Told;
}

/** The server closes the connection; `again` says whether to reconnect. */
export interface Bye {
  is: "bye";
  why: string;
  again: boolean;
}

/** A room was opened; its name is all that is needed to enter it. */
export interface Opened {
  room: string;
}

/** The replay of the last game of a room that was closed. */
export interface LastReplay {
  replay: string;
}

/** What a browser keeps of a room: its name, and the token of the member. */
export interface Ticket {
  room: string;
  token: string;
}

/** A running game in which one has a seat, as that seat knows it. */
export interface Standing {
  room: string;
  game: string;
  title: string;
  names: string[];
  seat: number;
  turn: number;
  alive: boolean;
  asked: boolean;
  clock: RunningClock | null;
  paused: boolean;
  stopped: boolean;
}

/** The running games behind some tickets. */
export interface Standings {
  tables: Standing[];
  gone: string[];
}

/** The address under which others reach this server. */
export interface Address {
  address: string;
}

/** A playable edition of the library. */
export interface Printed {
  game: string;
  kind: string;
  players: number[];
  options: Record<string, boolean | number | string>;
  cards: string[];
  expansion_cards: string[];
}

/** A rule option that a room may set: to one of the values, or to a number from `first` to `last`. */
export interface RuleOption {
  name: string;
  values: (boolean | string)[];
  first: number;
  last: number;
  about: string;
}

/** A problem of a recipe. */
export interface Problem {
  line: number;
  field: string;
  words: string;
}

/** The problems of a recipe or, without any, for how many players it is. */
export interface Checked {
  title: string;
  players: number[];
  problems: Problem[];
}

/** One step of a replay: what happened, and the table after it. */
export interface ReplayStep {
  events: Happening[];
  view: View;
  risk: number;
  hits: number;
}

/** A finished game. The first step is the deal. */
export interface Replayed {
  game: string;
  title: string;
  names: string[];
  avatars: number[];
  bots: boolean[];
  seat: number | null;
  winner: number;
  steps: ReplayStep[];
  proved: boolean;
  levels: string[];
  cards: string[];
}

/** What the coach says, step by step. */
export interface HintWords {
  nudge: Told;
  move: Told;
  also: Told[];
  reasons: Told[];
}

/** A hint, and the question that it is about. */
export interface Hinted {
  asked: number;
  heard: number;
  hint: HintWords | null;
}

/** What happens at once, or what the guide says, and the table after it. */
export interface LessonStep {
  guide: string;
  events: Happening[];
  view: View;
  risk: number;
  hits: number;
}

/** A move that the guide accepts, with its blank filled in, and the place to which it leads. */
export interface LessonAnswer {
  move: number;
  next: number;
  depth?: number | null;
  order?: Card[] | null;
  kind?: Card | null;
  cards?: Card[] | null;
}

/** What is shown up to a moment at which the learner is asked, and what they are asked there. */
export interface LessonPlace {
  steps: LessonStep[];
  moves: ListedMove[];
  hint: HintWords | null;
  answers: LessonAnswer[];
}

/** A whole lesson. The first place is its beginning. */
export interface LessonScript {
  number: number;
  length: number;
  name: string;
  game: string;
  players: string[];
  seat: Seat;
  places: LessonPlace[];
  cards: string[];
}

/** A move that the seat could have made. */
export interface ReviewMove {
  text: Told;
  chance: number;
  equal: boolean;
}

/** A dear decision, to be tried again. */
export interface ReviewLesson {
  step: number;
  made: number;
  moves: ReviewMove[];
  loss: number;
  error: number;
  risk: number | null;
  why: Told | null;
}

/** A moment that moved the curve. */
export interface ReviewMoment {
  step: number;
  told: Told[];
  change: string;
  cause: Told;
}

/** Whether a Nope of the seat was worth it. */
export interface ReviewNope {
  step: number;
  told: Told;
}

/** The game of one seat: what was luck, what was skill. */
export interface Reviewed {
  seat: number;
  line: Told;
  curve: number[];
  moments: ReviewMoment[];
  dearest: ReviewLesson[];
  nopes: ReviewNope[];
  decisions: number;
  lost: number;
  stake: number;
  hinted: number;
}

/** The puzzles of a theme, in the order in which they come. */
export interface PuzzleTheme {
  theme: string;
  ids: string[];
}

/** All puzzles by their ids. The first theme is all of them. */
export interface PuzzleShelf {
  today: string;
  themes: PuzzleTheme[];
}

/** A puzzle, at the moment at which its solver is asked. */
export interface PuzzleScript {
  id: string;
  theme: string;
  grade: number;
  game: string;
  players: string[];
  seat: Seat;
  events: Happening[];
  view: View;
  risk: number;
  hits: number;
  moves: ListedMove[];
  cards: string[];
}

/** What a device keeps. */
export interface PuzzleProgress {
  strength: number;
  streak: number;
  best: number;
  solved: number;
  done: string[];
}

/** One of the listed moves, with its blank filled in, and what the device has kept; nothing if that is damaged. */
export interface PuzzleAnswer {
  move: number;
  depth: number | null;
  order: Card[] | null;
  kind: Card | null;
  cards: Card[] | null;
  progress: Partial<PuzzleProgress>;
}

/** A move, and how likely it wins. */
export interface PuzzleMove {
  text: Told;
  chance: number;
}

/** Whether an answer solves the puzzle, and why. */
export interface PuzzleJudged {
  right: boolean;
  counted: boolean;
  verdict: Told;
  moves: PuzzleMove[];
  reasons: Told[];
  progress: PuzzleProgress;
}

export type Question =
  | TurnQuestion
  | WindowQuestion
  | OrderQuestion
  | InsertQuestion
  | ChoiceQuestion;

export type Command =
  | Hello
  | Sit
  | Stand
  | Arrange
  | PledgeSeed
  | RevealSeed
  | Begin
  | MakeMove
  | Say
  | Emote
  | Pause
  | Mute
  | Remove
  | HandOver
  | Leave
  | Ping;

export type Frame =
  | Welcome
  | RoomFrame
  | TableFrame
  | Said
  | Over
  | Done
  | No
  | Bye;
