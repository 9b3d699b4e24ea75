import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ListAccountsAnswer, ListAccountsRequest } from '../../../core/calls/admin/listAccounts.ts';
import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import { isFoundBy, rarestBeginnings, type Word, wordsOf } from '../../../core/room/lists/searchWords.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { mendAccountIndex } from './accountIndex.ts';
import { describeAccounts } from './describeAccounts.ts';

/** Accounts of a page; a call looks through at most `LOOKED_AT` to fill it. */
const PAGE = 25;
const LOOKED_AT = 500;

/** POST /api/listAccounts: returns a page of accounts for admins, newest first. */
export async function listAccounts(
  { search, after }: ListAccountsRequest,
  _caller: Caller | null,
  deps: Deps,
): Promise<ListAccountsAnswer> {
  await mendUnlessMended(deps);
  const words = wordsOf(search);
  const found: QueryDocumentSnapshot[] = [];
  let last = after;
  let isEnd = false;
  for (let looked = 0; found.length < PAGE && looked < LOOKED_AT && !isEnd; looked += PAGE) {
    const { docs } = await pageOf(accountsFor(deps, search, words), last).get();
    const [seen, isFull] = takeUntilFull(docs, words, PAGE - found.length, found);
    last = seen ?? last;
    isEnd = !isFull && docs.length < PAGE;
  }
  const accounts = await describeAccounts(
    deps,
    found.map(({ id }) => id),
  );
  return { accounts, next: isEnd ? null : last };
}

/** Builds the index on first use, so that older accounts are not missing. */
async function mendUnlessMended(deps: Deps): Promise<void> {
  const { exists } = await deps.db.doc('sweeps/accounts').get();
  if (!exists) await mendAccountIndex(deps);
}

/** A whole address finds that account only, however many share its host. */
function accountsFor({ db }: Deps, search: string, words: readonly Word[]): Query {
  const accounts = db.collection('accounts');
  if (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(search.trim()))
    return accounts.where('email', '==', search.trim().toLowerCase());
  // Queries by the part before the @, since many addresses share a host.
  const own = rarestBeginnings(wordsOf(search.split('@')[0] ?? ''));
  const beginnings = own.length > 0 ? own : rarestBeginnings(words);
  return beginnings.length === 0 ? accounts : accounts.where('searchWords', 'array-contains-any', beginnings);
}

function pageOf(accounts: Query, last: ListCursor | null): Query {
  const ordered = accounts.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(PAGE);
  return last === null ? ordered : ordered.startAfter(last.place, last.id);
}

/** Adds matches; returns the last document seen and whether the page is full. */
function takeUntilFull(
  documents: readonly QueryDocumentSnapshot[],
  words: readonly Word[],
  most: number,
  found: QueryDocumentSnapshot[],
): [last: ListCursor | null, isFull: boolean] {
  let left = most;
  let last: ListCursor | null = null;
  for (const [place, document] of documents.entries()) {
    last = { place: Number(document.get('createdAt')), id: document.id };
    if (!isFoundBy(`${document.get('name')} ${document.get('email')}`, words)) continue;
    found.push(document);
    left--;
    if (left === 0) return [last, place < documents.length - 1];
  }
  return [last, false];
}
