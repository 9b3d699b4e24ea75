import type { CatalogueEntry } from '../../../core/catalogue/model.ts';
import type { Guide, GuidePointer } from '../../../core/room/guide.ts';
import { DOOR_ID } from '../../../core/room/model.ts';
import { useEditorActions, useEditorSession } from '../session/editorContext.ts';
import { useAddEntry } from '../session/useAddEntry.ts';
import type { RoomMoves } from '../session/useRoomMoves.ts';
import { isOwn } from '../store/palette/paletteLists.ts';
import { guideText } from '../text/guide.ts';

/** Does the guide's step as the creator would: as an undo step, or by a button of the bar. */
export function useDoForMe({ pointsAt }: Guide, { preview, publish }: RoomMoves): () => void {
  const { store } = useEditorSession();
  const { link, dispatch, select } = useEditorActions();
  const add = useAddEntry();

  function addFirst(tag: 'Storage' | 'Keys'): void {
    const entry = store.getState().catalogue.items.find((each) => isFirst(each, tag));
    if (entry) add(entry);
  }
  function doItem({ id, onto }: Extract<GuidePointer, { type: 'item' }>): void {
    if (onto !== null) link({ from: id, to: onto }, onto === DOOR_ID ? 'opens' : 'hides');
    else {
      dispatch({
        type: 'batch',
        commands: [
          { type: 'setDescription', id, description: 'custom' },
          { type: 'setCustomDescription', id, customDescription: guideText.clue },
        ],
      });
      select(id);
    }
  }
  return () => {
    if (pointsAt?.type === 'entry') addFirst(pointsAt.tag);
    else if (pointsAt?.type === 'item') doItem(pointsAt);
    else if (pointsAt?.type === 'button') (pointsAt.name === 'preview' ? preview : publish)();
  };
}

/** Whether the guide may add this entry: it has the tag, and everybody owns it. */
function isFirst(entry: CatalogueEntry, tag: 'Storage' | 'Keys'): boolean {
  return entry.tag === tag && entry.is_active && entry.collection === 'basic' && !isOwn(entry);
}
