import type { ItemId, SceneId } from '../../room/model.ts';
import type { ClueSource } from '../clues/clues.ts';
import { done, entered, partsOf, seen, told } from './rules/facts.ts';
import { type Derived, type Rule, RuleBook } from './rules/RuleBook.ts';
import { type RuleOptions, rulesOf } from './rules/rulesOf.ts';
import type { World } from './world.ts';

/** Everything a player can reach, in any order: no action ever closes a way (E8). */
export interface Reach {
  readonly book: RuleBook;
  readonly derived: Derived;
  /** Number of examined rules, proportional to items and links (S5). */
  readonly looks: number;
}

/** Finds everything that can be reached from the state of a world (S5). */
export function findReach(world: World, options: RuleOptions = {}): Reach {
  return reachBy(new RuleBook(rulesOf(world, options)));
}

/** Finds everything that can be reached by the rules that may be used, all of them by default. */
export function reachBy(book: RuleBook, mayUse?: (rule: Rule) => boolean): Reach {
  const derived = book.derive(mayUse);
  return { book, derived, looks: derived.looks };
}

/** Returns whether an item becomes visible in a scene. */
export function isSeen({ derived }: Reach, id: ItemId): boolean {
  return derived.by.has(seen(id));
}

/** Returns whether an item can be opened, unlocked, collected or made. */
export function isDone({ derived }: Reach, id: ItemId): boolean {
  return derived.by.has(done(id));
}

/** Returns whether a player can enter the scene (S1). */
export function isEntered({ derived }: Reach, scene: SceneId): boolean {
  return derived.by.has(entered(scene));
}

/** Returns whether the player can read a text that tells the lock's answer. */
export function isTold({ derived }: Reach, lock: ItemId): boolean {
  return derived.by.has(told(lock));
}

/** Maps each lock to the first reachable texts that tell its answer (S6). */
export function cluesFoundIn({ derived }: Reach): ReadonlyMap<ItemId, readonly ClueSource[]> {
  const found = new Map<ItemId, readonly ClueSource[]>();
  for (const { steps } of derived.by.values()) {
    for (const step of steps)
      if (step.type === 'read') found.set(step.lock, [...(found.get(step.lock) ?? []), step.source]);
  }
  return found;
}

/** Returns the number of items that become visible or are made in the inventory. */
export function countInSight({ derived }: Reach): number {
  const items = [...derived.by].flatMap(([fact, { steps }]) => {
    const { kind, id } = partsOf(fact);
    return kind === 'seen' || (kind === 'done' && steps.length > 0) ? [id] : [];
  });
  return new Set(items).size;
}
