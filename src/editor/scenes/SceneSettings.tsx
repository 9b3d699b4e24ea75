import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Image } from 'lucide-react';
import { LIMITS } from '../../../core/room/limits.ts';
import { itemOf } from '../../../core/room/links.ts';
import { DOOR_ID, type Room, SCENE_KINDS, type SceneId } from '../../../core/room/model.ts';
import { firstSceneOf } from '../../../core/room/scenes.ts';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { RoomTextField } from '../fields/RoomTextField.tsx';
import { useIsTabBesidePanel } from '../frame/inSight.ts';
import { BackgroundPackNotice } from '../panel/PackNotice.tsx';
import { PanelBack } from '../panel/PanelBack.tsx';
import { useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { sceneName, scenesText } from '../text/scenes.ts';
import { SceneActions } from './SceneActions.tsx';
import { useChooseBackground } from './useChooseBackground.ts';
import { useShownScene } from './useShownScene.ts';

/** Settings of the scene on the canvas, while nothing is selected. */
export function SceneSettings() {
  const room = useRoom();
  const { id, scene } = useShownScene();
  const { dispatch } = useEditorActions();
  const chooseBackground = useChooseBackground();
  const areOthersShown = useIsTabBesidePanel('themes');
  const fixed = whyAPlace(room, id);
  return (
    // A key per scene, so that half-typed text stays with its scene.
    <Stack key={id} gap="5" data-scene-settings>
      <Flex align="center" gap="2">
        <PanelBack />
        <Heading as="h2" size="md" minW="0" truncate>
          {sceneName(room, id)}
        </Heading>
      </Flex>
      <BackgroundPackNotice scene={id} areOthersShown={areOthersShown} />
      <RoomTextField
        label={scenesText.name}
        value={scene.name}
        limit={LIMITS.sceneName}
        placeholder={scenesText.namePlaceholder}
        toCommand={(name) => ({ type: 'renameScene', scene: id, name })}
        isCounterQuiet
      />
      <Stack gap="1.5">
        {fixed === null && (
          <SegmentedControl
            isLabelShown
            label={scenesText.kind}
            value={scene.kind}
            choices={SCENE_KINDS.map((value) => ({ value, label: scenesText.kinds[value] }))}
            onChoose={(kind) => dispatch({ type: 'setSceneKind', scene: id, kind })}
          />
        )}
        <Text textStyle="xs" color="fg.muted">
          {scenesText.kindHelp[fixed ?? scene.kind]}
        </Text>
      </Stack>
      <Button variant="outline" minH="11" onClick={chooseBackground}>
        <Image aria-hidden />
        {scenesText.changeBackground}
      </Button>
      <SceneActions id={id} />
      <Text textStyle="sm" color="fg.muted" textWrap="pretty">
        {isReached(room, id) ? scenesText.nextHelp : scenesText.noWayHere}
      </Text>
    </Stack>
  );
}

/** Why the scene cannot be a close-up (N1); null if it can. */
function whyAPlace(room: Room, id: SceneId): 'start' | 'door' | null {
  if (id === firstSceneOf(room)) return 'start';
  return itemOf(room, DOOR_ID)?.scene === id ? 'door' : null;
}

/** Whether a play begins here, or something in another scene leads here. */
function isReached(room: Room, id: SceneId): boolean {
  if (id === firstSceneOf(room)) return true;
  const others = Object.values(room.itemConfigs).filter(({ scene }) => scene !== id);
  return others.some(({ onClick }) => onClick?.type === 'go' && onClick.to === id);
}
