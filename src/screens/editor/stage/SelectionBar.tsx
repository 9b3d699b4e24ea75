import { Box, Flex, IconButton } from '@chakra-ui/react';
import {
  ArrowDownToLine,
  ArrowUpToLine,
  Copy,
  Lock,
  LockOpen,
  Palette,
  Pin,
  PinOff,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { hitRect, type PercentRect } from '../../../../core/room/geometry.ts';
import type { Viewport } from '../../../../game/ports.ts';
import { canvasText } from '../../../text/canvas.ts';
import { editorText } from '../../../text/editor.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { type Selection, useSelection, useSelectionMoves } from './useSelection.ts';

/** Percent of the stage's height above a selection that the tools take: where there is less, they stand below it. */
const ROOM_ABOVE = 12;

/** Tools at the selection, over the stage; out of the way while something is dragged. On phones one thing alone has them in its panel. */
export function SelectionBar() {
  const selection = useSelection();
  const isShown = useEditor(({ isHandling, tool }) => !isHandling && tool.type === 'select');
  const viewport = useEditor((state) => state.viewport);
  if (!isShown || selection.items.length === 0) return null;
  return (
    <Box position="absolute" inset={{ base: '2', lg: '0' }} pointerEvents="none" zIndex="1">
      <Flex
        role="toolbar"
        aria-label={canvasText.tools}
        position="absolute"
        style={placeFor(selection, viewport)}
        display={{ base: selection.only ? 'none' : 'flex', md: 'flex' }}
        p="0.5"
        borderRadius="lg"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.emphasized"
        boxShadow="panel"
        pointerEvents="auto"
      >
        <Tools selection={selection} />
      </Flex>
    </Box>
  );
}

/** Twelve pixels above the selection, or below it at the stage's top; never beyond its sides, nor its foot. */
function placeFor({ items }: Selection, viewport: Viewport) {
  const rects = items.map(({ item }) => onScreen(hitRect(item), viewport));
  const top = Math.min(...rects.map(({ y }) => y));
  const bottom = Math.max(...rects.map(({ y, height }) => y + height));
  const left = Math.min(...rects.map(({ x }) => x));
  const right = Math.max(...rects.map(({ x, width }) => x + width));
  const middle = Math.min(Math.max((left + right) / 2, 0), 100);
  // The nearer to a side, the less of it stands on that side.
  const across = { left: `${middle}%`, translate: `-${middle}%` };
  if (top > ROOM_ABOVE) return { ...across, bottom: `min(calc(${100 - top}% + 12px), calc(100% - 3rem))` };
  return { ...across, top: `min(calc(${bottom}% + 12px), calc(100% - 3rem))` };
}

/** In percent of what is to be seen. */
function onScreen({ x, y, width, height }: PercentRect, viewport: Viewport): PercentRect {
  const { zoom } = viewport;
  const [left, top] = [viewport.x / 12.8, viewport.y / 7.2];
  return { x: (x - left) * zoom, y: (y - top) * zoom, width: width * zoom, height: height * zoom };
}

function Tools({ selection }: { selection: Selection }) {
  const { duplicateSelected, deleteSelected, orderSelected } = useEditorActions();
  const { takeNextColor, toggleLock, togglePin } = useSelectionMoves(selection);
  const { only, isDoorAlone, isPinned, nextColor } = selection;
  const isLocked = only?.item.isItemLocked === true;
  return (
    <>
      {nextColor !== null && (
        <Tool
          label={canvasText.nextColor}
          help={`${canvasText.nextColor}: ${editorText.color(nextColor)}`}
          icon={<Palette />}
          onClick={takeNextColor}
        />
      )}
      {only && (
        <Tool
          label={isLocked ? canvasText.unlock : canvasText.lock}
          icon={isLocked ? <LockOpen /> : <Lock />}
          onClick={toggleLock}
        />
      )}
      <Tool
        label={isPinned ? canvasText.unpin : canvasText.pin}
        icon={isPinned ? <PinOff /> : <Pin />}
        onClick={togglePin}
      />
      {!isDoorAlone && (
        <>
          <Tool
            label={editorText.layers.toFront}
            icon={<ArrowUpToLine />}
            onClick={() => orderSelected('toFront')}
          />
          <Tool
            label={editorText.layers.toBack}
            icon={<ArrowDownToLine />}
            onClick={() => orderSelected('toBack')}
          />
          <Tool label={editorText.panel.duplicate} icon={<Copy />} onClick={duplicateSelected} />
          <Tool label={editorText.panel.remove} icon={<Trash2 />} onClick={() => deleteSelected()} />
        </>
      )}
    </>
  );
}

interface ToolProps {
  label: string;
  help?: string;
  icon: ReactNode;
  onClick: () => void;
}

function Tool({ label, help = label, icon, onClick }: ToolProps) {
  return (
    <IconButton
      variant="ghost"
      size="sm"
      minW={{ base: '11', lg: '8' }}
      h={{ base: '11', lg: '8' }}
      aria-label={label}
      title={help}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  );
}
