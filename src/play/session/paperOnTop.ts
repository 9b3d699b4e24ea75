import type { ViewJournalEntry } from '../../../core/play/view/playerView.ts';
import { isCaption } from './caption.ts';

/**
 * Index of the journal entry shown beside a lock: the last one read, else the latest paper or picture, else
 * the latest message. -1 if there is none.
 */
export function paperOnTop(journal: readonly ViewJournalEntry[], readLast: number | null): number {
  if (readLast !== null && readLast < journal.length) return readLast;
  const latest = journal.findLastIndex((entry) => entry.type === 'text' && !isCaption(entry.message));
  return latest === -1 ? journal.length - 1 : latest;
}
