import { Box, chakra, Menu, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { LIMITS } from '../../../../core/room/limits.ts';
import { SCENE_KINDS, type SceneKind } from '../../../../core/room/model.ts';
import { newId } from '../../../stores/newId.ts';
import { scenesText } from '../../../text/scenes.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { useShownScene } from './useShownScene.ts';

/** Adds a scene of either kind, with the background of the one that is shown, and goes there. */
export function AddScene() {
  const { sceneOrder } = useRoom();
  const { scene } = useShownScene();
  const { dispatch, showScene, openPanel } = useEditorActions();
  function add(kind: SceneKind): void {
    const id = newId();
    const refusal = dispatch({ type: 'addScene', scene: id, name: '', kind, background: scene.background });
    if (refusal) return;
    showScene(id);
    openPanel();
  }
  return (
    // Within the page's landmarks, and yet over the strip, which scrolls.
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'top-start', strategy: 'fixed' }}>
      <Menu.Trigger asChild>
        <chakra.button
          type="button"
          aria-label={scenesText.add}
          title={scenesText.add}
          disabled={sceneOrder.length >= LIMITS.scenes}
          display="grid"
          placeItems="center"
          flexShrink="0"
          w={{ base: '12', lg: '16' }}
          minH="11"
          borderRadius="md"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="border.strong"
          color="fg.muted"
          cursor="pointer"
          _hover={{ borderColor: 'accent', color: 'fg' }}
          _disabled={{ opacity: 0.5, cursor: 'not-allowed' }}
        >
          <Plus aria-hidden />
        </chakra.button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="15rem">
          {SCENE_KINDS.map((kind) => (
            <Menu.Item key={kind} value={kind} minH="11" onClick={() => add(kind)}>
              <Box>
                <Text fontWeight="600">{scenesText.newKinds[kind].label}</Text>
                <Text textStyle="xs" color="fg.muted">
                  {scenesText.newKinds[kind].help}
                </Text>
              </Box>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
