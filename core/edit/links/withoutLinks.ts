import { apart } from '../../room/groups.ts';
import { hidingFields, keyFields } from '../../room/links.ts';
import type { ItemConfig } from '../../room/model.ts';
import { withToldBy } from '../../room/toldBy.ts';

/** The settings of an item without its links: by itself, unhidden, and unlocked where other items open its lock (E6). */
export function withoutLinks(item: ItemConfig): ItemConfig {
  const unlinked = {
    ...withToldBy(apart(item), []),
    isHidden: false,
    isHidingAnotherItem: false,
    ...hidingFields([]),
    ...keyFields([]),
    sequence: [],
    combinesWith: null,
    combinesInto: null,
    onOpen: null,
  };
  if (!item.isItemLocked || item.unlockMethod === 'password') return unlinked;
  return { ...unlinked, isItemLocked: false, isLocked: false, unlockMethod: 'password' };
}
