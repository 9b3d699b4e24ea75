import type { CatalogueEntry, Position } from '../../../../core/catalogue/model.ts';
import { findFreeGround } from '../../../../core/edit/findFreeGround.ts';
import { shownSceneOf } from '../../../stores/editor/shownScene.ts';
import { newId } from '../../../stores/newId.ts';
import { keepRecent } from '../tabs/recentEntries.ts';
import { useEditorSession } from './editorContext.ts';

/** Adds an entry where it was let go, or where there is room for it; a door takes the place of the one there is (R5). */
export function useAddEntry(): (entry: CatalogueEntry, wanted?: Position) => void {
  const { store } = useEditorSession();
  return (entry, wanted) => {
    const { roomSettings, dispatch, offerLinks } = store.getState();
    if (!roomSettings) return;
    if (entry.tag === 'Doors') return void dispatch({ type: 'changeDoor', entry });
    const scene = shownSceneOf(store.getState());
    const position = wanted ?? findFreeGround(roomSettings, entry, scene);
    const id = newId();
    if (dispatch({ type: 'addItem', id, entry, scene, position })) return;
    keepRecent(entry.id);
    // What is let go of upon another may belong in it.
    if (wanted) offerLinks(id);
  };
}
