import { refuse } from '../../result.ts';
import { hiderOf, hidesThroughOthers, holdsBackClicks, itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { changeItem } from '../change.ts';
import { hide, releaseHidden } from '../changeLinks.ts';
import type { EditNote, EditRefusal } from '../command.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf, ItemHandlers } from '../handler.ts';

export const hidingHandlers: ItemHandlers<'setHiding' | 'setItemToHide'> = { setHiding, setItemToHide };

function setHiding(room: Room, { id, isHidingAnotherItem }: CommandOf<'setHiding'>): EditResult {
  if (isHidingAnotherItem && id === DOOR_ID) return refuse({ type: 'doorIsFixed', reason: 'hidesNothing' });
  const released = isHidingAnotherItem ? room : releaseHidden(room, id);
  return edited(changeItem(released, id, { isHidingAnotherItem }));
}

/** SPEC §4: the picked item is hidden, the one picked before is not. R7: another hider loses it. */
function setItemToHide(
  room: Room,
  { id, itemToHide }: CommandOf<'setItemToHide'>,
  item: ItemConfig,
): EditResult {
  if (itemToHide === null) return edited(releaseHidden(room, id));
  const refusal = refusalToHide(room, id, item, itemToHide);
  if (refusal) return refuse(refusal);
  if (item.itemToHide === itemToHide) return edited(room);
  return edited(hide(room, { hider: id, hidden: itemToHide }), null, noteHider(room, itemToHide));
}

function refusalToHide(room: Room, id: ItemId, item: ItemConfig, target: ItemId): EditRefusal | null {
  if (!item.isHidingAnotherItem) return { type: 'notHiding' };
  if (!itemOf(room, target)) return { type: 'unknownItem', id: target };
  if (target === id) return { type: 'hidesItself' };
  if (target === DOOR_ID) return { type: 'doorIsFixed', reason: 'notHidden' };
  if (hidesThroughOthers(room, { upper: target, lower: id })) return { type: 'hidesItsHider' };
  if (item.onClick?.type === 'toggle') return { type: 'opensForGood' };
  return holdsBackClicks(item) ? { type: 'mustAnswerClicks' } : null;
}

function noteHider(room: Room, hidden: ItemId): readonly EditNote[] {
  const from = hiderOf(room, hidden);
  return from === null ? [] : [{ type: 'hiderReplaced', item: hidden, from }];
}
