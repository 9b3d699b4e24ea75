import { IconButton } from '@chakra-ui/react';
import { Crosshair } from 'lucide-react';
import { useEditorActions } from '../session/editorContext.ts';
import type { PickTool } from '../store/session/stageTool.ts';
import { puzzlePanelText } from '../text/puzzlePanel.ts';

interface PickButtonProps {
  tool: PickTool;
  isDisabled?: boolean;
  label?: string;
}

/** Starts choosing: a tap in the room then chooses an item instead of selecting it. */
export function PickButton({
  tool,
  isDisabled = false,
  label = puzzlePanelText.pickInRoom,
}: PickButtonProps) {
  const { setTool } = useEditorActions();
  return (
    <IconButton
      variant="outline"
      size="sm"
      disabled={isDisabled}
      aria-label={label}
      title={label}
      onClick={() => setTool(tool)}
    >
      <Crosshair />
    </IconButton>
  );
}
