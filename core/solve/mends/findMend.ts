import { applyCommand } from '../../edit/applyCommand.ts';
import type { Command } from '../../edit/command.ts';
import { itemRect } from '../../room/geometry.ts';
import { LIMITS } from '../../room/limits.ts';
import { itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import type { Finding, FindingCode } from '../findings/finding.ts';
import { enlargedTogether } from './enlarged.ts';
import { findCluesToGive } from './findCluesToGive.ts';
import { findKeysToGive } from './findKeysToGive.ts';
import { findOutOfLock, findOutOfRing } from './findOutOf.ts';
import { findWaysToGive } from './findWaysToGive.ts';
import type { Mend, MendChoice, MendType } from './mend.ts';

/**
 * Returns an obvious fix for a finding, with choices that the room would not refuse; null if only the creator
 * can know (L3). Of several items that could be taken out of a circle it prefers the selected one.
 */
export function findMend(room: Room, finding: Finding, inHand: ItemId | null = null): Mend | null {
  const mend = MENDS[finding.code]?.(room, finding, inHand);
  if (!mend) return null;
  const choices = mend.choices.filter(({ command }) => applyCommand(room, command).ok);
  return choices.length > 0 ? { ...mend, choices } : null;
}

const MENDS: Partial<
  Record<FindingCode, (room: Room, finding: Finding, inHand: ItemId | null) => Mend | null>
> = {
  startsOpened: (room, { items }) =>
    forAll('shut', room, items, (id) => ({ type: 'setState', id, state: 'default' })),
  offStage: (room, { items }) => forAll('bringIn', room, items, broughtIn),
  tooSmall: (room, { items }) => allAtOnce('enlarge', enlargedTogether(room, items)),
  foreignPicture: removed,
  packNotOwned: removed,
  covered: (_, { items: [id] }) =>
    change('toFront', id, (item) => ({ type: 'orderItem', id: item, move: 'toFront' })),
  mostlyCovered: (room, { items }) =>
    forAll('toFront', room, items, (id) => ({ type: 'orderItem', id, move: 'toFront' })),
  timeTooShort: (_, { minutes = 0 }) => withTime(minutes),
  limitPassed: (room, { field }) => (field === 'timeLimit' ? withTime(Math.round(room.timeLimit)) : null),
  lockWithoutKey: (room, { items: [lock] }) => choose('openWith', lock, (id) => findKeysToGive(room, id)),
  doorNotLocked: (room) => choose('openWith', DOOR_ID, (id) => findKeysToGive(room, id)),
  noClue: (room, { items: [lock] }) => choose('tell', lock, (id) => findCluesToGive(room, id)),
  sceneOutOfReach: (room, { scenes: [scene] = [] }) =>
    choose('leadTo', scene, (id) => findWaysToGive(room, id)),
  notEscapable: (room, { obstacles = [] }, inHand) => {
    const end = obstacles.find((obstacle) => obstacle.type === 'noWay');
    if (end) return choose('leadTo', end.scene, (id) => findWaysToGive(room, id));
    return findOutOfRing(room, obstacles, inHand);
  },
  clueBehindLock: findOutOfLock,
};

function removed(room: Room, { items }: Finding): Mend | null {
  if (items.length === 0 || items.includes(DOOR_ID)) return null;
  return forAll('remove', room, items, (id) => ({ type: 'deleteItem', id }));
}

/** Moves an item fully onto the stage, as far as it fits. */
function broughtIn(id: ItemId, item: ItemConfig): Command {
  const { x, y, width, height } = itemRect(item);
  return { type: 'moveItem', id, position: { x: within(x, 100 - width), y: within(y, 100 - height) } };
}

function within(start: number, most: number): number {
  return Math.min(Math.max(start, 0), Math.max(most, 0));
}

function withTime(wanted: number): Mend {
  const { min, max } = LIMITS.timeLimit;
  const minutes = Math.min(Math.max(wanted, min), max);
  return {
    type: 'giveTime',
    minutes,
    choices: [{ item: null, command: { type: 'setTimeLimit', timeLimit: minutes } }],
  };
}

function change(type: MendType, id: ItemId | undefined, toCommand: (id: ItemId) => Command): Mend | null {
  return id === undefined ? null : { type, choices: [{ item: id, command: toCommand(id) }] };
}

/** Fixes all items in one step. */
function forAll(
  type: MendType,
  room: Room,
  ids: readonly ItemId[],
  toCommand: (id: ItemId, item: ItemConfig) => Command,
): Mend {
  const commands = ids.flatMap((id) => {
    const item = itemOf(room, id);
    return item ? [toCommand(id, item)] : [];
  });
  return allAtOnce(type, commands);
}

/** Returns no fix if there is nothing to do. */
function allAtOnce(type: MendType, commands: readonly Command[]): Mend {
  const choice: MendChoice = { item: null, command: { type: 'batch', commands } };
  return { type, choices: commands.length > 0 ? [choice] : [] };
}

function choose(
  type: MendType,
  id: string | undefined,
  find: (id: string) => readonly MendChoice[],
): Mend | null {
  return id === undefined ? null : { type, choices: find(id) };
}
