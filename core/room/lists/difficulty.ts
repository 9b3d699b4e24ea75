import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';

/** The difficulties of rooms, easiest first. */
export const DIFFICULTY_BANDS = ['easy', 'medium', 'hard', 'expert'] as const;
export type DifficultyBand = (typeof DIFFICULTY_BANDS)[number];

/**
 * A room's difficulty as lists show it. Never a number of steps, which would reveal the number of hidden
 * items.
 */
export interface Difficulty {
  band: DifficultyBand;
  /** The minutes that a player who does not know the room may need, rounded to one of a few values. */
  minutes: number;
}

export const difficultySchema: SchemaOf<Difficulty> = v.object({
  band: v.picklist(DIFFICULTY_BANDS),
  minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});
