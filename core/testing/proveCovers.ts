import { applyCommand } from '../edit/applyCommand.ts';
import type { Play } from '../play/model.ts';
import { isReachable } from '../play/step.ts';
import { overlaps } from '../room/geometry.ts';
import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { findProblems, hasError } from '../solve/findings/findProblems.ts';
import { layerOf } from '../solve/layout/layOut.ts';
import { hasSpot } from '../solve/layout/rects.ts';
import type { Choices } from './choices.ts';
import { exploreAll } from './explore.ts';

/** Whether a room without errors keeps its players from no escape, when nothing can be clicked that others cover (L1, S3). */
export function proveCovers(room: Room): { isCovered: boolean; isStuck: boolean } {
  const problems = findProblems(room);
  const isCovered = problems.some(({ code }) => code === 'covered');
  if (hasError(problems)) return { isCovered, isStuck: false };
  const states = exploreAll(room, { mayClick: (play, id) => hasFreeSpot(room, play, id) });
  return { isCovered, isStuck: [...states.values()].some(({ toEscape }) => toEscape === null) };
}

/** The room with its things heaped, so that they cover one another. */
export function heapUp(room: Room, choices: Choices): Room {
  return room.itemOrder.reduce((heaped, id) => {
    const position = { x: 10 + 5 * choices.below(3), y: 10 + 5 * choices.below(3) };
    const width = choices.oneOf([5, 10, 30, 40]);
    const result = applyCommand(heaped, { type: 'resizeItem', id, width, position });
    return result.ok ? result.value.room : heaped;
  }, room);
}

/** Whether any of an item can be clicked as the stage stands: the frontmost thing takes the click. */
function hasFreeSpot(room: Room, play: Play, id: ItemId): boolean {
  const item = itemOf(room, id);
  if (!item) return false;
  const own = layerOf(id, item);
  const above = play.itemOrder.slice(play.itemOrder.indexOf(id) + 1).flatMap((other) => {
    const cover = itemOf(room, other);
    const isThere = cover?.scene === item.scene && isReachable(play, other);
    return cover && isThere ? [layerOf(other, cover)] : [];
  });
  const covers = above.filter(({ rect }) => overlaps(rect, own.rect)).flatMap(({ around }) => around);
  return own.inside.some((rect) => hasSpot(rect, covers));
}
