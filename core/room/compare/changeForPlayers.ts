import { mapFacePictures } from '../../lock/facePictures.ts';
import type { Face } from '../../lock/model.ts';
import { isDeepEqual } from '../../util/isDeepEqual.ts';
import type { ItemConfig, ItemId, Room } from '../model.ts';
import { type Contents, contentsOf } from '../records.ts';

/** Whether a field of an item decides a play (B2): what is done, where, and with what. Texts, pictures and names do not. */
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
 * What a draft would bring players over a version of its room, with the pictures of both under the same addresses: nothing at all (B1); what
 * they see and read, so that times can still be compared (B2); or another play, which begins a leaderboard of its own.
 */
export type ChangeForPlayers = 'none' | 'looks' | 'play';

export function changeForPlayers(version: Contents, draft: Contents): ChangeForPlayers {
  if (isDeepEqual(seenBy(version), seenBy(draft))) return 'none';
  return isSamePlay(version, draft) ? 'looks' : 'play';
}

/** The items that a play of the one is decided by otherwise than a play of the other, those of one alone included. */
export function findDeciding(version: Contents, draft: Contents): readonly ItemId[] {
  const ids = new Set([...version.itemOrder, ...draft.itemOrder]);
  return [...ids].filter(
    (id) => !isDeepEqual(decidingOf(version.itemConfigs[id]), decidingOf(draft.itemConfigs[id])),
  );
}

/** Without what counts edits alone. */
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

/** Where a play begins, and what kind of scenes there are. */
function placesOf({ sceneOrder, scenes }: Contents): object {
  const kinds = Object.fromEntries(sceneOrder.map((id) => [id, scenes[id]?.kind]));
  return { start: sceneOrder[0], kinds };
}

function decidingOf(item: ItemConfig | undefined): object | undefined {
  if (item === undefined) return undefined;
  const fields = DECIDING.map((field) => [field, item[field]] as const);
  return { ...Object.fromEntries(fields), face: decidingFace(item.face), onClick: item.onClick ?? null };
}

/** How a lock is worked, without its pictures and the words on its pieces. */
function decidingFace(face: Face): object {
  if (face.type === 'order') return { type: face.type, pieces: face.pieces.length };
  return mapFacePictures(face, () => '');
}
