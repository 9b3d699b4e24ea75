import { describe, expect, it } from 'vitest';
import type { Room } from '../../../core/room/model.ts';
import { newRoom } from '../../../core/testing/entries.ts';
import { type DocumentSync, type Phase, type SyncEvent, saveStateOf } from './documentSync.ts';
import { stepSync } from './stepSync.ts';

const OPEN = newRoom();
const NEWER: Room = { ...OPEN, roomName: 'Newer' };
const SAVED: Room = { ...OPEN, revision: 1 };
const THEIRS: Room = { ...OPEN, roomName: 'Theirs', revision: 7 };
const request = { id: 'r1', room: OPEN, base: OPEN, isNew: false, beside: null };

const PHASES = {
  clean: { type: 'clean' },
  dirty: { type: 'dirty' },
  sending: { type: 'sending', request },
  waiting: { type: 'waiting' },
  conflict: { type: 'conflict', stored: THEIRS },
  left: { type: 'left' },
} satisfies Record<Phase['type'], Phase>;

const EVENTS = {
  changed: { type: 'changed', room: NEWER, at: 2 },
  settled: { type: 'settled', fields: { isPublished: true } },
  drafted: { type: 'drafted', isKept: true },
  hidden: { type: 'hidden' },
  offline: { type: 'connected', isOnline: false },
  online: { type: 'connected', isOnline: true },
  due: { type: 'due' },
  asked: { type: 'asked' },
  answered: { type: 'answered', room: SAVED, freshId: 'r3' },
  failed: { type: 'failed', code: 'offline' },
  'found its own': { type: 'found', stored: SAVED, freshId: 'r3' },
  'found theirs': { type: 'found', stored: THEIRS, freshId: 'r3' },
  'chosen theirs': { type: 'chosen', choice: 'loadStored' },
  'chosen mine': { type: 'chosen', choice: 'replaceStored' },
  'chosen both': { type: 'chosen', choice: 'keepAsNewRoom' },
  left: { type: 'left' },
  released: { type: 'released' },
  discarded: { type: 'discarded' },
} satisfies Record<string, SyncEvent>;

function at(phase: Phase['type'], changes: Partial<DocumentSync> = {}): DocumentSync {
  return {
    phase: PHASES[phase],
    room: OPEN,
    changedAt: 1,
    isGuest: false,
    roomId: 'r1',
    storedId: 'r1',
    futureId: 'r2',
    isTouched: true,
    isDraftKept: true,
    failure: phase === 'waiting' ? 'offline' : null,
    failures: 0,
    unanswered: [],
    isOffline: false,
    isLeaving: false,
    ...changes,
  };
}

const WORDS = { keepDraft: 'keep', forgetDraft: 'forget', send: 'send', load: 'load', wait: 'wait' } as const;

/** "dirty keep wait:1000": the phase after an event, and the effects. */
function outcome(sync: DocumentSync, event: SyncEvent): string {
  const [next, ...effects] = stepSync(sync, event);
  const words = effects.map((effect) => {
    if (effect.type === 'wait') return `wait:${effect.delay}`;
    return effect.type === 'keepDraft' && !effect.isUrgent ? 'keep soon' : WORDS[effect.type];
  });
  return [next.phase.type, ...words].join(', ');
}

type Row = Record<'clean' | 'dirty' | 'sending' | 'waiting' | 'conflict', string>;

