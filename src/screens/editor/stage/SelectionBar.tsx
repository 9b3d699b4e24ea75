import { Box, Flex, IconButton } from '@chakra-ui/react';
import {
  ArrowDownToLine,
  ArrowUpToLine,
  Boxes,
  Copy,
  Lock,
  LockOpen,
  Palette,
  Pin,
  PinOff,
  SlidersHorizontal,
  Trash2,
  Ungroup,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { PercentRect } from '../../../../core/room/geometry.ts';
import { canvasText } from '../../../text/canvas.ts';
import { editorText } from '../../../text/editor.ts';
import { useIsMiddling } from '../frame/useIsMiddling.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { LinkOffers } from './LinkOffers.tsx';
import { useIsShiftHeld } from './useIsShiftHeld.ts';
import { useSeenRect } from './useSeenRect.ts';
import { type Selection, useSelection, useSelectionMoves } from './useSelection.ts';

/** Percent of the stage's height above a selection that the tools take: where there is less, they stand below it. */
const ROOM_ABOVE = 12;

/** How far from the middle of something small its handles and a little air reach, in pixels. */
const HANDLES = 42;

const PHONE = '@media (max-width: 600px)';

/** What stands under the tools can be taken too: a click that was meant for it would else delete what is selected. */
const OUT_OF_THE_WAY = { pointerEvents: 'none', opacity: 0.2 } as const;

const IN_REACH = { pointerEvents: 'auto' } as const;

/** Tools at the selection, over the stage; out of the way while something is dragged. On phones they take the edge away from it, and are but the most needed. */
export function SelectionBar({ onSetUp }: { onSetUp: () => void }) {
  const selection = useSelection();
  const isShown = useEditor(({ isHandling, tool }) => !isHandling && tool.type === 'select');
  const seenRect = useSeenRect();
  const isAdding = useIsShiftHeld();
  if (!isShown || selection.items.length === 0) return null;
  const rects = selection.items.map(({ item }) => seenRect(item));
  return (
    <Box position="absolute" inset="0" pointerEvents="none" zIndex="1">
      <Flex
        role="toolbar"
        aria-label={canvasText.tools}
        position="absolute"
        style={{ ...placeAt(rects), ...(isAdding ? OUT_OF_THE_WAY : IN_REACH) }}
        direction="column"
        gap="0.5"
        css={{ [PHONE]: dockFor(rects) }}
        p="0.5"
        borderRadius="lg"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.emphasized"
        boxShadow="panel"
      >
        <Flex>
          <Tools selection={selection} onSetUp={onSetUp} />
        </Flex>
        <LinkOffers />
      </Flex>
    </Box>
  );
}

/**
 * Twelve pixels above the selection and clear of its handles, which stand outside of what is small, or below it at the stage's
 * top; never beyond its sides, nor its foot.
 */
function placeAt(rects: readonly PercentRect[]) {
  const top = Math.min(...rects.map(({ y }) => y));
  const bottom = Math.max(...rects.map(({ y, height }) => y + height));
  const left = Math.min(...rects.map(({ x }) => x));
  const right = Math.max(...rects.map(({ x, width }) => x + width));
  const middle = Math.min(Math.max((left + right) / 2, 0), 100);
  // The nearer to a side, the less of it stands on that side.
  const across = { left: `${middle}%`, translate: `-${middle}%` };
  const height = (top + bottom) / 2;
  if (top > ROOM_ABOVE) {
    const above = `max(calc(${100 - top}% + 12px), calc(${100 - height}% + ${HANDLES}px))`;
    return { ...across, bottom: `min(${above}, calc(100% - 3rem))` };
  }
  const below = `max(calc(${bottom}% + 12px), calc(${height}% + ${HANDLES}px))`;
  return { ...across, top: `min(${below}, calc(100% - 3rem))` };
}

/** A phone's room is hardly higher than the tools: at its far edge they cover least. */
function dockFor(rects: readonly PercentRect[]) {
  const middles = rects.map(({ y, height }) => y + height / 2);
  const isLow = Math.max(...middles) > 50;
  return {
    left: '50% !important',
    translate: '-50% !important',
    top: `${isLow ? '0' : 'auto'} !important`,
    bottom: `${isLow ? 'auto' : '0'} !important`,
  };
}

function Tools({ selection, onSetUp }: { selection: Selection; onSetUp: () => void }) {
  const { duplicateSelected, deleteSelected, orderSelected } = useEditorActions();
  const isMiddling = useIsMiddling();
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
      <KeepTool selection={selection} />
      {!isDoorAlone && (
        <>
          <Tool
            isWideOnly
            label={editorText.layers.toFront}
            icon={<ArrowUpToLine />}
            onClick={() => orderSelected('toFront')}
          />
          <Tool
            isWideOnly
            label={editorText.layers.toBack}
            icon={<ArrowDownToLine />}
            onClick={() => orderSelected('toBack')}
          />
          <Tool label={editorText.panel.duplicate} icon={<Copy />} onClick={duplicateSelected} />
          <Tool label={editorText.panel.remove} icon={<Trash2 />} onClick={() => deleteSelected()} />
        </>
      )}
      {isMiddling && <Tool label={editorText.layers.setUp} icon={<SlidersHorizontal />} onClick={onSetUp} />}
    </>
  );
}

/** Several are kept together, or what is so is let apart. */
function KeepTool({ selection: { items, isGroup } }: { selection: Selection }) {
  const { keepTogether, letApart } = useEditorActions();
  if (items.length < 2) return null;
  return isGroup ? (
    <Tool label={canvasText.letApart} icon={<Ungroup />} onClick={letApart} />
  ) : (
    <Tool label={canvasText.keepTogether} icon={<Boxes />} onClick={keepTogether} />
  );
}

interface ToolProps {
  label: string;
  help?: string;
  icon: ReactNode;
  /** Phones have it in the menu alone. */
  isWideOnly?: boolean;
  onClick: () => void;
}

function Tool({ label, help = label, icon, isWideOnly = false, onClick }: ToolProps) {
  return (
    <IconButton
      variant="ghost"
      size="sm"
      display={isWideOnly ? { base: 'none', md: 'inline-flex' } : undefined}
      minW={{ base: '11', xl: '8' }}
      h={{ base: '11', xl: '8' }}
      aria-label={label}
      title={help}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  );
}
