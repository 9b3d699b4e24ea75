import { Box, Flex, IconButton } from '@chakra-ui/react';
import { Map as MapIcon, SlidersHorizontal, Waypoints } from 'lucide-react';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { mapText } from '../text/map.ts';
import { puzzleViewText } from '../text/puzzleView.ts';
import { scenesText } from '../text/scenes.ts';
import { AddScene } from './AddScene.tsx';
import { SceneTab } from './SceneTab.tsx';

/** The room's scenes below the canvas: a click shows one; the shown one has its settings beside it. */
export function SceneStrip() {
  const { sceneOrder } = useRoom();
  const { setUpScene } = useEditorActions();
  return (
    <Flex
      as="section"
      aria-label={scenesText.title}
      w="full"
      gap="2"
      align="stretch"
      overflowX="auto"
      px={{ base: '2', lg: '3' }}
      py="1"
      bg={{ base: 'bg.panel', lg: 'transparent' }}
    >
      <Box as="ol" listStyleType="none" m="0" p="0" display="flex" gap="2">
        {sceneOrder.map((id) => (
          <SceneTab key={id} id={id} />
        ))}
      </Box>
      <AddScene />
      {/* Stays visible while the strip scrolls, however many scenes there are. */}
      <Flex
        position="sticky"
        insetInlineEnd="-2"
        display={{ base: 'flex', lg: 'none' }}
        ms="auto"
        ps="1"
        bg="bg.panel"
      >
        <PuzzleToggle />
        <MapButton />
        <IconButton
          variant="ghost"
          minW="11"
          h="auto"
          minH="11"
          aria-label={scenesText.setUp}
          title={scenesText.setUp}
          onClick={setUpScene}
        >
          <SlidersHorizontal />
        </IconButton>
      </Flex>
    </Flex>
  );
}

function MapButton() {
  const { showAid } = useEditorActions();
  return (
    <IconButton
      variant="ghost"
      minW="11"
      h="auto"
      minH="11"
      aria-label={mapText.open}
      title={mapText.title}
      onClick={() => showAid('map')}
    >
      <MapIcon />
    </IconButton>
  );
}

/** Switches the view where the bar has no space for that. */
function PuzzleToggle() {
  const { showView } = useEditorActions();
  const isPuzzle = useEditor((state) => state.editorView === 'puzzle');
  return (
    <IconButton
      variant={isPuzzle ? 'outline' : 'ghost'}
      minW="11"
      h="auto"
      minH="11"
      aria-pressed={isPuzzle}
      aria-label={puzzleViewText.names.puzzle}
      title={puzzleViewText.show[isPuzzle ? 'build' : 'puzzle']}
      onClick={() => showView(isPuzzle ? 'build' : 'puzzle')}
    >
      <Waypoints />
    </IconButton>
  );
}
