import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import type { SummaryAnswer, SummaryRequest } from '../../../core/calls/room/summary.ts';
import { parseSummaryEntry } from '../../../core/room/lists/parseSummaryEntry.ts';
import { isFoundBy, rarestBeginnings, type Word, wordsOf } from '../../../core/room/lists/searchWords.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { logger } from '../log/logger.ts';
import { summaryRef } from './paths.ts';

/** Rooms that a search of several words looks through (docs/decisions/0015). */
const MOST_CANDIDATES = 200;

/**
 * GET /api/summary: returns a page of the listed published rooms, always in descending order (SPEC §7); with
 * a search those whose names match all prefixes, with a language those written in it (M2).
 * @throws badRequest when no published room has the id to start after
 */
export async function summary(
  query: SummaryRequest,
  _caller: Caller | null,
  { db }: Pick<Deps, 'db'>,
): Promise<SummaryAnswer> {
  const listed = db.collection('summary').where('isPublished', '==', true).where('isListed', '==', true);
  if (query.search === undefined) {
    const spoken = query.language === undefined ? listed : listed.where('language', '==', query.language);
    return readPage(await startPage(spoken, db, query), query.limit);
  }
  const words = wordsOf(query.search);
  const beginnings = rarestBeginnings(words);
  if (beginnings.length === 0) return [];
  const found = listed.where('searchWords', 'array-contains-any', beginnings);
  return findInPage(await startPage(found, db, query), query, words);
}

/** Accepts only public rooms as a cursor: the position of another id would reveal something about a draft. */
async function startPage(
  query: Query,
  db: Firestore,
  { sortBy, startAfter }: SummaryRequest,
): Promise<Query> {
  const sorted = query.orderBy(sortBy, 'desc').orderBy('__name__', 'desc');
  if (startAfter === undefined) return sorted;
  const last = await summaryRef(db, startAfter).get();
  if (last.get('isPublished') !== true)
    throw new HttpError('badRequest', `startAfter: no published room has the id ${startAfter}.`);
  return sorted.startAfter(last);
}

async function readPage(page: Query, limit: number): Promise<readonly SummaryEntry[]> {
  return (await page.limit(limit).get()).docs.flatMap(readEntry);
}

/**
 * Firestore queries by the prefix of one word only; the other words and the language are filtered afterwards.
 */
async function findInPage(
  page: Query,
  { limit, language }: SummaryRequest,
  words: readonly Word[],
): Promise<readonly SummaryEntry[]> {
  const isOneBeginning = words.length === 1 && isDeepEqual(words[0], rarestBeginnings(words));
  const isWholeSearch = isOneBeginning && language === undefined;
  const candidates = await readPage(page, isWholeSearch ? limit : MOST_CANDIDATES);
  return candidates
    .filter((room) => isFoundBy(room.roomName, words) && (language ?? room.language) === room.language)
    .slice(0, limit);
}

/** Skips an unreadable summary, so that it does not break the list. */
function readEntry(stored: DocumentSnapshot): SummaryEntry[] {
  const parsed = parseSummaryEntry({ ...stored.data(), id: stored.id });
  if (parsed.ok) return [parsed.value];
  logger.warn(`${stored.ref.path} cannot be read: ${parsed.refusal.path}: ${parsed.refusal.message}`);
  return [];
}
