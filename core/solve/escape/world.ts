import { isCollectedByClick, isOpenedByClick } from '../../play/clicking.ts';
import { createPlay } from '../../play/createPlay.ts';
import type { Play } from '../../play/model.ts';
import { type Combination, combinationsIn, hidersIn, itemOf } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';

/** A room in a state of a play, with the links that are looked up often. */
export interface World {
  readonly room: Room;
  readonly play: Play;
  readonly hiders: ReadonlyMap<ItemId, ItemId>;
  /** By its result (C1). */
  readonly combinations: ReadonlyMap<ItemId, Combination>;
}

/** A room at a moment of a play, with what the solver looks up in it over and over. */
export function createWorld(room: Room, play: Play): World {
  return { room, play, hiders: hidersIn(room), combinations: combinationsIn(room) };
}

/** A room as every play of it begins. */
export function createOpeningWorld(room: Room): World {
  let count = 0;
  return createWorld(
    room,
    createPlay(room, () => `item-${count++}`),
  );
}

/** Whether a click opens an item that is not locked (O1). */
export function canBeOpenedByClick({ room, play }: World, id: ItemId): boolean {
  const item = itemOf(room, id);
  return item !== undefined && play.items[id]?.state === 'default' && isOpenedByClick(id, item);
}

/** Whether the item leaves its scene at some time: once it is collected, or unlocked. */
export function isTakeable({ room }: World, id: ItemId): boolean {
  const item = itemOf(room, id);
  if (!item) return false;
  return item.isItemLocked ? item.isAddableToInventory : isCollectedByClick(id, item);
}
