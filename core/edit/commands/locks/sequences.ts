import { LIMITS } from '../../../room/limits.ts';
import { hidesThroughOthers, holdsBackClicks, itemOf, sequenceLockOf } from '../../../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../../room/model.ts';
import { refuse } from '../../../util/result.ts';
import { changeItem } from '../../change.ts';
import type { EditRefusal } from '../../command.ts';
import { type EditResult, edited } from '../../edited.ts';
import type { CommandOf, ItemHandlers } from '../../handler.ts';
import { refusalOfRoles } from '../../links/roles.ts';
import { refusalOfMethod } from './lockFields.ts';

export const sequencesHandlers: ItemHandlers<'setSequence'> = { setSequence };

/** K6: at least two clicks, or none yet; a member may occur twice. */
function setSequence(room: Room, { id, sequence }: CommandOf<'setSequence'>, item: ItemConfig): EditResult {
  const refusal = refusalOfMethod(item, 'sequence') ?? refusalOfSequence(room, id, sequence);
  return refusal ? refuse(refusal) : edited(changeItem(room, id, { sequence }));
}

function refusalOfSequence(room: Room, lock: ItemId, sequence: readonly ItemId[]): EditRefusal | null {
  const { min, max } = LIMITS.sequence;
  if (sequence.length > max) return { type: 'tooMany', list: 'sequence', limit: max };
  if (sequence.length > 0 && sequence.length < min) return { type: 'tooFewClicks', limit: min };
  const refusals = sequence.map((member) => refusalOfMember(room, { lock, member }));
  return refusals.find((refusal) => refusal !== null) ?? null;
}

/** Returns why clicks on an item cannot be part of a lock's sequence (K6); null if they can. */
export function refusalOfMember(
  room: Room,
  { lock, member }: { lock: ItemId; member: ItemId },
): EditRefusal | null {
  if (member === lock) return { type: 'ownMember' };
  const item = itemOf(room, member);
  const free = ['way', 'locked', 'key', 'part', 'result', 'taken'] as const;
  const refusal = refusalOfRoles(room, member, { free, door: 'noMember' });
  if (refusal) return refusal;
  if (item && holdsBackClicks(item)) return { type: 'mustAnswerClicks' };
  if (hidesThroughOthers(room, { upper: lock, lower: member })) return { type: 'hidesMember' };
  const owner = sequenceLockOf(room, member);
  return owner === null || owner === lock ? null : { type: 'isAlready', role: 'member' };
}
