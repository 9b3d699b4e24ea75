import { LIMITS } from '../../room/limits.ts';
import { hiddenBy, hiderOf, hidesThroughOthers, hidingFields, holdsBackClicks } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { refuse } from '../../util/result.ts';
import { changeItem } from '../change.ts';
import type { EditNote, EditRefusal } from '../command.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf, ItemHandlers } from '../handler.ts';
import { hide, releaseHidden, reveal } from '../links/changeLinks.ts';
import { findRing } from '../links/rings.ts';
import { refusalOfRoles } from '../links/roles.ts';

export const hidingHandlers: ItemHandlers<'setHiding' | 'setItemToHide' | 'setItemsToHide'> = {
  setHiding,
  setItemToHide,
  setItemsToHide: (room, { id, itemsToHide }, item) => setItemsToHide(room, id, item, itemsToHide),
};

function setHiding(room: Room, { id, isHidingAnotherItem }: CommandOf<'setHiding'>): EditResult {
  if (isHidingAnotherItem && id === DOOR_ID) return refuse({ type: 'doorIsFixed', reason: 'hidesNothing' });
  const released = isHidingAnotherItem ? room : releaseHidden(room, id);
  return edited(changeItem(released, id, { isHidingAnotherItem }));
}

/** SPEC §4: hides the picked item and reveals the one picked before; further hidden items stay hidden. */
function setItemToHide(
  room: Room,
  { id, itemToHide }: CommandOf<'setItemToHide'>,
  item: ItemConfig,
): EditResult {
  const picked = itemToHide === null ? [] : [itemToHide];
  return setItemsToHide(room, id, item, [...picked, ...item.alsoHides]);
}

/**
 * O2: hides items in the order in which they are to be revealed. R7: an item that another one hid until now is hidden
 * by this one alone.
 */
function setItemsToHide(room: Room, id: ItemId, item: ItemConfig, chosen: readonly ItemId[]): EditResult {
  const hidden = [...new Set(chosen)];
  const before = hiddenBy(item);
  const added = hidden.filter((target) => !before.includes(target));
  const freed = before.filter((target) => !hidden.includes(target)).reduce(reveal, room);
  const refusal = refusalToHide(freed, { id, item, hidden, added });
  if (refusal) return refuse(refusal);
  const linked = added.reduce((hiding, target) => hide(hiding, { hider: id, hidden: target }), freed);
  const ring = findRing(linked);
  if (ring) return refuse(ring);
  return edited(changeItem(linked, id, hidingFields(hidden)), null, notesOf(room, added));
}

interface Hiding {
  id: ItemId;
  item: ItemConfig;
  hidden: readonly ItemId[];
  added: readonly ItemId[];
}

function refusalToHide(room: Room, { id, item, hidden, added }: Hiding): EditRefusal | null {
  if (added.length === 0) return null;
  if (!item.isHidingAnotherItem) return { type: 'notHiding' };
  if (hidden.length > LIMITS.hidden) return { type: 'tooMany', list: 'hidden', limit: LIMITS.hidden };
  const refusal = added
    .map((target) => refusalOfHidden(room, { hider: id, target }))
    .find((each) => each !== null);
  if (refusal) return refusal;
  if (item.onClick?.type === 'toggle') return { type: 'opensForGood' };
  return holdsBackClicks(item) ? { type: 'mustAnswerClicks' } : null;
}

/** E5, C1: the result of a combination cannot be revealed by anything else. */
function refusalOfHidden(
  room: Room,
  { hider, target }: { hider: ItemId; target: ItemId },
): EditRefusal | null {
  if (target === hider) return { type: 'hidesItself' };
  const refusal = refusalOfRoles(room, target, { free: ['result'], door: 'notHidden' });
  if (refusal) return refusal;
  return hidesThroughOthers(room, { upper: target, lower: hider }) ? { type: 'hidesItsHider' } : null;
}

function notesOf(room: Room, added: readonly ItemId[]): readonly EditNote[] {
  return added.flatMap((item) => {
    const from = hiderOf(room, item);
    return from === null ? [] : [{ type: 'hiderReplaced', item, from } as const];
  });
}
