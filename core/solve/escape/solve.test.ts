import { describe, expect, it } from 'vitest';
import type { Command } from '../../edit/command.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword } from '../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { soundRoom } from '../../testing/furnished.ts';
import { nextStep } from '../../testing/nextStep.ts';
import { act, startedPlay } from '../../testing/playing.ts';
import neededLeavesOutAResult from '../../testing/rooms/needed-leaves-out-a-result.json';
import { solve } from '../../testing/solve.ts';
import { findWalkthrough } from './walk/findWalkthrough.ts';

const things = furnish({ safe: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });
const room = build(
  [...lockByPassword('safe', '1234'), ...hideIn('safe', 'key'), ...lockByItem('door', 'key')],
  things,
);

describe('S1 solve', () => {
  it('gives a shortest walkthrough and what it needs', () => {
    expect(solve(room, startedPlay(room))).toMatchObject({
      ok: true,
      value: {
        walkthrough: [
          { type: 'enterPassword', item: 'safe', password: '1234' },
          { type: 'click', item: 'key' },
          { type: 'useItem', item: 'key', on: 'door' },
        ],
        needed: ['door', 'safe', 'key'],
      },
    });
  });

  it('continues from any state', () => {
    const opened = act(room, startedPlay(room), {
      type: 'enterPassword',
      item: 'safe',
      password: '1234',
    }).play;
    expect(nextStep(room, opened)).toEqual({ type: 'click', item: 'key' });
    const unlocked = build([{ type: 'setLocked', id: 'door', isItemLocked: false }], room);
    const escaped = act(unlocked, startedPlay(unlocked), { type: 'click', item: 'door' }).play;
    expect(nextStep(unlocked, escaped)).toBeNull();
  });
});

describe('S5 a room of 300 items, each locked by the next', () => {
  it('is solved by a few looks for each item', () => {
    const ids = Array.from({ length: 299 }, (_, index) => `box-${index}`);
    const chain = ids.slice(1).flatMap((id, index) => lockByItem(ids[index] ?? '', id));
    const boxes = furnish(Object.fromEntries(ids.map((id) => [id, chestEntry])));
    const long = build([...chain, ...lockByItem('door', 'box-0')], boxes);
    const solution = solve(long, startedPlay(long));
    expect(solution.ok && [solution.value.looks, solution.value.walkthrough.length]).toEqual([1500, 300]);
  });
});

describe('S2 an obstacle', () => {
  function obstacles(commands: readonly Command[]) {
    const blocked = build(commands, room);
    const solution = solve(blocked, startedPlay(blocked));
    return solution.ok ? [] : solution.refusal;
  }

  it('is a key that lies inside the safe that it opens', () => {
    expect(obstacles([...lockByItem('safe', 'key'), ...lockByItem('door', 'safe')])).toEqual([
      { type: 'lockedBy', item: 'safe', by: 'key' },
      { type: 'hiddenBy', item: 'key', by: 'safe' },
    ]);
  });

  it('is a lock without a key or password', () => {
    expect(obstacles([{ type: 'setItemToUnlock', id: 'door', itemToUnlock: null }])).toEqual([
      { type: 'noKey', item: 'door' },
    ]);
    expect(obstacles([{ type: 'setPassword', id: 'safe', unlockPassword: ' ' }])).toEqual([
      { type: 'hiddenBy', item: 'key', by: 'safe' },
      { type: 'noPassword', item: 'safe' },
    ]);
  });

  it('O1 is not a hider without an opened picture, which opens all the same', () => {
    const hidden = build(hideIn('note', 'key'), room);
    expect(solve(hidden, startedPlay(hidden)).ok).toBe(solve(room, startedPlay(room)).ok);
  });

  it('is a missing door', () => {
    const { door: _, ...itemConfigs } = room.itemConfigs;
    const doorless = { ...room, itemConfigs, itemOrder: room.itemOrder.slice(1) };
    expect(solve(doorless, startedPlay(doorless))).toEqual({ ok: false, refusal: [{ type: 'noDoor' }] });
  });
});

it('S1 C1 the result of a combination is needed where the door cannot be reached without it', () => {
  const stored = soundRoom(neededLeavesOutAResult);
  expect(solve(stored, startedPlay(stored))).toMatchObject({
    value: { needed: ['door', 'wick', 'wax', 'candle', 'key'] },
  });
  expect(findWalkthrough(stored)?.offTheWay).toEqual([]);
});
