import { expect, it } from 'vitest';
import { build, furnish } from '../../../core/testing/build.ts';
import { chestEntry, keyEntry, noteEntry } from '../../../core/testing/entries.ts';
import { keysFirst } from './candidates.ts';

it('K5 keys come before what is taken along, and that before all else', () => {
  const room = build(
    [{ type: 'setAddable', id: 'note', isAddableToInventory: true }],
    furnish({ chest: chestEntry, note: noteEntry, key: keyEntry }),
  );
  expect(keysFirst(room, ['chest', 'note', 'key'], [chestEntry, noteEntry, keyEntry])).toEqual([
    'key',
    'note',
    'chest',
  ]);
});
