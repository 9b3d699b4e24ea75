import type { Position } from '../../catalogue/model.ts';
import { clampPosition, clampWidth } from '../../room/geometry.ts';
import { LIMITS } from '../../room/limits.ts';
import { itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { refuse } from '../../util/result.ts';
import { changeItem, changeRoom } from '../change.ts';
import type { OrderMove } from '../command.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf, ItemHandlers } from '../handler.ts';
import { outOfRange } from '../limit.ts';
import { moveItems } from './moveItems.ts';

export const placingHandlers: ItemHandlers<'moveItem' | 'resizeItem' | 'setPositionLocked' | 'orderItem'> = {
  moveItem: (room, { id, position }) => moveItems(room, { type: 'moveItems', places: { [id]: position } }),
  resizeItem: (room, { id, width, position }, item) =>
    place(room, id, item, width, position ?? item.position),
  setPositionLocked: (room, { id, isPositionLocked }) => edited(changeItem(room, id, { isPositionLocked })),
  orderItem,
};

/** Moves an item as far as E7 allows; refuses only values that are not numbers. */
function place(room: Room, id: ItemId, item: ItemConfig, wantedWidth: number, wanted: Position): EditResult {
  if (item.isPositionLocked) return refuse({ type: 'positionLocked' });
  if (!Number.isFinite(wantedWidth)) return outOfRange('width', LIMITS.width.min, LIMITS.width.max);
  if (!Number.isFinite(wanted.x) || !Number.isFinite(wanted.y)) return outOfRange('position', 0, 100);
  const width = clampWidth(wantedWidth, item.aspect);
  return edited(changeItem(room, id, { width, position: clampPosition(wanted, width, item.aspect) }));
}

/**
 * Moves an item among its neighbours in its scene (SPEC §4 "Ordering operations", M3): nothing goes behind the door,
 * and spots stay behind all items with a picture.
 */
function orderItem(room: Room, { id, move }: CommandOf<'orderItem'>, item: ItemConfig): EditResult {
  if (id === DOOR_ID) return refuse({ type: 'doorIsFixed', reason: 'alwaysFirst' });
  const neighbours = neighboursOf(room, item);
  const from = neighbours.indexOf(id);
  const others = neighbours.filter((other) => other !== id);
  const to = Math.min(Math.max(targetIndex(from, move), 0), others.length);
  if (to === from) return edited(room);
  return edited(changeRoom(room, { itemOrder: inTheirPlaces(room, others.toSpliced(to, 0, id)) }));
}

/** Returns the items among which an item goes forward or backward, itself included. */
function neighboursOf(room: Room, { scene, spot }: ItemConfig): readonly ItemId[] {
  return room.itemOrder.filter((id) => {
    const other = itemOf(room, id);
    return id !== DOOR_ID && other?.scene === scene && (other.spot === null) === (spot === null);
  });
}

/** Reorders these ids among the positions that they have in the drawing order; all others keep theirs. */
function inTheirPlaces(room: Room, ids: readonly ItemId[]): readonly ItemId[] {
  const moved = new Set(ids);
  let next = 0;
  return room.itemOrder.map((id) => (moved.has(id) ? (ids[next++] ?? id) : id));
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
