import { isChange, type WalkStep } from './walkStep.ts';

/** The number of each step, from 1, as it is counted everywhere; null for going and reading, which lead to a step and are none (S1). */
export function numberSteps(walk: readonly WalkStep[]): readonly (number | null)[] {
  let number = 0;
  return walk.map((step) => {
    if (!isChange(step)) return null;
    number += 1;
    return number;
  });
}

/** How many steps there are. */
export function countSteps(walk: readonly WalkStep[]): number {
  return walk.filter(isChange).length;
}
