import { describe, expect, it } from 'vitest';
import type { HeardChange } from '../../../../core/calls/pieces/party.ts';
import type { ActAnswer } from '../../../../core/calls/play/act.ts';
import type { Action, PlayEvent } from '../../../../core/play/model.ts';
import { type OpaqueName, toOpaqueName } from '../../../../core/play/view/opaqueName.ts';
import type { PlayerView } from '../../../../core/play/view/playerView.ts';
import {
  NEW_SESSION,
  type PlaySession,
  type PlayStep,
  type SessionEvent,
} from '../../session/playSession.ts';
import { isBehind, stepTogether } from './stepTogether.ts';

const [NOTE, CHEST] = [toOpaqueName('note'), toOpaqueName('chest')];
const CLICK: Action<OpaqueName> = { type: 'click', item: NOTE };
const OPENED: PlayEvent<OpaqueName> = { type: 'opened', item: NOTE };
const VIEW: PlayerView = { ...NEW_SESSION.view, isStarted: true };

/** Applies events in order; returns the last session and the effects of the last event. */
function run(session: PlaySession, ...events: SessionEvent[]) {
  let step: PlayStep = { session, effects: [] };
  for (const event of events) step = stepTogether(step.session, event);
  return { ...step, types: step.effects.map(({ type }) => type) };
}

const press = (action: Action<OpaqueName> = CLICK): SessionEvent => ({ type: 'pressed', action, at: 5000 });
/** Returns another seat's change, which sets the number of hints to the change's number. */
const told = (number: number, ...events: PlayEvent<OpaqueName>[]): SessionEvent => ({
  type: 'heard',
  told: { number, by: 1, events, change: { hints: number } },
  at: 7000,
});
/** Returns the publication of this seat's own change. */
const ownTold = (number: number): SessionEvent => ({
  type: 'heard',
  told: { number, by: 0, events: [], change: null },
  at: 7000,
});
const answered = (call: number, number: number, answer: Partial<ActAnswer> = {}): SessionEvent => ({
  type: 'answered',
  number: call,
  answer: { sequence: 8, events: [], refusal: null, change: { hints: number }, number, ...answer },
  at: 6000,
});
const viewed = (
  call: number,
  number: number,
  heard: readonly HeardChange[] = [],
  sequence = 7,
): SessionEvent => ({
  type: 'viewed',
  number: call,
  started: {
    view: { ...VIEW, hints: number },
    sequence,
    board: 1,
    playerId: 'ada',
    party: { number, heard },
  },
  at: 1000,
});
const lost = (call: number): SessionEvent => ({
  type: 'failed',
  number: call,
  failure: { code: 'offline', message: '' },
  at: 6000,
});

/** A party's play, open and idle at change 4; its next call has the number 2. */
const idle = run(NEW_SESSION, { type: 'opened' }, viewed(1, 4)).session;
const progress = ({ view, party }: PlaySession) => ({
  shown: view.hints,
  number: party?.number,
  heardTo: party?.heardTo,
});

describe('changes of others (T3)', () => {
  it('are shown one after the other', () => {
    const later = run(idle, told(5), told(6, OPENED));
    expect(progress(later.session)).toEqual({ shown: 6, number: 6, heardTo: 6 });
    expect(later.session.party?.news).toEqual([{ number: 6, by: 1, events: [OPENED] }]);
    expect(later.types).toEqual(['announce', 'show', 'keep']);
  });

  it('wait for one before them, and are shown once', () => {
    const early = run(idle, told(6, OPENED));
    expect(progress(early.session)).toEqual({ shown: 4, number: 4, heardTo: 4 });
    expect(early.types).toEqual([]);
    expect(early.session.party && isBehind(early.session.party)).toBe(true);
    const both = run(early.session, told(5), told(6, OPENED), told(5));
    expect(progress(both.session)).toEqual({ shown: 6, number: 6, heardTo: 6 });
    expect(both.session.party?.news).toHaveLength(1);
  });

  it('wait for the answer to an own move that came before them', () => {
    const waiting = run(idle, press(), ownTold(5), told(6));
    expect(progress(waiting.session)).toEqual({ shown: 4, number: 4, heardTo: 4 });
    const done = run(waiting.session, answered(2, 5));
    expect(progress(done.session)).toEqual({ shown: 6, number: 6, heardTo: 6 });
  });

  it('change nothing that an answer has shown already, but are told', () => {
    const ahead = run(idle, press(), answered(2, 6)).session;
    expect(progress(ahead)).toEqual({ shown: 6, number: 6, heardTo: 4 });
    const told5 = run(ahead, told(5, OPENED));
    expect(progress(told5.session)).toEqual({ shown: 6, number: 6, heardTo: 5 });
    expect(told5.types).toEqual(['announce', 'show', 'keep']);
  });

  it('make an answer old that comes after them: the view is loaded again', () => {
    const behind = run(idle, press(), told(5), answered(2, 4));
    expect(behind.types).toContain('load');
    expect(run(behind.session, viewed(3, 5)).session).toMatchObject({ view: { hints: 5 }, reload: null });
  });

  it('are held while the view is loaded, which may have them', () => {
    const loading = run(idle, { type: 'refreshed' }, told(5, OPENED)).session;
    expect(progress(loading)).toEqual({ shown: 4, number: 4, heardTo: 4 });
    const loaded = run(loading, viewed(2, 5, [{ number: 5, by: 1, events: [OPENED] }]));
    expect(progress(loaded.session)).toEqual({ shown: 5, number: 5, heardTo: 5 });
    expect(loaded.session.party).toMatchObject({ held: [], news: [{ number: 5 }] });
  });
});

