import { describe, expect, it } from 'vitest';
import type { Room } from '../../room/model.ts';
import { newRoom } from '../../testing/entries.ts';
import { createHistory, type History, record, undo } from './history.ts';
import { PACK_LIMITS, packHistory } from './packHistory.ts';
import { unpackHistory } from './unpackHistory.ts';

function named(roomName: string): Room {
  return { ...newRoom(), roomName };
}

function historyOf(...roomNames: readonly string[]): History {
  const [first = '', ...others] = roomNames;
  return others.reduce(
    (history, name) => record(history, { ...history.present, roomName: name }),
    createHistory(named(first)),
  );
}

const history = historyOf('a', 'b', 'c');

describe('what is kept of a history', () => {
  it('holds one step for each room, and each unshared part', () => {
    const { past, future } = packHistory(undo(history));
    expect(past.map((step) => JSON.parse(step))).toEqual([{ fields: { roomName: 'a' }, items: {} }]);
    expect(future.map((step) => JSON.parse(step))).toEqual([{ fields: { roomName: 'c' }, items: {} }]);
  });

  it('drops the oldest steps above a number and above a length', () => {
    const many = historyOf(...Array.from({ length: 250 }, (_, index) => `${index}`));
    const kept = unpackHistory(packHistory(many), many.present);
    expect(kept?.past.map(({ roomName }) => roomName)).toEqual(
      Array.from({ length: PACK_LIMITS.steps }, (_, index) => `${index + 49}`),
    );
    const short = packHistory(many, { ...PACK_LIMITS, characters: 100 });
    expect(short.past.join('').length).toBeLessThanOrEqual(100);
    expect(short.past.length).toBeGreaterThan(0);
    expect(packHistory(many, { ...PACK_LIMITS, items: 3 }).past.length).toBe(3);
  });

  it('shares the parts of the room, as a live history does', () => {
    const kept = unpackHistory(packHistory(history), history.present);
    expect(kept?.past[0]?.scenes).toBe(history.present.scenes);
    expect(Object.values(kept?.past[0]?.itemConfigs ?? {})).toEqual(
      Object.values(history.present.itemConfigs),
    );
  });
});

describe('a stored history is dropped', () => {
  const packed = packHistory(history);

  it('where it does not lead to the room at hand', () => {
    expect(unpackHistory(packed, { ...history.present, roomName: 'theirs' })).toBeUndefined();
    expect(unpackHistory(packed, { ...history.present, revision: 7 })?.past.length).toBe(2);
  });

  it.each([
    undefined,
    null,
    'c',
    { ...packed, present: '{' },
    { ...packed, past: [1] },
    { ...packed, past: ['{'] },
    { ...packed, past: ['{}'] },
    { ...packed, past: ['{"fields":{"roomName":7},"items":{}}'] },
    { ...packed, past: ['{"fields":{},"items":{"key":{"x":1}}}'] },
    { ...packed, past: ['{"fields":{"sceneOrder":["nowhere"]},"items":{}}'] },
    { ...packed, past: Array.from({ length: PACK_LIMITS.steps + 1 }, () => '{"fields":{},"items":{}}') },
  ])('where it is broken (%#)', (stored) => {
    expect(unpackHistory(stored, history.present)).toBeUndefined();
  });
});
