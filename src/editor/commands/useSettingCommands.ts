import { LIMITS } from '../../../core/room/limits.ts';
import { SCENE_KINDS } from '../../../core/room/model.ts';
import { useAddScene } from '../scenes/useAddScene.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { goOnIn, ROOM_NAME, SCENE_NAME } from '../session/goOnIn.ts';
import { useRoom } from '../session/useRoom.ts';
import { commandsText } from '../text/commands.ts';
import { scenesText } from '../text/scenes.ts';
import type { NamedAction } from './findActions.ts';

/** Commands that go to a setting of the room or its scenes. */
export function useSettingCommands(): readonly Pick<NamedAction, 'id' | 'name' | 'run'>[] {
  const { sceneOrder } = useRoom();
  const { setUpScene } = useEditorActions();
  const addScene = useAddScene();
  const adding = SCENE_KINDS.map((kind) => ({
    id: `add-${kind}`,
    name: `${scenesText.add}: ${scenesText.kinds[kind]}`,
    run: () => {
      addScene(kind);
      goOnIn(SCENE_NAME);
    },
  }));
  const setUp = { id: 'set-up-scene', name: scenesText.setUp };
  return [
    { id: 'name-room', name: commandsText.nameRoom, run: () => goOnIn(ROOM_NAME) },
    { ...setUp, run: () => [setUpScene(), goOnIn(SCENE_NAME)] },
    ...(sceneOrder.length < LIMITS.scenes ? adding : []),
  ];
}
