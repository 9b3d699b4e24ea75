/** Seconds left that are announced. */
const MILESTONES: readonly number[] = [300, 60, 30, 10];

/**
 * The last milestone, in seconds, passed between two values of the time left in milliseconds; null for none.
 */
export function findMilestone(before: number, left: number): number | null {
  return MILESTONES.findLast((seconds) => before > seconds * 1000 && left <= seconds * 1000) ?? null;
}
