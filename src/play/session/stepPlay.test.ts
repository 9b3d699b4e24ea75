import { describe, expect, it } from 'vitest';
import type { ActAnswer } from '../../../core/calls/play/act.ts';
import type { Action, PlayEvent } from '../../../core/play/model.ts';
import { type OpaqueName, toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { PlayerView } from '../../../core/play/view/playerView.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { NEW_SESSION, type PlaySession, type SessionEvent } from './playSession.ts';
import { pauseSent, shownView } from './shownView.ts';
import { stepPlay } from './stepPlay.ts';

const [NOTE, CHEST] = [toOpaqueName('note'), toOpaqueName('chest')];
const CLICK: Action<OpaqueName> = { type: 'click', item: NOTE };
const PAPER = { type: 'custom', text: 'Dear finder', showsAs: 'paper' } as const;
const letter: PlayEvent<OpaqueName> = { type: 'message', item: NOTE, message: PAPER };
const asked: PlayEvent<OpaqueName> = { type: 'passwordAsked', item: CHEST, message: null };
const VIEW: PlayerView = {
  ...NEW_SESSION.view,
  isStarted: true,
  canGoBack: true,
  selected: CHEST,
  elapsed: 1000,
};

/** Applies events in order; returns the last session and the effects of the last event. */
function run(session: PlaySession, ...events: SessionEvent[]) {
  let step = { session, effects: stepPlay(session, { type: 'waitingStopped' }).effects };
  for (const event of events) step = stepPlay(step.session, event);
  const types = step.effects.map(({ type }) => type);
  return { ...step, types };
}

const press = (action: Action<OpaqueName>, at = 5000): SessionEvent => ({ type: 'pressed', action, at });
const viewed = (number: number, view = VIEW, sequence = 7): SessionEvent => ({
  type: 'viewed',
  number,
  started: { view, sequence, board: 1, playerId: 'ada' },
  at: 1000,
});
const answered = (number: number, answer: Partial<ActAnswer> = {}): SessionEvent => ({
  type: 'answered',
  number,
  answer: { sequence: 8, events: [], refusal: null, change: {}, ...answer },
  at: 6000,
});
const failed = (number: number, code: BackendErrorCode): SessionEvent => ({
  type: 'failed',
  number,
  failure: { code, message: '' },
  at: 6000,
});

/** A play that is open and idle; its next number is 2. */
const idle = run(NEW_SESSION, { type: 'opened' }, viewed(1)).session;

describe('opening', () => {
  it('loads the view, keeps it, and is open', () => {
    const opened = run(NEW_SESSION, { type: 'opened' });
    expect(opened.effects).toEqual([{ type: 'load', number: 1 }]);
    expect(idle).toMatchObject({ phase: 'open', view: VIEW, sequence: 7, wasRunning: true, call: null });
    expect(run(opened.session, viewed(1)).types).toEqual(['keep']);
  });

  it('fails with what the judge said, and takes no action then', () => {
    const closed = run(NEW_SESSION, { type: 'opened' }, failed(1, 'notFound')).session;
    expect(closed).toMatchObject({ phase: 'failed', failure: { code: 'notFound' }, reload: null });
    expect(run(closed, press(CLICK))).toMatchObject({ session: closed, types: [] });
    expect(run(closed, { type: 'opened' }).effects).toEqual([{ type: 'load', number: 2 }]);
  });

  it('drops the previous play, and ignores its late response', () => {
    const sending = run(idle, press(CLICK)).session;
    const again = run(sending, { type: 'restarted' });
    expect(again.effects).toEqual([{ type: 'forget' }, { type: 'load', number: 3 }]);
    expect(run(again.session, answered(2, { events: [letter] })).session).toBe(again.session);
    expect(run(again.session, failed(2, 'refused')).session).toBe(again.session);
  });
});

describe('a move', () => {
  it('is sent under the next number, and its response is shown, announced and stored', () => {
    const sending = run(idle, press(CLICK));
    expect(sending.effects).toEqual([
      { type: 'send', number: 2, sequence: 8, action: CLICK, isRetry: false },
    ]);
    const done = run(sending.session, answered(2, { events: [letter], change: { hints: 3 } }));
    expect(done.types).toEqual(['announce', 'show', 'keep']);
    expect(done.session).toMatchObject({ sent: [], call: null, sequence: 8, view: { hints: 3 } });
    expect(done.session.screen).toMatchObject({
      dialog: { item: NOTE },
      lastEvents: [letter],
      announcements: 1,
    });
  });

  it('waits for the one before it', () => {
    const two = run(idle, press(CLICK), press({ type: 'back' }));
    expect(two.effects).toEqual([]);
    const next = run(two.session, answered(2));
    expect(next.effects.at(-1)).toMatchObject({ type: 'send', number: 3, sequence: 9 });
  });

  it('that is refused holds up nothing behind it', () => {
    const next = run(idle, press(CLICK), press({ type: 'back' }), failed(2, 'refused'));
    expect(next.session).toMatchObject({ actFailure: 'failed', sent: [{ number: 3 }] });
    expect(next.effects).toMatchObject([{ type: 'send', number: 3, sequence: 8 }]);
    expect(run(next.session, answered(3)).session.actFailure).toBeNull();
  });

  it('opens no dialog once the player stopped waiting, and shows the rest', () => {
    const off = run(idle, press(CLICK), { type: 'waitingStopped' }, answered(2, { events: [asked] }));
    expect(off.session.screen).toMatchObject({ dialog: null, lastEvents: [asked] });
  });

  it('closes a play whose room was hidden', () => {
    const hidden = run(idle, press(CLICK), press(CLICK), failed(2, 'roomHidden'));
    expect(hidden).toMatchObject({ session: { phase: 'failed', sent: [] }, types: ['forget'] });
  });
});

describe('without a connection', () => {
  const cut = run(idle, press(CLICK), failed(2, 'offline')).session;

  it('waits until something is pressed, and tries the oldest move again under its number', () => {
    expect(cut).toMatchObject({ actFailure: 'offline', call: null, sent: [{ number: 2 }] });
    const retry = run(cut, press({ type: 'tick' }));
    expect(retry.effects).toMatchObject([{ type: 'send', number: 2, sequence: 8, isRetry: true }]);
    expect(retry.session.sent).toHaveLength(1);
  });

  it('takes the same once, also where it was pressed before that was known', () => {
    expect(run(cut, press(CLICK)).session.sent).toHaveLength(1);
    const quick = run(idle, press(CLICK), press(CLICK), press({ type: 'tick' }), failed(2, 'offline'));
    expect(quick.session.sent).toHaveLength(1);
  });

  it('says that it takes no more where very much waits, and keeps trying', () => {
    let { session } = run(cut, press({ type: 'pause' }));
    for (let moves = 0; moves < 30; moves += 1)
      ({ session } = stepPlay(session, press({ type: moves % 2 === 0 ? 'resume' : 'pause' })));
    expect(session).toMatchObject({ actFailure: 'failed', call: { number: 2 } });
    expect(session.sent).toHaveLength(20);
    expect(run(session, failed(2, 'offline')).session.actFailure).toBe('offline');
  });

  it('drops what waits where another tab has acted: that was meant for the room as it was', () => {
    const fresh = run(cut, { type: 'refreshed' }, viewed(3));
    expect(fresh.session).toMatchObject({ sent: [], isCutOff: false, actFailure: null });
  });
});

describe('another tab', () => {
  it('took the number: the view is loaded, and the move has done nothing', () => {
    const met = run(idle, press({ type: 'pause' }), press(CLICK), failed(2, 'conflict'));
    expect(met.effects).toEqual([{ type: 'load', number: 4 }]);
    expect(shownView(met.session).isPaused, 'P2 it stays covered meanwhile').toBe(true);
    const caughtUp = run(met.session, viewed(4, VIEW, 9));
    expect(caughtUp.session).toMatchObject({ sent: [{ number: 3 }], reload: null });
    expect(caughtUp.effects.at(-1)).toMatchObject({ type: 'send', number: 3, sequence: 10 });
  });

  it('has acted: the view is loaded after the pending move, whose response is shown', () => {
    const asking = run(idle, press(CLICK), { type: 'refreshed' });
    expect(asking.effects).toEqual([]);
    const loading = run(asking.session, answered(2, { events: [letter] }));
    expect(loading.effects.at(-1)).toEqual({ type: 'load', number: 3 });
    expect(loading.session.screen.dialog).not.toBeNull();
    expect(run(loading.session, viewed(3)).session.screen).toMatchObject({ dialog: null, lastEvents: [] });
    expect(run(loading.session, failed(3, 'offline')).session).toMatchObject({
      reload: null,
      actFailure: null,
    });
  });
});

describe('a pause', () => {
  it('P2 covers the room at once, holds the clock, and is undone where it is refused', () => {
    const paused = run(idle, press({ type: 'pause' }, 3000)).session;
    expect(shownView(paused)).toMatchObject({ isPaused: true, canGoBack: false, selected: null });
    expect([paused.time, pauseSent(paused)]).toEqual([3000, true]);
    const refused = run(paused, failed(2, 'refused')).session;
    expect(shownView(refused)).toEqual(VIEW);
  });

  it('P2 ends at once where the room was seen before it, and waits for the judge where it was not', () => {
    const covered = { ...VIEW, isPaused: true, canGoBack: false, selected: null };
    const change = { isPaused: true, canGoBack: false, selected: null };
    const paused = run(idle, press({ type: 'pause' }), answered(2, { change })).session;
    expect(shownView(run(paused, press({ type: 'resume' })).session)).toEqual(VIEW);
    const opened = run(NEW_SESSION, { type: 'opened' }, viewed(1, covered)).session;
    expect(shownView(run(opened, press({ type: 'resume' })).session)).toEqual(covered);
  });

  it('P2 that another tab asks for covers whatever is open, until this tab or the judge says otherwise', () => {
    const open = run(idle, press(CLICK), answered(2, { events: [letter] })).session;
    const covered = run(open, { type: 'pausedElsewhere', isPaused: true, at: 7000 }).session;
    expect(shownView(covered).isPaused).toBe(true);
    expect(covered.screen.dialog).toBeNull();
    expect(shownView(run(covered, press({ type: 'resume' })).session).isPaused).toBe(false);
    expect(shownView(run(covered, { type: 'refreshed' }, viewed(3)).session).isPaused).toBe(false);
  });
});

describe('an entry', () => {
  const select: Action<OpaqueName> = { type: 'select', item: NOTE };

  it('is in the hand at once where no other move is under way', () => {
    expect(shownView(run(idle, press(select)).session).selected).toBe(NOTE);
    expect(shownView(run(idle, { type: 'refreshed' }, press(select)).session).selected).toBe(NOTE);
    expect(shownView(run(idle, press(CLICK), press(select)).session).selected).toBe(CHEST);
    expect(shownView(run(idle, press(select), failed(2, 'refused')).session).selected).toBe(CHEST);
  });
});
