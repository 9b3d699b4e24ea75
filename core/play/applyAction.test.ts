import { describe, expect, it } from 'vitest';
import { build, furnish } from '../testing/build.ts';
import { chestEntry, newRoom } from '../testing/entries.ts';
import { act, actAll, newPlay, refusalOfAction, START, startedPlay } from '../testing/playing.ts';
import { elapsed, elapsedWithPauses } from './clock.ts';
import type { Action, GameStatus, Play } from './model.ts';

const room = build([{ type: 'setTimeLimit', timeLimit: 2 }], furnish({ chest: chestEntry }));
const LIMIT = 120_000;

function flags(play: Play): GameStatus {
  const { isStarted, isPaused, isGameOver, isEscaped } = play;
  return { isStarted, isPaused, isGameOver, isEscaped };
}

const OFF: GameStatus = { isStarted: false, isPaused: false, isGameOver: false, isEscaped: false };
const start: Action = { type: 'start' };
const pause: Action = { type: 'pause' };
const resume: Action = { type: 'resume' };
const tick: Action = { type: 'tick' };
const openDoor: Action = { type: 'click', item: 'door' };

describe('game status', () => {
  it('GS5 a new play has all four flags off', () => {
    expect(flags(newPlay(room))).toEqual(OFF);
  });

  it('GS1 start sets started and unpaused', () => {
    const { play, events } = act(room, newPlay(room), start);
    expect(flags(play)).toEqual({ ...OFF, isStarted: true });
    expect(events).toEqual([{ type: 'started' }]);
    expect(play.startedAt).toBe(START);
  });

  it('GS2 pause and resume toggle paused', () => {
    const paused = act(room, startedPlay(room), pause);
    expect(flags(paused.play)).toEqual({ ...OFF, isStarted: true, isPaused: true });
    const resumed = act(room, paused.play, resume);
    expect(flags(resumed.play)).toEqual({ ...OFF, isStarted: true });
    expect([...paused.events, ...resumed.events]).toEqual([{ type: 'paused' }, { type: 'resumed' }]);
  });

  it('GS3 game over clears paused and is set when the time has passed', () => {
    const { play, events } = act(room, startedPlay(room), tick, START + LIMIT);
    expect(flags(play)).toEqual({ ...OFF, isStarted: true, isGameOver: true });
    expect(events).toEqual([{ type: 'gameOver' }]);
    expect(play.time).toBe(LIMIT);
  });

  it('GS4 P9 opening the door sets escaped', () => {
    const { play, events } = act(room, startedPlay(room), openDoor, START + 1234);
    expect(flags(play)).toEqual({ ...OFF, isStarted: true, isEscaped: true });
    expect(events).toEqual([
      { type: 'opened', item: 'door' },
      { type: 'escaped', time: 1234 },
    ]);
    expect(play.time).toBe(1234);
  });
});

describe('P1 refusals', () => {
  const fresh = newPlay(room);
  const running = startedPlay(room);
  const paused = act(room, running, pause).play;
  const escaped = act(room, running, openDoor).play;

  it.each<[string, Play, Action, string]>([
    ['not started: pause', fresh, pause, 'notStarted'],
    ['not started: resume', fresh, resume, 'notStarted'],
    ['not started: tick', fresh, tick, 'notStarted'],
    ['not started: click', fresh, openDoor, 'notStarted'],
    ['running: start', running, start, 'alreadyStarted'],
    ['running: resume', running, resume, 'notPaused'],
    ['paused: pause', paused, pause, 'paused'],
    ['P2 paused: click', paused, openDoor, 'paused'],
    ['P2 paused: select', paused, { type: 'select', item: null }, 'paused'],
    ['ended: start', escaped, start, 'ended'],
    ['ended: click', escaped, openDoor, 'ended'],
    ['ended: tick', escaped, tick, 'ended'],
  ])('%s', (_, play, action, type) => {
    expect(refusalOfAction(room, play, action)).toEqual({ type });
  });

  it('P12 are the same for an item that is invisible, does not exist or is an inherited property', () => {
    for (const item of ['ghost', '', 'constructor', '__proto__']) {
      expect(refusalOfAction(room, running, { type: 'click', item })).toEqual({ type: 'unknownItem' });
    }
  });
});

