/**
 * One stroke of a sound: a tone that may slide, or noise around a pitch. Times are in seconds, pitches in
 * hertz.
 */
export interface Stroke {
  type: OscillatorType | 'noise';
  pitch: number;
  /** The pitch at the end of the slide; for noise, of its band. */
  to?: number;
  /** Delay after the sound's beginning. */
  at?: number;
  lasts: number;
  /** From 0 to 1. */
  volume: number;
}

const KNOCK: Stroke = { type: 'sine', pitch: 150, to: 90, lasts: 0.12, volume: 0.5 };

/** The sounds of locks, doors and things, built from strokes, so that no file is loaded. */
export const SOUNDS = {
  press: [
    { type: 'sine', pitch: 240, to: 150, lasts: 0.06, volume: 0.35 },
    { type: 'noise', pitch: 900, lasts: 0.03, volume: 0.12 },
  ],
  wheel: [
    { type: 'noise', pitch: 3200, lasts: 0.02, volume: 0.3 },
    { type: 'square', pitch: 1400, to: 900, lasts: 0.025, volume: 0.05 },
  ],
  knob: [{ type: 'sine', pitch: 180, to: 110, lasts: 0.07, volume: 0.45 }],
  stone: [
    { type: 'sine', pitch: 1900, to: 1750, lasts: 0.08, volume: 0.16 },
    { type: 'sine', pitch: 3100, lasts: 0.05, volume: 0.07 },
  ],
  switch: [
    { type: 'noise', pitch: 1800, lasts: 0.03, volume: 0.4 },
    { type: 'square', pitch: 210, to: 130, lasts: 0.09, volume: 0.1 },
  ],
  thread: [{ type: 'triangle', pitch: 392, to: 380, lasts: 0.12, volume: 0.25 }],
  card: [{ type: 'noise', pitch: 1200, lasts: 0.08, volume: 0.2 }],
  typebar: [{ type: 'noise', pitch: 2400, lasts: 0.05, volume: 0.3 }],
  tick: [{ type: 'noise', pitch: 4200, lasts: 0.04, volume: 0.25 }],
  wrong: [KNOCK, { ...KNOCK, at: 0.16 }],
  rest: [{ type: 'triangle', pitch: 300, to: 120, lasts: 0.7, volume: 0.2 }],
  bolt: [
    { type: 'noise', pitch: 700, lasts: 0.22, volume: 0.25 },
    { ...KNOCK, at: 0.22 },
  ],
  lid: [
    { type: 'sawtooth', pitch: 130, to: 210, lasts: 0.4, volume: 0.05 },
    { ...KNOCK, at: 0.38 },
  ],
  shackle: [
    { type: 'noise', pitch: 2600, lasts: 0.04, volume: 0.35 },
    { type: 'sine', pitch: 1250, lasts: 0.4, volume: 0.16 },
    { type: 'sine', pitch: 1874, lasts: 0.3, volume: 0.08 },
  ],
  door: [
    { type: 'sawtooth', pitch: 92, to: 128, lasts: 0.7, volume: 0.05 },
    { type: 'noise', pitch: 420, lasts: 0.9, volume: 0.12 },
    { type: 'sine', pitch: 392, at: 0.5, lasts: 1.8, volume: 0.14 },
    { type: 'sine', pitch: 494, at: 0.68, lasts: 1.8, volume: 0.12 },
    { type: 'sine', pitch: 587, at: 0.86, lasts: 2, volume: 0.12 },
    { type: 'sine', pitch: 784, at: 1.04, lasts: 2.2, volume: 0.1 },
  ],
  turn: [
    { type: 'noise', pitch: 3000, lasts: 0.03, volume: 0.3 },
    { type: 'noise', pitch: 2300, at: 0.11, lasts: 0.03, volume: 0.3 },
    { ...KNOCK, at: 0.24 },
    { type: 'sine', pitch: 880, to: 1320, at: 0.28, lasts: 0.3, volume: 0.08 },
  ],
  take: [
    { type: 'triangle', pitch: 420, to: 760, lasts: 0.16, volume: 0.16 },
    { type: 'sine', pitch: 1180, at: 0.5, lasts: 0.22, volume: 0.12 },
  ],
  join: [
    { type: 'noise', pitch: 1500, lasts: 0.05, volume: 0.3 },
    { type: 'triangle', pitch: 523, at: 0.08, lasts: 0.3, volume: 0.14 },
    { type: 'triangle', pitch: 784, at: 0.18, lasts: 0.45, volume: 0.14 },
  ],
  reveal: [
    { type: 'sine', pitch: 784, at: 0.3, lasts: 0.5, volume: 0.08 },
    { type: 'sine', pitch: 988, at: 0.4, lasts: 0.55, volume: 0.08 },
    { type: 'sine', pitch: 1318, at: 0.5, lasts: 0.8, volume: 0.08 },
  ],
  shut: [{ ...KNOCK, pitch: 190, volume: 0.35 }],
  rattle: [
    { type: 'noise', pitch: 1900, lasts: 0.04, volume: 0.3 },
    { type: 'noise', pitch: 1600, at: 0.08, lasts: 0.04, volume: 0.3 },
    { type: 'noise', pitch: 1900, at: 0.16, lasts: 0.05, volume: 0.25 },
  ],
  // The key reaches the lock, turns in vain, and comes out again.
  misfit: [
    { type: 'noise', pitch: 3000, at: 0.3, lasts: 0.03, volume: 0.3 },
    { type: 'noise', pitch: 1900, at: 0.42, lasts: 0.04, volume: 0.3 },
    { type: 'noise', pitch: 1600, at: 0.53, lasts: 0.04, volume: 0.3 },
    { ...KNOCK, at: 0.64, volume: 0.3 },
  ],
  hint: [
    { type: 'triangle', pitch: 587, lasts: 0.3, volume: 0.13 },
    { type: 'triangle', pitch: 880, at: 0.13, lasts: 0.5, volume: 0.12 },
  ],
  // A page is lifted, turned, laid down.
  page: [
    { type: 'noise', pitch: 1100, to: 3400, lasts: 0.2, volume: 0.16 },
    { type: 'noise', pitch: 2600, to: 1300, at: 0.13, lasts: 0.16, volume: 0.14 },
    { type: 'noise', pitch: 800, at: 0.25, lasts: 0.05, volume: 0.12 },
  ],
  steps: [
    { ...KNOCK, pitch: 120, to: 70, lasts: 0.09, volume: 0.32 },
    { type: 'noise', pitch: 520, lasts: 0.05, volume: 0.14 },
    { ...KNOCK, pitch: 132, to: 76, at: 0.27, lasts: 0.09, volume: 0.28 },
    { type: 'noise', pitch: 600, at: 0.27, lasts: 0.05, volume: 0.12 },
  ],
  nearer: [{ type: 'noise', pitch: 320, to: 1150, lasts: 0.3, volume: 0.2 }],
  farther: [{ type: 'noise', pitch: 1150, to: 320, lasts: 0.3, volume: 0.18 }],
  // The room changes its look at once.
  change: [
    { type: 'noise', pitch: 220, to: 420, lasts: 0.6, volume: 0.16 },
    { type: 'sine', pitch: 294, to: 440, at: 0.05, lasts: 0.8, volume: 0.1 },
  ],
  // Heavy curtains on their rings.
  curtain: [
    { type: 'noise', pitch: 380, to: 760, lasts: 0.45, volume: 0.16 },
    { type: 'noise', pitch: 3600, at: 0.04, lasts: 0.05, volume: 0.1 },
    { type: 'noise', pitch: 3900, at: 0.16, lasts: 0.05, volume: 0.1 },
    { type: 'noise', pitch: 3500, at: 0.28, lasts: 0.05, volume: 0.1 },
    { type: 'noise', pitch: 260, at: 0.42, lasts: 0.16, volume: 0.2 },
  ],
  minute: [
    { type: 'sine', pitch: 622, lasts: 1.1, volume: 0.2 },
    { type: 'sine', pitch: 1244, lasts: 0.6, volume: 0.08 },
    { type: 'sine', pitch: 622, at: 0.7, lasts: 1.3, volume: 0.2 },
  ],
  over: [
    { type: 'sine', pitch: 440, lasts: 1.2, volume: 0.18 },
    { type: 'sine', pitch: 370, at: 0.32, lasts: 1.2, volume: 0.17 },
    { type: 'sine', pitch: 294, at: 0.64, lasts: 2, volume: 0.18 },
    { type: 'sine', pitch: 147, at: 0.64, lasts: 1.6, volume: 0.12 },
  ],
  cuckoo: [
    { type: 'sine', pitch: 660, lasts: 0.22, volume: 0.3 },
    { type: 'sine', pitch: 523, at: 0.28, lasts: 0.32, volume: 0.3 },
  ],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;
export type SoundName = keyof typeof SOUNDS;
