import type { LooseMove } from '../../../../core/catalogue/moves.ts';
import type { Box, Point } from '../../../ink/path.ts';

export interface Looks {
  cabinet: string;
  trim: string;
  water: string;
  fish: readonly [string, string, string];
}

/** The outer box of the glass. */
export const TANK: Box = [26, 56, 368, 224];
/** The box of the water in the aquarium. */
export const WATER: Box = [40, 86, 340, 182];

interface Swimmer {
  at: Point;
  size: number;
  isMirrored: boolean;
}

export const FISH: readonly Swimmer[] = [
  { at: [132, 134], size: 0.62, isMirrored: false },
  { at: [282, 120], size: 0.5, isMirrored: true },
  { at: [164, 204], size: 0.46, isMirrored: false },
];

/** The reflection on the glass. */
export const BEFORE: LooseMove = { type: 'stay', part: FISH.length, box: [30, 78, 330, 194] };

/** Each fish moves to and fro, like a pendulum fixed below. */
export function swimming({ at: [x, y], size }: Swimmer, part: number): LooseMove {
  const [w, h] = [150 * size, 92 * size];
  return {
    type: 'swing',
    part,
    box: [x - w / 2, y - h / 2, w, h],
    pivot: [x, 470],
    angle: 1.6 + part * 0.7,
    period: 5200 + part * 1300,
  };
}
