import { DOOR_ID, type ItemId, type Room, type SceneId } from '../../room/model.ts';
import { findClueProblems } from '../clues/findClueProblems.ts';
import { findObstacles } from '../escape/findObstacles.ts';
import { isEntered } from '../escape/findReach.ts';
import type { Obstacle } from '../escape/obstacle.ts';
import { type Walkthrough, walkthroughOf } from '../escape/walk/findWalkthrough.ts';
import { fairTimeLimit } from '../escape/walk/rateDifficulty.ts';
import { type Examination, examine } from '../examine.ts';
import { findCovered } from '../layout/findCovered.ts';
import { findCovers } from '../layout/findCovers.ts';
import { findMostlyCovered, findTooSmall } from '../layout/findLayoutWarnings.ts';
import { layOut } from '../layout/layOut.ts';
import type { Finding, FindingCode } from './finding.ts';

/** Returns the errors and warnings that need exploring the room as a player would (L1, L2, S2, S6). */
export function findProofProblems(room: Room): readonly Finding[] {
  const examination = examine(room);
  const walkthrough = walkthroughOf(examination);
  const covers = findCovers(layOut(examination.world));
  const obstacles = walkthrough ? [] : obstaclesOf(examination);
  return [
    ...(walkthrough ? findCovered(examination, covers, walkthrough.steps) : findNoEscape(obstacles)),
    ...findClueProblems(examination),
    ...findLostScenes(examination, obstacles),
    ...warn('mostlyCovered', findMostlyCovered(examination, covers)),
    ...warn('tooSmall', findTooSmall(examination)),
    ...(walkthrough ? findShortTime(room, walkthrough) : []),
  ];
}

function obstaclesOf({ world, reach }: Examination): readonly Obstacle[] {
  return world.play.items[DOOR_ID] ? findObstacles(world.room, reach) : [{ type: 'noDoor' }];
}

/** S2. An unfinished lock and a missing door have findings of their own. */
function findNoEscape(obstacles: readonly Obstacle[]): readonly Finding[] {
  if (obstacles.some(({ type }) => OWN_FINDINGS.has(type))) return [];
  const [items, scenes] = [itemsOf(obstacles), scenesOf(obstacles)];
  return [
    { severity: 'error', code: 'notEscapable', items, ...(scenes.length > 0 && { scenes }), obstacles },
  ];
}

const OWN_FINDINGS: ReadonlySet<Obstacle['type']> = new Set(['noDoor', 'noKey', 'noPassword', 'noSequence']);

function itemsOf(obstacles: readonly Obstacle[]): readonly ItemId[] {
  const items = obstacles.flatMap((obstacle) => [
    ...('item' in obstacle ? [obstacle.item] : []),
    ...('by' in obstacle ? [obstacle.by] : []),
  ]);
  return [...new Set(items)];
}

function scenesOf(obstacles: readonly Obstacle[]): readonly SceneId[] {
  return [...new Set(obstacles.flatMap((obstacle) => ('scene' in obstacle ? [obstacle.scene] : [])))];
}

/** N5: finds scenes that cannot be reached. Those needed for the escape are in the error already. */
function findLostScenes(
  { world: { room }, reach }: Examination,
  obstacles: readonly Obstacle[],
): readonly Finding[] {
  const named = new Set(scenesOf(obstacles));
  const scenes = room.sceneOrder.filter((id) => !isEntered(reach, id) && !named.has(id));
  return scenes.length === 0 ? [] : [{ severity: 'warning', code: 'sceneOutOfReach', items: [], scenes }];
}

/** The suggested time limit is at least the room's shown length. */
function findShortTime(room: Room, walkthrough: Walkthrough): readonly Finding[] {
  if (room.timeLimit >= walkthrough.timeLimit) return [];
  const minutes = fairTimeLimit(walkthrough);
  return [{ severity: 'warning', code: 'timeTooShort', items: [], minutes }];
}

function warn(code: FindingCode, items: readonly ItemId[]): readonly Finding[] {
  return items.length === 0 ? [] : [{ severity: 'warning', code, items }];
}
