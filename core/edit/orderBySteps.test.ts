import { expect, it } from 'vitest';
import { DOOR_ID } from '../room/model.ts';
import { apply, furnish } from '../testing/build.ts';
import { chestEntry, keyEntry, tvEntry } from '../testing/entries.ts';
import { orderBySteps } from './orderBySteps.ts';

const room = furnish({ chest: chestEntry, key: keyEntry, tv: tvEntry });

it('brings an item so many places forward or backward, as far as it may go', () => {
  const orderAfter = (id: string, steps: number) => apply(room, orderBySteps(id, steps)).room.itemOrder;
  expect(orderAfter('chest', 2)).toEqual([DOOR_ID, 'key', 'tv', 'chest']);
  expect(orderAfter('tv', -1)).toEqual([DOOR_ID, 'chest', 'tv', 'key']);
  expect(orderAfter('tv', -9), 'R5').toEqual([DOOR_ID, 'tv', 'chest', 'key']);
});
