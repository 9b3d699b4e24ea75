import type { Difficulty } from '../../../room/lists/difficulty.ts';
import type { Room } from '../../../room/model.ts';
import { findWalkthrough } from './findWalkthrough.ts';
import { countSteps } from './numberSteps.ts';
import { rateDifficulty } from './rateDifficulty.ts';
import { isChange } from './walkStep.ts';

/** A room's way out in a sentence, for its creator alone: players are never told how many steps there are. */
export interface EscapeSummary {
  /** Going and reading are none (S1). */
  steps: number;
  difficulty: Difficulty;
  /** Whether something has to be found out or found: clicks alone are no puzzle. */
  isPuzzle: boolean;
}

/** What the walkthrough comes to; null where there is no way out. */
export function summarizeEscape(room: Room): EscapeSummary | null {
  const walkthrough = findWalkthrough(room);
  if (!walkthrough) return null;
  const { steps } = walkthrough;
  const isPuzzle = steps.some((step) => isChange(step) && step.type !== 'click');
  return { steps: countSteps(steps), difficulty: rateDifficulty(walkthrough), isPuzzle };
}
