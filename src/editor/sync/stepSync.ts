import { LIMITS } from '../../../core/room/limits.ts';
import type { Room } from '../../../core/room/model.ts';
import { asNewRoom, settledFieldsOf } from '../../../core/room/records.ts';
import { cutText } from '../../../core/util/cutText.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { ConflictChoice } from '../store/editorActions.ts';
import type { DocumentSync, Phase, SaveRequest, SyncEffect, SyncEvent } from './documentSync.ts';
import { sameRoom } from './sameRoom.ts';

/** Milliseconds after the last change before the account is saved. */
const ACCOUNT_DELAY = 1000;
/** First and longest wait, in milliseconds, before a failed save is retried. */
const RETRY_DELAY = { first: 2000, longest: 60_000 } as const;
/** Failures that go away by themselves; others wait for the creator. */
const PASSING: readonly DocumentSync['failure'][] = ['offline', 'tooManyRequests', 'serverFull', 'unknown'];

const CLEAN: Phase = { type: 'clean' };
const DIRTY: Phase = { type: 'dirty' };
const KEEP_SOON: SyncEffect = { type: 'keepDraft', isUrgent: false };
const KEEP_NOW: SyncEffect = { type: 'keepDraft', isUrgent: true };
const FORGET: SyncEffect = { type: 'forgetDraft' };

type SyncStep = [next: DocumentSync, ...effects: SyncEffect[]];

/**
 * Returns the saving state of the open room after an event, and the effects that are to be performed.
 *
 *     clean ──changed──▶ dirty ──due──▶ sending ──answered──▶ clean, or dirty if it was changed meanwhile
 *                                       ▲     ├───failed────▶ waiting ──due, changed──▶ sending, dirty
 *                                       │     └───found─────▶ conflict ─┬─ loads theirs ──▶ clean
 *                                       └──────── keeps or replaces ────┘
 *
 * Every phase ends in `left`, after a last `sending` if something was unsaved. A guest's room is `waiting` until the
 * login.
 */
export function stepSync(sync: DocumentSync, event: SyncEvent): SyncStep {
  if (sync.phase.type === 'left') return [sync];
  const [next, ...effects] = step(sync, event);
  return next.isLeaving ? hurry(next, effects) : [next, ...effects];
}

function step(sync: DocumentSync, event: SyncEvent): SyncStep {
  const { phase } = sync;
  switch (event.type) {
    case 'changed':
      return change({ ...sync, room: event.room, changedAt: event.at, isTouched: true });
    case 'settled':
      return [{ ...sync, room: { ...sync.room, ...event.fields } }];
    case 'seen':
      return [takeNewer(sync, event.stored)];
    case 'drafted':
      return [takeDrafted({ ...sync, isDraftKept: event.isKept })];
    case 'hidden':
      return phase.type === 'clean' ? [sync] : [sync, KEEP_NOW];
    case 'connected':
      return connect({ ...sync, isOffline: !event.isOnline });
    case 'due':
      return isDue(sync) ? send(sync) : [sync];
    case 'asked':
      return ask(sync);
    case 'chosen':
      return phase.type === 'conflict' ? choose(sync, phase.stored, event.choice) : [sync];
    case 'left':
      return leave(sync);
    case 'released':
      return phase.type === 'clean' ? [end(sync)] : [end(sync), KEEP_NOW];
    case 'discarded':
      return [end(sync), FORGET];
    default:
      return phase.type === 'sending' ? receive(sync, phase.request, event) : [sync];
  }
}

function change(sync: DocumentSync): SyncStep {
  const { phase, isGuest } = sync;
  const isElsewhere = phase.type === 'sending' || phase.type === 'conflict';
  if (isElsewhere || (isGuest && phase.type === 'waiting')) return [sync, KEEP_SOON];
  const dirty = { ...sync, phase: DIRTY };
  return isGuest ? [dirty, KEEP_SOON] : [dirty, KEEP_SOON, { type: 'wait', delay: ACCOUNT_DELAY }];
}

