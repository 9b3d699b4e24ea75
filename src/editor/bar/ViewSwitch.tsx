import { Box, Button, Flex } from '@chakra-ui/react';
import { Hammer, Map as MapIcon, Waypoints } from 'lucide-react';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { EDITOR_VIEWS, type EditorView } from '../store/editorData.ts';
import { mapText } from '../text/map.ts';
import { puzzleViewText } from '../text/puzzleView.ts';

const ICONS = { build: <Hammer />, puzzle: <Waypoints /> } satisfies Record<EditorView, unknown>;

/** The ways of looking at the room. Words beside the signs where there is place for them. */
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

/** No view of the room, but one beside it: it leads back to a thing in the room. */
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
