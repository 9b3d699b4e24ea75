import { Box, Stack, Text } from '@chakra-ui/react';
import { editorText } from '../../../text/editor.ts';
import { useEditor } from '../session/editorContext.ts';
import { LayerRow } from './LayerRow.tsx';
import { LayerTools } from './LayerTools.tsx';

/** The drawing order, front first. */
export function LayersTab() {
  const itemOrder = useEditor((state) => state.roomSettings?.itemOrder) ?? [];
  return (
    <Stack gap="3">
      <LayerTools />
      <Text textStyle="xs" color="fg.subtle">
        {editorText.layers.help}
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
        {itemOrder.toReversed().map((id) => (
          <LayerRow key={id} id={id} />
        ))}
      </Box>
    </Stack>
  );
}
