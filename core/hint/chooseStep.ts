import type { Play } from '../play/model.ts';
import { isInInventory } from '../play/step.ts';
import { itemOf } from '../room/links.ts';
import type { Room } from '../room/model.ts';
import { done, type Fact } from '../solve/escape/rules/facts.ts';
import type { Rule } from '../solve/escape/rules/RuleBook.ts';
import { targetOf, type WalkStep } from '../solve/escape/walk/walkStep.ts';

interface Choosing {
  room: Room;
  play: Play;
  /** The rules that lead out of the room, in a possible order. */
  way: readonly Rule[];
  /** Returns whether a step still has to be taken. */
  isPending: (step: WalkStep) => boolean;
  /** Returns whether a rung of a step was shown already. */
  isBegun: (step: WalkStep) => boolean;
}

/**
 * Chooses from the possible steps of a way the one nearest to the player (P16, docs/decisions/0039). Steps toward the
 * lock at which a try failed last come first. Then come a step whose hints were begun, a step on what was touched last,
 * a step in the player's scene, and the first step of the way.
 */
export function chooseStep({ room, play, way, isPending, isBegun }: Choosing): WalkStep | undefined {
  const ready = readySteps(way, isPending);
  const forLock = readySteps(leadingTo(way, play), isPending);
  const near = forLock.length > 0 ? forLock : ready;
  return (
    near.find(isBegun) ??
    near.find((step) => isTouched(play, step)) ??
    near.find((step) => isHere(room, play, step)) ??
    near[0]
  );
}

/** Returns the steps that depend on no pending step. A way lists what a rule needs before the rule. */
function readySteps(way: readonly Rule[], isPending: (step: WalkStep) => boolean): readonly WalkStep[] {
  const awaited = new Set<Fact>();
  return way.flatMap(({ makes, needs, steps }) => {
    const isHeldUp = needs.some((need) => awaited.has(need));
    const step = steps.find(isPending);
    if (isHeldUp || step) awaited.add(makes);
    return step && !isHeldUp ? [step] : [];
  });
}

/**
 * Returns the rules of the way that lead to opening the lock at which a try failed; none if the way does not
 * open it.
 */
function leadingTo(way: readonly Rule[], { failedAt, items }: Play): readonly Rule[] {
  if (failedAt === undefined || items[failedAt]?.isLocked !== true) return [];
  const needed = new Set([done(failedAt)]);
  for (const { makes, needs } of way.toReversed()) {
    if (needed.has(makes)) for (const need of needs) needed.add(need);
  }
  return way.filter(({ makes }) => needed.has(makes));
}

/**
 * Clicking members of a sequence does not count as touching its lock: the player has to find out which they
 * are (K6).
 */
function isTouched({ touched }: Play, step: WalkStep): boolean {
  if (touched === undefined) return false;
  return targetOf(step) === touched || (step.type === 'useItem' && step.item === touched);
}

function isHere(room: Room, play: Play, step: WalkStep): boolean {
  const target = targetOf(step);
  return target !== null && (isInInventory(play, target) || itemOf(room, target)?.scene === play.scene);
}
