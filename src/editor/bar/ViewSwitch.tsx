import { Box, Button, Flex } from '@chakra-ui/react';
import { Hammer, Map as MapIcon, Waypoints } from 'lucide-react';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { EDITOR_VIEWS, type EditorView } from '../store/editorData.ts';
import { mapText } from '../text/map.ts';
import { puzzleViewText } from '../text/puzzleView.ts';

const ICONS = { build: <Hammer />, puzzle: <Waypoints /> } satisfies Record<EditorView, unknown>;

/** Switches between the views of the room; labelled where there is space. */
export function ViewSwitch() {
  const view = useEditor((state) => state.editorView);
  const { showView } = useEditorActions();
  return (
    <Flex align="center" gap="1">
      <SegmentedControl
        isQuiet
        label={puzzleViewText.views}
        value={view}
        choices={EDITOR_VIEWS.map((each) => ({
          value: each,
          label: puzzleViewText.names[each],
          icon: (
            <>
              {ICONS[each]}
              <Box as="span" ms="2" display={{ base: 'none', xl: 'inline' }}>
                {puzzleViewText.names[each]}
              </Box>
            </>
          ),
        }))}
        onChoose={showView}
      />
      <MapButton />
    </Flex>
  );
}

/** Opens the map. It is not a view of the room, but leads to the items in it. */
function MapButton() {
  const { showAid } = useEditorActions();
  return (
    <Button
      variant="ghost"
      size="sm"
      color="fg.muted"
      aria-label={mapText.open}
      title={mapText.title}
      onClick={() => showAid('map')}
    >
      <MapIcon aria-hidden />
      <Box as="span" display={{ base: 'none', xl: 'inline' }}>
        {mapText.open}
      </Box>
    </Button>
  );
}
