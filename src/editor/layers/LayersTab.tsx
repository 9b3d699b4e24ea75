import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { SceneId } from '../../../core/room/model.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { shownSceneOf } from '../store/session/shownScene.ts';
import { editorText } from '../text/editor.ts';
import { sceneName } from '../text/scenes.ts';
import { LayerList } from './LayerList.tsx';
import { LayerTools } from './LayerTools.tsx';

/** The drawing order by scene, front first; the shown scene is unfolded. */
export function LayersTab() {
  const { sceneOrder } = useRoom();
  const shown = useEditor(shownSceneOf);
  return (
    <Stack gap="3">
      <LayerTools />
      <Text textStyle="xs" color="fg.subtle">
        {editorText.layers.help}
      </Text>
      {sceneOrder.length === 1 ? (
        <LayerList scene={shown} />
      ) : (
        sceneOrder.map((scene) => <SceneLayers key={scene} scene={scene} isShown={scene === shown} />)
      )}
    </Stack>
  );
}

/** The layers of a scene; unfolding them shows the scene. */
function SceneLayers({ scene, isShown }: { scene: SceneId; isShown: boolean }) {
  const room = useRoom();
  const { showScene } = useEditorActions();
  const list = useId();
  const count = Object.values(room.itemConfigs).filter((item) => item.scene === scene).length;
  return (
    <Box>
      <Heading
        type="button"
        aria-expanded={isShown}
        aria-controls={isShown ? list : undefined}
        onClick={() => showScene(scene)}
      >
        {isShown ? <ChevronDown aria-hidden size={16} /> : <ChevronRight aria-hidden size={16} />}
        <Text as="span" flex="1" truncate>
          {sceneName(room, scene)}
        </Text>
        <Text as="span" color="fg.subtle" fontWeight="400">
          {count}
        </Text>
      </Heading>
      {isShown && (
        <Box id={list} mt="1">
          <LayerList scene={scene} />
        </Box>
      )}
    </Box>
  );
}

const Heading = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minHeight: '11',
    paddingX: '2',
    borderRadius: 'md',
    bg: 'bg.inset',
    textStyle: 'sm',
    fontWeight: '600',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.raised' },
  },
});
