import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ActAnswer, ActRequest } from '../../../core/calls/play/act.ts';
import { locksBefore } from '../../../core/insight/locksBefore.ts';
import { act as actInPlay } from '../../../core/play/act.ts';
import { toSeatView } from '../../../core/play/team/toSeatView.ts';
import type { Turn } from '../../../core/play/turn.ts';
import { wholeChange } from '../../../core/play/view/diffView.ts';
import { toPlayerView } from '../../../core/play/view/toPlayerView.ts';
import {
  clientsInClass,
  isOfTeacher,
  mayAskHints,
  refusedInClass,
  settledIn,
  trailOf,
} from '../class/actInClass.ts';
import { findSession } from '../class/inClass.ts';
import type { StoredSession } from '../class/sessionDocument.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { markedBy, noteAnswersOf, withoutAnswers } from '../insights/playMarks.ts';
import { type WrongTry, withOffer } from '../insights/withOffer.ts';
import { type Escape, keepRecord } from '../leaderboard/keepRecord.ts';
import { keepTeamRecord } from '../leaderboard/keepTeamRecord.ts';
import { logger } from '../log/logger.ts';
import { isMoved, roomHidden } from '../party/findParty.ts';
import { judgeInParty } from '../party/judgeInParty.ts';
import { type News, noteNews, publicationOf } from '../party/news.ts';
import { isPartyPlay, type PartyPlay, teamOf } from '../party/partyPlay.ts';
import { countWithin } from '../throttles/countWithin.ts';
import { HINTS, HINTS_IN_CLASS } from '../throttles/hints.ts';
import { throttledClientsOf } from '../throttles/throttledClientsOf.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { countEnd } from './countEnd.ts';
import { countPlay, type PlayCount } from './countPlay.ts';
import { findStuckAt } from './findStuckAt.ts';
import { loadVersion } from './loadVersion.ts';
import { changePlay, hasActed, type PlayDocument, storePlay } from './playDocument.ts';
import { playersOf } from './player.ts';
import { readPlayOfRoom } from './readPlayOfRoom.ts';
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
  const { answer, publication, ended, tried } = await changePlay(db, request.playId, async (transaction) => {
    const { found, own, isRepeated } = await findOwn(transaction, db, request, caller);
    const inClass = await findSession(transaction, db, found);
    const clients = inClass ? clientsInClass(request.playId, inClass) : throttledClientsOf(deps, caller);
    const hints = inClass ? HINTS_IN_CLASS : HINTS;
    const addToCount = request.action.type === 'askHint' ? await countWithin(hints, deps, clients) : null;
    const room = await loadVersion(db, own.roomId, own.version);
    await takeLoopTurn();
    const settled = settledIn({ found, inClass, room, at });
    const { document } = settled;
    const stored = playAt(document, own.seat);
    if (stored.lastAnswer !== null && isRepeated) {
      const repeated = { sequence: stored.sequence, ...stored.lastAnswer };
      const answer = withWholeView(repeated, document, stored.seat, { room, at });
      return { answer, publication: {}, ended: null, tried: null };
    }
    const { type } = request.action;
    if (type === 'start' || type === 'askHint') {
      // The first start or hint of a version computes its lasting facts, which takes as long as a hint.
      locksBefore(room);
      await takeLoopTurn();
    }
    const { action } = request;
    const { acted, inParty } = judge({ document, stored, inClass, room, action, at });
    const judged = { ...stored, room, action, acted, at };
    const slowed = await slowGuesses(transaction, deps, judged, clients);
    const { play, ...outcome } = slowed.acted;
    const { creatorId } = room;
    const isStart = outcome.events.some(({ type }) => type === 'started') && stored.playerId !== creatorId;
    const start = isStart ? await countPlay(transaction, deps, stored, at) : null;
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
      ...(start?.counts === false ? {} : markedBy(inClass ? withoutTexts(deps) : deps, stored, marked)),
      ...trailOf({ stored, inClass, room, action, play, at }, play === acted.play ? inParty : null),
      isCounted: stored.isCounted || play.isEscaped || play.isGameOver,
    };
    // An answer that was held back changed nothing for the others.
    const shared = play === acted.play ? inParty : null;
    const seated = withSeatedPlay(shared?.after ?? document, after);
    const news = shared?.news ?? null;
    const changed = news && isPartyPlay(seated) ? noteNews(seated, news) : seated;
    const turn = { stored: after, caller, at };
    const score = { before: stored, answer, creatorId, start, playId: request.playId, document: changed };
    const countScore = inClass ? () => {} : await scoreOf(transaction, deps, turn, score);
    // Written last, since Firestore requires reads before writes in a transaction.
    slowed.count();
    countScore();
    const isEnd = after.isCounted && !stored.isCounted;
    const isOthers = !changed.players.includes(creatorId);
    if (isEnd && isOthers) await countEnd(transaction, db, { document: changed, room, at });
    storePlay(transaction, db, request.playId, isEnd ? withoutAnswers(changed) : changed);
    addToCount?.(transaction);
    const isBehind = document.party !== undefined && request.number !== document.party.number;
    return {
      answer: isBehind
        ? withWholeView(answer, changed, stored.seat, { room, at })
        : { ...answer, ...numberOf(changed) },
      publication: { ...settled.publication, ...newsIn(changed, news) },
      ended: isEnd && isOthers ? { ...after, creatorId } : null,
      tried: room.offersHelp && mayAskHints(inClass) ? wrongTryOf(after, answer) : null,
    };
  });
  if (Object.keys(publication).length > 0) await deps.live.publish(publication);
  // The action is stored already, so a failure here is only logged. If it were returned, the player would send the
  // action again.
  if (ended) await noteAnswersOf(deps, [ended]).catch((error: unknown) => logger.warn(error));
  return tried ? withOffer(deps, answer, tried) : answer;
}

