import { describe, expect, it } from 'vitest';
import { CODE_SIGNS } from '../../../core/calls/pieces/party.ts';
import type { ItemConfig, ItemId, Room } from '../../../core/room/model.ts';
import { build, furnish, lockByItem, lockByPassword, say } from '../../../core/testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../../core/testing/entries.ts';
import { printText as de } from '../text/de/print.ts';
import { printText as en } from '../text/en/print.ts';
import { clueSheetsOf } from './clueSheets.ts';

const things = furnish({
  ...{ letter: noteEntry, map: noteEntry, poster: noteEntry },
  ...{ chest: chestEntry, tv: tvEntry, shelf: tvEntry, key: keyEntry, charm: keyEntry },
});

function change(room: Room, changes: Readonly<Record<ItemId, Partial<ItemConfig>>>): Room {
  const changed = Object.entries(changes).map(([id, fields]) => [id, { ...room.itemConfigs[id], ...fields }]);
  return { ...room, itemConfigs: { ...room.itemConfigs, ...Object.fromEntries(changed) } };
}

const room = change(
  build(
    [
      ...say('letter', 'My dear successor'),
      ...say('poster', 'The owl looks north'),
      ...say('tv', 'Today’s number is 7294.'),
      ...say('shelf', 'A dusty shelf'),
      ...say('charm', 'It hums softly'),
      ...say('chest', 'It wants four digits'),
      ...lockByPassword('chest', '7294'),
      ...say('door', 'Bolted from outside'),
      ...lockByItem('door', 'key'),
    ],
    things,
  ),
  {
    letter: { showsAs: 'paper', isAddableToInventory: false },
    map: { isAddableToInventory: false },
    poster: { showsAs: 'picture', isAddableToInventory: false, hints: ['Look at the owl'] },
    charm: { isAddableToInventory: true },
    chest: { wrongText: 'It stays shut', openedDescription: 'Velvet inside' },
  },
);

describe('clue sheets', () => {
  const sheets = clueSheetsOf(room);

  it('are letters, pictures with a text, texts of what is carried, and what tells an answer; nothing else', () => {
    expect(sheets.map(({ text }) => text)).toEqual([
      'It hums softly',
      'My dear successor',
      'The owl looks north',
      'Today’s number is 7294.',
    ]);
  });

  it('show the thing where players see it near or carry it, and no letter’s', () => {
    expect(sheets.map(({ uri }) => uri !== null)).toEqual([true, false, true, false]);
    expect(sheets[2]?.uri).toBe(room.itemConfigs.poster?.uri);
  });

  it('name no thing, and are sorted by their words, whatever the order of the room', () => {
    expect(JSON.stringify(sheets.map(({ text, uri }) => [text, uri]))).not.toMatch(/"(chest|door|letter)"/);
    expect(clueSheetsOf({ ...room, itemOrder: room.itemOrder.toReversed() })).toEqual(sheets);
  });

  it('show a thing without a text that its creator declared a clue', () => {
    const seen = clueSheetsOf(
      change(room, { chest: { toldBy: ['map'] }, map: { showsAs: 'picture', description: 'none' } }),
    );
    expect(seen.find(({ text }) => text === '')?.uri).toBe(room.itemConfigs.map?.uri);
  });

  it('hold a text once that a thing says before and after it is opened', () => {
    const twice = change(room, { letter: { showsAs: 'paper', isItemLocked: false, openedDescription: '' } });
    const letters = clueSheetsOf(twice).filter(({ text }) => text === 'My dear successor');
    expect(letters).toHaveLength(1);
  });
});

it.each([
  ['en', en],
  ['de', de],
])('every sign of a code has a word that begins with it: %s', (_, { spelling }) => {
  for (const sign of CODE_SIGNS) {
    const word = spelling[sign] ?? '';
    expect(word).not.toBe('');
    if (/[A-Z]/.test(sign)) expect(word[0]?.toUpperCase()).toBe(sign);
  }
  expect(Object.keys(spelling)).toHaveLength(CODE_SIGNS.length);
});
