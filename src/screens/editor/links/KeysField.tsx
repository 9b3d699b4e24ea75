import { useMemo } from 'react';
import { LIMITS } from '../../../../core/room/limits.ts';
import { itemOf, keysOf } from '../../../../core/room/links.ts';
import type { ItemId } from '../../../../core/room/model.ts';
import { editorText } from '../../../text/editor.ts';
import { puzzlePanelText } from '../../../text/puzzlePanel.ts';
import { useEditor, useEditorActions, useEditorSession } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { candidatesFor, keysFirst } from './candidates.ts';
import { ItemListField } from './ItemListField.tsx';

/** The keys of a lock by item (K5). */
export function KeysField({ active: { id, item, room } }: { active: ActiveItem }) {
  const { dispatch } = useEditorActions();
  const { store } = useEditorSession();
  const keys = keysOf(item);
  const entries = useEditor((state) => state.catalogue.items);
  const candidates = useMemo(() => {
    const free = candidatesFor(room, (key) => ({ type: 'setKeys', id, keys: [key] })).filter(
      (key) => !keysOf(item).includes(key),
    );
    return keysFirst(room, free, entries);
  }, [room, id, item, entries]);
  function set(chosen: readonly ItemId[]): void {
    dispatch({ type: 'setKeys', id, keys: chosen });
  }
  function take(key: ItemId): void {
    const present = store.getState().roomSettings;
    const lock = present && itemOf(present, id);
    if (lock) set([...keysOf(lock), key]);
  }
  const { chooseKey, noOtherItems } = editorText.panel;
  const first = candidates.length > 0 ? chooseKey : noOtherItems;
  return (
    <ItemListField
      room={room}
      ids={keys}
      candidates={candidates}
      limit={LIMITS.keys}
      labelAt={puzzlePanelText.keyAt}
      prompt={keys.length === 0 ? first : puzzlePanelText.furtherKey}
      {...(keys.length > 1 && { help: puzzlePanelText.keysHelp })}
      onChange={set}
      pick={{ says: puzzlePanelText.picking.keys, take, accepts: (key) => candidates.includes(key) }}
    />
  );
}
