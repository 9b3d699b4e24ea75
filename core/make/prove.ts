import { applyCommand } from '../edit/applyCommand.ts';
import { buildRoom } from '../recipe/buildRoom.ts';
import type { Catalogue } from '../recipe/catalogue.ts';
import type { Recipe, RecipeRefusal } from '../recipe/model.ts';
import type { Room } from '../room/model.ts';
import { findWalkthrough } from '../solve/escape/walk/findWalkthrough.ts';
import { estimateMinutes, fairTimeLimit, rateDifficulty } from '../solve/escape/walk/rateDifficulty.ts';
import type { WalkStep } from '../solve/escape/walk/walkStep.ts';
import type { Finding, FindingCode } from '../solve/findings/finding.ts';
import { findProblems } from '../solve/findings/findProblems.ts';
import { withoutUsualSizes } from '../solve/findings/withoutUsualSizes.ts';
import { type Result, refuse, success } from '../util/result.ts';

/** A room that was made for a creator, with the proof that it can be escaped (G2). */
export interface MadeRoom {
  recipe: Recipe;
  room: Room;
  /** The way out, reading included. */
  steps: readonly WalkStep[];
  /** The length that would be shown to players. */
  minutes: number;
  /** The minutes that first-time players need, not rounded. */
  length: number;
  /** What was found in it all the same. */
  findings: readonly Finding[];
}

/** Why a recipe is no room that a creator may be given. */
export type RecipeFault =
  | { type: 'unbuildable'; refusal: RecipeRefusal }
  /** It was built, so that the findings can be told by the names of its items. */
  | { type: 'found'; room: Room; findings: readonly Finding[] };

/** Findings with which a made room passes: a teacher's own answer may be easy to guess (G2). */
const PASSED: ReadonlySet<FindingCode> = new Set(['easyToGuess']);

/**
 * Builds the room of a recipe and proves that it has a way out and no finding (G2). Things in the library's own size
 * do not count as small. Every maker ends here.
 *
 * @param passed findings with which the room passes all the same
 */
export function proveRecipe(
  recipe: Recipe,
  catalogue: Catalogue,
  passed: ReadonlySet<FindingCode> = PASSED,
): Result<MadeRoom, RecipeFault> {
  const built = buildRoom(recipe, catalogue);
  if (!built.ok) return refuse({ type: 'unbuildable', refusal: built.refusal });
  const room = built.value;
  const findings = withoutUsualSizes(findProblems(room), room, catalogue.items);
  const walkthrough = findings.every(({ code }) => passed.has(code)) ? findWalkthrough(room) : null;
  if (!walkthrough) return refuse({ type: 'found', room, findings });
  const { minutes } = rateDifficulty(walkthrough);
  const length = estimateMinutes(walkthrough);
  return success({ recipe, room, steps: walkthrough.steps, minutes, length, findings });
}

/** Gives a proved room the time that was wished for, or what is fair for its length if that is more (L2). */
export function withFairTime(made: MadeRoom, minutes: number): MadeRoom {
  const walkthrough = findWalkthrough(made.room);
  const timeLimit = Math.max(minutes, walkthrough ? fairTimeLimit(walkthrough) : 0);
  const changed = applyCommand(made.room, { type: 'setTimeLimit', timeLimit });
  if (!changed.ok) return made;
  return { ...made, recipe: { ...made.recipe, timeLimit }, room: changed.value.room };
}