/** Takes over somebody else's version if nothing is unsaved. */
function takeNewer(sync: DocumentSync, stored: Room): DocumentSync {
  const isNewer = sync.phase.type === 'clean' && stored.revision > sync.room.revision;
  return isNewer ? { ...sync, room: stored, isTouched: true } : sync;
}

/** This browser has stored the draft, which is all that a guest's room needs before a login. */
function takeDrafted(sync: DocumentSync): DocumentSync {
  return sync.isGuest && sync.phase.type === 'dirty' ? wait(sync, 'signedOut') : sync;
}

function wait(sync: DocumentSync, failure: DocumentSync['failure']): DocumentSync {
  return { ...sync, phase: { type: 'waiting' }, failure };
}

/** Sends waiting changes at once when the network is back. */
function connect(sync: DocumentSync): SyncStep {
  return isDue(sync) ? [sync, { type: 'wait', delay: 0 }] : [sync];
}

function isDue({ phase, isGuest, failure, isOffline }: DocumentSync): boolean {
  if (isGuest || isOffline) return false;
  return phase.type === 'dirty' || (phase.type === 'waiting' && PASSING.includes(failure));
}

function ask(sync: DocumentSync): SyncStep {
  const { phase, isGuest, storedId } = sync;
  if (phase.type === 'conflict' || phase.type === 'sending') return [sync, KEEP_NOW];
  if (isGuest) return [wait(sync, 'signedOut'), KEEP_NOW];
  if (phase.type === 'clean' && storedId !== null) return [{ ...sync, failure: null }];
  if (sync.isOffline) return [wait(sync, 'offline'), KEEP_NOW];
  return [...send(sync), KEEP_NOW];
}

function send(sync: DocumentSync, special: Partial<SaveRequest> = {}): SyncStep {
  const { room, storedId, futureId } = sync;
  const isNew = storedId === null;
  const usual = { id: storedId ?? futureId, room: isNew ? asNewRoom(room) : room, isNew };
  const request: SaveRequest = { ...usual, base: room, beside: null, ...special };
  return [
    { ...sync, phase: { type: 'sending', request } },
    { type: 'send', request },
  ];
}

type Reply = Extract<SyncEvent, { type: 'answered' | 'failed' | 'found' }>;

function receive(sync: DocumentSync, request: SaveRequest, reply: Reply): SyncStep {
  if (reply.type === 'failed')
    return fail(sync, request, request.isNew ? asNewFailure(reply.code) : reply.code);
  const { freshId } = reply;
  const renewed = request.isNew ? { ...sync, futureId: freshId } : sync;
  if (reply.type === 'answered') return accept(renewed, request, reply.room);
  const ours = [request.room, ...sync.unanswered].find((sent) => sameRoom(sent, reply.stored));
  if (!ours) return openConflict(renewed, request, reply.stored);
  // An earlier request got through, although its response was lost. Only what was changed since is to be saved.
  return accept(renewed, request, reply.stored, ours === request.room);
}

function accept(sync: DocumentSync, request: SaveRequest, saved: Room, isLatest = true): SyncStep {
  const { id, base, isNew, beside } = request;
  const cover = isNew ? { imageUrl: saved.imageUrl } : {};
  const isNamed = beside !== null && sync.room.roomName === base.roomName;
  const name = isNamed ? { roomName: request.room.roomName } : {};
  const room = { ...sync.room, ...settledFieldsOf(saved), ...cover, ...name };
  const accepted: DocumentSync = { ...answered(sync), room, roomId: id, storedId: id, failures: 0 };
  if (isLatest && sync.room === base) return [{ ...accepted, phase: CLEAN }, FORGET];
  return [{ ...accepted, phase: DIRTY }, KEEP_NOW, { type: 'wait', delay: ACCOUNT_DELAY }];
}

