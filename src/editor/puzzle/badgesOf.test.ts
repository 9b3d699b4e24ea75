import { expect, it } from 'vitest';
import { DOOR_ID } from '../../../core/room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword } from '../../../core/testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../../core/testing/entries.ts';
import { badgesOf } from './badgesOf.ts';

const room = build(
  [
    ...lockByItem(DOOR_ID, 'key'),
    ...lockByPassword('chest', '1894'),
    { type: 'setFace', id: 'chest', face: { type: 'digits' } },
    ...hideIn('chest', 'key'),
    { type: 'setLocked', id: 'safe', isItemLocked: true },
    { type: 'setUnlockMethod', id: 'safe', unlockMethod: 'sequence' },
    { type: 'setSequence', id: 'safe', sequence: ['tv', 'note', 'tv'] },
  ],
  furnish({
    chest: chestEntry,
    safe: chestEntry,
    key: keyEntry,
    note: noteEntry,
    tv: tvEntry,
    rug: noteEntry,
  }),
);
const badges = new Map(badgesOf(room, room.itemOrder).map((each) => [each.id, each]));

it('says what opens each lock: a key, clicks, or its face', () => {
  expect(badges.get(DOOR_ID)?.lock).toBe('key');
  expect(badges.get('chest')?.lock).toBe('digits');
  expect(badges.get('safe')?.lock).toBe('clicks');
});

it('says where a thing is hidden, and when one is clicked', () => {
  expect(badges.get('key')).toMatchObject({ hider: 'chest', isHidden: true, lock: null });
  expect(badges.get('tv')?.places).toEqual([1, 3]);
});

it('leaves out what is no part of it, and what is not asked for', () => {
  expect(badges.has('rug')).toBe(false);
  expect(badgesOf(room, ['rug', 'gone'])).toEqual([]);
});
