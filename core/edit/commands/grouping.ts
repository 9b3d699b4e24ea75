import { isGroupId } from '../../room/create/ids.ts';
import { withoutGroup } from '../../room/groups.ts';
import { itemOf } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { refuse } from '../../util/result.ts';
import { setItem } from '../change.ts';
import { type EditResult, edited } from '../edited.ts';
import type { RoomHandlers } from '../handler.ts';

/**
 * Commands for groups of items, which are moved, copied and deleted as one (E10). A group lies within one
 * scene.
 */
export const groupingHandlers: RoomHandlers<'group' | 'ungroup'> = {
  group: (room, { ids, group }) =>
    isGroupId(group)
      ? ofEach(room, ids, (changed, id, item) => setItem(changed, id, { ...item, group }))
      : refuse({ type: 'badId', id: group }),
  ungroup: (room, { ids }) =>
    ofEach(room, ids, (changed, id, item) =>
      item.group === undefined ? changed : setItem(changed, id, withoutGroup(item)),
    ),
};

function ofEach(
  room: Room,
  ids: readonly ItemId[],
  change: (room: Room, id: ItemId, item: Room['itemConfigs'][ItemId]) => Room,
): EditResult {
  const unknown = ids.find((id) => !itemOf(room, id));
  if (unknown !== undefined) return refuse({ type: 'unknownItem', id: unknown });
  const changed = ids.reduce((before, id) => {
    const item = itemOf(before, id);
    return item ? change(before, id, item) : before;
  }, room);
  return edited(changed);
}
