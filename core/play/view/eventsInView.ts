import type { ItemId } from '../../room/model.ts';
import type { Play, PlayEvent } from '../model.ts';
import { isInInventory, isInView } from '../step.ts';
import type { Turn } from '../turn.ts';

/**
 * What the player may be told of what came about (N4): all that happened to what they see or hold, before or after; of
 * the rest that something did, once.
 */
export function eventsInView(turn: Turn, after: Play, events: readonly PlayEvent[]): readonly PlayEvent[] {
  const shown = events.filter((event) => isShown(turn, after, event));
  return shown.length === events.length ? events : [...shown, { type: 'somethingElsewhere' }];
}

function isShown({ room, play }: Turn, after: Play, event: PlayEvent): boolean {
  const isSeen = (state: Play, id: ItemId) => isInView(room, state, id) || isInInventory(state, id);
  // Nothing speaks but to be heard; a hint may have led on from there meanwhile.
  if (event.type === 'message') return true;
  if (event.type === 'sceneChanged') return event.scene === after.scene;
  if (!('item' in event) || event.item === null) return true;
  return isSeen(play, event.item) || isSeen(after, event.item);
}
