import type { ItemId, SceneId } from '../../room/model.ts';
import type { ClueSource } from '../clues/clues.ts';
import { done, entered, partsOf, seen, told } from './rules/facts.ts';
import { type Derived, type Rule, RuleBook } from './rules/RuleBook.ts';
import { type RuleOptions, rulesOf } from './rules/rulesOf.ts';
import type { World } from './world.ts';

/** What a player can come to, whatever the order: nothing that is done closes a way (E8). */
export interface Reach {
  readonly book: RuleBook;
  readonly derived: Derived;
  /** Looks at a rule: in step with items and links (S5). */
  readonly steps: number;
}

/** Finds all that can be reached from a world's state on (S5). */
export function findReach(world: World, options: RuleOptions = {}): Reach {
  return reachBy(new RuleBook(rulesOf(world, options)));
}

/** The same with some rules left alone. */
export function reachBy(book: RuleBook, mayUse?: (rule: Rule) => boolean): Reach {
  const derived = book.derive(mayUse);
  return { book, derived, steps: derived.steps };
}

/** Whether an item comes into sight in a scene. */
export function isSeen({ derived }: Reach, id: ItemId): boolean {
  return derived.by.has(seen(id));
}

/** Whether an item can be opened, unlocked, collected or made. */
export function isDone({ derived }: Reach, id: ItemId): boolean {
  return derived.by.has(done(id));
}

/** Whether a player can come into the scene (S1). */
export function isEntered({ derived }: Reach, scene: SceneId): boolean {
  return derived.by.has(entered(scene));
}

/** Whether a text that tells the answer of a lock comes before the player's eyes. */
export function isTold({ derived }: Reach, lock: ItemId): boolean {
  return derived.by.has(told(lock));
}

/** By lock, the first text in reach that tells its answer (S6). */
export function cluesFoundIn({ derived }: Reach): ReadonlyMap<ItemId, readonly ClueSource[]> {
  const found = new Map<ItemId, readonly ClueSource[]>();
  for (const { steps } of derived.by.values()) {
    for (const step of steps)
      if (step.type === 'read') found.set(step.lock, [...(found.get(step.lock) ?? []), step.source]);
  }
  return found;
}

/** How many things come into sight, or are made into the hand. */
export function countInSight({ derived }: Reach): number {
  const items = [...derived.by].flatMap(([fact, { steps }]) => {
    const { kind, id } = partsOf(fact);
    return kind === 'seen' || (kind === 'done' && steps.length > 0) ? [id] : [];
  });
  return new Set(items).size;
}
