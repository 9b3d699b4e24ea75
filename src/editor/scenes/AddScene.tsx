import { Box, chakra, Menu, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { LIMITS } from '../../../core/room/limits.ts';
import { SCENE_KINDS } from '../../../core/room/model.ts';
import { useRoom } from '../session/useRoom.ts';
import { scenesText } from '../text/scenes.ts';
import { useAddScene } from './useAddScene.ts';

/** Adds a scene of either kind, with the background of the shown one, and goes there. */
export function AddScene() {
  const { sceneOrder } = useRoom();
  const add = useAddScene();
  return (
    // `fixed`, so that the menu stays inside the page's landmarks without being cut off by the scrolling strip.
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'top-start', strategy: 'fixed' }}>
      <Menu.Trigger asChild>
        <chakra.button
          type="button"
          aria-label={scenesText.add}
          title={scenesText.add}
          disabled={sceneOrder.length >= LIMITS.scenes}
          display="flex"
          flexDirection="column"
          alignItems="center"
          justifyContent="center"
          gap="1"
          flexShrink="0"
          w={{ base: '12', md: '24' }}
          minH="11"
          borderRadius="md"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="border.strong"
          color="fg"
          textStyle="xs"
          fontWeight="600"
          cursor="pointer"
          _hover={{ borderColor: 'accent', bg: 'bg.raised' }}
          _disabled={{ opacity: 0.5, cursor: 'not-allowed' }}
        >
          <Plus aria-hidden />
          <Box as="span" display={{ base: 'none', md: 'block' }} aria-hidden>
            {scenesText.add}
          </Box>
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
