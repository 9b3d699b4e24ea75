import { DOOR_ID, type ItemId } from '../../room/model.ts';
import { isDone, reachBy } from '../escape/findReach.ts';
import type { Rule } from '../escape/rules/RuleBook.ts';
import { clickedBy, type WalkStep } from '../escape/walk/walkStep.ts';
import type { Examination } from '../examine.ts';
import type { Finding } from '../findings/finding.ts';
import { clicksOf, findBlocked } from './findBlocked.ts';
import type { Covers } from './findCovers.ts';

/**
 * L1: returns the items that the walkthrough clicks and that may have no spot to click, because permanent covers that
 * some play reveals are over them. An item is left out if another way or clue serves as well. Which item is over
 * another is decided in `findCovers.ts`, and how small a spot still counts in `rects.ts`.
 */
export function findCovered(
  examination: Examination,
  covers: Covers,
  steps: readonly WalkStep[],
): readonly Finding[] {
  const { reach, reachByClues } = examination;
  const { book } = isDone(reachByClues, DOOR_ID) ? reachByClues : reach;
  const blocked = findBlocked(examination, book, { covers, wanted: steps.flatMap(clickedBy) });
  const isFree = ({ steps: all }: Rule) =>
    !all.some((step) => clicksOf(step).some((mark) => blocked.has(mark)));
  if (blocked.size === 0 || isDone(reachBy(book, isFree), DOOR_ID)) return [];
  const over = new Map<ItemId, readonly ItemId[]>();
  for (const step of steps) {
    for (const id of clickedBy(step)) {
      const found = clicksOf(step).find((mark) => mark.endsWith(` ${id}`) && blocked.has(mark));
      if (found && !over.has(id)) over.set(id, blocked.get(found) ?? []);
    }
  }
  return [...over].map(([id, staying]) => ({
    severity: 'error',
    code: 'covered',
    items: [id, ...staying],
  }));
}
