import type { CatalogueEntry, Position } from '../../../core/catalogue/model.ts';
import { likeItsKind } from '../../../core/edit/likeItsKind.ts';
import { findFreeGround, type TopsOf } from '../../../core/edit/place/findFreeGround.ts';
import { aboutItsMiddle, seenFromNear } from '../../../core/edit/place/seenFromNear.ts';
import { sceneOf } from '../../../core/room/scenes.ts';
import { knownPictures } from '../../shared/pictures/pictureGuide.ts';
import { newId } from '../../shared/store/newId.ts';
import { shownSceneOf } from '../store/session/shownScene.ts';
import { keepRecent } from '../tabs/items/recentEntries.ts';
import { inPresentLanguage } from '../text/catalogueNames.ts';
import { useEditorSession } from './editorContext.ts';

interface Adding {
  /** Where the entry was dropped. */
  wanted?: Position;
  /** A door added as an ordinary thing beside the way out (M4). */
  isFurther?: boolean;
}

const topsOf: TopsOf = ({ uri }) => knownPictures().get(uri)?.tops ?? [];

/**
 * Adds an entry with its localised name, where it was dropped or where there is free space. Keys are added as things
 * that players can take. A door replaces the way out unless `isFurther` (R5).
 */
export function useAddEntry(): (entry: CatalogueEntry, adding?: Adding) => void {
  const { store } = useEditorSession();
  return (known, { wanted, isFurther = wanted !== undefined } = {}) => {
    const usual = inPresentLanguage(known);
    const { roomSettings, tool, dispatch, pick, offerLinks } = store.getState();
    if (!roomSettings) return;
    const isDoor = usual.tag === 'Doors';
    if (isDoor && !isFurther) return void dispatch({ type: 'changeDoor', entry: usual });
    const scene = shownSceneOf(store.getState());
    const { kind, background = roomSettings.background } = sceneOf(roomSettings, scene) ?? {};
    const isNear = kind === 'closeUp';
    const entry = likeItsKind(roomSettings, isNear ? seenFromNear(usual) : usual, scene);
    const position = wanted
      ? aboutItsMiddle({ ...usual, position: wanted }, entry.width)
      : findFreeGround(roomSettings, entry, scene, {
          topsOf,
          painted: knownPictures().get(background.uri)?.painted ?? [],
        });
    const id = newId();
    const isAddableToInventory = entry.tag === 'Keys';
    if (dispatch({ type: 'addItem', id, entry, scene, position, isAddableToInventory })) return;
    if (!isDoor) keepRecent(entry.id);
    if (tool.type === 'pick' && tool.takesNew) return pick(id);
    // A thing dropped on another may belong in it.
    if (wanted) offerLinks(id);
  };
}
