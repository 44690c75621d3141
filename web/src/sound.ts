// The sounds of the table, synthesized, and what a phone lets feel. Browsers allow sounds from the first press on, which
// is heard itself; players choose how loud they are.

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
  kitten: [tone("sawtooth", 180, 720, 0, 0.35, 0.35), tone("square", 720, 700, 0.35, 0.5, 0.2)],
  defused: [tone("triangle", 440, 660, 0, 0.14, 0.25), tone("triangle", 660, 990, 0.13, 0.22, 0.25)],
  turn: [tone("sine", 660, 660, 0, 0.12, 0.25), tone("sine", 880, 880, 0.12, 0.2, 0.25)],
  win: [523, 659, 784, 1047].map((pitch, place) => tone("triangle", pitch, pitch, place * 0.13, 0.3, 0.28)),
  tick: [tone("sine", 1200, 1100, 0, 0.04, 0.12)],
  pop: [tone("sine", 500, 900, 0, 0.07, 0.15)],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let loudness = recall("volume", recall<boolean>("muted", false) ? 0 : 0.6); // 0 to 1
let shakes = recall("vibration", true);

// In the capture phase: what the press does may make a sound already.
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { capture: true, once: true });

function wake(): void {
  if (context !== null) return;
  context = new AudioContext();
  sound("pop");
}

/** Browsers forbid sound and vibration before the first press on a page, which may have been made before this file was loaded. */
const wasPressed = () => navigator.userActivation.hasBeenActive;

function speaker(): AudioContext | null {
  if (context === null && wasPressed()) context = new AudioContext();
  return context;
}

export function volume(): number {
  return loudness;
}

export function setVolume(loud: number): void {
  loudness = loud;
  remember("volume", loud);
}

export const canVibrate = "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

export function isVibrating(): boolean {
  return shakes;
}

export function setVibrating(on: boolean): void {
  shakes = on;
  remember("vibration", on);
}

/** What a phone lets feel, in milliseconds: on, off, on … */
const FELT: Partial<Record<Sound, number[]>> = {
  kitten: [40, 30, 40, 30, 80],
  explosion: [200, 50, 120, 50, 60],
  nope: [30, 40, 60],
  turn: [40],
  defused: [20, 30, 20],
};

export function sound(name: Sound): void {
  const felt = FELT[name];
  if (felt && shakes && canVibrate && wasPressed()) navigator.vibrate(felt);
  const audio = loudness === 0 ? null : speaker();
  if (audio !== null) for (const each of SOUNDS[name]) ring(audio, each);
}

function ring(audio: AudioContext, { shape, from, to, at, lasts, loud }: Tone): void {
  const begins = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * loudness, begins);
  gain.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
  gain.connect(audio.destination);
  if (shape === "noise") {
    const source = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
    const filter = new BiquadFilterNode(audio, { type: "lowpass" });
    glide(filter.frequency, from, to, begins, lasts);
    source.connect(filter).connect(gain);
    source.start(begins, 0, lasts);
    return;
  }
  const source = new OscillatorNode(audio, { type: shape });
  glide(source.frequency, from, to, begins, lasts);
  source.connect(gain);
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
