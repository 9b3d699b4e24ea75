import type { CatalogueEntry } from '../../catalogue/model.ts';
import { applyCommand } from '../../edit/applyCommand.ts';
import type { Command } from '../../edit/command.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { findWalkthrough } from '../../solve/escape/walk/findWalkthrough.ts';
import { isPuzzling, touchedBy, type WalkStep } from '../../solve/escape/walk/walkStep.ts';
import type { Finding } from '../../solve/findings/finding.ts';
import { findProblems } from '../../solve/findings/findProblems.ts';
import { withoutUsualSizes } from '../../solve/findings/withoutUsualSizes.ts';

/** The two new things, and the library, whose own sizes are never too small. */
interface NewThings {
  container: ItemId;
  opener: ItemId;
  entries: readonly CatalogueEntry[];
}

interface ProvedStep {
  commands: readonly Command[];
  room: Room;
  timeLimit: number | null;
}

/**
 * Makes the changes and proves the room: it has the way out that it had and one lock more on it, and nothing is found
 * that was not found before. A time limit that becomes too short grows. Null if the room is not as it should be.
 */
export function proveStep(room: Room, commands: readonly Command[], things: NewThings): ProvedStep | null {
  const changed = applyCommand(room, { type: 'batch', commands });
  if (!changed.ok || !keepsTheWay(room, changed.value.room, things)) return null;
  const after = changed.value.room;
  const found = newFindings(room, after, things);
  const late = found.find(({ code }) => code === 'timeTooShort');
  if (late?.minutes === undefined)
    return found.length === 0 ? { commands, room: after, timeLimit: null } : null;
  const timeLimit = late.minutes;
  const longer = applyCommand(after, { type: 'setTimeLimit', timeLimit });
  if (!longer.ok || newFindings(room, longer.value.room, things).length > 0) return null;
  return { commands: [...commands, { type: 'setTimeLimit', timeLimit }], room: longer.value.room, timeLimit };
}

/** Returns whether all steps of the former way out are still there, and one more lock. */
function keepsTheWay(before: Room, after: Room, { container, opener }: NewThings): boolean {
  const [former, present] = [findWalkthrough(before)?.steps, findWalkthrough(after)?.steps];
  if (!former || !present) return false;
  const isNew = (step: WalkStep) => touchedBy(step).some((id) => id === container || id === opener);
  const kept = present.filter((step) => !isNew(step));
  const opens = present.filter((step) => isPuzzling(step) && isNew(step));
  return opens.length === 1 && sorted(kept) === sorted(former);
}

/** What is read, opened and put together, in one text: in whatever order, and whichever part is taken first. */
function sorted(steps: readonly WalkStep[]): string {
  return steps
    .filter(({ type }) => type !== 'click')
    .map((step) => JSON.stringify(step.type === 'useItem' ? [step.item, step.on].sort() : step))
    .sort()
    .join('\n');
}

function newFindings(before: Room, after: Room, { entries }: NewThings): readonly Finding[] {
  const former = findProblems(before);
  return withoutUsualSizes(findProblems(after), after, entries).filter(({ code, items }) => {
    const same = former.filter((finding) => finding.code === code);
    if (items.length === 0) return same.length === 0;
    return items.some((id) => !same.some((finding) => finding.items.includes(id)));
  });
}
