import { MOST_SUMMARIES, type SortField } from '../../../core/calls/room/summary.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { DashboardPort } from '../../shared/ports/DashboardPort.ts';

/** Requests a list in which rooms in the reader's language come first, each part in the list's order. */
interface ReadableFirst {
  sortBy: SortField;
  /** The reader's language. */
  reads: string;
}

type Rooms = readonly SummaryEntry[];

/**
 * Loads this number of rooms after those shown. While the list begins with readable rooms, it is used as it is;
 * then readable ones are requested alone, and finally the others. @throws BackendError
 */
export async function loadReadablePage(
  dashboard: DashboardPort,
  { sortBy, reads }: ReadableFirst,
  shown: Rooms,
  limit: number,
): Promise<Rooms> {
  const isReadable = ({ language }: SummaryEntry) => language === reads;
  const others = shown.filter((room) => !isReadable(room));
  const isBeginning = shown.length === 0;
  const plain = isBeginning ? await dashboard.summary(sortBy, undefined, {}, limit) : [];
  if (plain.length === limit && plain.every(isReadable)) return plain;
  const readable =
    others.length > 0 ? [] : await dashboard.summary(sortBy, shown.at(-1)?.id, { language: reads }, limit);
  const isOther = (room: SummaryEntry) => !isReadable(room);
  const known = plain.filter(isOther);
  const missing = limit - readable.length - known.length;
  const isAll = isBeginning && plain.length < limit;
  const rest =
    missing <= 0 || isAll
      ? []
      : await loadOthers(dashboard, {
          sortBy,
          isOther,
          after: (known.at(-1) ?? others.at(-1))?.id,
          limit: missing,
        });
  return [...readable, ...known, ...rest].slice(0, limit);
}

interface OthersAsked {
  sortBy: SortField;
  isOther: (room: SummaryEntry) => boolean;
  after: string | undefined;
  limit: number;
}

/**
 * Loads rooms in other languages. Their list also contains the rooms already shown, which are skipped; pages of the
 * largest size keep the number of requests low.
 */
async function loadOthers(
  dashboard: DashboardPort,
  { sortBy, isOther, after, limit }: OthersAsked,
): Promise<Rooms> {
  const page = await dashboard.summary(sortBy, after, {}, MOST_SUMMARIES);
  const found = page.filter(isOther);
  if (found.length >= limit || page.length < MOST_SUMMARIES) return found.slice(0, limit);
  const further = { sortBy, isOther, after: page.at(-1)?.id, limit: limit - found.length };
  return [...found, ...(await loadOthers(dashboard, further))];
}
