import type { Position } from '../../catalogue/model.ts';
import { refuse } from '../../result.ts';
import { clampPosition, clampWidth } from '../../room/geometry.ts';
import { LIMITS } from '../../room/limits.ts';
import { doorOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { changeItem, changeRoom } from '../change.ts';
import type { OrderMove } from '../command.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf, ItemHandlers } from '../handler.ts';
import { outOfRange } from '../limit.ts';

export const placingHandlers: ItemHandlers<'moveItem' | 'resizeItem' | 'setPositionLocked' | 'orderItem'> = {
  moveItem: (room, { id, position }, item) => place(room, id, item, item.width, position),
  resizeItem: (room, { id, width, position }, item) =>
    place(room, id, item, width, position ?? item.position),
  setPositionLocked: (room, { id, isPositionLocked }) => edited(changeItem(room, id, { isPositionLocked })),
  orderItem,
};

/** E7: goes as far as it may; only what is no number is refused. */
function place(room: Room, id: ItemId, item: ItemConfig, wantedWidth: number, wanted: Position): EditResult {
  if (item.isPositionLocked) return refuse({ type: 'positionLocked' });
  if (!Number.isFinite(wantedWidth)) return outOfRange('width', LIMITS.width.min, LIMITS.width.max);
  if (!Number.isFinite(wanted.x) || !Number.isFinite(wanted.y)) return outOfRange('position', 0, 100);
  const width = clampWidth(wantedWidth, item.aspect);
  return edited(changeItem(room, id, { width, position: clampPosition(wanted, width, item.aspect) }));
}

/** SPEC §4 "Ordering operations": nothing goes behind the door. */
function orderItem(room: Room, { id, move }: CommandOf<'orderItem'>): EditResult {
  if (id === DOOR_ID) return refuse({ type: 'doorIsFixed', reason: 'alwaysFirst' });
  const from = room.itemOrder.indexOf(id);
  const others = room.itemOrder.filter((other) => other !== id);
  const lowest = doorOf(room) === null ? 0 : 1;
  const to = Math.min(Math.max(targetIndex(from, move), lowest), others.length);
  return edited(to === from ? room : changeRoom(room, { itemOrder: others.toSpliced(to, 0, id) }));
}

function targetIndex(from: number, move: OrderMove): number {
  switch (move) {
    case 'toFront':
      return Number.POSITIVE_INFINITY;
    case 'forward':
      return from + 1;
    case 'backward':
      return from - 1;
    case 'toBack':
      return 0;
  }
}
