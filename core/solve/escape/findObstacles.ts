import { itemOf } from '../../room/links.ts';
import { DOOR_ID, type Room } from '../../room/model.ts';
import type { Reach } from './findReach.ts';
import type { Obstacle } from './obstacle.ts';
import { done, type Fact, partsOf } from './rules/facts.ts';
import type { Rule, RuleBook } from './rules/RuleBook.ts';

/**
 * Returns what keeps the door out of reach (S2): the chain of needs from the door to a circle or to its end.
 */
export function findObstacles(room: Room, { book, derived }: Reach): readonly Obstacle[] {
  const path: (Obstacle | null)[] = [];
  const places = new Map<Fact, number>();
  for (let fact = done(DOOR_ID); ; ) {
    places.set(fact, path.length);
    const need = ownRule(book, fact)?.needs.find((each) => !derived.by.has(each));
    if (need === undefined) return [...said(path).slice(-1), ...deadEnd(room, fact)];
    path.push(linkBetween(room, fact, need));
    const start = places.get(need);
    if (start !== undefined) return said(path.slice(start));
    fact = need;
  }
}

/**
 * Returns the rule by which a player makes the fact true. A part that is collected only by being combined does not
 * count: that rule has no step of its own.
 */
function ownRule(book: RuleBook, fact: Fact): Rule | undefined {
  const isDoing = partsOf(fact).kind === 'done';
  return [...book.rulesFor(fact)].find(({ steps }) => !isDoing || steps.length > 0);
}

function said(path: readonly (Obstacle | null)[]): readonly Obstacle[] {
  return path.filter((obstacle) => obstacle !== null);
}

/** Returns the obstacle that links a fact to its need; null if it is trivial. */
function linkBetween(room: Room, fact: Fact, need: Fact): Obstacle | null {
  const [from, to] = [partsOf(fact), partsOf(need)];
  if (from.kind === 'scene') return { type: 'enteredBy', scene: from.id, by: to.id };
  if (to.kind === 'scene') return { type: 'inScene', item: from.id, scene: to.id };
  if (from.id === to.id) return null;
  const link = { item: from.id, by: to.id };
  if (from.kind === 'seen') return { type: 'hiddenBy', ...link };
  const item = itemOf(room, from.id);
  if (!item?.isItemLocked) return { type: 'madeOf', ...link };
  return { type: item.unlockMethod === 'sequence' ? 'clickedOn' : 'lockedBy', ...link };
}

const UNFINISHED = { password: 'noPassword', item: 'noKey', sequence: 'noSequence' } as const;

function deadEnd(room: Room, fact: Fact): readonly Obstacle[] {
  const { kind, id } = partsOf(fact);
  if (kind === 'scene') return [{ type: 'noWay', scene: id }];
  const item = kind === 'done' ? itemOf(room, id) : undefined;
  return item?.isItemLocked ? [{ type: UNFINISHED[item.unlockMethod], item: id }] : [];
}
