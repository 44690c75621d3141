// The sounds of the table, synthesized. Browsers allow them after the first press; players can mute them.

import { recall, remember } from "./storage";

/** One tone: its shape, pitch from and to (hertz), when it begins and how long it lasts (seconds), how loud it is. */
interface Tone {
  shape: OscillatorType | "noise";
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}

const tone = (shape: Tone["shape"], from: number, to: number, at: number, lasts: number, loud: number): Tone => ({
  shape,
  from,
  to,
  at,
  lasts,
  loud,
});

const SOUNDS = {
  draw: [tone("noise", 2500, 900, 0, 0.12, 0.25)],
  play: [tone("noise", 1200, 400, 0, 0.08, 0.3), tone("triangle", 320, 240, 0.02, 0.1, 0.25)],
  nope: [tone("square", 220, 110, 0, 0.16, 0.18), tone("square", 160, 80, 0.14, 0.24, 0.2)],
  explosion: [
    tone("noise", 900, 60, 0, 1.1, 0.9),
    tone("sine", 110, 28, 0, 0.9, 0.9),
    tone("sawtooth", 70, 30, 0.04, 0.5, 0.3),
  ],
  defused: [tone("triangle", 440, 660, 0, 0.14, 0.25), tone("triangle", 660, 990, 0.13, 0.22, 0.25)],
  turn: [tone("sine", 660, 660, 0, 0.12, 0.25), tone("sine", 880, 880, 0.12, 0.2, 0.25)],
  win: [523, 659, 784, 1047].map((pitch, place) => tone("triangle", pitch, pitch, place * 0.13, 0.3, 0.28)),
  tick: [tone("sine", 1200, 1100, 0, 0.04, 0.12)],
  pop: [tone("sine", 500, 900, 0, 0.07, 0.15)],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let muted = recall("muted", false);

for (const gesture of ["pointerdown", "keydown"]) {
  addEventListener(gesture, () => (context ??= new AudioContext()), { once: true });
}

export function isMuted(): boolean {
  return muted;
}

export function mute(on: boolean): void {
  muted = on;
  remember("muted", on);
}

export function sound(name: Sound): void {
  if (context === null || muted) return;
  for (const each of SOUNDS[name]) ring(context, each);
}

function ring(audio: AudioContext, { shape, from, to, at, lasts, loud }: Tone): void {
  const begins = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud * 0.6, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
  volume.connect(audio.destination);
  if (shape === "noise") {
    const source = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
    const filter = new BiquadFilterNode(audio, { type: "lowpass" });
    glide(filter.frequency, from, to, begins, lasts);
    source.connect(filter).connect(volume);
    source.start(begins, 0, lasts);
    return;
  }
  const source = new OscillatorNode(audio, { type: shape });
  glide(source.frequency, from, to, begins, lasts);
  source.connect(volume);
  source.start(begins);
  source.stop(begins + lasts);
}

function glide(pitch: AudioParam, from: number, to: number, begins: number, lasts: number): void {
  pitch.setValueAtTime(from, begins);
  pitch.exponentialRampToValueAtTime(to, begins + lasts);
}

let hiss: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate * 1.2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return hiss;
}
