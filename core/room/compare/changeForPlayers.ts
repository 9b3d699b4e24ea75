import { mapFacePictures } from '../../lock/facePictures.ts';
import type { Face } from '../../lock/model.ts';
import { isDeepEqual } from '../../util/isDeepEqual.ts';
import type { ItemConfig, ItemId, Room } from '../model.ts';
import { type Contents, contentsOf } from '../records.ts';

/**
 * Whether a field of an item affects how the room is played (B2): actions, places and tools do; texts,
 * pictures and names do not.
 */
const DECIDES = {
  catalogueId: false,
  scene: true,
  spot: true,
  name: false,
  uri: false,
  variants: false,
  color: false,
  state: true,
  aspect: false,
  hitBox: false,
  position: true,
  width: true,
  isPositionLocked: false,
  group: false,
  visible: false,
  isAddableToInventory: true,
  description: false,
  customDescription: false,
  openedDescription: false,
  showsAs: false,
  hints: false,
  isHidingAnotherItem: true,
  itemToHide: true,
  alsoHides: true,
  isHidden: true,
  isItemLocked: true,
  isLocked: true,
  unlockMethod: true,
  face: true,
  lockMaterial: false,
  unlockPassword: true,
  alsoAccepts: false,
  wrongText: false,
  passwordMatch: true,
  isClueInPicture: false,
  toldBy: false,
  itemToUnlock: true,
  furtherKeys: true,
  sequence: true,
  combinesWith: true,
  combinesInto: true,
  onClick: true,
  onOpen: false,
} as const satisfies Record<keyof ItemConfig, boolean>;

const DECIDING = (Object.keys(DECIDES) as (keyof ItemConfig)[]).filter((field) => DECIDES[field]);

/**
 * Compares a draft with a published version of its room, with their pictures under the same addresses.
 * `none`: nothing changes for players (B1). `looks`: only what they see and read, so times stay comparable
 * (B2). `play`: the room plays differently and starts a new leaderboard.
 */
export type ChangeForPlayers = 'none' | 'looks' | 'play';

export function changeForPlayers(version: Contents, draft: Contents): ChangeForPlayers {
  if (isDeepEqual(seenBy(version), seenBy(draft))) return 'none';
  return isSamePlay(version, draft) ? 'looks' : 'play';
}

/**
 * Returns the items that make the two versions different plays, including items that only one version has.
 */
export function findDeciding(version: Contents, draft: Contents): readonly ItemId[] {
  const ids = new Set([...version.itemOrder, ...draft.itemOrder]);
  return [...ids].filter(
    (id) => !isDeepEqual(decidingOf(version.itemConfigs[id]), decidingOf(draft.itemConfigs[id])),
  );
}

/** Drops the fields that only count edits. */
function seenBy(contents: Contents): Partial<Room> {
  const { itemCounter: _, ...seen } = contentsOf(contents);
  return seen;
}

function isSamePlay(version: Contents, draft: Contents): boolean {
  return (
    version.timeLimit === draft.timeLimit &&
    isDeepEqual(version.itemOrder, draft.itemOrder) &&
    isDeepEqual(placesOf(version), placesOf(draft)) &&
    findDeciding(version, draft).length === 0
  );
}

/** Returns where a play starts, and the kinds of scenes. */
function placesOf({ sceneOrder, scenes }: Contents): object {
  const kinds = Object.fromEntries(sceneOrder.map((id) => [id, scenes[id]?.kind]));
  return { start: sceneOrder[0], kinds };
}

function decidingOf(item: ItemConfig | undefined): object | undefined {
  if (item === undefined) return undefined;
  const fields = DECIDING.map((field) => [field, item[field]] as const);
  return { ...Object.fromEntries(fields), face: decidingFace(item.face), onClick: item.onClick ?? null };
}

/** Returns a face without its pictures and the words on its pieces. */
function decidingFace(face: Face): object {
  if (face.type === 'order') return { type: face.type, pieces: face.pieces.length };
  return mapFacePictures(face, () => '');
}
