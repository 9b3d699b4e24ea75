import { expect, it } from 'vitest';
import { createPlay } from '../../../core/play/createPlay.ts';
import type { PlayerView } from '../../../core/play/view/playerView.ts';
import { toPlayerView } from '../../../core/play/view/toPlayerView.ts';
import { newRoom } from '../../../core/testing/entries.ts';
import type { PlayMemory } from '../../shared/browser/playMemory.ts';
import { timeLeftOf } from '../../shared/ports/LeftPlay.ts';
import { findLeftPlay, forgetLeftPlay, keepLeftPlay } from './leftPlay.ts';

function createMemory(): PlayMemory & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    list: () => [],
    read: (key) => kept.get(key),
    write: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
  };
}

const room = newRoom();
const unstarted = toPlayerView({ room, play: createPlay(room, () => 'name'), at: 0 });
const running: PlayerView = { ...unstarted, isStarted: true, elapsed: 60_000 };

it('keeps the play that was left last, with the time that its clock has left', () => {
  const memory = createMemory();
  keepLeftPlay(memory, 'r1', unstarted, 1000);
  expect(findLeftPlay(memory)).toBeNull();
  keepLeftPlay(memory, 'r1', running, 1000);
  keepLeftPlay(memory, 'r2', { ...running, isPaused: true }, 2000);
  const left = findLeftPlay(memory);
  expect(left).toMatchObject({ roomId: 'r2', roomName: 'Untitled', timeLeft: 4 * 60_000, isPaused: true });
  expect(left && timeLeftOf(left, 9_000_000)).toBe(4 * 60_000);
  expect(left && timeLeftOf({ ...left, isPaused: false }, 62_000)).toBe(3 * 60_000);
  expect(left && timeLeftOf({ ...left, isPaused: false }, 9_000_000)).toBe(0);
});

it('P15 keeps one without a limit, whose clock never runs out', () => {
  const memory = createMemory();
  keepLeftPlay(memory, 'r1', { ...running, timeLimit: null, timeAllowance: 'unlimited' }, 1000);
  const left = findLeftPlay(memory);
  expect(left).toMatchObject({ roomId: 'r1', timeLeft: null });
  expect(left && timeLeftOf(left, 9_000_000)).toBeNull();
});

it('deletes it when the play ends or is given up, and no other room’s', () => {
  const memory = createMemory();
  for (const end of [{ isEscaped: true }, { isGameOver: true }, { isStarted: false }]) {
    keepLeftPlay(memory, 'r1', running, 0);
    keepLeftPlay(memory, 'r2', { ...running, ...end }, 0);
    forgetLeftPlay(memory, 'r2');
    expect(findLeftPlay(memory)).toMatchObject({ roomId: 'r1' });
    keepLeftPlay(memory, 'r1', { ...running, ...end }, 0);
    expect(memory.kept.size).toBe(0);
  }
  for (const broken of ['{', '7', '{"roomId":"r1","imageUrl":"javascript:alert(1)"}']) {
    memory.write('leftPlay', broken);
    expect(findLeftPlay(memory)).toBeNull();
  }
});