/** The outcome of each event in each phase; `·` if nothing changes. */
const TABLE: Record<keyof typeof EVENTS, Row> = {
  changed: {
    clean: 'dirty, keep soon, wait:1000',
    dirty: 'dirty, keep soon, wait:1000',
    sending: 'sending, keep soon',
    waiting: 'dirty, keep soon, wait:1000',
    conflict: 'conflict, keep soon',
  },
  settled: { clean: '·', dirty: '·', sending: '·', waiting: '·', conflict: '·' },
  drafted: { clean: '·', dirty: '·', sending: '·', waiting: '·', conflict: '·' },
  hidden: {
    clean: '·',
    dirty: 'dirty, keep',
    sending: 'sending, keep',
    waiting: 'waiting, keep',
    conflict: 'conflict, keep',
  },
  offline: { clean: '·', dirty: '·', sending: '·', waiting: '·', conflict: '·' },
  online: { clean: '·', dirty: 'dirty, wait:0', sending: '·', waiting: 'waiting, wait:0', conflict: '·' },
  due: { clean: '·', dirty: 'sending, send', sending: '·', waiting: 'sending, send', conflict: '·' },
  asked: {
    clean: '·',
    dirty: 'sending, send, keep',
    sending: 'sending, keep',
    waiting: 'sending, send, keep',
    conflict: 'conflict, keep',
  },
  answered: { clean: '·', dirty: '·', sending: 'clean, forget', waiting: '·', conflict: '·' },
  failed: { clean: '·', dirty: '·', sending: 'waiting, keep, wait:2000', waiting: '·', conflict: '·' },
  'found its own': { clean: '·', dirty: '·', sending: 'clean, forget', waiting: '·', conflict: '·' },
  'found theirs': { clean: '·', dirty: '·', sending: 'conflict, keep', waiting: '·', conflict: '·' },
  'chosen theirs': { clean: '·', dirty: '·', sending: '·', waiting: '·', conflict: 'clean, forget' },
  'chosen mine': { clean: '·', dirty: '·', sending: '·', waiting: '·', conflict: 'sending, send, keep' },
  'chosen both': { clean: '·', dirty: '·', sending: '·', waiting: '·', conflict: 'sending, send' },
  left: {
    clean: 'left',
    dirty: 'dirty, keep, wait:0',
    sending: 'sending, keep',
    waiting: 'dirty, keep, wait:0',
    conflict: 'left, keep',
  },
  released: {
    clean: 'left',
    dirty: 'left, keep',
    sending: 'left, keep',
    waiting: 'left, keep',
    conflict: 'left, keep',
  },
  discarded: {
    clean: 'left, forget',
    dirty: 'left, forget',
    sending: 'left, forget',
    waiting: 'left, forget',
    conflict: 'left, forget',
  },
};

describe.each(Object.entries(EVENTS))('the event "%s"', (name, event) => {
  const row: Row = TABLE[name as keyof typeof EVENTS];

  it.each(Object.entries(row))('in the phase "%s": %s', (phase, wanted) => {
    const sync = at(phase as keyof Row);
    expect(outcome(sync, event)).toBe(wanted === '·' ? phase : wanted);
  });

  it('makes nothing of a room that was left', () => {
    const left = at('left');
    expect(stepSync(left, event)).toEqual([left]);
  });
});

describe('without a network', () => {
  const offline = (phase: Phase['type']) => at(phase, { isOffline: true });

  it('sends nothing and keeps what is asked for, also when the room is left', () => {
    expect(outcome(offline('dirty'), EVENTS.due)).toBe('dirty');
    expect(outcome(offline('dirty'), EVENTS.asked)).toBe('waiting, keep');
    expect(outcome(offline('dirty'), EVENTS.left)).toBe('left, keep');
    expect(outcome(offline('sending'), EVENTS.left)).toBe('sending, keep');
  });

  it('says so at once, but for a guest, whose room goes nowhere else', () => {
    const onDevice = { type: 'onDevice', reason: 'offline' };
    expect(saveStateOf(offline('dirty'))).toEqual(onDevice);
    expect(saveStateOf(offline('sending'))).toEqual(onDevice);
    expect(saveStateOf(offline('clean'))).toEqual({ type: 'saved' });
    expect(saveStateOf({ ...offline('dirty'), isGuest: true })).toEqual({ type: 'saving' });
  });
});

/** Applies events in order; returns the last state. */
function follow(sync: DocumentSync, ...events: SyncEvent[]): DocumentSync {
  return events.reduce((at, event) => stepSync(at, event)[0], sync);
}

describe('a guest', () => {
  const guest = at('clean', { isGuest: true, storedId: null, roomId: null });

  it('gets as far as this browser, and waits there for the login', () => {
    expect(outcome(guest, EVENTS.changed)).toBe('dirty, keep soon');
    const kept = follow(guest, EVENTS.changed, EVENTS.drafted);
    expect(kept).toMatchObject({ phase: { type: 'waiting' }, failure: 'signedOut' });
    expect(outcome(kept, EVENTS.changed)).toBe('waiting, keep soon');
    expect(outcome(kept, EVENTS.due)).toBe('waiting');
    expect(outcome(kept, EVENTS.asked)).toBe('waiting, keep');
    expect(outcome(kept, EVENTS.left)).toBe('left, keep');
  });
});

describe('a new room', () => {
  const fresh = at('clean', { storedId: null, roomId: null, isTouched: false });

  it('is saved untouched only when asked for, under the id made before', () => {
    expect(outcome(fresh, EVENTS.due)).toBe('clean');
    expect(follow(fresh, EVENTS.asked).phase).toMatchObject({ request: { id: 'r2', isNew: true } });
  });

  it('keeps its id until the account has it, and has another one then', () => {
    const failed = follow(fresh, EVENTS.asked, EVENTS.failed);
    expect(follow(failed, EVENTS.due).phase).toMatchObject({ request: { id: 'r2', isNew: true } });
    const saved = follow(failed, EVENTS.due, EVENTS.answered);
    expect(saved).toMatchObject({ roomId: 'r2', storedId: 'r2', futureId: 'r3' });
  });

  it('is tried again where nothing has its id after all', () => {
    const [next, ...effects] = stepSync(follow(fresh, EVENTS.asked), { type: 'failed', code: 'notFound' });
    expect(next).toMatchObject({ phase: { type: 'waiting' }, failure: 'unknown' });
    expect(effects).toContainEqual({ type: 'wait', delay: 2000 });
  });
});

