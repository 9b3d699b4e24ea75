import type { BackgroundEntry, CatalogueEntry } from '../catalogue/model.ts';
import type { Background, ItemConfig, Room, SceneId } from '../room/model.ts';
import { urisOf } from '../room/pictures/roomPictures.ts';
import { firstSceneOf } from '../room/scenes.ts';
import type { Finding } from '../solve/findings/finding.ts';
import { type Owner, ownsCollection } from './ownership.ts';
import { isPack, type PackId } from './products.ts';

/** The fields of catalogue entries that tell which pictures a room may show. */
interface Entries {
  items: readonly Pick<CatalogueEntry, 'collection' | 'variants'>[];
  backgrounds: readonly Pick<BackgroundEntry, 'collection' | 'moods'>[];
}

/**
 * Returns what keeps a room from being published because it uses packs that its creator does not own: a
 * finding for each pack with its items, and one for its backgrounds with the scenes that show them. Such
 * rooms can still be played in preview.
 */
export function findUnownedPacks(room: Room, entries: Entries, owner: Owner): readonly Finding[] {
  const packs = packsByPicture(entries);
  const byPack = new Map<PackId, string[]>();
  for (const id of room.itemOrder) {
    for (const pack of packsOf(room.itemConfigs[id], packs))
      byPack.set(pack, [...(byPack.get(pack) ?? []), id]);
  }
  const used: readonly Pick<Finding, 'items' | 'scenes' | 'pack'>[] = [
    ...[...byPack].map(([pack, items]) => ({ pack, items })),
    ...[...scenesByPack(room, packs)].map(([pack, scenes]) => ({ pack, items: [], scenes: [...scenes] })),
  ];
  return used
    .filter(({ pack }) => pack && !ownsCollection(owner, pack))
    .map((finding) => ({ severity: 'error', code: 'packNotOwned', ...finding }));
}

/** Maps each pack to the scenes that show one of its backgrounds, at first or after something was opened. */
function scenesByPack(
  room: Room,
  packs: ReadonlyMap<string, PackId>,
): ReadonlyMap<PackId, ReadonlySet<SceneId>> {
  const shown: readonly (Background & { scene: SceneId })[] = [
    { ...room.background, scene: firstSceneOf(room) },
    ...Object.entries(room.scenes).map(([scene, { background }]) => ({ ...background, scene })),
    ...Object.values(room.itemConfigs).flatMap(({ onOpen }) => onOpen?.background ?? []),
  ];
  const scenes = new Map<PackId, Set<SceneId>>();
  for (const { uri, scene } of shown) {
    const pack = packs.get(uri);
    if (pack) scenes.set(pack, (scenes.get(pack) ?? new Set()).add(scene));
  }
  return scenes;
}

/** Maps the address of each picture that is sold in a pack to that pack. */
function packsByPicture({ items, backgrounds }: Entries): ReadonlyMap<string, PackId> {
  const packs = new Map<string, PackId>();
  for (const { collection, variants } of items.filter(isSold))
    for (const variant of Object.values(variants))
      packs.set(variant.default, collection).set(variant.opened, collection);
  for (const { collection, moods } of backgrounds.filter(isSold))
    for (const { uri } of Object.values(moods)) packs.set(uri, collection);
  return packs;
}

function isSold<Entry extends { collection: string }>(entry: Entry): entry is Entry & { collection: PackId } {
  return isPack(entry.collection);
}

/**
 * Returns the packs of all pictures that the item can ever show: its address and its variants may come from
 * different packs.
 */
function packsOf(item: ItemConfig | undefined, packs: ReadonlyMap<string, PackId>): ReadonlySet<PackId> {
  return new Set(item && urisOf(item).flatMap((uri) => packs.get(uri) ?? []));
}
