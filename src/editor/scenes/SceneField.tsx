import { DOOR_ID } from '../../../core/room/model.ts';
import { sceneOf } from '../../../core/room/scenes.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { useEditorActions } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { sceneName, scenesText } from '../text/scenes.ts';

/** The scene of an item; the canvas follows. */
export function SceneField({ active: { id, item, room } }: { active: ActiveItem }) {
  const { dispatch, select } = useEditorActions();
  if (room.sceneOrder.length < 2) return null;
  const possible = room.sceneOrder.filter(
    (scene) => id !== DOOR_ID || sceneOf(room, scene)?.kind === 'place',
  );
  function move(scene: string): void {
    if (!dispatch({ type: 'moveItemToScene', id, scene })) select(id);
  }
  return (
    <ChoiceField
      label={scenesText.itemScene}
      value={item.scene}
      choices={possible.map((value) => ({ value, label: sceneName(room, value) }))}
      onChoose={move}
    />
  );
}
