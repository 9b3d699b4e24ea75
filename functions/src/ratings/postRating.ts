import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { PostRatingAnswer, PostRatingRequest } from '../../../core/calls/play/postRating.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { finishRef } from '../plays/playDocument.ts';
import { playersOf } from '../plays/player.ts';
import { summaryRef } from '../rooms/paths.ts';
import { countWithin } from '../throttles/countWithin.ts';
import { RATINGS } from '../throttles/ratings.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';
import { OneByOne } from '../turns/OneByOne.ts';
import { ratingOriginOf } from './ratingOrigin.ts';
import { storeRating } from './storeRating.ts';

/** A class that finishes together rates together, and all ratings of a room update one document. */
const ATTEMPTS = { maxAttempts: 12 };
/** Milliseconds that a rating waits for those before it. */
const PATIENCE = 10_000;

/**
 * Those that an instance has of one room take turns: if all began at once, one would succeed, and the SDK waits about a
 * second before it tries another one again (decision 67).
 */
const ratings = new OneByOne(PATIENCE);

/**
 * POST /api/postRating: rates a published room, once for each player who finished a play; a later rating
 * replaces the earlier one (SPEC §3, §7). Guests prove their play by token. All guests of one network count
 * as five ratings at most, and accounts without a confirmed address count as guests (decision 0044).
 * @throws notFound (nothing to rate, the same for every reason, so that it reveals nothing); tooManyRequests
 */
export async function postRating(
  { roomId, rating, guestToken }: PostRatingRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<PostRatingAnswer> {
  const players = playersOf(caller, guestToken);
  if (players.length === 0) throw nothingToRate();
  const addToCount = await countWithin(RATINGS, deps, throttledClientsOf(deps, caller));
  const { db } = deps;
  const find = (transaction: Transaction) => findRater(transaction, db, roomId, players);
  // Checked before the turn, so that nobody who has nothing to rate can hold up those who have.
  await db.runTransaction(find, { readOnly: true });
  const rate = async (transaction: Transaction) => {
    const userId = await find(transaction);
    const origin = ratingOriginOf(deps, { roomId, userId }, caller);
    const aggregate = await storeRating(transaction, db, { roomId, userId }, { stars: rating, origin });
    addToCount(transaction);
    return aggregate;
  };
  return ratings.run(roomId, () => db.runTransaction(rate, ATTEMPTS));
}

/** Returns which of these players has finished a play of the room and may rate it. @throws notFound */
async function findRater(
  transaction: Transaction,
  db: Firestore,
  roomId: string,
  players: readonly string[],
): Promise<string> {
  const marks = players.map((playerId) => finishRef(db, { roomId, playerId }));
  const [summary, ...finishes] = await transaction.getAll(summaryRef(db, roomId), ...marks);
  const isOpen = summary !== undefined && isRateable(summary, players);
  const rater = isOpen ? players.find((_, index) => finishes[index]?.exists) : undefined;
  if (rater === undefined) throw nothingToRate();
  return rater;
}

/** Returns whether the room is published and none of these players made it. */
function isRateable(summary: DocumentSnapshot, players: readonly string[]): boolean {
  return summary.get('isPublished') === true && !players.includes(summary.get('creatorId'));
}

function nothingToRate(): HttpError {
  return new HttpError('notFound', 'There is no finished play to rate.');
}
