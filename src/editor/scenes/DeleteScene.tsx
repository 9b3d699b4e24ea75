import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { SceneId } from '../../../core/room/model.ts';
import { firstSceneOf } from '../../../core/room/scenes.ts';
import { ChoiceField } from '../../shared/form/ChoiceField.tsx';
import { EditorDialog } from '../dialogs/EditorDialog.tsx';
import { useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { sceneName, scenesText } from '../text/scenes.ts';

/** Asks what happens to the items of a deleted scene. */
export function DeleteScene({ id, onClose }: { id: SceneId; onClose: () => void }) {
  const room = useRoom();
  const { dispatch, showScene } = useEditorActions();
  const others = room.sceneOrder.filter((other) => other !== id);
  const [target, setTarget] = useState(firstSceneOf(room));
  const items = Object.values(room.itemConfigs).filter(({ scene }) => scene === id).length;

  function remove(moveItemsTo: SceneId | null): void {
    const place = room.sceneOrder.indexOf(id);
    onClose();
    showScene(moveItemsTo ?? room.sceneOrder[place - 1] ?? firstSceneOf(room));
    dispatch({ type: 'deleteScene', scene: id, moveItemsTo });
  }
  const actions = (
    <>
      <Button variant="ghost" minH="11" onClick={onClose}>
        {scenesText.deleting.cancel}
      </Button>
      <Button variant="outline" minH="11" onClick={() => remove(null)}>
        {scenesText.deleting.withItems}
      </Button>
      <Button minH="11" onClick={() => remove(target)}>
        {scenesText.deleting.move}
      </Button>
    </>
  );
  return (
    <EditorDialog title={scenesText.deleting.title(sceneName(room, id))} onClose={onClose} actions={actions}>
      <Stack gap="4">
        <Text color="fg.muted">{scenesText.deleting.text(scenesText.items(items))}</Text>
        <ChoiceField
          label={scenesText.deleting.moveTo}
          value={target}
          choices={others.map((value) => ({ value, label: sceneName(room, value) }))}
          onChoose={setTarget}
        />
      </Stack>
    </EditorDialog>
  );
}
