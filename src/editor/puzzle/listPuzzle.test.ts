import { expect, it } from 'vitest';
import { DOOR_ID } from '../../../core/room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword } from '../../../core/testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../../core/testing/entries.ts';
import { listPuzzle } from './listPuzzle.ts';

const background = { uri: '/art/backgrounds/dungeon/torch.webp', ambient: '#ffffff' };
const room = build(
  [
    ...lockByItem(DOOR_ID, 'key'),
    ...lockByPassword('chest', '1894'),
    { type: 'setFace', id: 'chest', face: { type: 'digits' } },
    ...hideIn('chest', 'key'),
    { type: 'setLocked', id: 'safe', isItemLocked: true },
    { type: 'setUnlockMethod', id: 'safe', unlockMethod: 'sequence' },
    { type: 'setLocked', id: 'box', isItemLocked: true },
    { type: 'setUnlockMethod', id: 'box', unlockMethod: 'item' },
    { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
    { type: 'moveItemToScene', id: 'key', scene: 'cellar' },
  ],
  furnish({
    chest: chestEntry,
    safe: chestEntry,
    box: chestEntry,
    key: keyEntry,
    tv: tvEntry,
    rug: noteEntry,
  }),
);
const { locks, hidden } = listPuzzle(room, () => 'behind');
const lockOf = (id: string) => locks.find((part) => part.id === id);

it('lists every lock with what opens it, and with the scene where that is another one', () => {
  expect(lockOf(DOOR_ID)).toMatchObject({ lock: 'key', isMissing: false, words: 'key, in Cellar' });
  expect(lockOf('chest')).toMatchObject({ lock: 'digits', words: 'Number pad: 1894', isMissing: false });
});

it('says which lock has nothing that opens it yet', () => {
  expect(lockOf('safe')).toMatchObject({ lock: 'clicks', words: 'Nothing to click yet', isMissing: true });
  expect(lockOf('box')).toMatchObject({ lock: 'key', words: 'No key yet', isMissing: true });
});

it('lists what is hidden with its hider', () => {
  expect(hidden).toEqual([
    { id: 'key', words: expect.stringContaining('behind chest'), lock: null, isMissing: false },
  ]);
});
