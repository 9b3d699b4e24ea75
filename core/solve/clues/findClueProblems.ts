import type { ItemId } from '../../room/model.ts';
import { cluesFoundIn, isSeen } from '../escape/findReach.ts';
import type { Examination } from '../examine.ts';
import { type Finding, type FindingCode, MOST_NAMED } from '../findings/finding.ts';
import type { ClueSource } from './clues.ts';

/** S6: a lock without a clue or with one that the introduction alone tells (warnings), and one whose only clues lie behind it (an error). */
export function findClueProblems({
  clueSources,
  reachByClues,
  locksWithoutClue,
  locksNeedingClue,
}: Examination): readonly Finding[] {
  const cluesFound = cluesFoundIn(reachByClues);
  const stuck = [...locksNeedingClue].filter((id) => isSeen(reachByClues, id) && !cluesFound.has(id));
  const behind = stuck.map((id): Finding => {
    return {
      severity: 'error',
      code: 'clueBehindLock',
      items: [id, ...itemsAmong(clueSources.get(id) ?? [])],
    };
  });
  const given = [...clueSources].flatMap(([id, sources]) =>
    locksNeedingClue.has(id) && sources.every((source) => source === null) ? [id] : [],
  );
  return [...behind, ...warn('noClue', locksWithoutClue), ...warn('introductionTells', given)];
}

/** The sources that are items: all but the introduction. */
function itemsAmong(sources: readonly ClueSource[]): readonly ItemId[] {
  return sources.filter((source) => source !== null).slice(0, MOST_NAMED);
}

function warn(code: FindingCode, items: readonly ItemId[]): readonly Finding[] {
  return items.length === 0 ? [] : [{ severity: 'warning', code, items }];
}
