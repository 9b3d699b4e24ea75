import { hidersIn } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { cluesFoundIn, isSeen } from '../escape/findReach.ts';
import type { Obstacle } from '../escape/obstacle.ts';
import type { Examination } from '../examine.ts';
import { type Finding, type FindingCode, MOST_NAMED } from '../findings/finding.ts';
import type { ClueSource } from './clues.ts';

/**
 * S6: warns of a lock without a clue, or with one in the introduction only; reports an error if all clues lie
 * behind the lock itself.
 */
export function findClueProblems({
  world: { room },
  clueSources,
  reachByClues,
  locksWithoutClue,
  locksNeedingClue,
}: Examination): readonly Finding[] {
  const cluesFound = cluesFoundIn(reachByClues);
  const stuck = [...locksNeedingClue].filter((id) => isSeen(reachByClues, id) && !cluesFound.has(id));
  const behind = stuck.map((id): Finding => {
    const clues = itemsAmong(clueSources.get(id) ?? []);
    const obstacles = insideOf(room, id, clues);
    return {
      severity: 'error',
      code: 'clueBehindLock',
      items: [id, ...clues],
      ...(obstacles.length > 0 && { obstacles }),
    };
  });
  // A source that is null is the introduction.
  const given = [...clueSources].flatMap(([id, sources]) =>
    locksNeedingClue.has(id) && sources.every((source) => source === null) ? [id] : [],
  );
  return [...behind, ...warn('noClue', locksWithoutClue), ...warn('introductionTells', given)];
}

/** Returns how the first clue inside the lock got there: the chain of hiders, starting at the clue. */
function insideOf(room: Room, lock: ItemId, clues: readonly ItemId[]): readonly Obstacle[] {
  const hiders = hidersIn(room);
  for (const clue of clues) {
    const path: Obstacle[] = [];
    let item = clue;
    for (let by = hiders.get(item); by !== undefined && path.length < MOST_NAMED; by = hiders.get(item)) {
      path.push({ type: 'hiddenBy', item, by });
      if (by === lock) return path;
      item = by;
    }
  }
  return [];
}

/** Returns the sources that are items, without the introduction. */
function itemsAmong(sources: readonly ClueSource[]): readonly ItemId[] {
  return sources.filter((source) => source !== null).slice(0, MOST_NAMED);
}

function warn(code: FindingCode, items: readonly ItemId[]): readonly Finding[] {
  return items.length === 0 ? [] : [{ severity: 'warning', code, items }];
}
