import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ActAnswer, ActRequest } from '../../../core/calls/play/act.ts';
import { locksBefore } from '../../../core/insight/locksBefore.ts';
import { act as actInPlay } from '../../../core/play/act.ts';
import { toSeatView } from '../../../core/play/team/toSeatView.ts';
import type { Turn } from '../../../core/play/turn.ts';
import { wholeChange } from '../../../core/play/view/diffView.ts';
import { toPlayerView } from '../../../core/play/view/toPlayerView.ts';
import type { Room } from '../../../core/room/model.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { countMarks, markedBy, noteAnswersOf, withoutAnswers } from '../insights/playMarks.ts';
import { type TriedLock, withOffer } from '../insights/withOffer.ts';
import { type Escape, keepRecord } from '../leaderboard/keepRecord.ts';
import { keepTeamRecord } from '../leaderboard/keepTeamRecord.ts';
import { logger } from '../log/logger.ts';
import { isMoved, roomHidden } from '../party/findParty.ts';
import { judgeInParty } from '../party/judgeInParty.ts';
import { noteNews, publicationOf } from '../party/news.ts';
import { isPartyPlay, type PartyPlay, teamOf } from '../party/partyPlay.ts';
import { findLive } from '../rooms/findLiveVersion.ts';
import { isClosed } from '../rooms/isClosed.ts';
import { countWithin } from '../throttles/countWithin.ts';
import { HINTS } from '../throttles/hints.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { countOutcome } from './countOutcome.ts';
import { countPlay, type PlayCount } from './countPlay.ts';
import { findStuckAt } from './findStuckAt.ts';
import { loadVersion } from './loadVersion.ts';
import { changePlay, hasActed, type PlayDocument, playRef, readPlay, storePlay } from './playDocument.ts';
import { playersOf } from './player.ts';
import { findSeatedPlay, playAt, type SeatedPlay, withSeatedPlay } from './seatedPlay.ts';
import { slowGuesses } from './slowGuesses.ts';

/**
 * POST /api/act: applies one action of a play by the core's rules and the server's clock (P9–P11).
 * Repeating the last number returns its events with the present view and changes nothing, so that a lost
 * answer can be requested again (T3). In a party, the other seats are told what it did (T4).
 * A play of a hidden or deleted room cannot continue and does not count.
 * @throws notFound (also when the play or the seat is another's); roomHidden; sequence (409) for any other
 * number than the next one; tooManyRequests (hints, P16)
 */
export async function act(request: ActRequest, caller: Caller | null, deps: Deps): Promise<ActAnswer> {
  const { db, now } = deps;
  const at = now();
  const clients = throttledClientsOf(deps, caller);
  const addToCount = request.action.type === 'askHint' ? await countWithin(HINTS, deps, clients) : null;
  const { answer, publication, ended, tried } = await changePlay(db, request.playId, async (transaction) => {
    const document = readPlay(await transaction.get(playRef(db, request.playId)));
    const stored = document && findSeatedPlay(document, playersOf(caller, request.guestToken), request.seat);
    if (!stored || isMoved(stored, request)) throw playNotFound(request.playId);
    if (await isClosed(transaction, db, stored.roomId)) throw roomHidden();
    const isRepeated = stored.lastAnswer !== null && request.sequence === stored.sequence;
    if (!isRepeated && request.sequence !== stored.sequence + 1) throw outOfSequence(stored.sequence);

    const room = await loadVersion(db, stored.roomId, stored.version);
    await takeLoopTurn();
    if (stored.lastAnswer !== null && isRepeated) {
      const repeated = { sequence: stored.sequence, ...stored.lastAnswer };
      return {
        answer: withWholeView(repeated, document, stored.seat, { room, at }),
        publication: null,
        ended: null,
        tried: null,
      };
    }
    const { type } = request.action;
    if (type === 'start' || type === 'askHint') {
      // The first start or hint of a version computes its lasting facts, which takes as long as a hint.
      locksBefore(room);
      await takeLoopTurn();
    }
    const { action } = request;
    const inParty = isPartyPlay(document)
      ? judgeInParty({ document, seat: stored.seat, room, action, at })
      : null;
    const acted = inParty?.acted ?? actInPlay({ room, play: stored.play, at }, action);
    const judged = { ...stored, room, action, acted, at };
    const slowed = await slowGuesses(transaction, deps, judged, clients);
    const { play, ...outcome } = slowed.acted;
    const { creatorId } = room;
    const isStart = outcome.events.some(({ type }) => type === 'started');
    const start =
      isStart && stored.playerId !== creatorId ? await countPlay(transaction, deps, stored, at) : null;
    const marked = { room, play, action, events: outcome.events, at, device: request.device };
    // A refused action uses its number too, so that client and server keep the same count.
    const answer: ActAnswer = { sequence: request.sequence, ...outcome };
    const after: SeatedPlay = {
      ...stored,
      play,
      sequence: answer.sequence,
      // The change of the view is left out, since it may hold all of a large room (T3).
      lastAnswer: { events: answer.events, refusal: answer.refusal },
      actedAt: at,
      stuckAt: findStuckAt(room, stored.stuckAt, play, answer.events),
      ...(inParty && { presentAt: at }),
      // A play that does not count begins without marks, and gets none later.
      ...(start?.counts === false ? {} : markedBy(deps, stored, marked)),
      isCounted: stored.isCounted || play.isEscaped || play.isGameOver,
    };
    // An answer that was held back changed nothing for the others.
    const shared = play === acted.play ? inParty : null;
    const seated = withSeatedPlay(shared?.after ?? document, after);
    const news = shared?.news ?? null;
    const changed = news && isPartyPlay(seated) ? noteNews(seated, news) : seated;
    const score = { before: stored, answer, creatorId, start };
    const turn = { stored: after, caller, at };
    const countScore = isPartyPlay(changed)
      ? await keepTeamScore(transaction, deps, turn, {
          ...score,
          playId: request.playId,
          document: changed,
        })
      : await keepScore(transaction, deps, turn, score);
    // Written last, since Firestore requires reads before writes in a transaction.
    slowed.count();
    countScore();
    const isEnd = after.isCounted && !stored.isCounted;
    const isOthers = !changed.players.includes(creatorId);
    if (isEnd && isOthers) await countEnd(transaction, db, { ended: after, document: changed, room, at });
    storePlay(transaction, db, request.playId, isEnd ? withoutAnswers(changed) : changed);
    addToCount?.(transaction);
    const isBehind = document.party !== undefined && request.number !== document.party.number;
    return {
      answer: isBehind
        ? withWholeView(answer, changed, stored.seat, { room, at })
        : { ...answer, ...numberOf(changed) },
      publication: news && isPartyPlay(changed) ? publicationOf(changed, news) : null,
      ended: isEnd && isOthers ? { ...after, creatorId } : null,
      tried: room.offersHelp ? triedLockOf(after, answer) : null,
    };
  });
  if (publication) await deps.live.publish(publication);
  // The action is taken, and its player must not wait for a second try.
  if (ended) await noteAnswersOf(deps, [ended]).catch((error: unknown) => logger.warn(error));
  return tried ? withOffer(deps, answer, tried) : answer;
}

