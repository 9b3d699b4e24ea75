import type { GroupId, ItemId } from '../../room/model.ts';
import type { Command } from '../command.ts';

/** How a copy comes in, and what its original is kept together with. */
export interface Copied {
  command: Command;
  group: GroupId | undefined;
}

/** The commands by which copies of things that are kept together are so too, under groups of their own (E10). */
export function keepCopiesTogether(
  copies: ReadonlyMap<ItemId, Copied>,
  newGroup: () => GroupId,
): readonly Command[] {
  const groups = new Set([...copies.values()].flatMap(({ group }) => group ?? []));
  return [...groups]
    .map((group) => [...copies.keys()].filter((id) => copies.get(id)?.group === group))
    .filter((ids) => ids.length > 1)
    .map((ids) => ({ type: 'keepTogether', ids, group: newGroup() }));
}
