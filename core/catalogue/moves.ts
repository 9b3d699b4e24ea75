import * as v from 'valibot';
import type { SchemaOf } from '../parseWith.ts';
import { hexColor, percent, positiveNumber, wholeNumber } from '../schemas.ts';

/** Percent of a picture's width and height. */
type Place = readonly [x: number, y: number];

/**
 * Something in a picture that moves by itself, in a small endless loop of soft dots of one colour. Radii are percent of the
 * picture's width, periods milliseconds.
 */
export type Move =
  /** The light of a fire. */
  | { type: 'flicker'; at: Place; radius: number; color: string }
  /** A lamp, lit for the first half of its period. `delay`: when the period begins. */
  | { type: 'blink'; at: Place; radius: number; color: string; period: number; delay: number }
  | { type: 'twinkle'; points: readonly Place[]; radius: number; color: string }
  /** Sparks, steam, bubbles (upwards through a box), or dust that floats about in it. */
  | {
      type: 'rise' | 'float';
      box: readonly [x: number, y: number, width: number, height: number];
      radius: number;
      color: string;
      count: number;
      period: number;
    };

/** So that no picture costs a phone more than the room does. */
const MOST_MOVES = 24;
const MOST_DOTS = 60;

const place: SchemaOf<Place> = v.tuple([percent, percent]);
const look = { radius: v.pipe(positiveNumber, v.maxValue(50)), color: hexColor };
const period = v.pipe(wholeNumber, v.minValue(200), v.maxValue(120_000));

const moveSchema: SchemaOf<Move> = v.variant('type', [
  v.object({ type: v.literal('flicker'), at: place, ...look }),
  v.object({ type: v.literal('blink'), at: place, ...look, period, delay: wholeNumber }),
  v.object({ type: v.literal('twinkle'), points: v.pipe(v.array(place), v.maxLength(MOST_DOTS)), ...look }),
  v.object({
    type: v.picklist(['rise', 'float']),
    box: v.tuple([percent, percent, percent, percent]),
    ...look,
    count: v.pipe(wholeNumber, v.maxValue(MOST_DOTS)),
    period,
  }),
]);

/** What moves in one picture. */
export const movesSchema: SchemaOf<Move[]> = v.pipe(v.array(moveSchema), v.maxLength(MOST_MOVES));