describe('what was missed (T12)', () => {
  const heard = [
    { number: 4, by: 1, events: [OPENED] },
    { number: 6, by: 2, events: [OPENED] },
  ];

  it('is told once, and leaves what the player reads open', () => {
    const dialog = { type: 'message', item: CHEST } as never;
    const reading = { ...idle, screen: { ...idle.screen, dialog } };
    const caughtUp = run(reading, { type: 'refreshed' }, viewed(2, 6, heard)).session;
    expect(progress(caughtUp)).toEqual({ shown: 6, number: 6, heardTo: 6 });
    expect(caughtUp.party?.news).toEqual([heard[1]]);
    expect(caughtUp.screen.dialog).toBe(dialog);
  });

  it('does not lead back', () => {
    const ahead = { ...run(idle, told(5)).session };
    const late = run(ahead, { type: 'refreshed' }, viewed(2, 4)).session;
    expect(progress(late)).toEqual({ shown: 5, number: 5, heardTo: 5 });
  });

  it('leaves a move that waits for a connection its number, since it may have arrived', () => {
    const cut = run(idle, press(), lost(2)).session;
    const back = run(cut, { type: 'refreshed' }, viewed(3, 5, [], 8));
    expect(back.effects).toContainEqual({
      type: 'send',
      number: 2,
      sequence: 8,
      action: CLICK,
      isRetry: false,
    });
  });
});

describe('without a connection (T16)', () => {
  const cut = run(idle, press(), lost(2)).session;

  it.each(['start', 'pause', 'resume', 'askHint'] as const)('%s is not kept for later', (type) => {
    const refused = run(cut, press({ type }));
    expect(refused.session.sent).toEqual(cut.sent);
    expect(refused.session.actFailure).toBe('offline');
    expect(refused.types).toEqual([]);
  });

  it('other moves are kept', () => {
    expect(run(cut, press({ type: 'click', item: CHEST })).session.sent).toHaveLength(2);
  });
});

describe('the screen', () => {
  const asked: PlayEvent<OpaqueName> = { type: 'passwordAsked', item: CHEST, message: null };
  const entering = run(
    idle,
    press({ type: 'click', item: CHEST }),
    answered(2, 4, { events: [asked] }),
  ).session;

  it('T4 shows what others do beside what this player reads', () => {
    const other = run(entering, told(5, OPENED));
    expect(other.session.screen).toMatchObject({ dialog: { type: 'password' }, lastEvents: [asked] });
  });

  it('T5 closes the lock that somebody else opened, and no other one', () => {
    const unlocked = (item: OpaqueName) => told(5, { type: 'unlocked', item, key: null });
    expect(run(entering, unlocked(NOTE)).session.screen.dialog).not.toBeNull();
    const opened = run(entering, unlocked(CHEST));
    expect(opened.session.screen.dialog).toBeNull();
    expect(opened.types, 'seen once the lock has left the screen').toEqual(['announce', 'keep']);
    expect(run(opened.session, { type: 'uncovered' }).effects).toMatchObject([
      { type: 'show', hadLock: true },
    ]);
  });

  it('P2 is empty as soon as a pause is loaded, of which no event tells, whatever else was missed', () => {
    const started = { view: { ...VIEW, isPaused: true }, sequence: 8, board: 1, playerId: 'ada' };
    const heard = [{ number: 5, by: 1, events: [OPENED] }];
    const paused = run(
      { ...entering, screen: { ...entering.screen, help: 'journal' } },
      { type: 'refreshed' },
      { type: 'viewed', number: 3, started: { ...started, party: { number: 5, heard } }, at: 1000 },
    );
    expect(paused.session.screen).toMatchObject({ dialog: null, help: null, captions: [], lastEvents: [] });
  });

  it('T8 puts everybody before the open door', () => {
    const escaped = run(entering, told(5, OPENED, { type: 'escaped', time: 1 }));
    expect(escaped.session.screen).toMatchObject({ dialog: null, exit: { door: NOTE, isShown: true } });
  });
});
