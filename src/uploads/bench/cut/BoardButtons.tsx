import { IconButton } from '@chakra-ui/react';
import { Contrast, Eye, Hand, ZoomIn, ZoomOut } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { inventoryText } from '../../text/inventory.ts';
import type { BoardView } from './useBoardView.ts';

interface BoardButtonsProps {
  view: BoardView;
  isMoving: boolean;
  onMoving: (isMoving: boolean) => void;
  isDark: boolean;
  onDark: (isDark: boolean) => void;
  isBefore: boolean;
  onBefore: (isShown: boolean) => void;
}

/** Buttons for viewing: original, dark squares, zoom, and moving while zoomed. */
export function BoardButtons(props: BoardButtonsProps) {
  const { view, isMoving, onMoving, isDark, onDark, isBefore, onBefore } = props;
  const { tools } = inventoryText.bench;
  const isWhole = view.scale === 1;
  return (
    <>
      <IconButton
        variant="ghost"
        aria-label={tools.before}
        title={tools.before}
        aria-pressed={isBefore}
        touchAction="none"
        onPointerDown={() => onBefore(true)}
        onPointerUp={() => onBefore(false)}
        onPointerLeave={() => onBefore(false)}
        onPointerCancel={() => onBefore(false)}
        onKeyDown={(event) => isPress(event) && onBefore(true)}
        onKeyUp={() => onBefore(false)}
        onBlur={() => onBefore(false)}
      >
        <Eye />
      </IconButton>
      <IconButton
        variant="ghost"
        aria-label={tools.darkBoard}
        title={tools.darkBoard}
        aria-pressed={isDark}
        onClick={() => onDark(!isDark)}
      >
        <Contrast />
      </IconButton>
      <IconButton
        variant="ghost"
        aria-label={tools.move}
        title={tools.move}
        aria-pressed={isMoving}
        disabled={isWhole}
        onClick={() => onMoving(!isMoving)}
      >
        <Hand />
      </IconButton>
      <IconButton variant="ghost" aria-label={tools.zoomOut} disabled={isWhole} onClick={view.zoomOut}>
        <ZoomOut />
      </IconButton>
      <IconButton variant="ghost" aria-label={tools.zoom} onClick={view.zoomIn}>
        <ZoomIn />
      </IconButton>
    </>
  );
}

function isPress({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' ';
}
