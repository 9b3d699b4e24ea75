import type { ViewJournalEntry } from '../../../core/play/view/playerView.ts';
import { isCaption } from './caption.ts';

/**
 * Which entry is read beside a lock, by its place: what was read last, else the latest paper or picture, else the latest line that a
 * thing said. -1 where there is none.
 */
export function paperOnTop(journal: readonly ViewJournalEntry[], readLast: number | null): number {
  if (readLast !== null && readLast < journal.length) return readLast;
  const latest = journal.findLastIndex((entry) => entry.type === 'text' && !isCaption(entry.message));
  return latest === -1 ? journal.length - 1 : latest;
}
