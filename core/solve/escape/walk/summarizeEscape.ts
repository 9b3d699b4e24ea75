import type { Difficulty } from '../../../room/lists/difficulty.ts';
import type { Room } from '../../../room/model.ts';
import { findWalkthrough } from './findWalkthrough.ts';
import { countSteps } from './numberSteps.ts';
import { rateDifficulty } from './rateDifficulty.ts';
import { isPuzzling } from './walkStep.ts';

/** A summary of the escape, for the creator only: players never see the number of steps. */
export interface EscapeSummary {
  /** Number of steps, not counting going and reading (S1). */
  steps: number;
  difficulty: Difficulty;
  /** Whether anything has to be found or worked out: clicks alone are no puzzle. */
  isPuzzle: boolean;
}

/** Summarizes the walkthrough; null if there is no escape. */
export function summarizeEscape(room: Room): EscapeSummary | null {
  const walkthrough = findWalkthrough(room);
  if (!walkthrough) return null;
  const { steps } = walkthrough;
  const isPuzzle = steps.some(isPuzzling);
  return { steps: countSteps(steps), difficulty: rateDifficulty(walkthrough), isPuzzle };
}
