import { expect, it } from 'vitest';
import { DOOR_ID } from '../room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../testing/entries.ts';
import { clueLinksOf, plainLinksOf } from './puzzleLinks.ts';

const room = build(
  [
    ...lockByItem(DOOR_ID, 'key'),
    ...hideIn('chest', 'key'),
    ...lockByPassword('chest', 'seven'),
    ...say('note', 'The word is seven.'),
    ...say('chest', 'Not seven.'),
    { type: 'setOpenedDescription', id: 'note', openedDescription: 'Still seven.' },
    { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
    { type: 'setOnClick', id: 'tv', onClick: { type: 'go', to: 'cellar' } },
    { type: 'setLocked', id: 'safe', isItemLocked: true },
    { type: 'setUnlockMethod', id: 'safe', unlockMethod: 'sequence' },
    { type: 'setSequence', id: 'safe', sequence: ['bell', 'note', 'bell'] },
  ],
  furnish({
    chest: chestEntry,
    safe: chestEntry,
    key: keyEntry,
    note: noteEntry,
    bell: noteEntry,
    tv: tvEntry,
  }),
);

it('finds keys, hiders and ways, each once, and sequences by their members', () => {
  expect(plainLinksOf(room)).toEqual([
    { type: 'opens', from: 'key', to: DOOR_ID },
    { type: 'hides', from: 'chest', to: 'key' },
    { type: 'clicks', from: 'bell', to: 'safe' },
    { type: 'clicks', from: 'note', to: 'safe' },
    { type: 'leads', from: 'tv', to: 'cellar' },
  ]);
});

it('finds both parts of a combination’s result', () => {
  const parts = build(
    [{ type: 'setCombination', id: 'key', combination: { other: 'note', result: 'bell' } }],
    furnish({ key: keyEntry, note: noteEntry, bell: noteEntry }),
  );
  expect(plainLinksOf(parts)).toEqual([
    { type: 'makes', from: 'key', to: 'bell' },
    { type: 'makes', from: 'note', to: 'bell' },
  ]);
});

it('finds the items that reveal an answer, each once, and no lock itself', () => {
  expect(clueLinksOf(room)).toEqual([{ type: 'tells', from: 'note', to: 'chest' }]);
});
