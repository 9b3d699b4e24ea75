import { escapeSigns } from '../../lock/signs/signedText.ts';
import type { StoredDocument } from '../../util/migrate.ts';
import { SETTINGS_OF_SECOND_KIND } from '../create/createItem.ts';
import { usualShowing } from '../create/usualShowing.ts';
import { DEFAULT_LANGUAGE } from '../limits.ts';
import { START_ID } from '../model.ts';

/**
 * Migrates version 1 to 2 (M1): everything stands in one scene; the text of a locked item after opening
 * becomes a field of its own; text that looks like signs is escaped (K3); a hider opens for good (O1). Field
 * types are not validated yet: wrong values stay for the schema to report.
 */
export function toSecondKind(room: StoredDocument): StoredDocument {
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
    scene: START_ID,
    spot: null,
    ...SETTINGS_OF_SECOND_KIND,
    showsAs: typeof item.catalogueId === 'string' ? usualShowing(item.catalogueId) : 'caption',
    ...kept,
    customDescription: text,
    openedDescription: saysItOnceOpen ? text : '',
    ...(onClick !== undefined && !bringsAbout(item) && { onClick }),
  };
}

/** O1: the item opens for good, so a toggle or a behaviour that blocks clicks is dropped. */
function bringsAbout({ itemToHide, isItemLocked, description }: StoredDocument): boolean {
  return itemToHide !== null || (isItemLocked === true && description === 'custom');
}

function escaped(text: unknown): unknown {
  return typeof text === 'string' ? escapeSigns(text) : text;
}

function isMap(value: unknown): value is StoredDocument {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
