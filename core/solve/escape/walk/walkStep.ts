import type { Action } from '../../../play/model.ts';
import type { ItemId, SceneId } from '../../../room/model.ts';
import type { ClueSource } from '../../clues/clues.ts';

/** What a player does to get on. Going between scenes that were entered is no step, and said nowhere (S1). */
export type Move =
  /** Opens, unlocks or collects. */
  | Extract<Action, { type: 'click' | 'enterPassword' | 'useItem' }>
  /** Clicks on members of a sequence, in this order, with nothing else in between; `item` is their lock (K6). */
  | { type: 'sequence'; item: ItemId; members: readonly ItemId[] }
  /** Goes to a scene for the first time, through a way that stands open (N2). */
  | { type: 'enter'; item: ItemId; scene: SceneId };

/** A step of a walkthrough as a person takes it: passwords have to be read somewhere first. */
export type WalkStep =
  | Move
  /** `isToWrongAnswer`: it is the source's lock that says so (K7). */
  | { type: 'read'; source: ClueSource; lock: ItemId; isToWrongAnswer?: true };

/** The item that a step is about; null for the introduction. */
export function targetOf(step: WalkStep): ClueSource {
  if (step.type === 'read') return step.source;
  return step.type === 'useItem' ? step.on : step.item;
}

/** The items that a step clicks on, or drops something on. */
export function clickedBy(step: WalkStep): readonly ItemId[] {
  if (step.type === 'sequence') return step.members;
  const target = targetOf(step);
  return target === null ? [] : [target];
}

/** Every item that a step takes. */
export function touchedBy(step: WalkStep): readonly ItemId[] {
  if (step.type === 'sequence') return [step.item, ...step.members];
  return step.type === 'useItem' ? [step.item, step.on] : clickedBy(step);
}

/** Whether a step changes anything in the room: going and reading do not (S1). */
export function isChange(step: WalkStep): boolean {
  return step.type !== 'enter' && step.type !== 'read';
}
