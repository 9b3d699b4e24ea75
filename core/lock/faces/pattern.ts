import * as v from 'valibot';
import type { SchemaOf } from '../../parseWith.ts';

/** The boards of pins there are, columns by rows. */
export const GRIDS = {
  '3x3': { columns: 3, rows: 3 },
  '3x4': { columns: 3, rows: 4 },
  '4x4': { columns: 4, rows: 4 },
} as const;
export type Grid = keyof typeof GRIDS;

/** Pins on a board, and a thread that goes from one to the next, to each once at most. */
export interface PatternFace {
  type: 'pattern';
  grid: Grid;
}

export const patternSchema: SchemaOf<PatternFace> = v.object({
  type: v.literal('pattern'),
  grid: v.picklist(['3x3', '3x4', '4x4']),
});
