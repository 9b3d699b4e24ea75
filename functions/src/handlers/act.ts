import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ActAnswer, ActRequest } from '../../../core/calls/play/act.ts';
import { act as actInPlay } from '../../../core/play/act.ts';
import { toPlayerView } from '../../../core/play/view/toPlayerView.ts';
import { wholeChange } from '../../../core/play/view/viewChange.ts';
import { examine } from '../../../core/solve/examine.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { type Escape, keepRecord } from '../leaderboard/keepRecord.ts';
import { countOutcome } from '../plays/countOutcome.ts';
import { countPlay } from '../plays/countPlay.ts';
import { findStuckAt } from '../plays/findStuckAt.ts';
import { playRef, readPlay, storePlay } from '../plays/playDocument.ts';
import { playersOf } from '../plays/player.ts';
import { findSeatedPlay, type SeatedPlay, withSeatedPlay } from '../plays/seatedPlay.ts';
import { slowGuesses } from '../plays/slowGuesses.ts';
import { findLive } from '../rooms/findLiveVersion.ts';
import { isClosed } from '../rooms/isClosed.ts';
import { loadVersion } from '../rooms/loadVersion.ts';
import { countWithin } from '../throttles/countWithin.ts';
import { HINTS } from '../throttles/hints.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';

/** A class behind one address that answers in the same moment writes one count of wrong answers: who is overtaken tries again. */
const ATTEMPTS = { maxAttempts: 20 };

/**
 * POST /api/act: takes one action of a play by the core's rules and the server's clock (P9–P11, DESIGN §4).
 * The number of the last action again gets its events again, with the view as it is now, and changes nothing: a lost answer can be
 * asked for (T3).
 * A play of a room that an admin has hidden, or its creator deleted, goes on no more and counts for nothing.
 * @throws notFound (also when the play is another's); roomHidden; sequence (409) for any other number than the next one;
 * tooManyRequests (hints, P16)
 */
export async function act(request: ActRequest, caller: Caller | null, deps: Deps): Promise<ActAnswer> {
  const { db, now } = deps;
  const at = now();
  const clients = throttledClientsOf(deps, caller);
  const addToCount = request.action.type === 'askHint' ? await countWithin(HINTS, deps, clients) : null;
  return db.runTransaction(async (transaction) => {
    const document = readPlay(await transaction.get(playRef(db, request.playId)));
    const stored = document && findSeatedPlay(document, playersOf(caller, request.guestToken));
    if (!stored) throw playNotFound(request.playId);
    if (await isClosed(transaction, db, stored.roomId)) throw roomHidden();
    const isRepeated = stored.lastAnswer !== null && request.sequence === stored.sequence;
    if (!isRepeated && request.sequence !== stored.sequence + 1) throw outOfSequence(stored.sequence);

    const room = await loadVersion(db, stored.roomId, stored.version);
    await takeLoopTurn();
    if (stored.lastAnswer !== null && isRepeated) {
      const change = wholeChange(toPlayerView({ room, play: stored.play, at }));
      return { sequence: stored.sequence, ...stored.lastAnswer, change };
    }
    if (request.action.type === 'askHint') {
      // The first hint of a version finds out what stays true of it, which takes as long as the hint itself.
      examine(room);
      await takeLoopTurn();
    }
    const acted = actInPlay({ room, play: stored.play, at }, request.action);
    const judged = { ...stored, room, action: request.action, acted, at };
    const { play, ...outcome } = await slowGuesses(transaction, deps, judged, clients);
    // A refused action keeps its number: the player's count and ours must agree.
    const answer: ActAnswer = { sequence: request.sequence, ...outcome };
    const after: SeatedPlay = {
      ...stored,
      play,
      sequence: answer.sequence,
      // Not what changed of the view, which may be all of a large room (T3).
      lastAnswer: { events: answer.events, refusal: answer.refusal },
      actedAt: at,
      stuckAt: findStuckAt(room, stored.stuckAt, play, answer.events),
      isCounted: stored.isCounted || play.isEscaped || play.isGameOver,
    };
    const isCreator = after.playerId === room.creatorId;
    if (!isCreator) await keepScore(transaction, deps, { stored: after, caller, at }, answer);
    if (!isCreator && after.isCounted && !stored.isCounted) await countEnd(transaction, db, after);
    // Written last: Firestore wants the reads of a transaction before its writes.
    storePlay(transaction, db, request.playId, withSeatedPlay(document, after));
    addToCount?.(transaction);
    return answer;
  }, ATTEMPTS);
}

/** What an action means beyond its play: a start counts, an escape goes to the leaderboard. No action is both. */
async function keepScore(
  transaction: Transaction,
  deps: Deps,
  turn: Escape,
  { events }: ActAnswer,
): Promise<void> {
  for (const { type } of events) {
    if (type === 'started') await countPlay(transaction, deps, turn.stored, turn.at);
    if (type === 'escaped') await keepRecord(transaction, deps, turn);
  }
}

/** Written, not read: all players of a room count on this one document. */
async function countEnd(transaction: Transaction, db: Firestore, ended: SeatedPlay): Promise<void> {
  const live = await findLive(db, ended.roomId);
  countOutcome(transaction, db, live, ended, ended.play.isEscaped ? 'escapes' : 'timeouts');
}

function playNotFound(id: string): HttpError {
  return new HttpError('notFound', `Play with id ${id} not found`);
}

function roomHidden(): HttpError {
  return new HttpError('roomHidden', 'This room was taken offline. The play is over and counts for nothing.');
}

function outOfSequence(last: number): HttpError {
  return new HttpError('sequence', `The last action taken is number ${last}.`);
}
