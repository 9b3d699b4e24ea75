import { Button, Flex, Text } from '@chakra-ui/react';
import { Circle, Square } from 'lucide-react';
import type { SpotShape } from '../../../../core/room/model.ts';
import { puzzlePanelText } from '../../../text/puzzlePanel.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';

/** Spots over the background, to be drawn in the room (N6). */
export function SpotTiles() {
  return (
    <Flex role="group" aria-label={puzzlePanelText.spotTiles} direction="column" gap="1.5">
      <Flex gap="2">
        <SpotTile shape="rectangle" />
        <SpotTile shape="ellipse" />
      </Flex>
      <Text textStyle="xs" color="fg.subtle" display={{ base: 'none', md: 'block' }}>
        {puzzlePanelText.spotHelp}
      </Text>
    </Flex>
  );
}

function SpotTile({ shape }: { shape: SpotShape }) {
  const { setTool } = useEditorActions();
  const isOn = useEditor(({ tool }) => tool.type === 'spot' && tool.shape === shape);
  const { spotRectangle, spotEllipse, spotName } = puzzlePanelText;
  return (
    <Button
      flex="1"
      size="sm"
      variant="outline"
      borderStyle="dashed"
      aria-pressed={isOn}
      onClick={() => setTool({ type: 'spot', shape, name: spotName })}
    >
      {shape === 'rectangle' ? <Square aria-hidden /> : <Circle aria-hidden />}
      {shape === 'rectangle' ? spotRectangle : spotEllipse}
    </Button>
  );
}
