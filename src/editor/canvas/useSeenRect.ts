import { hitRect, type PercentRect } from '../../../core/room/geometry.ts';
import type { ItemConfig } from '../../../core/room/model.ts';
import { posedItem } from '../../../core/room/posedView.ts';
import { sceneOf } from '../../../core/room/scenes.ts';
import { knownPictures } from '../../shared/pictures/pictureGuide.ts';
import { useEditor } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { shownSceneOf } from '../store/session/shownScene.ts';
import { onScreen } from './onScreen.ts';

/**
 * Returns where a thing of the shown scene appears, in percent of the visible part; things lying on the floor
 * are foreshortened.
 */
export function useSeenRect(): (item: ItemConfig) => PercentRect {
  const room = useRoom();
  const viewport = useEditor((state) => state.viewport);
  const shown = useEditor(shownSceneOf);
  const { background = null, kind } = sceneOf(room, shown) ?? {};
  const scene = { background, isCloseUp: kind === 'closeUp' };
  return (item) => onScreen(hitRect(posedItem(item, scene, knownPictures())), viewport);
}
