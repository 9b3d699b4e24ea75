import { holdsBackClicks, lockOf } from '../../room/links.ts';
import { type Description, DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { refuse } from '../../util/result.ts';
import { changeItem } from '../change.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf, ItemHandlers } from '../handler.ts';
import { withinLimit } from '../limit.ts';
import { refusalOfRole } from '../links/roles.ts';

/** Commands for an item's reactions to a click: being collected, a message. */
export const answersHandlers: ItemHandlers<
  'setAddable' | 'setDescription' | 'setCustomDescription' | 'setOpenedDescription'
> = {
  setAddable,
  setDescription: (room, { id, description }) => setDescription(room, id, description),
  setCustomDescription,
  setOpenedDescription,
};

/** Keys and parts are always collectable; spots, ways and members of sequences never are (N2, N6, K6, C1). */
function setAddable(room: Room, command: CommandOf<'setAddable'>): EditResult {
  const { id, isAddableToInventory } = command;
  if (isAddableToInventory && id === DOOR_ID) return refuse({ type: 'doorIsFixed', reason: 'notAddable' });
  if (!isAddableToInventory && lockOf(room, id) !== null) return refuse({ type: 'keyStaysAddable' });
  const refusal = refusalOfRole(room, id, isAddableToInventory ? ['spot', 'member', 'way'] : ['part']);
  if (refusal) return refuse(refusal);
  return edited(changeItem(room, id, { isAddableToInventory }));
}

/** Any choice but `custom` clears the custom text (SPEC §4). */
function setDescription(room: Room, id: ItemId, description: Description): EditResult {
  const text = description === 'custom' ? {} : { customDescription: '' };
  return edited(changeItem(room, id, { description, ...text }));
}

function setCustomDescription(
  room: Room,
  { id, customDescription }: CommandOf<'setCustomDescription'>,
  item: ItemConfig,
): EditResult {
  if (item.description !== 'custom') return refuse({ type: 'notCustom' });
  return withinLimit('message', customDescription, () => changeItem(room, id, { customDescription }));
}

/**
 * Sets the text of an opened item (O4). With a text the item opens for good at a click (O1); an empty text
 * has no such effect.
 */
function setOpenedDescription(
  room: Room,
  { id, openedDescription }: CommandOf<'setOpenedDescription'>,
  item: ItemConfig,
): EditResult {
  if (openedDescription !== '' && item.onClick?.type === 'toggle') return refuse({ type: 'opensForGood' });
  if (openedDescription !== '' && holdsBackClicks(item)) return refuse({ type: 'mustAnswerClicks' });
  return withinLimit('message', openedDescription, () => changeItem(room, id, { openedDescription }));
}
