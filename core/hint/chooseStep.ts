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
  /** Out of the room, in an order in which it can be gone. */
  way: readonly Rule[];
  /** Whether a step has still to be taken. */
  isPending: (step: WalkStep) => boolean;
  /** Whether something was told of a step already. */
  isBegun: (step: WalkStep) => boolean;
}

/**
 * Of the steps of a way that can be taken now, the one that the player is nearest to (P16, docs/decisions/0039): what the
 * lock at which a try failed last waits for, before all others. Among those a ladder that was begun goes on, else it is
 * what was touched last, then what is where the player is, then the first.
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

/** What rests on nothing that has still to be done: a way names what a rule needs before the rule. */
function readySteps(way: readonly Rule[], isPending: (step: WalkStep) => boolean): readonly WalkStep[] {
  const awaited = new Set<Fact>();
  return way.flatMap(({ makes, needs, steps }) => {
    const isHeldUp = needs.some((need) => awaited.has(need));
    const step = steps.find(isPending);
    if (isHeldUp || step) awaited.add(makes);
    return step && !isHeldUp ? [step] : [];
  });
}

/** What of the way opens the lock that did not give way; nothing where the way leads past it. */
function leadingTo(way: readonly Rule[], { failedAt, items }: Play): readonly Rule[] {
  if (failedAt === undefined || items[failedAt]?.isLocked !== true) return [];
  const needed = new Set([done(failedAt)]);
  for (const { makes, needs } of way.toReversed()) {
    if (needed.has(makes)) for (const need of needs) needed.add(need);
  }
  return way.filter(({ makes }) => needed.has(makes));
}

/** Members of a sequence are not its lock: which they are is for the player to find (K6). */
function isTouched({ touched }: Play, step: WalkStep): boolean {
  if (touched === undefined) return false;
  return targetOf(step) === touched || (step.type === 'useItem' && step.item === touched);
}

function isHere(room: Room, play: Play, step: WalkStep): boolean {
  const target = targetOf(step);
  return target !== null && (isInInventory(play, target) || itemOf(room, target)?.scene === play.scene);
}
