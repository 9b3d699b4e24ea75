import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import { hexColor, percent, positiveNumber, wholeNumber } from '../util/schemas.ts';

/** In percent of a picture's width and height. */
type Place = readonly [x: number, y: number];
type Frame = readonly [x: number, y: number, width: number, height: number];

/**
 * A small endless animation in a picture. Radii are in percent of the picture's width, periods in
 * milliseconds.
 */
export type Move = DotMove | LooseMove;

/** An animation of soft dots of one colour. */
export type DotMove =
  /** Firelight. */
  | { type: 'flicker'; at: Place; radius: number; color: string }
  /** A lamp, lit for the first half of its period. `delay`: when the period starts. */
  | { type: 'blink'; at: Place; radius: number; color: string; period: number; delay: number }
  | { type: 'twinkle'; points: readonly Place[]; radius: number; color: string }
  /** Sparks, steam or bubbles that rise through a box, or dust that floats in it. */
  | {
      type: 'rise' | 'float';
      box: Frame;
      radius: number;
      color: string;
      count: number;
      period: number;
    };

/**
 * A part with a picture of its own, drawn in the box while at rest; another picture shows the thing without
 * its parts. Parts are drawn in the order of their numbers, from 0.
 */
export type LooseMove =
  | PivotMove
  | (Part & { /** A part behind which others swing, such as a cage's bars. */ type: 'stay' });

/** A part that hangs or turns on a pivot: a pendulum, a lamp, a cogwheel. */
type PivotMove = Part & { pivot: Place; period: number } & (
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

/** Bounds the cost of a picture's animations on phones. */
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

/** Parses the animations of one picture. */
export const movesSchema: SchemaOf<Move[]> = v.pipe(v.array(moveSchema), v.maxLength(MOST_MOVES));
