import type { ItemId, Room } from '../../room/model.ts';
import type { Command } from '../command.ts';

/** Brings several items to the front or to the back; among themselves they stay in their order. */
export function orderTogether(room: Room, ids: readonly ItemId[], move: 'toFront' | 'toBack'): Command {
  const drawn = room.itemOrder.filter((id) => ids.includes(id));
  const inTurn = move === 'toFront' ? drawn : drawn.toReversed();
  return { type: 'together', commands: inTurn.map((id) => ({ type: 'orderItem', id, move })) };
}
