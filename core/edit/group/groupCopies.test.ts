import { expect, it } from 'vitest';
import type { Command } from '../command.ts';
import { groupCopies } from './groupCopies.ts';

const command: Command = { type: 'deleteItem', id: 'any' };

it('E10 copies of grouped items are grouped too, each group under a new id', () => {
  const copies = new Map([
    ['a', { command, group: 'one' }],
    ['b', { command, group: 'two' }],
    ['c', { command, group: 'one' }],
    ['d', { command, group: undefined }],
    ['e', { command, group: 'two' }],
    ['alone', { command, group: 'three' }],
  ]);
  let count = 0;
  expect(groupCopies(copies, () => `new${count++}`)).toEqual([
    { type: 'group', ids: ['a', 'c'], group: 'new0' },
    { type: 'group', ids: ['b', 'e'], group: 'new1' },
  ]);
});
