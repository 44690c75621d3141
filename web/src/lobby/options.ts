// The values that settings of a room can have, and their message ids.

export const STRENGTHS: Record<string, string> = {
  easy: "bot-easy",
  normal: "bot-careful",
  hard: "bot-searcher",
  master: "bot-master",
};

const OWN = "own:"; // before the name of a program that the server was started with

/** The setting for a program of the server's machine. */
export const ownBot = (name: string): string => OWN + name;

/** What the bots of a room are called; a program has its own name. */
export function strength(bots: string, say: (id: string) => string): string {
  return bots.startsWith(OWN) ? bots.slice(OWN.length) : say(STRENGTHS[bots] ?? "bot-careful");
}

export const WINDOWS = [3, 5, 8, 0]; // seconds to react; 0 waits for everybody
export const TURNS = [20, 45, 90, 0]; // seconds for a turn; 0 for no clock

export const FEWEST_SEATS = 2;
export const MOST_SEATS = 10;

export type OptionValue = boolean | number | string;

/** A rule option: its message id and its possible values. */
export interface RuleOption {
  name: string;
  id: string;
  values: OptionValue[];
}

const SWITCH = [true, false];
const upTo = (last: number, first = 0) => Array.from({ length: last - first + 1 }, (_, place) => first + place);

export const FAST: RuleOption = { name: "fast", id: "option-fast", values: SWITCH };

/** The rule options (rules.md, section 9). */
export function ruleOptions(seats: number): RuleOption[] {
  return [
    FAST,
    { name: "attack_stacking", id: "option-attack-stacking", values: ["on", "personal", "off"] },
    { name: "five_different", id: "option-five-different", values: SWITCH },
    { name: "targeted_attack_returns", id: "option-targeted-attack-returns", values: SWITCH },
    { name: "combos", id: "option-combos", values: ["all", "cats"] },
    { name: "dead_hand", id: "option-dead-hand", values: ["discard", "hidden"] },
    { name: "deal", id: "option-deal", values: upTo(10) },
    { name: "copies", id: "option-copies", values: [1, 2] },
    { name: "first_player", id: "option-first-player", values: ["random", ...upTo(seats - 1)] },
  ];
}

/** The options with this one set, or without it: as printed. */
export function withOption(
  options: Record<string, OptionValue>,
  name: string,
  value?: OptionValue,
): Record<string, OptionValue> {
  const { [name]: _, ...others } = options;
  return value === undefined ? others : { ...others, [name]: value };
}

/** The message id of a value; null for a number. */
export function valueId({ name, id }: RuleOption, value: OptionValue): string | null {
  if (typeof value === "boolean") return value ? "option-on" : "option-off";
  if (value === "on" || value === "off") return `option-${value}`;
  if (name === "deal") return value === -1 ? "settings-as-printed" : null;
  return typeof value === "string" ? `${id}-${value}` : null;
}
