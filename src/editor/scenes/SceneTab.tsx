import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { SceneId } from '../../../core/room/model.ts';
import { firstSceneOf, sceneOf } from '../../../core/room/scenes.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useCheckedRoom, useRoom } from '../session/useRoom.ts';
import { shownSceneOf } from '../store/session/shownScene.ts';
import { sceneName, scenesText } from '../text/scenes.ts';
import { findThumb } from './findThumb.ts';
import { SceneThumb } from './SceneThumb.tsx';

/** A scene in the strip: background, name, number of things. */
export function SceneTab({ id }: { id: SceneId }) {
  const room = useRoom();
  const judged = useCheckedRoom();
  const { showScene, setUpScene } = useEditorActions();
  const isShown = useEditor((state) => shownSceneOf(state) === id);
  const isAsking = useEditor(({ tool }) => tool.type === 'pick' && tool.takeScene !== undefined);
  const isAimedAt = useEditor((state) => state.sceneAimed === id);
  const isAsked = (isAsking && !isShown) || isAimedAt;
  const backgrounds = useEditor((state) => state.catalogue.backgrounds);
  const scene = sceneOf(room, id);

  /** Pressing the shown scene again deselects and shows its settings. */
  function press() {
    if (!isShown || isAsking) return showScene(id);
    setUpScene();
  }

  if (!scene) return null;
  const name = sceneName(room, id);
  const items = Object.values(room.itemConfigs).filter((item) => item.scene === id).length;
  return (
    <Box as="li">
      <chakra.button
        type="button"
        aria-pressed={isShown}
        data-scene={id}
        aria-label={scenesText.tile(name, scenesText.kinds[scene.kind], scenesText.items(items))}
        title={name}
        onClick={press}
        display="block"
        w={{ base: '20', md: '28' }}
        minH="11"
        textAlign="start"
        cursor="pointer"
        borderRadius="md"
        overflow="hidden"
        borderWidth="2px"
        borderColor={isShown || isAsked ? 'accent' : 'border'}
        borderStyle={isAsked ? 'dashed' : 'solid'}
        opacity={isShown && isAsking ? 0.4 : 1}
        bg="bg.inset"
        scale={isAimedAt ? '1.06' : undefined}
        transition="scale 0.15s"
        _hover={{ borderColor: isShown ? 'accent' : 'border.strong' }}
      >
        <Box
          position="relative"
          aspectRatio={{ base: '16 / 8', md: '16 / 6', lg: '16 / 7' }}
          display="flex"
          overflow="hidden"
        >
          <SceneThumb
            room={judged}
            scene={id}
            uri={findThumb(backgrounds, scene.background.uri)}
            label={name}
          />
          {firstSceneOf(room) === id && <Mark>{scenesText.start}</Mark>}
          {scene.kind === 'closeUp' && (
            <Mark>
              <Search aria-hidden size={12} />
            </Mark>
          )}
        </Box>
        <Flex px="1.5" py="0.5" gap="1" justify="space-between" textStyle="xs" bg="bg.raised">
          <Text as="span" fontWeight="600" truncate>
            {name}
          </Text>
          <Text as="span" color="fg.muted" display={{ base: 'none', lg: 'inline' }}>
            {items}
          </Text>
        </Flex>
      </chakra.button>
    </Box>
  );
}

function Mark(props: { children: React.ReactNode }) {
  return (
    <Box
      as="span"
      position="absolute"
      top="1"
      insetStart="1"
      px="1.5"
      py="0.5"
      borderRadius="sm"
      bg="bg.panel"
      color="fg"
      textStyle="2xs"
      fontWeight="700"
      lineHeight="1.2"
      {...props}
    />
  );
}