/** Returns the lock to which a wrong answer was given. */
function wrongTryOf({ roomId, version, stuckAt }: SeatedPlay, { events }: ActAnswer): WrongTry | null {
  const isWrong = events.some(({ type }) => type === 'passwordWrong');
  return isWrong && stuckAt ? { roomId, version, lock: stuckAt.id } : null;
}

/**
 * Returns the stored play with the caller's seat, and whether the request repeats the last action.
 * @throws notFound; roomHidden; sequence
 */
async function findOwn(transaction: Transaction, db: Firestore, request: ActRequest, caller: Caller | null) {
  const { document: found, isClosed } = await readPlayOfRoom(transaction, db, request.playId);
  const own = found && findSeatedPlay(found, playersOf(caller, request.guestToken), request.seat);
  if (!own || isMoved(own, request)) throw playNotFound(request.playId);
  if (isClosed) throw roomHidden();
  const isRepeated = own.lastAnswer !== null && request.sequence === own.sequence;
  if (!isRepeated && request.sequence !== own.sequence + 1) throw outOfSequence(own.sequence);
  return { found, own, isRepeated };
}

interface Judging extends Pick<Turn, 'room' | 'at'> {
  document: PlayDocument;
  stored: SeatedPlay;
  inClass: StoredSession | null;
  action: ActRequest['action'];
}

/**
 * Judges an action: of a player alone, or of a seat in a party, in which the others are told of it. In a class, actions
 * that only the teacher may take are refused.
 */
function judge({ document, stored, inClass, room, action, at }: Judging) {
  if (inClass && isOfTeacher(inClass, action))
    return { acted: refusedInClass(stored.play, at), inParty: null };
  if (!isPartyPlay(document))
    return { acted: actInPlay({ room, play: stored.play, at }, action), inParty: null };
  const inParty = judgeInParty({ document, seat: stored.seat, room, action, at });
  return { acted: inParty.acted, inParty };
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

/** Q10: wrong answers of a class are not stored. */
function withoutTexts(deps: Deps): Deps {
  return { ...deps, isPrivate: true };
}

function newsIn(document: PlayDocument, news: News | null): Record<string, unknown> {
  return news && isPartyPlay(document) ? publicationOf(document, news) : {};
}

/** Returns the writes of a start or an escape, of a party or of a player alone. */
function scoreOf(
  transaction: Transaction,
  deps: Deps,
  turn: Escape,
  { playId, document, ...score }: Score & { playId: string; document: PlayDocument },
): Promise<() => void> {
  return isPartyPlay(document)
    ? keepTeamScore(transaction, deps, turn, { ...score, playId, document })
    : keepScore(transaction, deps, turn, score);
}

/** Puts an escape on the leaderboard, and returns the writes that count a start. */
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

/** Does for a party what `keepScore` does for one player. Each seat counts with its first action on a thing (T8). */
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

function playNotFound(id: string): HttpError {
  return new HttpError('notFound', `Play with id ${id} not found`);
}

function outOfSequence(last: number): HttpError {
  return new HttpError('sequence', `The last action taken is number ${last}.`);
}
