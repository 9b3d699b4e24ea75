import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';

export type Signed = Pick<SummaryEntry, 'creator' | 'difficulty'>;

/**
 * Returns a room's creator and its length as cards tell it, in signs that are read in every language. The time limit,
 * which stood here, is another number than any on the room's card.
 */
export function bylineOf({ creator, difficulty }: Signed): string {
  return difficulty ? `${creator} · ~${difficulty.minutes} min` : creator;
}
