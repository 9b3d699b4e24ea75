import { withoutGroup } from '../../room/groups.ts';
import { hidingFields, keyFields } from '../../room/links.ts';
import type { ItemConfig } from '../../room/model.ts';
import { withToldBy } from '../../room/toldBy.ts';

/**
 * Returns an item's settings without its links: ungrouped, visible, and not locked if other items open its
 * lock (E6).
 */
export function withoutLinks(item: ItemConfig): ItemConfig {
  const unlinked = {
    ...withToldBy(withoutGroup(item), []),
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
