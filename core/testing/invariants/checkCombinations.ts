import type { ItemId, Room } from '../../room/model.ts';
import { broken } from './broken.ts';
import { allUnder, type Ties } from './ties.ts';

/** C1: parts and results. */
export function checkCombinations(room: Room, ties: Ties): readonly string[] {
  return Object.entries(room.itemConfigs).flatMap(([part, { combinesWith: other, combinesInto: result }]) => {
    if (other === null && result === null) return [];
    if (other === null || result === null) return [`C1 ${part} names both or none`];
    return [
      ...broken({
        [`C1 ${part}, ${other} and ${result} are three`]: new Set([part, other, result]).size < 3,
      }),
      ...[part, other].flatMap((id) => checkPart(room, ties, id)),
      ...checkResult(room, ties, result),
      ...broken({
        [`C1 ${result} is over none of its parts`]: [part, other].some((id) =>
          allUnder(room, result).has(id),
        ),
      }),
    ];
  });
}

function checkPart(room: Room, { parts, locks, sequences }: Ties, id: ItemId): readonly string[] {
  const item = room.itemConfigs[id];
  if (!item) return [`E3 the part ${id} is there`];
  return broken({
    [`C1 ${id} is part of one combination`]: parts.get(id)?.length !== 1,
    [`C1 part ${id} has no other use`]: locks.has(id) || sequences.has(id),
    [`C1 part ${id} is addable and no spot`]: !item.isAddableToInventory || item.spot !== null,
  });
}

function checkResult(room: Room, { hiders, results, sequences }: Ties, id: ItemId): readonly string[] {
  const item = room.itemConfigs[id];
  if (!item) return [`E3 the result ${id} is there`];
  return broken({
    [`C1 result ${id} is not locked and no spot`]: item.isItemLocked || item.spot !== null,
    [`C1 result ${id} comes of one combination alone`]: hiders.has(id) || results.get(id)?.length !== 1,
    [`C1 K6 N2 result ${id} is in the inventory, where it leads nowhere and is not clicked`]:
      sequences.has(id) || item.onClick?.type === 'go',
  });
}
