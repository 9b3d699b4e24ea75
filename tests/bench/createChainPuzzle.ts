import type { CatalogueEntry } from '../../core/catalogue/model.ts';
import { createItem } from '../../core/room/create/createItem.ts';
import type { ItemConfig, ItemId, Room } from '../../core/room/model.ts';
import { get } from '../../core/testing/build.ts';
import { chestEntry, keyEntry, newRoom, noteEntry } from '../../core/testing/entries.ts';

interface ChainParts {
  /** A room with only its door. */
  base: Room;
  chest: CatalogueEntry;
  key: CatalogueEntry;
  note: CatalogueEntry;
}

type Chain = [chest: ItemConfig, key: ItemConfig, note: ItemConfig];

const TEST_PARTS: ChainParts = { base: newRoom(), chest: chestEntry, key: keyEntry, note: noteEntry };

/**
 * A room that is a single chain: the door and every chest are locked by an answer or a key in the previous
 * chest, and every note has an answer. Everything is needed, so the solver has to go all the way.
 */
export function createChainPuzzle(size: number, parts: ChainParts = TEST_PARTS): Room {
  const links = Math.floor((size - 1) / 3);
  const { base } = parts;
  const [chest, key, note] = [parts.chest, parts.key, parts.note].map((entry) => createItem(entry)) as Chain;
  const items = new Map<ItemId, ItemConfig>([['door', lockedBy(get(base, 'door'), `key-${links}`)]]);
  for (let link = 1; link <= links; link++) {
    const isByPassword = link % 2 === 1;
    const lock = isByPassword ? lockedByCode(chest, codeOf(link)) : lockedBy(chest, `key-${link - 1}`);
    items.set(`chest-${link}`, {
      ...place(lock, link),
      isHidingAnotherItem: true,
      itemToHide: `key-${link}`,
    });
    items.set(`key-${link}`, { ...place(key, link), isHidden: true, isAddableToInventory: true });
    const text = `Somebody has scratched into the wood that it has to be ${codeOf(link)}, whatever it is.`;
    items.set(`note-${link}`, { ...place(note, link), description: 'custom', customDescription: text });
  }
  return { ...base, itemConfigs: Object.fromEntries(items), itemOrder: [...items.keys()] };
}

function codeOf(link: number): string {
  return String(1000 + link);
}

function place(item: ItemConfig, link: number): ItemConfig {
  return { ...item, width: 3, position: { x: (link * 37) % 95, y: (link * 53) % 90 } };
}

function lockedBy(item: ItemConfig, itemToUnlock: ItemId): ItemConfig {
  return { ...item, isItemLocked: true, isLocked: true, unlockMethod: 'item', itemToUnlock };
}

function lockedByCode(item: ItemConfig, unlockPassword: string): ItemConfig {
  return { ...item, isItemLocked: true, isLocked: true, unlockMethod: 'password', unlockPassword };
}
