import { expect, it } from 'vitest';
import type { Command } from '../command.ts';
import { keepCopiesTogether } from './keepCopiesTogether.ts';

const command: Command = { type: 'deleteItem', id: 'any' };

it('E10 copies of what is kept together are so too, each group under an id of its own', () => {
  const copies = new Map([
    ['a', { command, group: 'one' }],
    ['b', { command, group: 'two' }],
    ['c', { command, group: 'one' }],
    ['d', { command, group: undefined }],
    ['e', { command, group: 'two' }],
    ['alone', { command, group: 'three' }],
  ]);
  let count = 0;
  expect(keepCopiesTogether(copies, () => `new${count++}`)).toEqual([
    { type: 'keepTogether', ids: ['a', 'c'], group: 'new0' },
    { type: 'keepTogether', ids: ['b', 'e'], group: 'new1' },
  ]);
});
