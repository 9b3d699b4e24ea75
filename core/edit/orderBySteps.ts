import type { ItemId } from '../room/model.ts';
import type { Command } from './command.ts';

/**
 * Returns a command that moves an item forward by `steps`, or backward if negative, as far as possible, as
 * one undo step.
 */
export function orderBySteps(id: ItemId, steps: number): Command {
  const move = steps > 0 ? 'forward' : 'backward';
  const commands = Array.from({ length: Math.abs(steps) }, () => ({ type: 'orderItem', id, move }) as const);
  return { type: 'batch', commands };
}
