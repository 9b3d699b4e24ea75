import { isChange, type WalkStep } from './walkStep.ts';

/**
 * Numbers the steps from 1, as all screens count them. Null for going and reading, which are part of the next
 * step (S1).
 */
export function numberSteps(walk: readonly WalkStep[]): readonly (number | null)[] {
  let number = 0;
  return walk.map((step) => {
    if (!isChange(step)) return null;
    number += 1;
    return number;
  });
}

/** Returns the number of steps. */
export function countSteps(walk: readonly WalkStep[]): number {
  return walk.filter(isChange).length;
}
