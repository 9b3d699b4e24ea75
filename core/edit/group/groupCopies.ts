import type { GroupId, ItemId } from '../../room/model.ts';
import type { Command } from '../command.ts';

/** The command that adds a copy, and the group of its original. */
export interface Copied {
  command: Command;
  group: GroupId | undefined;
}

/** Returns the commands that group copies like their originals, each group under a new id (E10). */
export function groupCopies(
  copies: ReadonlyMap<ItemId, Copied>,
  newGroup: () => GroupId,
): readonly Command[] {
  const groups = new Set([...copies.values()].flatMap(({ group }) => group ?? []));
  return [...groups]
    .map((group) => [...copies.keys()].filter((id) => copies.get(id)?.group === group))
    .filter((ids) => ids.length > 1)
    .map((ids) => ({ type: 'group', ids, group: newGroup() }));
}
