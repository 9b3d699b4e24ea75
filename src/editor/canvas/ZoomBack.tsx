import { Button } from '@chakra-ui/react';
import { Maximize } from 'lucide-react';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { canvasText } from '../text/canvas.ts';
import { editorText } from '../text/editor.ts';
import { WHOLE_ROOM } from './wholeRoom.ts';

/** Shows the zoom and resets it, for those who zoomed by wheel or fingers and do not know the key. */
export function ZoomBack() {
  const zoom = useEditor((state) => state.viewport.zoom);
  const isHandling = useEditor((state) => state.isHandling);
  const { setViewport } = useEditorActions();
  if (zoom === 1 || isHandling) return null;
  return (
    <Button
      position="absolute"
      zIndex="1"
      insetEnd="2"
      bottom="2"
      variant="plain"
      size="sm"
      minH={{ base: '11', xl: '8' }}
      px="3"
      borderRadius="full"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderColor="border.emphasized"
      boxShadow="panel"
      fontVariantNumeric="tabular-nums"
      _hover={{ bg: 'bg.raised' }}
      aria-label={canvasText.wholeRoom}
      title={canvasText.wholeRoom}
      onClick={() => setViewport(WHOLE_ROOM)}
    >
      <Maximize aria-hidden />
      {canvasText.zoomed(editorText.number(Math.round(zoom * 100)))}
    </Button>
  );
}
