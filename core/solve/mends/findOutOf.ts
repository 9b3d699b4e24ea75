import { applyCommand } from '../../edit/applyCommand.ts';
import type { Command } from '../../edit/command.ts';
import { hiddenBy, hiderOf, itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemId, type Room } from '../../room/model.ts';
import { firstSceneOf } from '../../room/scenes.ts';
import type { Obstacle } from '../escape/obstacle.ts';
import type { Finding } from '../findings/finding.ts';
import { findProblems } from '../findings/findProblems.ts';
import type { Mend } from './mend.ts';

/** Breaks a circle: takes a hidden item out of the circle and moves it to the first scene. */
export function findOutOfRing(
  room: Room,
  obstacles: readonly Obstacle[],
  inHand: ItemId | null,
): Mend | null {
  const hidden = obstacles.filter((obstacle) => obstacle.type === 'hiddenBy');
  const first = hidden.find(({ item }) => item === inHand) ?? hidden[0];
  const inside = obstacles.find((obstacle) => obstacle.type === 'inScene');
  const id = (first ?? inside)?.item;
  if (id === undefined || id === DOOR_ID) return null;
  return inside ? broughtToStart(room, id) : takenOut(room, id);
}

/**
 * For a lock that contains its own clue: takes out what was hidden in it or on the way to it, so that the
 * clue can be read.
 */
export function findOutOfLock(room: Room, finding: Finding, inHand: ItemId | null): Mend | null {
  const {
    items: [lock],
  } = finding;
  return findAllOutOfLock(room, finding, inHand).find((mend) => isMendedBy(room, mend, lock)) ?? null;
}

/** Returns all ways of taking one of the hidden items out; taking one of them out may not be enough. */
export function findAllOutOfLock(
  room: Room,
  { items: [lock, ...clues], obstacles = [] }: Finding,
  inHand: ItemId | null,
): readonly Mend[] {
  const item = lock === undefined ? undefined : itemOf(room, lock);
  if (!item) return [];
  const inIt = new Set([
    ...hiddenBy(item),
    ...obstacles.flatMap((each) => ('item' in each ? [each.item] : [])),
  ]);
  const ids = [...inIt].toSorted((one, other) => Number(other === inHand) - Number(one === inHand));
  const away = clues.filter((id) => itemOf(room, id)?.scene !== firstSceneOf(room));
  return [...ids.flatMap((id) => takenOut(room, id) ?? []), ...away.map((id) => broughtToStart(room, id))];
}

function isMendedBy(room: Room, { choices: [choice] }: Mend, lock: ItemId | undefined): boolean {
  const after = choice ? applyCommand(room, choice.command) : null;
  if (!after?.ok) return false;
  return !findProblems(after.value.room).some(
    ({ code, items }) => code === 'clueBehindLock' && items[0] === lock,
  );
}

export function takenOut(room: Room, id: ItemId): Mend | null {
  const by = hiderOf(room, id);
  return by === null ? null : { type: 'takeOut', choices: [{ item: id, command: outOf(room, id, by) }] };
}

/** Moves an item to the first scene, and out of what hides it. */
function broughtToStart(room: Room, id: ItemId): Mend {
  const by = hiderOf(room, id);
  const commands: readonly Command[] = [
    ...(by === null ? [] : [outOf(room, id, by)]),
    { type: 'moveItemToScene', id, scene: firstSceneOf(room) },
  ];
  return { type: 'bringToStart', choices: [{ item: id, command: { type: 'batch', commands } }] };
}

function outOf(room: Room, id: ItemId, by: ItemId): Command {
  const hider = itemOf(room, by);
  const others = hider ? hiddenBy(hider).filter((other) => other !== id) : [];
  if (others.length === 0) return { type: 'setHiding', id: by, isHidingAnotherItem: false };
  return { type: 'setItemsToHide', id: by, itemsToHide: others };
}
