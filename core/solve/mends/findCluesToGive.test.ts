import { describe, expect, it } from 'vitest';
import type { Command } from '../../edit/command.ts';
import type { ItemConfig, ItemId, Room } from '../../room/model.ts';
import { build, furnish, get, lockByPassword, say } from '../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { findCluesToGive } from './findCluesToGive.ts';

const things = furnish({ safe: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });

describe('S7 an item that could tell an answer', () => {
  const coded = build(lockByPassword('safe', '1894'), things);
  const cluesOf = (room: Room, id = 'safe') => findCluesToGive(room, id).map(({ item }) => item);

  it('is searched only where an answer needs a clue', () => {
    expect(cluesOf(coded)).not.toEqual([]);
    expect(cluesOf(build([{ type: 'setPassword', id: 'safe', unlockPassword: '  ' }], coded))).toEqual([]);
    expect(cluesOf(coded, 'gone')).toEqual([]);
    const pieces = ['dawn', 'noon', 'dusk'].map((text) => ({ type: 'word', text }) as const);
    const order: readonly Command[] = [
      { type: 'setPassword', id: 'safe', unlockPassword: 'a b c' },
      { type: 'setFace', id: 'safe', face: { type: 'order', pieces } },
    ];
    expect(cluesOf(build(order, coded))).toEqual([]);
  });

  it.each<[string, ItemId, Partial<ItemConfig>]>([
    ['what is read as paper', 'tv', { showsAs: 'paper' }],
    ['what has words', 'tv', { customDescription: 'Half past.' }],
    ['what has words once it is open', 'tv', { openedDescription: 'Half past.' }],
  ])('is %s, before all that says nothing', (_, id, words) => {
    const silent = build([{ type: 'setShowsAs', id: 'note', showsAs: 'caption' }], coded);
    expect(cluesOf(silent)).toEqual(['key', 'note', 'tv']);
    const item = { ...get(silent, id), ...words };
    expect(cluesOf({ ...silent, itemConfigs: { ...silent.itemConfigs, [id]: item } })).toEqual([id]);
  });

  it('is neither the lock itself nor an item that tells the answer already', () => {
    const speaking = build(
      [...say('safe', 'Locked.'), ...say('note', 'Half past.'), ...say('tv', 'News.')],
      coded,
    );
    expect(cluesOf(speaking)).toEqual(['note', 'tv']);
    const told = build([{ type: 'setToldBy', id: 'safe', toldBy: ['note'] }], speaking);
    expect(findCluesToGive(told, 'safe')).toEqual([
      { item: 'tv', command: { type: 'setToldBy', id: 'safe', toldBy: ['note', 'tv'] } },
    ]);
  });
});
