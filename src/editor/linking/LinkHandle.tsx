import { Box, chakra } from '@chakra-ui/react';
import { Spline } from 'lucide-react';
import type { PercentRect } from '../../../core/room/geometry.ts';
import { DOOR_ID } from '../../../core/room/model.ts';
import { useSeenRect } from '../canvas/useSeenRect.ts';
import { useSelection } from '../canvas/useSelection.ts';
import { useEditor } from '../session/editorContext.ts';
import { linkingText } from '../text/linking.ts';
import { DraggedLink } from './DraggedLink.tsx';
import { useLinkDrag } from './useLinkDrag.ts';

/**
 * A handle beside the selected thing: dragging it onto another makes it that one's key, or hides it there.
 */
export function LinkHandle() {
  const { only } = useSelection();
  const seenRect = useSeenRect();
  const isFree = useEditor(({ isHandling, tool }) => !isHandling && tool.type === 'select');
  const { dragged, handlers, onClick } = useLinkDrag();
  if (!only || only.id === DOOR_ID || (!isFree && !dragged)) return null;
  const rect = seenRect(only.item);
  return (
    <Box position="absolute" inset="0" pointerEvents="none" zIndex="1">
      {dragged && <DraggedLink from={only.id} rect={rect} {...dragged} />}
      <Handle
        type="button"
        aria-label={linkingText.handle}
        aria-keyshortcuts="L"
        title={linkingText.handle}
        data-dragged={dragged ? '' : undefined}
        style={placeBeside(rect)}
        onClick={onClick}
        {...handlers}
      >
        <Spline />
      </Handle>
    </Box>
  );
}

/** Percent of the stage within which the handle stays. */
const EDGE = { x: 91, y: 6 };

/** Places the handle right of the thing, or left of it if the thing ends at the stage's right edge. */
function placeBeside({ x, y, width, height }: PercentRect) {
  const isAtEdge = x + width > EDGE.x;
  const across = Math.min(Math.max(isAtEdge ? x : x + width, 100 - EDGE.x), 100);
  const top = Math.min(Math.max(y + height / 2, EDGE.y), 100 - EDGE.y);
  return { left: `calc(${across}% ${isAtEdge ? '-' : '+'} var(--away))`, top: `${top}%` };
}

const Handle = chakra('button', {
  base: {
    position: 'absolute',
    '--away': '18px',
    translate: '-50% -50%',
    boxSize: '6',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'accent',
    borderWidth: '1px',
    borderColor: 'accent',
    boxShadow: 'panel',
    pointerEvents: 'auto',
    touchAction: 'none',
    cursor: 'crosshair',
    '& svg': { boxSize: '3.5' },
    '&[data-dragged]': { opacity: 0 },
    _hover: { bg: 'bg.raised' },
    _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    // As large as a finger, and far enough away that a small thing can still be dragged.
    _touch: {
      '--away': '34px',
      _before: { content: '""', position: 'absolute', inset: '-10px' },
    },
  },
});
