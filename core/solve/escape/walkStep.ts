import type { ItemId } from '../../room/model.ts';
import type { ClueSource } from '../clues/clues.ts';
import type { Move } from './world.ts';

/** A step of a walkthrough as a person takes it: passwords have to be read somewhere first. */
export type WalkStep = Move | { type: 'read'; source: ClueSource; lock: ItemId };

/** The item that a step is taken at; null for the introduction. */
export function targetOf(step: WalkStep): ClueSource {
  if (step.type === 'read') return step.source;
  return step.type === 'useItem' ? step.on : step.item;
}
