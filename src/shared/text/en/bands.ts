import type { DifficultyBand } from '../../../../core/room/lists/difficulty.ts';

/** How hard a room is, in the same word wherever it is told. */
export const bandNames: Readonly<Record<DifficultyBand, string>> = {
  easy: 'Gentle',
  medium: 'Tricky',
  hard: 'Hard',
  expert: 'Fiendish',
};
