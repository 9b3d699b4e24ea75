import { Button, Grid, Text } from '@chakra-ui/react';
import { ArrowLeftToLine, ArrowRightToLine, Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { applyCommand } from '../../../core/edit/applyCommand.ts';
import type { Command } from '../../../core/edit/command.ts';
import type { SceneId } from '../../../core/room/model.ts';
import { firstSceneOf } from '../../../core/room/scenes.ts';
import { newId } from '../../shared/store/newId.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { scenesText } from '../text/scenes.ts';
import { DeleteScene } from './DeleteScene.tsx';

/**
 * Moves a scene earlier or later, duplicates it or deletes it, asking first if it has items; the first scene
 * stays.
 */
export function SceneActions({ id }: { id: SceneId }) {
  const room = useRoom();
  const { dispatch, showScene } = useEditorActions();
  const [isAsking, setAsking] = useState(false);
  const place = room.sceneOrder.indexOf(id);
  const order = (to: number): Command => ({ type: 'orderScene', scene: id, to });
  const canGo = (to: number) => applyCommand(room, order(to)).ok;
  const isFirst = firstSceneOf(room) === id;
  const isEmpty = Object.values(room.itemConfigs).every(({ scene }) => scene !== id);

  function duplicate(): void {
    const newScene = newId();
    if (!dispatch({ type: 'duplicateScene', scene: id, newScene })) showScene(newScene);
  }
  function remove(): void {
    showScene(room.sceneOrder[place - 1] ?? firstSceneOf(room));
    dispatch({ type: 'deleteScene', scene: id, moveItemsTo: null });
  }
  return (
    <Grid templateColumns="1fr 1fr" gap="2" css={{ '& button': { minHeight: '{sizes.11}' } }}>
      <Button variant="outline" disabled={!canGo(place - 1)} onClick={() => dispatch(order(place - 1))}>
        <ArrowLeftToLine aria-hidden />
        {scenesText.earlier}
      </Button>
      <Button variant="outline" disabled={!canGo(place + 1)} onClick={() => dispatch(order(place + 1))}>
        <ArrowRightToLine aria-hidden />
        {scenesText.later}
      </Button>
      <Button variant="outline" onClick={duplicate}>
        <Copy aria-hidden />
        {scenesText.duplicate}
      </Button>
      <Button variant="outline" disabled={isFirst} onClick={isEmpty ? remove : () => setAsking(true)}>
        <Trash2 aria-hidden />
        {scenesText.remove}
      </Button>
      {isFirst && (
        <Text gridColumn="1 / -1" textStyle="xs" color="fg.muted">
          {scenesText.startHelp}
        </Text>
      )}
      {isAsking && <DeleteScene id={id} onClose={() => setAsking(false)} />}
    </Grid>
  );
}
