import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { type Result, success } from '../util/result.ts';
import type { Play, PlayEvent, PlayItem, PlayRefusal } from './model.ts';

/** The outcome of an action. */
export interface Step {
  play: Play;
  /** In order of occurrence. */
  events: readonly PlayEvent[];
}

export type StepResult = Result<Step, PlayRefusal>;

/** Returns the outcome of an accepted action: the next play and its events in order. */
export function stepped(play: Play, ...events: readonly PlayEvent[]): StepResult {
  return success({ play, events });
}

/** Applies `next` to the play of a step and appends its events. */
export function andThen(step: Step, next: (play: Play) => Step): Step {
  const { play, events } = next(step.play);
  return { play, events: [...step.events, ...events] };
}

/** Returns the play with some fields of one item changed; the same play if it has no such item. */
export function changePlayItem(play: Play, id: ItemId, changes: Partial<PlayItem>): Play {
  const item = play.items[id];
  return item ? { ...play, items: { ...play.items, [id]: { ...item, ...changes } } } : play;
}

/** Returns whether an item is in the player's view and so can be acted on (P12, N3). */
export function isInView(room: Room, play: Play, id: ItemId): boolean {
  return isReachable(play, id) && itemOf(room, id)?.scene === play.scene;
}

/** Returns whether an item is visible to a player in its scene. */
export function isReachable(play: Play, id: ItemId): boolean {
  const item = Object.hasOwn(play.items, id) ? play.items[id] : undefined;
  return item?.visible === true && !item.isHidden;
}

/** Returns whether the player carries the item. */
export function isInInventory(play: Play, id: ItemId): boolean {
  return play.inventory.includes(id);
}