function answered(sync: DocumentSync): DocumentSync {
  return { ...sync, isTouched: true, failure: null, unanswered: [] };
}

function fail(sync: DocumentSync, request: SaveRequest, code: BackendErrorCode): SyncStep {
  if (code === 'conflict') return [sync, { type: 'load', id: request.id }];
  const failed = remember({ ...sync, failure: code }, request.room);
  if (request.beside) return [{ ...failed, phase: { type: 'conflict', stored: request.beside } }];
  // The room was deleted elsewhere. Without a stored id, the next save makes it a new room.
  const storedId = code === 'notFound' ? null : sync.storedId;
  const waiting = wait({ ...failed, storedId, failures: sync.failures + 1 }, code);
  if (!PASSING.includes(code)) return [waiting, KEEP_NOW];
  const delay = Math.min(RETRY_DELAY.first * 2 ** sync.failures, RETRY_DELAY.longest);
  return [waiting, KEEP_NOW, { type: 'wait', delay }];
}

/**
 * A new room can be refused as a conflict and then not be found: it met another write at the same time. That passes,
 * so the save is tried again.
 */
function asNewFailure(code: BackendErrorCode): BackendErrorCode {
  return code === 'notFound' ? 'unknown' : code;
}

/** Remembers a sent room; repeated attempts with the same room count once. */
function remember(sync: DocumentSync, sent: Room): DocumentSync {
  const last = sync.unanswered.at(-1);
  return last && sameRoom(last, sent) ? sync : { ...sync, unanswered: [...sync.unanswered, sent] };
}

/** Somebody else saved meanwhile: nothing is overwritten until the creator has chosen. */
function openConflict(sync: DocumentSync, { id, room: sent }: SaveRequest, stored: Room): SyncStep {
  // The revision is that of the sent room, since the open room's may belong to another id.
  const room = { ...sync.room, ...settledFieldsOf(sent) };
  const met: DocumentSync = { ...answered(sync), room, roomId: id, storedId: id, failure: 'conflict' };
  return [{ ...met, phase: { type: 'conflict', stored } }, KEEP_NOW];
}

function choose(sync: DocumentSync, stored: Room, choice: ConflictChoice): SyncStep {
  if (choice === 'loadStored') {
    return [{ ...answered(sync), phase: CLEAN, room: stored }, FORGET];
  }
  if (choice === 'replaceStored') {
    return [...send({ ...sync, room: { ...sync.room, ...settledFieldsOf(stored) } }), KEEP_NOW];
  }
  const roomName = `${cutText(sync.room.roomName, LIMITS.roomName - 2)} 2`;
  const copy = { ...asNewRoom(sync.room), roomName };
  return send(sync, { id: sync.futureId, room: copy, isNew: true, beside: stored });
}

function leave(sync: DocumentSync): SyncStep {
  const { phase, isGuest, isOffline } = sync;
  if (phase.type === 'clean') return [end(sync)];
  if (phase.type === 'conflict' || isGuest) return [end(sync), KEEP_NOW];
  if (isOffline && phase.type !== 'sending') return [end(sync), KEEP_NOW];
  if (phase.type === 'sending') return [{ ...sync, isLeaving: true }, KEEP_NOW];
  return [{ ...sync, isLeaving: true, phase: DIRTY }, KEEP_NOW, { type: 'wait', delay: 0 }];
}

function end(sync: DocumentSync): DocumentSync {
  return { ...sync, phase: { type: 'left' } };
}

/** Sends the last save at once after the room was left; its result ends the saving. */
function hurry(sync: DocumentSync, effects: readonly SyncEffect[]): SyncStep {
  const isUnderWay = sync.phase.type === 'sending' || sync.phase.type === 'dirty';
  if (!isUnderWay) return [end(sync), ...effects.filter(({ type }) => type !== 'wait')];
  return [sync, ...effects.map((effect) => (effect.type === 'wait' ? { ...effect, delay: 0 } : effect))];
}