describe('the clock', () => {
  it('P9 the countdown leaves pauses out, and the time of the escape does not', () => {
    const paused = act(room, startedPlay(room), pause, START + 1000).play;
    expect(elapsed(paused, START + 900_000)).toBe(1000);
    const resumed = act(room, paused, resume, START + 900_000).play;
    expect(elapsed(resumed, START + 900_500)).toBe(1500);
    expect(elapsedWithPauses(paused, START + 2000)).toBe(2000);
    const escaped = act(room, resumed, openDoor, START + 902_000);
    expect(escaped.play).toMatchObject({ time: 3000, pausedFor: 899_000 });
    expect(escaped.events).toContainEqual({ type: 'escaped', time: 902_000 });
  });

  it('P10 the limit does not pass in a pause', () => {
    const paused = act(room, startedPlay(room), pause, START + LIMIT - 1).play;
    expect(act(room, paused, tick, START + 10 * LIMIT).events).toEqual([]);
    const resumed = act(room, paused, resume, START + 10 * LIMIT).play;
    expect(act(room, resumed, openDoor, START + 10 * LIMIT).play.isEscaped).toBe(true);
  });

  it('P10 an action after the limit ends the play, whatever it is', () => {
    for (const action of [openDoor, pause, { type: 'click', item: 'ghost' } as const]) {
      const { play, events } = act(room, startedPlay(room), action, START + LIMIT + 5000);
      expect(events).toEqual([{ type: 'gameOver' }]);
      expect([play.isEscaped, play.isPaused, play.time]).toEqual([false, false, LIMIT]);
    }
  });

  it('P10 the last millisecond still counts', () => {
    expect(act(room, startedPlay(room), openDoor, START + LIMIT - 1).play.isEscaped).toBe(true);
  });

  it('P9 a clock that was set back does not let a pause begin before the play that was', () => {
    const room = newRoom();
    const once = act(
      room,
      act(room, startedPlay(room), { type: 'pause' }, START + 10).play,
      { type: 'resume' },
      START + 60,
    );
    expect(act(room, once.play, { type: 'pause' }, START - 500).play.pausedAt).toBe(START + 50);
  });

  it('P9 a clock that was set back stands still', () => {
    const running = startedPlay(room);
    expect(elapsed(running, START - 5000)).toBe(0);
    const paused = act(room, running, pause, START - 5000).play;
    const resumed = act(room, paused, resume, START + 1000).play;
    expect(elapsed(resumed, START + 1000)).toBe(0);
  });

  it('is at zero before the start and fixed after the end', () => {
    expect(elapsed(newPlay(room), START)).toBe(0);
    const escaped = act(room, startedPlay(room), openDoor, START + 700).play;
    expect(elapsed(escaped, START + 999_999)).toBe(700);
  });
});

describe('P11 a play', () => {
  it('is plain JSON that can be continued after a round trip', () => {
    const play = JSON.parse(JSON.stringify(startedPlay(room)));
    expect(play).toEqual(startedPlay(room));
    expect(actAll(room, play, [{ type: 'click', item: 'chest' }, openDoor]).play.isEscaped).toBe(true);
  });

  it('stays as it was when an action is applied', () => {
    const play = startedPlay(room);
    const before = JSON.stringify(play);
    actAll(room, play, [{ type: 'click', item: 'chest' }, pause]);
    expect(JSON.stringify(play)).toBe(before);
  });

  it('P12 names every item once, however poor the names that come in', () => {
    const names = Object.values(startedPlay(newRoom()).names);
    expect(new Set(names).size).toBe(names.length);
  });
});
