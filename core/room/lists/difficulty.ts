import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';

/** How hard a room is, easiest first. */
export const DIFFICULTY_BANDS = ['easy', 'medium', 'hard', 'expert'] as const;
export type DifficultyBand = (typeof DIFFICULTY_BANDS)[number];

/** What lists tell of a room's way out. Never a number of steps, which would count what is hidden. */
export interface Difficulty {
  band: DifficultyBand;
  /** How long somebody may take who does not know the way: one of a few round numbers. */
  minutes: number;
}

export const difficultySchema: SchemaOf<Difficulty> = v.object({
  band: v.picklist(DIFFICULTY_BANDS),
  minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});
