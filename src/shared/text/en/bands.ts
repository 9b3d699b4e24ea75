import type { DifficultyBand } from '../../../../core/room/lists/difficulty.ts';

/** Names of the difficulties, the same everywhere. */
export const bandNames: Readonly<Record<DifficultyBand, string>> = {
  easy: 'Gentle',
  medium: 'Tricky',
  hard: 'Hard',
  expert: 'Fiendish',
};
