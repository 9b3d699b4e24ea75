import type { CatalogueEntry, Position } from '../../catalogue/model.ts';
import { clampPosition, clampWidth } from '../geometry.ts';
import { type ItemConfig, START_ID } from '../model.ts';
import { firstColor, pictureOf } from '../pictures/pictures.ts';
import { usualShowing } from './usualShowing.ts';

/**
 * Creates an item from its catalogue entry (SPEC §4): visible, closed, unlocked and without links, in the
 * first scene. A thing to read waits for its text.
 */
export function createItem(entry: CatalogueEntry, position: Position = entry.defaultPosition): ItemConfig {
  const color = firstColor(entry.variants);
  const width = clampWidth(entry.width, entry.aspect);
  return {
    catalogueId: entry.id,
    scene: START_ID,
    spot: null,
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
    ...usualWords(entry.id),
  };
}

/** A thing to read has the creator's own text, empty at first: without one it would say nothing when it is clicked. */
function usualWords(catalogueId: string): Pick<ItemConfig, 'showsAs' | 'description'> {
  const showsAs = usualShowing(catalogueId);
  return { showsAs, description: showsAs === 'paper' ? 'custom' : 'none' };
}

/** Empty values of the fields that the second version of rooms added (M1). */
export const SETTINGS_OF_SECOND_KIND = {
  openedDescription: '',
  hints: [],
  alsoHides: [],
  face: { type: 'text' },
  alsoAccepts: [],
  wrongText: '',
  furtherKeys: [],
  sequence: [],
  combinesWith: null,
  combinesInto: null,
  onOpen: null,
} as const;

/** Default settings of a new item. */
export const PLAIN_SETTINGS = {
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
  ...SETTINGS_OF_SECOND_KIND,
} as const;
