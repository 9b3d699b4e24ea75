import type { ItemId, Room } from '../../room/model.ts';
import type { Command } from '../command.ts';

/** Returns a command that brings several items to the front or back; they keep their order. */
export function orderItems(room: Room, ids: readonly ItemId[], move: 'toFront' | 'toBack'): Command {
  const drawn = room.itemOrder.filter((id) => ids.includes(id));
  const inTurn = move === 'toFront' ? drawn : drawn.toReversed();
  return { type: 'batch', commands: inTurn.map((id) => ({ type: 'orderItem', id, move })) };
}
