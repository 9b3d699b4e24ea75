import type { ItemId } from '../room/model.ts';
import type { Command } from './command.ts';

/** Brings an item so many places forward, or below zero backward, as one step; as far as it may go. */
export function orderBySteps(id: ItemId, steps: number): Command {
  const move = steps > 0 ? 'forward' : 'backward';
  const commands = Array.from({ length: Math.abs(steps) }, () => ({ type: 'orderItem', id, move }) as const);
  return { type: 'together', commands };
}
