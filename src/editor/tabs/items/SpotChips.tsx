import { Box } from '@chakra-ui/react';
import { Circle, Square } from 'lucide-react';
import type { SpotShape } from '../../../../core/room/model.ts';
import { useEditor, useEditorActions } from '../../session/editorContext.ts';
import { puzzlePanelText } from '../../text/puzzlePanel.ts';
import { PaletteChip } from '../PaletteChip.tsx';

/** Adds spots over the background (N6). Dashed, since these chips filter nothing. */
export function SpotChips() {
  return (
    <Box role="group" aria-label={puzzlePanelText.spotTiles} display="contents">
      <SpotChip shape="rectangle" />
      <SpotChip shape="ellipse" />
    </Box>
  );
}

function SpotChip({ shape }: { shape: SpotShape }) {
  const { setTool } = useEditorActions();
  const isOn = useEditor(({ tool }) => tool.type === 'spot' && tool.shape === shape);
  const { spotRectangle, spotEllipse, spotName, spotHelp } = puzzlePanelText;
  return (
    <PaletteChip
      type="button"
      borderStyle="dashed"
      borderColor="border.strong"
      title={spotHelp}
      aria-pressed={isOn}
      onClick={() => setTool({ type: 'spot', shape, name: spotName })}
    >
      {shape === 'rectangle' ? <Square size={14} aria-hidden /> : <Circle size={14} aria-hidden />}
      {shape === 'rectangle' ? spotRectangle : spotEllipse}
    </PaletteChip>
  );
}
