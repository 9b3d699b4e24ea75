import type { HidingPlace } from '../../../core/catalogue/hidingPlace.ts';
import type { LinkType } from '../../../core/edit/links/linksFor.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { inLanguages } from '../../shared/language/inLanguages.ts';
import { linkingText as de } from './de/linking.ts';
import { itemName } from './editorMessages.ts';
import { linkingText as en } from './en/linking.ts';

export const linkingText = inLanguages({ en, de });

/** The label of an offered connection. For a thing that is not locked, it says that the key would also lock it. */
export function linkChoiceText(
  room: Room,
  type: LinkType,
  to: ItemId,
  placeOf: (id: ItemId) => HidingPlace,
): string {
  const { choices } = linkingText;
  if (type === 'hides') return choices.hides(itemName(room, to), placeOf(to));
  const isLocked = itemOf(room, to)?.isItemLocked === true;
  return choices[type === 'opens' && !isLocked ? 'locks' : type](itemName(room, to));
}
