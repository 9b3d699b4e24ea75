import { expect, it } from 'vitest';
import type { Command } from '../edit/command.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../testing/build.ts';
import { chestEntry, entries, keyEntry, newRoom, noteEntry } from '../testing/entries.ts';
import { GUIDE_STEPS, type Guide, readGuide, type TagOf } from './guide.ts';
import type { Room } from './model.ts';

const tagOf: TagOf = (catalogueId) => entries.find(({ id }) => id === catalogueId)?.tag;
const read = (room: Room): Guide => readGuide(room, tagOf);
const things = furnish({ chest: chestEntry, key: keyEntry });

it('goes from the bare room to the published one, each step read from the room, the next thing pointed at', () => {
  const shown: readonly (readonly [readonly Command[], Guide['next'], Guide['pointsAt']])[] = [
    [[], 'placeChest', { type: 'entry', tag: 'Storage' }],
    [[{ type: 'addItem', id: 'chest', entry: chestEntry }], 'hideKey', { type: 'entry', tag: 'Keys' }],
    [
      [{ type: 'addItem', id: 'key', entry: keyEntry }],
      'hideKey',
      { type: 'item', id: 'key', onto: 'chest' },
    ],
    [hideIn('chest', 'key'), 'lockDoor', { type: 'item', id: 'key', onto: 'door' }],
    [lockByItem('door', 'key'), 'giveClue', { type: 'item', id: 'chest', onto: null }],
    [say('chest', 'It rattles.'), 'preview', { type: 'button', name: 'preview' }],
  ];
  let room = newRoom();
  for (const [commands, next, pointsAt] of shown) {
    room = build(commands, room);
    expect(read(room)).toMatchObject({ next, pointsAt });
  }
  expect(read({ ...room, isPreviewed: true })).toMatchObject({
    next: 'publish',
    pointsAt: { name: 'publish' },
  });
  const end = read({ ...room, isPreviewed: true, isPublished: true });
  expect(end).toEqual({ done: new Set(GUIDE_STEPS), next: null, pointsAt: null });
});

it('accepts the steps in any order, and returns to undone ones', () => {
  const locked = build(lockByPassword('door', '1894'), things);
  expect([...read(locked).done]).toEqual(['placeChest', 'lockDoor']);
  expect(
    read(build([{ type: 'setLocked', id: 'door', isItemLocked: false }], locked)).done.has('lockDoor'),
  ).toBe(false);
});

it('does not take a lock that nothing opens for a step', () => {
  const half = build([{ type: 'setLocked', id: 'door', isItemLocked: true }], things);
  expect(read(half).done.has('lockDoor')).toBe(false);
});

it('treats any hider as the chest, and the item in it as the key', () => {
  const room = build(hideIn('note', 'gem'), furnish({ chest: chestEntry, note: noteEntry, gem: keyEntry }));
  expect(read(room)).toMatchObject({ next: 'lockDoor', pointsAt: { id: 'gem', onto: 'door' } });
  const taken = build(lockByItem('chest', 'gem'), room);
  expect(read(taken).pointsAt).toEqual({ type: 'entry', tag: 'Keys' });
});