describe('a save that failed', () => {
  it('is looked into where somebody else seems to have been quicker', () => {
    expect(outcome(at('sending'), { type: 'failed', code: 'conflict' })).toBe('sending, load');
  });

  it.each(['planLimit', 'unauthenticated', 'notFound', 'refused'] as const)(
    'waits for the creator: %s',
    (code) => {
      const failed = follow(at('sending'), { type: 'failed', code });
      expect(outcome(at('sending'), { type: 'failed', code })).toBe('waiting, keep');
      expect(outcome(failed, EVENTS.due)).toBe('waiting');
      expect(outcome(failed, EVENTS.asked)).toBe('sending, send, keep');
    },
  );

  it('is a new room when asked for again, where the account has it no more', () => {
    const gone = follow(at('sending'), { type: 'failed', code: 'notFound' });
    expect(gone).toMatchObject({ roomId: 'r1', storedId: null });
    expect(follow(gone, EVENTS.asked).phase).toMatchObject({ request: { id: 'r2', isNew: true } });
  });

  it('is recognized after a lost response although more was done since, without a question', () => {
    const changed = follow(at('sending'), EVENTS.failed, EVENTS.changed, EVENTS.due);
    const found = follow(changed, { type: 'failed', code: 'conflict' }, EVENTS['found its own']);
    expect(found).toMatchObject({ phase: { type: 'dirty' }, room: { roomName: 'Newer', revision: 1 } });
  });
});

describe('a late response', () => {
  it('takes nothing from what was changed meanwhile', () => {
    const changed = follow(at('sending'), EVENTS.changed);
    expect(outcome(changed, EVENTS.answered)).toBe('dirty, keep, wait:1000');
    expect(follow(changed, EVENTS.answered).room).toMatchObject({ roomName: 'Newer', revision: 1 });
  });
});

describe('a conflict', () => {
  it('goes on from theirs when mine takes its place', () => {
    expect(follow(at('conflict'), EVENTS['chosen mine']).phase).toMatchObject({
      request: { id: 'r1', room: { roomName: 'Untitled', revision: 7 } },
    });
  });

  it('is open still where the new room was refused, and the next try is the same room', () => {
    const copying = follow(at('conflict'), EVENTS['chosen both']);
    expect(copying.phase).toMatchObject({
      request: { id: 'r2', isNew: true, room: { roomName: 'Untitled 2' } },
    });
    const refused = follow(copying, { type: 'failed', code: 'planLimit' });
    expect(refused).toMatchObject({ phase: PHASES.conflict, failure: 'planLimit', storedId: 'r1' });
    expect(follow(refused, EVENTS['chosen both']).phase).toMatchObject({ request: { id: 'r2' } });
  });

  it('over the id of a new room leaves that id to theirs', () => {
    const met = follow(at('dirty', { storedId: null, roomId: null }), EVENTS.due, EVENTS['found theirs']);
    expect(met).toMatchObject({ phase: PHASES.conflict, roomId: 'r2', storedId: 'r2', futureId: 'r3' });
  });

  it('over the id of a new room is one still after a reload: the draft names no revision of that room', () => {
    const late = at('conflict', { room: { ...OPEN, revision: 7 } });
    const met = follow(late, EVENTS['chosen both'], EVENTS['found theirs']);
    expect(met).toMatchObject({ roomId: 'r2', room: { revision: 0 } });
  });
});

describe('a room that was left', () => {
  const leaving = at('sending', { isLeaving: true });

  it('ends with the response, and with a failure as a draft', () => {
    expect(outcome(leaving, EVENTS.answered)).toBe('left, forget');
    expect(outcome(leaving, EVENTS.failed)).toBe('left, keep');
    expect(outcome(leaving, EVENTS['found theirs'])).toBe('left, keep');
  });

  it('sends what was changed last without waiting', () => {
    const changed = at('sending', { isLeaving: true, room: NEWER });
    expect(outcome(changed, EVENTS.answered)).toBe('dirty, keep, wait:0');
    expect(outcome(follow(changed, EVENTS.answered), EVENTS.due)).toBe('sending, send');
  });
});
