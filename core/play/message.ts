import type { Description, ItemConfig, ItemId } from '../room/model.ts';
import type { Message, PlayEvent } from './model.ts';

/** Messages that speak of a lock. */
const OF_LOCKS: readonly Description[] = ['locked', 'needsKey', 'needsCode'];

/** An item's message, null for none (R9). */
export function messageOf(item: ItemConfig): Message | null {
  if (item.description === 'none') return null;
  if (item.description !== 'custom') return { type: 'ready', description: item.description };
  return item.customDescription === '' ? null : { type: 'custom', text: item.customDescription };
}

/** The event of an item's message after a click (P6). An item just unlocked does not go on saying that it is locked. */
export function messageEvents(id: ItemId, item: ItemConfig): readonly PlayEvent[] {
  const message = messageOf(item);
  const isOutdated = item.isItemLocked && OF_LOCKS.includes(item.description);
  return message === null || isOutdated ? [] : [{ type: 'message', item: id, message }];
}
