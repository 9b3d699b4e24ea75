import type { Description, ItemConfig, ItemId, ItemState } from '../room/model.ts';
import type { Message, Play, PlayEvent } from './model.ts';

/** Messages about locks. */
const OF_LOCKS: readonly Description[] = ['locked', 'needsKey', 'needsCode'];

/**
 * Returns an item's message in a state, or null (R9, O4). An open item says its text for that state. If it has none and
 * was never locked, it says what it said before.
 */
export function messageOf(item: ItemConfig, state: ItemState): Message | null {
  const text = textOf(item, state);
  return text === null || item.showsAs === 'caption' ? text : { ...text, showsAs: item.showsAs };
}

function textOf(item: ItemConfig, state: ItemState): Message | null {
  if (state === 'opened' && item.openedDescription !== '')
    return { type: 'custom', text: item.openedDescription };
  if (state === 'opened' && item.isItemLocked) return null;
  if (item.description === 'none') return null;
  if (item.description !== 'custom') return { type: 'ready', description: item.description };
  return item.customDescription === '' ? null : { type: 'custom', text: item.customDescription };
}

/**
 * Returns the event of an item's message after a click (P6). An unlocked item no longer says that it is
 * locked.
 */
export function messageEvents(play: Play, id: ItemId, item: ItemConfig): readonly PlayEvent[] {
  const message = messageOf(item, play.items[id]?.state ?? 'default');
  const isOutdated = item.isItemLocked && OF_LOCKS.includes(item.description) && message?.type === 'ready';
  return message === null || isOutdated ? [] : [{ type: 'message', item: id, message }];
}
