import { isCollectedByClick, isOpenedByClick } from '../../play/clicking.ts';
import { createPlay } from '../../play/createPlay.ts';
import type { Play } from '../../play/model.ts';
import { type Combination, combinationsIn, hidersIn, itemOf } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';

/** A room in a state of a play, with indexes of its links. */
export interface World {
  readonly room: Room;
  readonly play: Play;
  readonly hiders: ReadonlyMap<ItemId, ItemId>;
  /** Combinations by their result (C1). */
  readonly combinations: ReadonlyMap<ItemId, Combination>;
}

/** Builds the world of a room in a state of a play. */
export function createWorld(room: Room, play: Play): World {
  return { room, play, hiders: hidersIn(room), combinations: combinationsIn(room) };
}

/** Builds the world of a room at the start of a play. */
export function createOpeningWorld(room: Room): World {
  let count = 0;
  return createWorld(
    room,
    createPlay(room, () => `item-${count++}`),
  );
}

/** Returns whether a click opens an item that is not locked (O1). */
export function canBeOpenedByClick({ room, play }: World, id: ItemId): boolean {
  const item = itemOf(room, id);
  return item !== undefined && play.items[id]?.state === 'default' && isOpenedByClick(id, item);
}

/** Returns whether the item can leave its scene, by being collected or unlocked. */
export function isTakeable({ room }: World, id: ItemId): boolean {
  const item = itemOf(room, id);
  if (!item) return false;
  return item.isItemLocked ? item.isAddableToInventory : isCollectedByClick(id, item);
}
