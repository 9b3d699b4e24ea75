import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { type Result, success } from '../util/result.ts';
import type { Play, PlayEvent, PlayItem, PlayRefusal } from './model.ts';

/** What an action gave. */
export interface Step {
  play: Play;
  /** In the order in which they came about. */
  events: readonly PlayEvent[];
}

export type StepResult = Result<Step, PlayRefusal>;

/** An action that was taken: the play it leads to, and what happened on the way, in order. */
export function stepped(play: Play, ...events: readonly PlayEvent[]): StepResult {
  return success({ play, events });
}

/** The step followed by what `next` makes of its play. */
export function andThen(step: Step, next: (play: Play) => Step): Step {
  const { play, events } = next(step.play);
  return { play, events: [...step.events, ...events] };
}

/** The play with some fields of one item changed; the same play where it has no such item. */
export function changePlayItem(play: Play, id: ItemId, changes: Partial<PlayItem>): Play {
  const item = play.items[id];
  return item ? { ...play, items: { ...play.items, [id]: { ...item, ...changes } } } : play;
}

/** Whether an item is in the player's view and so can be acted on (P12, N3). */
export function isInView(room: Room, play: Play, id: ItemId): boolean {
  return isReachable(play, id) && itemOf(room, id)?.scene === play.scene;
}

/** Whether an item can be seen by whoever is in its scene. */
export function isReachable(play: Play, id: ItemId): boolean {
  const item = Object.hasOwn(play.items, id) ? play.items[id] : undefined;
  return item?.visible === true && !item.isHidden;
}

/** Whether the player carries the item. */
export function isInInventory(play: Play, id: ItemId): boolean {
  return play.inventory.includes(id);
}
