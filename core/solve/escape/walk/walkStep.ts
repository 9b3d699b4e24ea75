import type { Action } from '../../../play/model.ts';
import type { ItemId, SceneId } from '../../../room/model.ts';
import type { ClueSource } from '../../clues/clues.ts';

/** A step of the player. Going between entered scenes is not a step and is never listed (S1). */
export type Move =
  /** Opens, unlocks or collects. */
  | Extract<Action, { type: 'click' | 'enterPassword' | 'useItem' }>
  /** Clicks on members of a sequence in this order, with nothing in between; `item` is their lock (K6). */
  | { type: 'sequence'; item: ItemId; members: readonly ItemId[] }
  /** Goes to a scene for the first time, through an open way (N2). */
  | { type: 'enter'; item: ItemId; scene: SceneId };

/** A step of a walkthrough for people: passwords must be read somewhere first. */
export type WalkStep =
  | Move
  /** `isToWrongAnswer`: it is the text of the source's lock after a wrong answer (K7). */
  | { type: 'read'; source: ClueSource; lock: ItemId; isToWrongAnswer?: true };

/** Returns the item of a step; null for the introduction. */
export function targetOf(step: WalkStep): ClueSource {
  if (step.type === 'read') return step.source;
  return step.type === 'useItem' ? step.on : step.item;
}

/** Returns the items that a step clicks or drops something on. */
export function clickedBy(step: WalkStep): readonly ItemId[] {
  if (step.type === 'sequence') return step.members;
  const target = targetOf(step);
  return target === null ? [] : [target];
}

/** Returns every item that a step uses. */
export function touchedBy(step: WalkStep): readonly ItemId[] {
  if (step.type === 'sequence') return [step.item, ...step.members];
  return step.type === 'useItem' ? [step.item, step.on] : clickedBy(step);
}

/** Returns whether a step changes the room: going and reading do not (S1). */
export function isChange(step: WalkStep): boolean {
  return step.type !== 'enter' && step.type !== 'read';
}

/** Returns whether a step is a puzzle: clicks alone are none (S1). */
export function isPuzzling(step: WalkStep): boolean {
  return isChange(step) && step.type !== 'click';
}
