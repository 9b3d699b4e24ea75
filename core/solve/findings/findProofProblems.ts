import { DOOR_ID, type ItemId, type Room } from '../../room/model.ts';
import { findClueProblems } from '../clues/findClueProblems.ts';
import { findObstacles } from '../escape/findObstacles.ts';
import { type Walkthrough, walkthroughOf } from '../escape/findWalkthrough.ts';
import type { Obstacle } from '../escape/obstacle.ts';
import { type Examination, examine } from '../examine.ts';
import { findCovered } from '../layout/findCovered.ts';
import { findMostlyCovered, findTooSmall } from '../layout/findLayoutWarnings.ts';
import type { Finding, FindingCode } from './finding.ts';

/** The errors and warnings that take going through the room as a player would (L1, L2, S2, S6). */
export function findProofProblems(room: Room): readonly Finding[] {
  const examination = examine(room);
  const walkthrough = walkthroughOf(examination);
  return [
    ...(walkthrough ? findCovered(examination, walkthrough.steps) : findNoEscape(examination)),
    ...findClueProblems(examination),
    ...warn('mostlyCovered', findMostlyCovered(examination)),
    ...warn('tooSmall', findTooSmall(examination)),
    ...(walkthrough ? findShortTime(room, walkthrough) : []),
  ];
}

/** S2. A lock without password or key, and a missing door, are findings of their own already. */
function findNoEscape({ world, reach }: Examination): readonly Finding[] {
  if (!world.play.items[DOOR_ID]) return [];
  const obstacles = findObstacles(world, reach);
  if (obstacles.some(({ type }) => type === 'noKey' || type === 'noPassword')) return [];
  return [{ severity: 'error', code: 'notEscapable', items: itemsOf(obstacles), obstacles }];
}

function itemsOf(obstacles: readonly Obstacle[]): readonly ItemId[] {
  const items = obstacles.flatMap((obstacle) => [
    ...('item' in obstacle ? [obstacle.item] : []),
    ...('by' in obstacle ? [obstacle.by] : []),
  ]);
  return [...new Set(items)];
}

function findShortTime(room: Room, { timeLimit: minutes }: Walkthrough): readonly Finding[] {
  if (room.timeLimit >= minutes) return [];
  return [{ severity: 'warning', code: 'timeTooShort', items: [], minutes }];
}

function warn(code: FindingCode, items: readonly ItemId[]): readonly Finding[] {
  return items.length === 0 ? [] : [{ severity: 'warning', code, items }];
}
