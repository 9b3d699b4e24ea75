import type { ItemId } from '../../room/model.ts';
import type { Play, PlayEvent } from '../model.ts';
import { isInInventory, isInView } from '../step.ts';
import type { Turn } from '../turn.ts';

/**
 * Filters the events that the player may know (N4): those of items that the player sees or holds, before or after the
 * action. If anything else happened, a single event says so.
 */
export function eventsInView(turn: Turn, after: Play, events: readonly PlayEvent[]): readonly PlayEvent[] {
  const shown = events.filter((event) => isShown(turn, after, event));
  return shown.length === events.length ? events : [...shown, { type: 'somethingElsewhere' }];
}

function isShown({ room, play }: Turn, after: Play, event: PlayEvent): boolean {
  const isSeen = (state: Play, id: ItemId) => isInView(room, state, id) || isInInventory(state, id);
  // A message is always meant for the player, even if a hint has moved the player to another scene meanwhile.
  if (event.type === 'message') return true;
  if (event.type === 'sceneChanged') return event.scene === after.scene;
  if (!('item' in event) || event.item === null) return true;
  return isSeen(play, event.item) || isSeen(after, event.item);
}
