import type { CatalogueEntry } from '../../../core/catalogue/model.ts';
import { applyCommand } from '../../../core/edit/applyCommand.ts';
import type { Command } from '../../../core/edit/command.ts';
import { DOOR_ID, type ItemId, type Room } from '../../../core/room/model.ts';
import type { Choice } from '../../shared/form/ChoiceField.tsx';
import { itemName } from '../text/editorMessages.ts';
import { sceneName } from '../text/scenes.ts';

/**
 * Items, back to front, for which a command would be accepted: the possible partners of a link. Never the
 * door.
 */
export function candidatesFor(room: Room, toCommand: (id: ItemId) => Command): readonly ItemId[] {
  return room.itemOrder.filter((id) => id !== DOOR_ID && applyCommand(room, toCommand(id)).ok);
}

/** Sorts keys first, then things that can be taken, then the rest. */
export function keysFirst(
  room: Room,
  ids: readonly ItemId[],
  entries: readonly Pick<CatalogueEntry, 'id' | 'tag'>[],
): readonly ItemId[] {
  const keys = new Set(entries.flatMap(({ id, tag }) => (tag === 'Keys' ? [id] : [])));
  const rankOf = (id: ItemId) => {
    const item = room.itemConfigs[id];
    if (item && keys.has(item.catalogueId)) return 0;
    return item?.isAddableToInventory ? 1 : 2;
  };
  return ids.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The option of an item; with its scene if there are several. */
export function toChoice(room: Room, id: ItemId): Choice {
  const name = itemName(room, id);
  const scene = room.itemConfigs[id]?.scene;
  const isOneOfMany = room.sceneOrder.length > 1 && scene !== undefined;
  return { value: id, label: isOneOfMany ? `${name} · ${sceneName(room, scene)}` : name };
}
