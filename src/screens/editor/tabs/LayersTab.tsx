import { Box, Stack, Text } from '@chakra-ui/react';
import { shownSceneOf } from '../../../stores/editor/shownScene.ts';
import { editorText } from '../../../text/editor.ts';
import { scenesText } from '../../../text/scenes.ts';
import { useEditor } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { LayerRow } from './LayerRow.tsx';
import { LayerTools } from './LayerTools.tsx';

/** The drawing order of the scene on the canvas, front first. */
export function LayersTab() {
  const room = useRoom();
  const scene = useEditor(shownSceneOf);
  const shown = room.itemOrder.filter((id) => room.itemConfigs[id]?.scene === scene);
  return (
    <Stack gap="3">
      <LayerTools />
      <Text textStyle="xs" color="fg.subtle">
        {shown.length === 0 ? scenesText.empty : editorText.layers.help}
      </Text>
      <Box
        as="ol"
        listStyleType="none"
        m="0"
        p="0"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="1"
      >
        {shown.toReversed().map((id) => (
          <LayerRow key={id} id={id} />
        ))}
      </Box>
    </Stack>
  );
}
