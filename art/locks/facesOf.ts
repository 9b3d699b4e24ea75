import { clockHouseOf } from './clock.ts';
import { casketOf } from './colours.ts';
import { digitsOf } from './digits.ts';
import { directionsOf } from './directions.ts';
import { frameOf } from './jigsaw.ts';
import { keysOf } from './keys.ts';
import type { LockParts } from './lockPart.ts';
import { pianoOf } from './melody.ts';
import { cardBoxOf } from './order.ts';
import { patternOf } from './pattern.ts';
import type { Surface } from './surfaces.ts';
import { switchesOf } from './switches.ts';
import { slabOf } from './symbols.ts';
import { textOf } from './text.ts';
import { wheelsOf } from './wheels.ts';
import type { WrittenWith } from './writing.ts';

/** The colours of one material, for all lock faces. */
interface MaterialColors {
  /** The main body of a face, and the parts that are let into it or open. */
  body: Surface;
  panel: Surface;
  /** The colour of the panel, where a part has only one colour. */
  color: string;
  /** The colour of rails, rivets, knobs and lines. */
  trim: string;
  /** The colours of recesses, dark and light. */
  well: readonly [string, string];
  /** The colours of opened compartments, from dark to light. */
  lining: readonly [string, string, string];
  /** The colours of keys and of their signs. */
  key: readonly [key: string, sign: string];
  /** The colour of moving parts, which makes them easy to find. */
  accent: string;
  /** The lining of a board of pins, dark and light. */
  cloth: readonly [string, string];
  /** The colours of strips that show the entry. */
  strip: readonly [string, string];
  /** What words are written with; a typewriter where it is not given. */
  writtenWith?: WrittenWith;
}

/** The lock faces, and the parts of each that every material draws. */
export type MaterialFaces = Readonly<Record<(typeof FACE_FOLDERS)[number], LockParts>>;

const FACE_FOLDERS = [
  ...(['text', 'digits', 'wheels', 'colours', 'directions', 'clock', 'switches'] as const),
  ...(['symbols', 'melody', 'pattern', 'order', 'jigsaw', 'keys'] as const),
] as const;

/**
 * Returns every face in one material. The drawings are the same, so that all controls have the same
 * positions.
 */
export function facesOf(colors: MaterialColors): MaterialFaces {
  const { body, panel, color, trim, well, lining, key, accent, cloth, strip, writtenWith } = colors;
  const inside = [lining[0], lining[1]] as const;
  return {
    text: textOf({ body, trim, well, key, drawer: panel, writtenWith }),
    digits: digitsOf({
      body,
      door: panel,
      rivets: trim,
      trim,
      glass: ['#140c0a', '#2c1a10'],
      inside,
      bed: well[0],
      key: () => key,
    }),
    wheels: wheelsOf({
      body,
      line: [well[1], strip[0]],
      well,
      pointer: accent,
      shackle: trim,
      isBolted: true,
    }),
    colours: casketOf({ lid: body, trim, well, setting: well[0], box: color, lining }),
    directions: directionsOf({
      ring: body,
      rim: trim,
      card: panel,
      ticks: trim,
      strip,
      rivets: trim,
      inside,
      keys: [trim, trim],
      arrow: well[0],
      hole: well[0],
      knob: accent,
    }),
    clock: clockHouseOf({ house: body, roof: panel, leaf: panel, trim }),
    switches: switchesOf({
      board: body,
      rivets: trim,
      sign: trim,
      box: color,
      lining,
      plate: key[0],
      slot: well,
      lever: ['#7c8296', trim],
      knob: ['#4a5065', accent],
      lamp: ['#fff7d0', '#ffc543', '#b96f12'],
      mark: key[1],
    }),
    symbols: slabOf({ slab: body, well: well[0], bed: well[1] }),
    melody: pianoOf({ lid: panel, bed: body, well: well[1], strings: trim }),
    pattern: patternOf({ frame: body, cloth, drawer: panel, trim }),
    order: cardBoxOf({
      box: body,
      well: well[1],
      rail: trim,
      panel: body,
      field: panel,
      under: color,
      lining,
    }),
    jigsaw: frameOf({ frame: body, lines: [well[1], strip[0]], rosette: [trim, strip[0]] }),
    keys: keysOf({ body, panel, trim, well, lining }),
  };
}
