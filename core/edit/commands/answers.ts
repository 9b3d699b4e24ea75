import { refuse } from '../../result.ts';
import { bringsAbout, holdsBackClicks, lockOf, mustAnswerClicks } from '../../room/links.ts';
import {
  type Description,
  DOOR_ID,
  type ItemConfig,
  type ItemId,
  type OnClick,
  type Room,
} from '../../room/model.ts';
import { changeItem, setItem } from '../change.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf, ItemHandlers } from '../handler.ts';
import { withinLimit } from '../limit.ts';
import { refusalOfRole } from '../roles.ts';

/** What an item answers to a click: being collected, a message, a behaviour of its own. */
export const answersHandlers: ItemHandlers<
  'setAddable' | 'setDescription' | 'setCustomDescription' | 'setOpenedDescription' | 'setOnClick'
> = {
  setAddable,
  setDescription: (room, { id, description }) => setDescription(room, id, description),
  setCustomDescription,
  setOpenedDescription,
  setOnClick,
};

/** Keys and parts are taken along, spots and members of sequences are not (N6, K6, C1). */
function setAddable(room: Room, command: CommandOf<'setAddable'>): EditResult {
  const { id, isAddableToInventory } = command;
  if (isAddableToInventory && id === DOOR_ID) return refuse({ type: 'doorIsFixed', reason: 'notAddable' });
  if (!isAddableToInventory && lockOf(room, id) !== null) return refuse({ type: 'keyStaysAddable' });
  const refusal = refusalOfRole(room, id, isAddableToInventory ? ['spot', 'member'] : ['part']);
  if (refusal) return refuse(refusal);
  return edited(changeItem(room, id, { isAddableToInventory }));
}

/** SPEC §4: any choice but custom clears the custom text. */
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

/** O4. What says something once open opens for good, at a click (O1); an empty text asks for nothing. */
function setOpenedDescription(
  room: Room,
  { id, openedDescription }: CommandOf<'setOpenedDescription'>,
  item: ItemConfig,
): EditResult {
  if (openedDescription !== '' && item.onClick?.type === 'toggle') return refuse({ type: 'opensForGood' });
  if (openedDescription !== '' && holdsBackClicks(item)) return refuse({ type: 'mustAnswerClicks' });
  return withinLimit('message', openedDescription, () => changeItem(room, id, { openedDescription }));
}

/** R10: the door, keys and hiders have to answer clicks. O1: what brings something about opens for good. */
function setOnClick(room: Room, { id, onClick }: CommandOf<'setOnClick'>, item: ItemConfig): EditResult {
  const holdsBack = onClick !== null && onClick.type !== 'toggle';
  if (holdsBack && id === DOOR_ID) return refuse({ type: 'doorIsFixed', reason: 'answersClicks' });
  if (holdsBack && mustAnswerClicks(room, id)) return refuse({ type: 'mustAnswerClicks' });
  if (onClick?.type === 'toggle' && bringsAbout(item)) return refuse({ type: 'opensForGood' });
  if (onClick?.type === item.onClick?.type) return edited(room);
  return edited(setItem(room, id, withOnClick(item, onClick)));
}

function withOnClick(item: ItemConfig, onClick: OnClick | null): ItemConfig {
  const { onClick: _, ...plain } = item;
  return onClick === null ? plain : { ...plain, onClick };
}
