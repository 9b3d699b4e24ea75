import { escapeSigns } from '../../lock/signedText.ts';
import { PLAIN_SETTINGS } from '../create/createItem.ts';
import { usualShowing } from '../create/usualShowing.ts';
import { DEFAULT_LANGUAGE } from '../limits.ts';
import { START_ID } from '../model.ts';
import type { StoredRoom } from './storedRoom.ts';

/**
 * Version 1 to 2 (M1): all stands in one scene; what a locked item said after opening is a text of its own; texts that
 * look like signs stay the texts that they are (K3); who hides something opens for good (O1). Fields are not known to be
 * of their types yet: what is not as it should be stays as it is, for the schema to name.
 */
export function toSecondKind(room: StoredRoom): StoredRoom {
  const { itemConfigs, background, introduction } = room;
  return {
    ...room,
    introduction: escaped(introduction),
    itemConfigs: isMap(itemConfigs)
      ? Object.fromEntries(Object.entries(itemConfigs).map(([id, item]) => [id, itemOfSecondKind(item)]))
      : itemConfigs,
    scenes: { [START_ID]: { name: '', kind: 'place', background } },
    sceneOrder: [START_ID],
    language: DEFAULT_LANGUAGE,
    ending: '',
  };
}

function itemOfSecondKind(item: unknown): unknown {
  if (!isMap(item)) return item;
  const { onClick, ...kept } = item;
  const text = escaped(item.customDescription);
  const saysItOnceOpen = item.isItemLocked === true && item.description === 'custom';
  return {
    ...NEW_FIELDS,
    showsAs: typeof item.catalogueId === 'string' ? usualShowing(item.catalogueId) : 'caption',
    ...kept,
    customDescription: text,
    openedDescription: saysItOnceOpen ? text : '',
    ...(onClick !== undefined && !isToggleOfHider(item) && { onClick }),
  };
}

const {
  alsoHides,
  hints,
  face,
  alsoAccepts,
  wrongText,
  furtherKeys,
  sequence,
  combinesWith,
  combinesInto,
  onOpen,
} = PLAIN_SETTINGS;
const NEW_FIELDS = {
  scene: START_ID,
  spot: null,
  hints,
  alsoHides,
  face,
  alsoAccepts,
  wrongText,
  furtherKeys,
  sequence,
  combinesWith,
  combinesInto,
  onOpen,
};

function isToggleOfHider({ onClick, itemToHide, isItemLocked, description }: StoredRoom): boolean {
  const bringsAbout = itemToHide !== null || (isItemLocked === true && description === 'custom');
  return bringsAbout && isMap(onClick) && onClick.type === 'toggle';
}

function escaped(text: unknown): unknown {
  return typeof text === 'string' ? escapeSigns(text) : text;
}

function isMap(value: unknown): value is StoredRoom {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
