import type { CatalogueEntry, Position } from '../../catalogue/model.ts';
import { clampPosition, clampWidth } from '../geometry.ts';
import type { ItemConfig } from '../model.ts';
import { firstColor, pictureOf } from '../pictures.ts';

/** A new item from its catalogue entry (SPEC §4): shown, closed, unlocked and without links. */
export function createItem(entry: CatalogueEntry, position: Position = entry.defaultPosition): ItemConfig {
  const color = firstColor(entry.variants);
  const width = clampWidth(entry.width, entry.aspect);
  return {
    catalogueId: entry.id,
    name: entry.name,
    uri: pictureOf({ variants: entry.variants, color }, 'default'),
    variants: entry.variants,
    color,
    state: 'default',
    aspect: entry.aspect,
    hitBox: entry.hitBox,
    position: clampPosition(position, width, entry.aspect),
    width,
    ...PLAIN_SETTINGS,
  };
}

const PLAIN_SETTINGS = {
  isPositionLocked: false,
  visible: true,
  isAddableToInventory: false,
  description: 'none',
  customDescription: '',
  isHidingAnotherItem: false,
  itemToHide: null,
  isHidden: false,
  isItemLocked: false,
  isLocked: false,
  unlockMethod: 'password',
  unlockPassword: '',
  passwordMatch: 'folded',
  isClueInPicture: false,
  itemToUnlock: null,
} as const;
