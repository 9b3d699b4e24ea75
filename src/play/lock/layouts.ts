import type { FaceType } from '../../../core/lock/model.ts';
import { type Box, UNDO } from './units.ts';

/** Positions, in units, of the parts that every lock has. */
interface Layout {
  /** The bar that submits: left, top and width. */
  bar: readonly [x: number, y: number, width: number];
  /** The middle of the undo key; null where nothing is pressed in sequence. */
  undo: readonly [x: number, y: number] | null;
  /** The middle of the jewel, closed and open. */
  lamp: readonly [x: number, y: number];
  lampOpen?: readonly [x: number, y: number];
  /** True if the moving parts stay visible once the lock is open. */
  keepsParts?: boolean;
  /**
   * The door that swings open: its top and bottom edge, the hinge's side, the height of the eye, and the
   * angle in degrees.
   */
  door?: { top: number; bottom: number; hinge: number; eye: number; angle: number };
  /** The lid that is thrown back with its parts, as in the picture of the open lock. */
  lid?: Box;
}

/** In units: on a phone held sideways, the parts of a lock below this are outside the window. */
const LOWEST_SEEN = 388;

/** The key that a phone held sideways shows beside the lock, since its own place is below the window. */
export type KeyBeside = 'undo' | 'turn';

export function keyBeside(type: FaceType): KeyBeside | null {
  if (type === 'jigsaw') return 'turn';
  const { undo } = LAYOUTS[type];
  return undo && undo[1] + UNDO / 2 > LOWEST_SEEN ? 'undo' : null;
}

export const LAYOUTS: Readonly<Record<FaceType, Layout>> = {
  text: { bar: [66, 226, 228], undo: null, lamp: [318, 204], keepsParts: true },
  digits: {
    bar: [62, 364, 236],
    undo: [96, 327],
    lamp: [290, 78],
    lampOpen: [322, 30],
    keepsParts: true,
    door: { top: 16, bottom: 462, hinge: 36, eye: 236, angle: 62 },
  },
  wheels: { bar: [64, 390, 232], undo: null, lamp: [180, 166], keepsParts: true },
  colours: {
    bar: [100, 374, 224],
    undo: [52, 402],
    lamp: [312, 82],
    lampOpen: [180, 448],
    lid: [10, 26, 340, 430],
  },
  directions: { bar: [100, 408, 240], undo: [52, 436], lamp: [332, 34], keepsParts: true },
  clock: { bar: [72, 414, 216], undo: null, lamp: [302, 136], keepsParts: true },
  switches: {
    bar: [55, 386, 250],
    undo: null,
    lamp: [326, 48],
    lampOpen: [180, 454],
    lid: [4, 22, 352, 440],
  },
  symbols: { bar: [100, 398, 240], undo: [52, 426], lamp: [325, 58], keepsParts: true },
  melody: {
    bar: [100, 408, 240],
    undo: [52, 436],
    lamp: [326, 82],
    lampOpen: [326, 182],
    keepsParts: true,
  },
  pattern: { bar: [100, 408, 240], undo: [52, 436], lamp: [324, 370], keepsParts: true },
  order: {
    bar: [60, 412, 240],
    undo: null,
    lamp: [324, 50],
    lampOpen: [180, 390],
    lid: [6, 22, 348, 376],
  },
  jigsaw: {
    bar: [146, 408, 206],
    undo: null,
    lamp: [180, 22],
    keepsParts: true,
    door: { top: 28, bottom: 372, hinge: 20, eye: 205, angle: 56 },
  },
};
