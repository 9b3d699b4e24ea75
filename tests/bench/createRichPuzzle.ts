import { keyFields } from '../../core/room/links.ts';
import type { ItemConfig, ItemId, Room, Scene, SceneId } from '../../core/room/model.ts';
import { START_ID } from '../../core/room/model.ts';
import { furnish, get } from '../../core/testing/build.ts';
import { background, chestEntry, keyEntry, newRoom, noteEntry } from '../../core/testing/entries.ts';

/** The maximum number of scenes of a room (N1). */
export const MOST_SCENES = 12;
/**
 * The items of one link: a chest, its key, a note, and a thing that is a further key or a member of a
 * sequence.
 */
const ITEMS_OF_LINK = 4;

const things = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry });

/**
 * A room that is a single chain through scenes, each entered by two ways. Every chest is locked by a code on
 * a pad, a key, a sequence or two keys, hides two things, and opens only after the chest before. Only the
 * second ways are not needed.
 */
export function createRichPuzzle(size: number): Room {
  const links = Math.max(1, Math.floor((size - 1) / ITEMS_OF_LINK));
  const scenes = Array.from({ length: Math.min(MOST_SCENES, links) }, (_, place) => sceneId(place));
  const items = new Map<ItemId, ItemConfig>([
    ['door', { ...lockedBy(get(things, 'door'), [`key-${links}`]), scene: scenes.at(-1) ?? START_ID }],
  ]);
  for (let link = 1; link <= links; link++) {
    const place = Math.floor(((link - 1) * scenes.length) / links);
    const scene = scenes[place] ?? START_ID;
    const next = scenes[place + 1];
    const isNearEnd = next !== undefined && Math.floor(((link + 1) * scenes.length) / links) > place;
    for (const [id, item] of linkItems(link, links)) {
      const isWay = id === `chest-${link}` && isNearEnd;
      items.set(id, { ...placed(item, link), scene, ...(isWay && { onClick: { type: 'go', to: next } }) });
    }
  }
  const base = newRoom();
  const others = scenes
    .slice(1)
    .map((id): readonly [SceneId, Scene] => [id, { name: id, kind: 'place', background }]);
  return {
    ...base,
    scenes: { ...base.scenes, ...Object.fromEntries(others) },
    sceneOrder: scenes,
    itemConfigs: Object.fromEntries(items),
    itemOrder: [...items.keys()],
  };
}

function sceneId(place: number): SceneId {
  return place === 0 ? START_ID : `scene-${place}`;
}

function linkItems(link: number, links: number): readonly (readonly [ItemId, ItemConfig])[] {
  const [chest, key, note] = [get(things, 'chest'), get(things, 'key'), get(things, 'note')];
  const isLast = link === links;
  const hiding = {
    isHidingAnotherItem: true,
    itemToHide: `key-${link}`,
    alsoHides: isLast ? [] : [`extra-${link + 1}`],
  };
  const hidden = { isHidden: true, isAddableToInventory: true };
  const text = `Somebody has scratched into the wood that it has to be ${codeOf(link)}, whatever it is.`;
  const isKey = link % 4 === 3 || link % 4 === 0;
  return [
    [`chest-${link}`, { ...locked(chest, link), ...hiding }],
    [`key-${link}`, { ...key, ...hidden }],
    [`note-${link}`, { ...note, description: 'custom', customDescription: text }],
    [`extra-${link}`, { ...note, isHidden: link > 1, isAddableToInventory: isKey }],
  ];
}

function locked(chest: ItemConfig, link: number): ItemConfig {
  const before = link === 1 ? [] : [`key-${link - 1}`];
  switch (link % 4) {
    case 1:
      return {
        ...chest,
        isItemLocked: true,
        isLocked: true,
        face: { type: 'digits' },
        unlockPassword: codeOf(link),
      };
    case 2: {
      const sequence = [`note-${link}`, `extra-${link}`, `note-${link}`];
      return { ...chest, isItemLocked: true, isLocked: true, unlockMethod: 'sequence', sequence };
    }
    default:
      return lockedBy(chest, [...before, `extra-${link}`]);
  }
}

function lockedBy(item: ItemConfig, keys: readonly ItemId[]): ItemConfig {
  return { ...item, isItemLocked: true, isLocked: true, unlockMethod: 'item', ...keyFields(keys) };
}

function codeOf(link: number): string {
  return String(1000 + link);
}

function placed(item: ItemConfig, link: number): ItemConfig {
  return { ...item, width: 3, position: { x: (link * 37) % 95, y: (link * 53) % 90 } };
}
