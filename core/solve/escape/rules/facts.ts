import type { ItemId, SceneId } from '../../../room/model.ts';

/**
 * A fact that becomes true in a play and stays true, since no action closes a way:
 * - an item is `seen`: it is visible in an entered scene;
 * - an item is `done`: it was opened, unlocked or collected, with all effects;
 * - a `scene` was entered;
 * - the answer of a lock is `told`.
 */
export type Fact = `${'seen' | 'done' | 'told'} ${ItemId}` | `scene ${SceneId}`;

export const seen = (item: ItemId): Fact => `seen ${item}`;
export const done = (item: ItemId): Fact => `done ${item}`;
export const told = (lock: ItemId): Fact => `told ${lock}`;
export const entered = (scene: SceneId): Fact => `scene ${scene}`;

/** Returns the kind of a fact and its item or scene. */
export function partsOf(fact: Fact): { kind: 'seen' | 'done' | 'told' | 'scene'; id: string } {
  const space = fact.indexOf(' ');
  return { kind: fact.slice(0, space) as 'seen' | 'done' | 'told' | 'scene', id: fact.slice(space + 1) };
}
