import { useEffect, useMemo } from 'react';
import type { CatalogueEntry } from '../../../core/catalogue/model.ts';
import { itemThumb } from '../../../core/catalogue/thumbs.ts';
import type { ItemConfig, ItemId, Room } from '../../../core/room/model.ts';
import { libraryText } from '../../shared/text/library.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useAddEntry } from '../session/useAddEntry.ts';
import { useRoom } from '../session/useRoom.ts';
import { inPresentLanguage, namesInAllLanguages, searchBeginnings } from '../text/catalogueNames.ts';
import { itemName } from '../text/editorMessages.ts';
import { sceneName } from '../text/scenes.ts';
import { synonymsOf } from '../text/synonyms.ts';
import type { NamedAction } from './findActions.ts';

/** Milliseconds after the last key press before the library is searched. */
const TYPED = 250;

/** Commands that go to each thing and scene of the room. */
export function useNavigation(): readonly NamedAction[] {
  const room = useRoom();
  const { select, showScene } = useEditorActions();
  const texts = useMemo(() => textsByItem(room), [room]);
  const things = room.itemOrder.toReversed().flatMap((id): NamedAction[] => {
    const item = room.itemConfigs[id];
    if (!item) return [];
    const name = itemName(room, id);
    const detail = room.sceneOrder.length > 1 ? sceneName(room, item.scene) : '';
    const found = { texts: texts[id] ?? [], detail, uri: item.uri };
    return [{ id: `item-${id}`, group: 'room', name, ...found, run: () => select(id) }];
  });
  if (room.sceneOrder.length < 2) return things;
  const scenes = room.sceneOrder.map((id) => ({
    id: `scene-${id}`,
    group: 'scenes' as const,
    name: sceneName(room, id),
    run: () => showScene(id),
  }));
  return [...things, ...scenes];
}

function textsByItem({ itemConfigs }: Room): Readonly<Record<ItemId, readonly string[]>> {
  return Object.fromEntries(Object.entries(itemConfigs).map(([id, item]) => [id, textsOf(item)]));
}

/** All that a creator wrote for a thing. */
function textsOf(item: ItemConfig): readonly string[] {
  const { customDescription, openedDescription, hints, wrongText, alsoAccepts, unlockPassword } = item;
  return [customDescription, openedDescription, ...hints, wrongText, unlockPassword, ...alsoAccepts];
}

/**
 * Commands that add each known thing of the library or change the door; also searches the library for the
 * typed text.
 */
export function useAddings(typed: string): readonly NamedAction[] {
  const entries = useEditor((state) => state.catalogue.items);
  const add = useAddEntry();
  useAskedFor(typed);

  return entries
    .filter((entry) => entry.is_active)
    .flatMap((entry) => {
      const adding = addingOf(entry, () => add(entry, { isFurther: true }));
      if (entry.tag !== 'Doors') return [adding];
      const changing = { ...adding, id: `door-${entry.id}`, group: 'door' as const, run: () => add(entry) };
      return [changing, adding];
    });
}

function addingOf(entry: CatalogueEntry, run: () => void): NamedAction {
  return {
    id: `entry-${entry.id}`,
    group: 'add',
    name: inPresentLanguage(entry).name,
    also: [...namesInAllLanguages(entry.name), synonymsOf(entry.name)],
    detail: libraryText.tags[entry.tag],
    uri: itemThumb(entry),
    run,
  };
}

function useAskedFor(typed: string): void {
  const { loadMore } = useEditorActions();
  const wanted = searchBeginnings(typed).join(' ');
  useEffect(() => {
    if (wanted === '') return;
    const list = { type: 'items', tag: null, beginnings: wanted.split(' ') } as const;
    const wait = setTimeout(() => void loadMore(list), TYPED);
    return () => clearTimeout(wait);
  }, [wanted, loadMore]);
}
