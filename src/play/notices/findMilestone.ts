/** Seconds left that are worth being told. */
const MILESTONES: readonly number[] = [300, 60, 30, 10];

/** The last milestone, in seconds, that was passed while the time left went from one to the other; null for none. Milliseconds. */
export function findMilestone(before: number, left: number): number | null {
  return MILESTONES.findLast((seconds) => before > seconds * 1000 && left <= seconds * 1000) ?? null;
}
