import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import { hexColor, percent, positiveNumber, wholeNumber } from '../util/schemas.ts';

/** Percent of a picture's width and height. */
type Place = readonly [x: number, y: number];
type Frame = readonly [x: number, y: number, width: number, height: number];

/** Something in a picture that moves by itself, in a small endless loop. Radii are percent of the picture's width, periods milliseconds. */
export type Move = DotMove | LooseMove;

/** Soft dots of one colour. */
export type DotMove =
  /** The light of a fire. */
  | { type: 'flicker'; at: Place; radius: number; color: string }
  /** A lamp, lit for the first half of its period. `delay`: when the period begins. */
  | { type: 'blink'; at: Place; radius: number; color: string; period: number; delay: number }
  | { type: 'twinkle'; points: readonly Place[]; radius: number; color: string }
  /** Sparks, steam, bubbles (upwards through a box), or dust that floats about in it. */
  | {
      type: 'rise' | 'float';
      box: Frame;
      radius: number;
      color: string;
      count: number;
      period: number;
    };

/**
 * A part that has a picture of its own, which lies in the box while it is at rest, and there is one of the thing without it. Parts lie over
 * each other in the order of their numbers, the first is 0.
 */
export type LooseMove = PivotMove | (Part & { /** What others swing behind: a cage's bars. */ type: 'stay' });

/** A part that hangs or turns on a pivot: a pendulum, a lamp, a cogwheel. */
export type PivotMove = Part & { pivot: Place; period: number } & (
    | { type: 'swing' /** Degrees to either side. */; angle: number }
    | { type: 'turn'; isClockwise: boolean }
  );

interface Part {
  part: number;
  box: Frame;
}

export function isLoose(move: Move): move is LooseMove {
  return move.type === 'swing' || move.type === 'turn' || move.type === 'stay';
}

/** So that no picture costs a phone more than the room does. */
const MOST_MOVES = 24;
const MOST_DOTS = 60;
export const MOST_PARTS = 6;

const place: SchemaOf<Place> = v.tuple([percent, percent]);
const look = { radius: v.pipe(positiveNumber, v.maxValue(50)), color: hexColor };
const frame: SchemaOf<Frame> = v.tuple([percent, percent, percent, percent]);
const period = v.pipe(wholeNumber, v.minValue(200), v.maxValue(120_000));

const part = { part: v.pipe(wholeNumber, v.maxValue(MOST_PARTS - 1)), box: frame };
const pivoted = { ...part, pivot: place, period };

const moveSchema: SchemaOf<Move> = v.variant('type', [
  v.object({ type: v.literal('flicker'), at: place, ...look }),
  v.object({ type: v.literal('blink'), at: place, ...look, period, delay: wholeNumber }),
  v.object({ type: v.literal('twinkle'), points: v.pipe(v.array(place), v.maxLength(MOST_DOTS)), ...look }),
  v.object({
    type: v.picklist(['rise', 'float']),
    box: frame,
    ...look,
    count: v.pipe(wholeNumber, v.maxValue(MOST_DOTS)),
    period,
  }),
  v.object({ type: v.literal('swing'), ...pivoted, angle: v.pipe(positiveNumber, v.maxValue(60)) }),
  v.object({ type: v.literal('turn'), ...pivoted, isClockwise: v.boolean() }),
  v.object({ type: v.literal('stay'), ...part }),
]);

/** What moves in one picture. */
export const movesSchema: SchemaOf<Move[]> = v.pipe(v.array(moveSchema), v.maxLength(MOST_MOVES));
