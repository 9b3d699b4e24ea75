import type { ItemId, Room } from '../../room/model.ts';
import { broken } from './broken.ts';
import { allUnder, type Ties } from './ties.ts';

/** K6: members of sequences. */
export function checkSequences(room: Room, { sequences, locks, parts }: Ties): readonly string[] {
  return [...sequences].flatMap(([member, [lock = '', ...others]]) => {
    const item = room.itemConfigs[member];
    if (!item) return [`E3 the member ${member} is there`];
    return broken({
      [`K6 ${member} is in one sequence`]: others.length > 0,
      [`K6 member ${member} is not the lock`]: member === lock,
      [`K6 member ${member} has no other use`]: locks.has(member) || parts.has(member),
      [`K6 member ${member} is neither taken along nor locked`]:
        item.isAddableToInventory || item.isItemLocked,
      [`K6 member ${member} is not under the lock`]: isUnder(room, lock, member),
    });
  });
}

function isUnder(room: Room, upper: ItemId, lower: ItemId): boolean {
  return allUnder(room, upper).has(lower);
}
