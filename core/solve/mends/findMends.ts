import { applyCommand } from '../../edit/applyCommand.ts';
import type { Command } from '../../edit/command.ts';
import { DOOR_ID, type ItemId, type Room } from '../../room/model.ts';
import type { Finding } from '../findings/finding.ts';
import { findProblems } from '../findings/findProblems.ts';
import { findCluesToGive } from './findCluesToGive.ts';
import { findKeysToGive } from './findKeysToGive.ts';
import { findMend } from './findMend.ts';
import { findAllOutOfLock, takenOut } from './findOutOf.ts';
import type { Mend } from './mend.ts';

/**
 * Returns all fixes of a finding, the preferred one first. Each is one step, is not refused, and changes
 * something.
 */
export function findMends(room: Room, finding: Finding, inHand: ItemId | null = null): readonly Mend[] {
  const first = findMend(room, finding, inHand);
  const mends = [...(first ? [first] : []), ...furtherMends(room, finding, inHand)];
  const known = new Set<string>();
  return mends.flatMap((mend) => {
    const choices = mend.choices.filter(({ command }) => applyCommand(room, command).ok);
    const key = JSON.stringify(choices.map(({ command }) => command));
    if (choices.length === 0 || known.has(key)) return [];
    known.add(key);
    return mend === first || choices.some(({ command }) => isGoneAfter(room, finding, command))
      ? [{ ...mend, choices }]
      : [];
  });
}

function furtherMends(room: Room, finding: Finding, inHand: ItemId | null): readonly Mend[] {
  const {
    code,
    items: [lock],
    obstacles = [],
  } = finding;
  if (code === 'clueBehindLock' && lock !== undefined)
    return [
      ...findAllOutOfLock(room, finding, inHand),
      { type: 'tell', choices: findCluesToGive(room, lock) },
      unlocked(lock),
    ];
  if (code !== 'notEscapable') return [];
  const hidden = obstacles.flatMap((each) => (each.type === 'hiddenBy' ? [each.item] : []));
  const locked = obstacles.flatMap((each) => (each.type === 'lockedBy' ? [each.item] : []));
  return [
    ...hidden.flatMap((id) => takenOut(room, id) ?? []),
    ...locked.map((id) => withOtherKey(room, id)),
    ...locked.filter((id) => id !== DOOR_ID).map(unlocked),
  ];
}

/** Replaces the keys of the lock. */
function withOtherKey(room: Room, lock: ItemId): Mend {
  const keys = findKeysToGive(room, lock).flatMap(({ item }) => item ?? []);
  const choices = keys.map((key) => ({
    item: key,
    command: { type: 'setKeys', id: lock, keys: [key] } as const,
  }));
  return { type: 'otherKey', lock, choices };
}

function unlocked(id: ItemId): Mend {
  return { type: 'unlock', choices: [{ item: id, command: { type: 'setLocked', id, isItemLocked: false } }] };
}

/** Returns whether this very finding is gone; another one may appear. */
function isGoneAfter(room: Room, finding: Finding, command: Command): boolean {
  const after = applyCommand(room, command);
  return after.ok && !findProblems(after.value.room).some((each) => keyOf(each) === keyOf(finding));
}

function keyOf({ code, items, obstacles }: Finding): string {
  return JSON.stringify([code, items, obstacles]);
}
