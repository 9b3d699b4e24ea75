import { DOOR_ID, type ItemId } from '../../room/model.ts';
import { isDone, reachBy } from '../escape/findReach.ts';
import type { Rule } from '../escape/rules/RuleBook.ts';
import { clickedBy, type WalkStep } from '../escape/walk/walkStep.ts';
import type { Examination } from '../examine.ts';
import { type Finding, MOST_NAMED } from '../findings/finding.ts';
import { findBlocked } from './findBlocked.ts';
import type { Covers } from './findCovers.ts';

/**
 * L1: the items that the way out clicks on, and that may have no spot to click, because all that any play can reveal covers
 * them and cannot be taken away. It is no error where another way, or another clue, does as well.
 */
export function findCovered(
  examination: Examination,
  covers: Covers,
  steps: readonly WalkStep[],
): readonly Finding[] {
  const { reach, reachByClues } = examination;
  const clicked = steps.flatMap(clickedBy);
  const blocked = findBlocked(examination, covers, clicked);
  const isFree = ({ steps: all }: Rule) => !all.some((step) => clickedBy(step).some((id) => blocked.has(id)));
  const { book } = isDone(reachByClues, DOOR_ID) ? reachByClues : reach;
  if (blocked.size === 0 || isDone(reachBy(book, isFree), DOOR_ID)) return [];
  const found = new Set(clicked.filter((id) => blocked.has(id)));
  return [...found].map((id) => ({
    severity: 'error',
    code: 'covered',
    items: [id, ...named(blocked.get(id))],
  }));
}

function named(items: readonly ItemId[] = []): readonly ItemId[] {
  return items.slice(0, MOST_NAMED);
}
