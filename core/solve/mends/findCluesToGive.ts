import type { Command } from '../../edit/command.ts';
import { hidesThroughOthers, itemOf, lockOf } from '../../room/links.ts';
import { DOOR_ID, type ItemId, type Room } from '../../room/model.ts';
import type { MendChoice } from './mend.ts';

/** Faces whose answer is written as it is entered. */
const WRITTEN: ReadonlySet<string> = new Set(['text', 'digits', 'wheels']);

/**
 * What could tell the answer of a lock: what has said nothing of its own so far, opens nothing and does not lie behind the
 * lock. What is there to be read comes before all else.
 */
export function findCluesToGive(room: Room, lockId: ItemId): readonly MendChoice[] {
  const lock = itemOf(room, lockId);
  const answer = lock?.unlockPassword.trim() ?? '';
  // A colon may begin a sign (K2).
  if (!lock || !WRITTEN.has(lock.face.type) || answer === '' || answer.includes(':')) return [];
  const silent = room.itemOrder.filter((id) => isSilent(room, id) && !isBehind(room, id, lockId));
  const papers = silent.filter((id) => itemOf(room, id)?.showsAs === 'paper');
  return (papers.length > 0 ? papers : silent).map((id) => ({ item: id, command: saying(id, answer) }));
}

function isSilent(room: Room, id: ItemId): boolean {
  const item = itemOf(room, id);
  if (!item || id === DOOR_ID || item.isItemLocked || item.isHidingAnotherItem) return false;
  const isQuiet = item.onClick?.type === 'none' || item.onClick?.type === 'go';
  return item.description !== 'custom' && !isQuiet && lockOf(room, id) === null;
}

function isBehind(room: Room, id: ItemId, lockId: ItemId): boolean {
  return id === lockId || hidesThroughOthers(room, { upper: lockId, lower: id });
}

function saying(id: ItemId, customDescription: string): Command {
  return {
    type: 'together',
    commands: [
      { type: 'setDescription', id, description: 'custom' },
      { type: 'setCustomDescription', id, customDescription },
    ],
  };
}
