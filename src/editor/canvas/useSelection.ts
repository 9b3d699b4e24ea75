import { useMemo } from 'react';
import { inOrder } from '../../../core/catalogue/inOrder.ts';
import type { CatalogueEntry } from '../../../core/catalogue/model.ts';
import type { Command } from '../../../core/edit/command.ts';
import { itemOf } from '../../../core/room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../../core/room/model.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { groupStateOf } from '../store/document/grouping.ts';

export interface SelectedItem {
  id: ItemId;
  item: ItemConfig;
}

/** The selection on the canvas and its properties. */
export interface Selection {
  items: readonly SelectedItem[];
  /** The selected item if there is only one. */
  only: SelectedItem | null;
  /** Only the door is selected, which is neither copied nor deleted nor ordered (R5). */
  isDoorAlone: boolean;
  isPinned: boolean;
  /** Exactly one whole group is selected (E10). */
  isGroup: boolean;
  /** Some selected item is in a group. */
  isAnyGrouped: boolean;
  /** The colour after the current one; null for several items, and for one without further colours. */
  nextColor: string | null;
}

export function useSelection(): Selection {
  const room = useRoom();
  const ids = useEditor((state) => state.selectedIds);
  const catalogue = useEditor((state) => state.catalogue.items);
  return useMemo(() => selectionOf(room, ids, catalogue), [room, ids, catalogue]);
}

/** Computes the selection once, without subscribing to changes. */
export function selectionOf(
  room: Room,
  ids: readonly ItemId[],
  catalogue: readonly CatalogueEntry[],
): Selection {
  const items = ids.flatMap((id) => {
    const item = itemOf(room, id);
    return item ? [{ id, item }] : [];
  });
  const only = items.length === 1 ? (items[0] ?? null) : null;
  const order = catalogue.find((entry) => entry.id === only?.item.catalogueId)?.colorOrder ?? [];
  return {
    items,
    only,
    isDoorAlone: only?.id === DOOR_ID,
    isPinned: items.length > 0 && items.every(({ item }) => item.isPositionLocked),
    ...groupStateOf(room, ids),
    nextColor: only && colorAfter(only.item, order),
  };
}

function colorAfter({ variants, color }: ItemConfig, order: readonly string[]): string | null {
  const colors = inOrder(variants, order).map(([each]) => each);
  return colors.length < 2 ? null : (colors[(colors.indexOf(color) + 1) % colors.length] ?? null);
}

export function takeNextColor(
  { only, nextColor }: Pick<Selection, 'only' | 'nextColor'>,
  dispatch: (command: Command) => unknown,
): void {
  if (only && nextColor !== null) dispatch({ type: 'setColor', id: only.id, color: nextColor });
}

/** Sets whether the item starts locked. */
export function toggleLock({ only }: Pick<Selection, 'only'>, dispatch: (command: Command) => unknown): void {
  if (only) dispatch({ type: 'setLocked', id: only.id, isItemLocked: !only.item.isItemLocked });
}

/** Actions of the toolbar and the menu on the selection. */
export function useSelectionMoves({ only, nextColor, isPinned }: Selection) {
  const actions = useEditorActions();
  return {
    takeNextColor: () => takeNextColor({ only, nextColor }, actions.dispatch),
    toggleLock: () => toggleLock({ only }, actions.dispatch),
    togglePin: () => actions.setSelectedLocked(!isPinned),
    cut: () => void actions.cutSelected(),
  };
}
