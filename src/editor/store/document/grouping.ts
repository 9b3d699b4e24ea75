import { groupOf } from '../../../../core/room/groups.ts';
import type { ItemId, Room } from '../../../../core/room/model.ts';
import { newId } from '../../../shared/store/newId.ts';
import type { GroupingActions } from '../editorActions.ts';
import type { EditorDeps } from '../editorState.ts';

/** Selecting by tap, and groups, which decide what a tap selects (E10). */
export function createGrouping({ get }: EditorDeps): GroupingActions {
  return {
    tap: (id) => {
      const { roomSettings: room, selectedIds, select, selectMany, openPanel } = get();
      if (selectedIds.length === 1 && selectedIds[0] === id) return openPanel();
      const all = room ? groupOf(room, id) : [];
      const isWithin = holdsSame(selectedIds, all) || isOneOf(all, selectedIds);
      if (all.length < 2 || isWithin) return select(id);
      selectMany([...all.filter((other) => other !== id), id]);
    },
    groupSelected: () => {
      const { selectedIds, dispatch } = get();
      if (selectedIds.length > 1) dispatch({ type: 'group', ids: selectedIds, group: newId() });
    },
    ungroupSelected: () => {
      const { selectedIds, dispatch } = get();
      if (selectedIds.length > 0) dispatch({ type: 'ungroup', ids: selectedIds });
    },
  };
}

/** Returns whether these items are exactly one group, and whether any of them is in a group. */
export function groupStateOf(
  room: Room,
  ids: readonly ItemId[],
): { isGroup: boolean; isAnyGrouped: boolean } {
  const [first] = ids;
  const isGroup = ids.length > 1 && first !== undefined && holdsSame(groupOf(room, first), ids);
  return { isGroup, isAnyGrouped: ids.some((id) => groupOf(room, id).length > 1) };
}

function holdsSame(one: readonly ItemId[], other: readonly ItemId[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** Whether exactly one item of a group is selected; further taps then select single members. */
function isOneOf(all: readonly ItemId[], [selected, ...others]: readonly ItemId[]): boolean {
  return others.length === 0 && selected !== undefined && all.includes(selected);
}
