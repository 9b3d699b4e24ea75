import type { Position } from '../../catalogue/model.ts';
import { clampPosition } from '../../room/geometry.ts';
import { itemOf } from '../../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../room/model.ts';
import { refuse } from '../../util/result.ts';
import type { EditRefusal, PositionsById } from '../command.ts';
import { contentsOf } from '../contentsOf.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf } from '../handler.ts';

/** Moves each item as far as E7 allows. Hidden items move with their hider. */
export function moveItems(room: Room, { places }: CommandOf<'moveItems'>): EditResult {
  const ids = Object.keys(places);
  const refusal = ids.map((id) => refusalOf(room, id, places[id])).find((each) => each);
  if (refusal) return refuse(refusal);
  const wanted = { ...placesOfContents(room, places), ...places };
  const moved = Object.entries(wanted).flatMap(([id, place]) => placed(room, id, place));
  if (moved.length === 0) return edited(room);
  // All at once, since copying the settings of a full room for each item would be slow.
  return edited({ ...room, itemConfigs: { ...room.itemConfigs, ...Object.fromEntries(moved) } });
}

/**
 * Returns the positions of the given items and of the items hidden in them: everything that `moveItems`
 * moves. Hidden items that are pinned or in another scene are left out.
 */
export function placesWithContents(room: Room, ids: readonly ItemId[]): PositionsById {
  const all = [...ids, ...ids.flatMap((id) => carriedBy(room, id))];
  return Object.fromEntries(
    all.flatMap((id): [ItemId, Position][] => {
      const item = itemOf(room, id);
      return item ? [[id, item.position]] : [];
    }),
  );
}

function refusalOf(room: Room, id: ItemId, place: Position | undefined): EditRefusal | null {
  const item = itemOf(room, id);
  if (!item) return { type: 'unknownItem', id };
  if (item.isPositionLocked) return { type: 'positionLocked' };
  const isPlace = place && Number.isFinite(place.x) && Number.isFinite(place.y);
  return isPlace ? null : { type: 'outOfRange', field: 'position', min: 0, max: 100 };
}

/** Empty if the item stands there already. */
function placed(room: Room, id: ItemId, place: Position): readonly (readonly [ItemId, ItemConfig])[] {
  const item = itemOf(room, id);
  if (!item) return [];
  const position = clampPosition(place, item.width, item.aspect);
  const isThere = position.x === item.position.x && position.y === item.position.y;
  return isThere ? [] : [[id, { ...item, position }]];
}

/** Returns positions that keep each hidden item at its distance from its hider. */
function placesOfContents(room: Room, places: PositionsById): PositionsById {
  const carried = Object.entries(places).flatMap(([id, place]) =>
    carriedBy(room, id).map((hidden) => [hidden, shiftWith(room, id, place, hidden)] as const),
  );
  return Object.fromEntries(carried);
}

function shiftWith(room: Room, id: ItemId, place: Position, hidden: ItemId): Position {
  const hider = itemOf(room, id);
  const item = itemOf(room, hidden);
  if (!hider || !item) return place;
  const { x, y } = clampPosition(place, hider.width, hider.aspect);
  return {
    x: item.position.x + (x - hider.position.x),
    y: item.position.y + (y - hider.position.y),
  };
}

/** Returns the hidden items of an item that are not pinned. */
function carriedBy(room: Room, id: ItemId): readonly ItemId[] {
  return contentsOf(room, id, ({ isPositionLocked }) => !isPositionLocked);
}
