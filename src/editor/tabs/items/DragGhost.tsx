import { Box, Portal } from '@chakra-ui/react';
import type { CatalogueEntry } from '../../../../core/catalogue/model.ts';
import { firstColor, pictureOf } from '../../../../core/room/pictures/pictures.ts';
import { PictureTile } from '../../fields/PictureTile.tsx';
import { useEditor, useEditorSession } from '../../session/editorContext.ts';
import type { DragPoint } from './usePaletteDrag.ts';

/** CSS pixels; a smaller ghost would vanish under the finger on a phone. */
const SMALLEST = 44;

interface DragGhostProps {
  entry: CatalogueEntry;
  at: DragPoint;
}

/** The dragged item under the pointer, about as large as on the stage. */
export function DragGhost({ entry, at }: DragGhostProps) {
  const { stageBox } = useEditorSession();
  const stageWidth = stageBox.current?.clientWidth ?? 0;
  const zoom = useEditor((state) => state.viewport.zoom);
  const width = Math.max((zoom * stageWidth * entry.width) / 100, SMALLEST);
  const height = width * entry.aspect;
  const uri = pictureOf({ variants: entry.variants, color: firstColor(entry.variants) }, 'default');
  return (
    <Portal>
      <Box
        aria-hidden
        display="flex"
        position="fixed"
        zIndex="popover"
        pointerEvents="none"
        top="0"
        left="0"
        opacity={at.onStage ? 0.95 : 0.55}
        filter="drop-shadow(0 8px 10px rgb(5 4 16 / 0.55))"
        style={{
          width,
          height,
          transform: `translate(${at.clientX - width / 2}px, ${at.clientY - height / 2}px)`,
        }}
      >
        <PictureTile uri={uri} label={entry.name} />
      </Box>
    </Portal>
  );
}
