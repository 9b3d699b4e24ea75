import { isDeepEqual } from '../../util/isDeepEqual.ts';
import type { ItemConfig, ItemId, Scene, SceneId } from '../model.ts';
import type { Contents } from '../records.ts';

/** The aspect that a field of an item belongs to in the creator's mind; null for derived fields. */
const ASPECT_OF = {
  catalogueId: 'look',
  scene: 'place',
  spot: 'place',
  name: 'name',
  uri: 'look',
  variants: 'look',
  color: 'look',
  state: 'look',
  aspect: null,
  hitBox: null,
  position: 'place',
  width: 'place',
  isPositionLocked: 'place',
  group: 'place',
  visible: null,
  isAddableToInventory: 'clicks',
  description: 'words',
  customDescription: 'words',
  openedDescription: 'words',
  showsAs: 'words',
  hints: 'words',
  isHidingAnotherItem: 'hides',
  itemToHide: 'hides',
  alsoHides: 'hides',
  isHidden: null,
  isItemLocked: 'lock',
  isLocked: null,
  unlockMethod: 'lock',
  face: 'lock',
  lockMaterial: 'lock',
  unlockPassword: 'lock',
  alsoAccepts: 'lock',
  wrongText: 'words',
  passwordMatch: 'lock',
  isClueInPicture: 'lock',
  toldBy: 'lock',
  itemToUnlock: 'lock',
  furtherKeys: 'lock',
  sequence: 'lock',
  combinesWith: 'combines',
  combinesInto: 'combines',
  onClick: 'clicks',
  onOpen: 'clicks',
} as const satisfies Record<keyof ItemConfig, string | null>;

export type Aspect = NonNullable<(typeof ASPECT_OF)[keyof ItemConfig]>;

/** Fields of the room itself, besides items and scenes. */
const ROOM_FIELDS = [
  'roomName',
  'introduction',
  'timeLimit',
  'language',
  'ending',
  'debrief',
  'coverScene',
  'offersHelp',
] as const;
export type RoomField = (typeof ROOM_FIELDS)[number];

interface Changed<Id> {
  /** Only in the later room. */
  readonly added: readonly Id[];
  /** Only in the earlier room. */
  readonly removed: readonly Id[];
}

export interface RoomDifference {
  readonly items: Changed<ItemId> & { readonly changed: ReadonlyMap<ItemId, ReadonlySet<Aspect>> };
  readonly scenes: Changed<SceneId> & { readonly changed: readonly SceneId[] };
  readonly fields: readonly RoomField[];
  /** Whether items or scenes that both have are in another order. */
  readonly isReordered: boolean;
}

/** Compares two states of one room; items and scenes are matched by id. */
export function compareRooms(earlier: Contents, later: Contents): RoomDifference {
  return {
    items: { ...compareIds(earlier.itemOrder, later.itemOrder), changed: changedItems(earlier, later) },
    scenes: { ...compareIds(earlier.sceneOrder, later.sceneOrder), changed: changedScenes(earlier, later) },
    fields: ROOM_FIELDS.filter((field) => earlier[field] !== later[field]),
    isReordered:
      isReordered(earlier.itemOrder, later.itemOrder) || isReordered(earlier.sceneOrder, later.sceneOrder),
  };
}

/** Returns whether a creator would see no difference. */
export function isSame({ items, scenes, fields, isReordered }: RoomDifference): boolean {
  const lists = [items.added, items.removed, scenes.added, scenes.removed, scenes.changed, fields];
  return !isReordered && items.changed.size === 0 && lists.every(({ length }) => length === 0);
}

function compareIds<Id>(earlier: readonly Id[], later: readonly Id[]): Changed<Id> {
  return { added: without(later, earlier), removed: without(earlier, later) };
}

function without<Id>(ids: readonly Id[], others: readonly Id[]): readonly Id[] {
  const known = new Set(others);
  return ids.filter((id) => !known.has(id));
}

function isReordered<Id>(earlier: readonly Id[], later: readonly Id[]): boolean {
  const stayed = new Set(later);
  const before = earlier.filter((id) => stayed.has(id));
  const known = new Set(earlier);
  const now = later.filter((id) => known.has(id));
  return before.some((id, index) => id !== now[index]);
}

function changedItems(earlier: Contents, later: Contents): ReadonlyMap<ItemId, ReadonlySet<Aspect>> {
  const changed = new Map<ItemId, ReadonlySet<Aspect>>();
  for (const id of later.itemOrder) {
    const [before, now] = [earlier.itemConfigs[id], later.itemConfigs[id]];
    if (!before || !now) continue;
    const aspects = changedAspects(before, now);
    if (aspects.size > 0) changed.set(id, aspects);
  }
  return changed;
}

function changedAspects(before: ItemConfig, now: ItemConfig): ReadonlySet<Aspect> {
  const aspects = new Set<Aspect>();
  for (const field of Object.keys(ASPECT_OF) as (keyof ItemConfig)[]) {
    const aspect = ASPECT_OF[field];
    if (aspect && !isDeepEqual(before[field], now[field])) aspects.add(aspect);
  }
  return aspects;
}

function changedScenes(earlier: Contents, later: Contents): readonly SceneId[] {
  return later.sceneOrder.filter((id) => {
    const [before, now]: (Scene | undefined)[] = [earlier.scenes[id], later.scenes[id]];
    return before !== undefined && now !== undefined && !isDeepEqual(before, now);
  });
}
