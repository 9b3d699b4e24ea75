import { type Combination, combinationOf, holdsBackClicks, itemOf } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { refuse } from '../../util/result.ts';
import type { EditNote, EditRefusal } from '../command.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf, ItemHandlers } from '../handler.ts';
import { combine, dissolve } from '../links/changeLinks.ts';
import { findRing } from '../links/rings.ts';
import { refusalOfRoles } from '../links/roles.ts';

export const combiningHandlers: ItemHandlers<'setCombination'> = { setCombination };

/** C1: an item is part of at most one combination; a new one replaces the old one. */
function setCombination(room: Room, { id, combination }: CommandOf<'setCombination'>): EditResult {
  const before = combinationOf(room, id);
  if (combination === null) return edited(dissolve(room, id), null, noteDissolved(before));
  const wanted = { part: id, ...combination };
  if (before && isSame(before, wanted)) return edited(room);
  const free = dissolve(room, id);
  const combined = combine(free, wanted);
  const refusal = refusalOfCombination(free, wanted) ?? findRing(combined);
  return refusal ? refuse(refusal) : edited(combined);
}

/** The two parts are interchangeable. */
function isSame(before: Combination, wanted: Combination): boolean {
  const other = before.part === wanted.part ? before.other : before.part;
  return other === wanted.other && before.result === wanted.result;
}

function refusalOfCombination(room: Room, { part, other, result }: Combination): EditRefusal | null {
  if (new Set([part, other, result]).size < 3) return { type: 'ownPart' };
  return refusalOfPart(room, part) ?? refusalOfPart(room, other) ?? refusalOfResult(room, result);
}

/**
 * Returns why an item cannot be a part of a combination (C1), or null if it can. A part must have no other use, and it
 * must react to clicks.
 */
export function refusalOfPart(room: Room, id: ItemId): EditRefusal | null {
  const item = itemOf(room, id);
  const free = ['spot', 'way', 'key', 'member', 'part'] as const;
  const refusal = refusalOfRoles(room, id, { free, door: 'noPart' });
  return refusal ?? (item && holdsBackClicks(item) ? { type: 'mustAnswerClicks' } : null);
}

/** C1: the result is out of sight until the parts meet, and nothing else may reveal it. */
function refusalOfResult(room: Room, id: ItemId): EditRefusal | null {
  const free = ['spot', 'way', 'locked', 'member', 'result', 'hidden'] as const;
  return refusalOfRoles(room, id, { free, door: 'notMade' });
}

function noteDissolved(combination: Combination | null): readonly EditNote[] {
  return combination === null ? [] : [{ type: 'combinationDissolved', result: combination.result }];
}