/** Returns the lock to which a wrong answer was given. */
function triedLockOf({ roomId, version, stuckAt }: SeatedPlay, { events }: ActAnswer): TriedLock | null {
  const isWrong = events.some(({ type }) => type === 'passwordWrong');
  return isWrong && stuckAt ? { roomId, version, lock: stuckAt.id } : null;
}

/** Returns an answer with the whole view of a seat in place of a change (T3). */
function withWholeView(
  answer: Omit<ActAnswer, 'change'>,
  document: PlayDocument,
  seat: number,
  { room, at }: Pick<Turn, 'room' | 'at'>,
): ActAnswer {
  const view = isPartyPlay(document)
    ? toSeatView({ room, team: teamOf(document), at }, seat)
    : toPlayerView({ room, play: playAt(document, seat).play, at });
  return { ...answer, change: wholeChange(view), ...numberOf(document) };
}

function numberOf({ party }: PlayDocument): Pick<ActAnswer, 'number'> {
  return party ? { number: party.number } : {};
}

/** The writes that an action needs besides the play itself. */
interface Score {
  before: SeatedPlay;
  answer: ActAnswer;
  /** The room's creator, whose own plays are not counted. */
  creatorId: string;
  /** The count of a play that starts. */
  start: PlayCount | null;
}

/** Counts a start, of which it returns the writes, or puts an escape on the leaderboard. */
async function keepScore(
  transaction: Transaction,
  deps: Deps,
  turn: Escape,
  { answer, creatorId, start }: Score,
): Promise<() => void> {
  const nothing = () => {};
  if (turn.stored.playerId === creatorId) return nothing;
  // No action both starts and escapes.
  if (start) return start.write;
  if (answer.events.some(({ type }) => type === 'escaped')) await keepRecord(transaction, deps, turn);
  return nothing;
}

/** Does the same for a party, in which each seat counts with its first action on a thing (T8). */
async function keepTeamScore(
  transaction: Transaction,
  deps: Deps,
  { stored, at }: Escape,
  { before, answer, creatorId, ...party }: Score & { playId: string; document: PartyPlay },
): Promise<() => void> {
  const isFirst = !hasActed(before.play) && hasActed(stored.play) && stored.playerId !== creatorId;
  const count = isFirst ? await countPlay(transaction, deps, stored, at) : null;
  const isEscape = answer.events.some(({ type }) => type === 'escaped');
  const keep = isEscape ? await keepTeamRecord(transaction, deps, { ...party, creatorId, at }) : null;
  return () => {
    count?.write();
    keep?.();
  };
}

interface End {
  ended: SeatedPlay;
  document: PlayDocument;
  room: Room;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Blind writes, since all players of a room write these documents. */
async function countEnd(
  transaction: Transaction,
  db: Firestore,
  { ended, document, room, at }: End,
): Promise<void> {
  const live = await findLive(db, ended.roomId);
  const outcome = ended.play.isEscaped ? 'escapes' : 'timeouts';
  countOutcome(transaction, db, live, ended, outcome);
  countMarks(transaction, db, { document, outcome, creatorId: room.creatorId, now: at, room });
}

function playNotFound(id: string): HttpError {
  return new HttpError('notFound', `Play with id ${id} not found`);
}

function outOfSequence(last: number): HttpError {
  return new HttpError('sequence', `The last action taken is number ${last}.`);
}
