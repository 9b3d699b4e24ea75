import type { Command } from '../../../../core/edit/command.ts';
import { copyItem } from '../../../../core/edit/commands/items.ts';
import { type Copied, groupCopies } from '../../../../core/edit/group/groupCopies.ts';
import { itemOf } from '../../../../core/room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../../../core/room/model.ts';
import { newId } from '../../../shared/store/newId.ts';
import type { CopyingActions } from '../editorActions.ts';
import type { EditorDeps } from '../editorState.ts';
import { shownSceneOf } from '../session/shownScene.ts';
import { besidesDoor } from './besidesDoor.ts';

/** Copies of the selection, directly and by the clipboard, and cutting (E6). */
export function createCopying({ get, set }: EditorDeps): CopyingActions {
  /** Adds copies, given by id with their source and position; groups stay groups among the copies (E10). */
  function bringIn(copies: ReadonlyMap<ItemId, Copied>, gesture?: string): readonly ItemId[] {
    const ids = [...copies.keys()];
    const commands = [...copies.values()].map(({ command }) => command);
    const [only, ...others] = [...commands, ...groupCopies(copies, newId)];
    if (!only) return [];
    const command: Command = others.length === 0 ? only : { type: 'batch', commands: [only, ...others] };
    if (get().dispatch(command, gesture) !== null) return [];
    if (ids.length > 1) get().selectMany(ids);
    return ids;
  }

  /** Adds copies in the drawing order of their originals. */
  function duplicate(ids: readonly ItemId[], gesture?: string): readonly ItemId[] {
    const { roomSettings } = get();
    const copies = ids.map((id): [ItemId, Copied] => {
      const copy = newId();
      const group = roomSettings ? itemOf(roomSettings, id)?.group : undefined;
      return [copy, { group, command: { type: 'duplicateItem', id, newId: copy } }];
    });
    return bringIn(new Map(copies), gesture);
  }

  /** Deletes all given items in one step. */
  function deleteAll(ids: readonly ItemId[]) {
    const commands = ids.map((id): Command => ({ type: 'deleteItem', id }));
    const [only] = commands;
    if (!only) return 'nothing';
    return get().dispatch(commands.length === 1 ? only : { type: 'batch', commands });
  }

  function copySelected(): readonly ItemConfig[] {
    const { roomSettings } = get();
    const clipboard = roomSettings
      ? besidesDoor(get()).flatMap((id) => copyItem(roomSettings, id) ?? [])
      : [];
    if (clipboard.length > 0) set({ clipboard });
    return clipboard;
  }

  /**
   * E6: cut and paste within a room is a move. False if nothing is left to move, so that it is pasted as a
   * copy.
   */
  function bringBack(): boolean {
    const { cut, roomSettings } = get();
    if (!cut || !roomSettings || cut.ids.some((id) => itemOf(roomSettings, id))) return false;
    const refusal = get().dispatch({ type: 'bringBack', ...cut, scene: shownSceneOf(get()) });
    if (refusal === null && cut.ids.length > 1) get().selectMany(cut.ids);
    return true;
  }

  return {
    duplicateSelected: () => void duplicate(besidesDoor(get())),
    duplicate,
    copySelected: () => {
      const items = copySelected();
      if (items.length > 0) set({ cut: null });
      return items;
    },
    cutSelected: () => {
      const { roomSettings: before } = get();
      const ids = besidesDoor(get());
      const items = copySelected();
      if (!before || deleteAll(ids) !== null) return items;
      const isNews = areOthersChanged(before, get().roomSettings);
      // Replaces the notice of a deletion, since what was cut is about to be pasted.
      set({ cut: { ids, before }, notice: isNews ? { type: 'cut' } : null });
      return items;
    },
    paste: (items, isCut = false) => {
      if (isCut && bringBack()) return;
      const scene = shownSceneOf(get());
      const copies = items.map((item): [ItemId, Copied] => {
        const id = newId();
        return [id, { group: item.group, command: { type: 'pasteItem', id, item, scene } }];
      });
      bringIn(new Map(copies));
    },
  };
}

/** Whether cutting removed links of other items. */
function areOthersChanged(before: Room, after: Room | null): boolean {
  const left = Object.entries(after?.itemConfigs ?? {});
  return left.some(([id, item]) => before.itemConfigs[id] !== item);
}
