// Where the other players sit, as seen from the own seat at the bottom: clockwise from the left.

const LEFT = 9;
const RIGHT = 91;
const SPREAD = 0.9; // how much of the upper half of the ellipse is used
const HIGH = 0.8;
const LOW = 52;

/** The place of a player, in percent of the table's width and height. */
export function placeAround(place: number, players: number): { x: number; y: number } {
  const turn = players === 1 ? 0.5 : place / (players - 1);
  const angle = Math.PI * ((1 - SPREAD) / 2 + SPREAD * turn);
  const x = (LEFT + RIGHT) / 2 - ((RIGHT - LEFT) / 2) * Math.cos(angle);
  const y = LOW - (LOW - HIGH) * Math.sin(angle);
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
