import { expect, it } from 'vitest';
import { build } from '../testing/build.ts';
import { applyAction } from './applyAction.ts';
import { createPlay } from './createPlay.ts';
import type { Action, Play } from './model.ts';
import { compareRecords, type GameRecord } from './record/gameRecord.ts';
import { TIME_ALLOWANCES, type TimeAllowance } from './timeAllowance.ts';
import { toPlayerView } from './view/toPlayerView.ts';

const MINUTE = 60_000;
const room = { ...build([]), timeLimit: 5 };

function take(play: Play, at: number, action: Action): Play {
  const step = applyAction({ room, play, at }, action);
  if (!step.ok) throw new Error(step.refusal.type);
  return step.value.play;
}

function start(timeAllowance?: TimeAllowance): Play {
  const play = createPlay(room, () => 'name');
  return take(play, 0, { type: 'start', ...(timeAllowance && { timeAllowance }) });
}

const isOverAt = (play: Play, minutes: number) => take(play, minutes * MINUTE, { type: 'tick' }).isGameOver;

it.each([
  [undefined, 5],
  ['standard', 5],
  ['halfMore', 7.5],
  ['triple', 15],
] as const)('P15 a play that starts with %s ends after %d minutes, and says so', (allowance, minutes) => {
  const play = start(allowance);
  expect(isOverAt(play, minutes - 0.01)).toBe(false);
  expect(isOverAt(play, minutes)).toBe(true);
  expect(toPlayerView({ room, play, at: 0 })).toMatchObject({
    timeLimit: minutes,
    timeAllowance: allowance ?? 'standard',
  });
});

it('P15 a play without a limit never ends by itself', () => {
  const play = start('unlimited');
  expect(isOverAt(play, 30 * 24 * 60)).toBe(false);
  expect(toPlayerView({ room, play, at: 0 })).toMatchObject({ timeLimit: null, timeAllowance: 'unlimited' });
});

it('P15 more time is taken before the start, and stays as it was taken', () => {
  for (const timeAllowance of TIME_ALLOWANCES) {
    const again = applyAction({ room, play: start('halfMore'), at: 1 }, { type: 'start', timeAllowance });
    expect(again).toEqual({ ok: false, refusal: { type: 'alreadyStarted' } });
  }
});

it('P15 P16 a leaderboard puts records with help after all others, each part the fastest first', () => {
  const player = { roomId: 'r', version: 1, playerId: 'p', username: 'Ada', isNamed: true, isSignedIn: true };
  const unaided = { ...player, timeAllowance: 'standard', hints: 2, isHelped: false } as const;
  const record = (time: number, help: Partial<GameRecord> = {}): GameRecord => {
    return { ...unaided, pausedFor: 0, createdAt: 1, ...help, time };
  };
  const [slow, fast] = [record(9), record(8)];
  const [helped, longer] = [record(2, { isHelped: true }), record(1, { timeAllowance: 'halfMore' })];
  expect([helped, slow, longer, fast].sort(compareRecords)).toEqual([fast, slow, longer, helped]);
});
