import { Box, chakra, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { stopCoasting } from '../../../shared/browser/stopCoasting.ts';
import type { Pixels, ShareBox } from '../../pixels/Pixels.ts';
import { NO_EDITS } from '../../pixels/pictureEdits.ts';
import type { BenchPicture, BenchWork } from '../../store/benchWork.ts';
import { inventoryText } from '../../text/inventory.ts';
import { useBenchSession } from '../benchContext.ts';
import { PixelCanvas } from '../PixelCanvas.tsx';
import type { MadePicture } from '../useMadePicture.ts';
import { BoardCursor } from './BoardCursor.tsx';
import { StrokeTrace } from './StrokeTrace.tsx';
import { TrimFrame } from './TrimFrame.tsx';
import { type BrushSettings, type Tool, WHOLE } from './tools.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import type { BoardView } from './useBoardView.ts';
import { useCutGesture } from './useCutGesture.ts';

interface CutCanvasProps {
  work: BenchWork;
  picture: BenchPicture;
  made: MadePicture;
  tool: Tool;
  brush: BrushSettings;
  view: BoardView;
  /** Whether dragging moves the picture. */
  isMoving: boolean;
  /** Dark squares, for pale pictures. */
  isDark: boolean;
  isBefore: boolean;
  onBefore: (isShown: boolean) => void;
  /** Shown in the board's corner; below on phones, where it would hide much of the picture. */
  children: ReactNode;
}

/** The picture on a chequered board, to tap, paint and frame by pointer, fingers and keys. */
export function CutCanvas(props: CutCanvasProps) {
  const { work, picture, made, tool, brush, view, isMoving, isDark, isBefore, onBefore, children } = props;
  const gesture = useCutGesture({ work, picture, tool, brush, view, isMoving });
  const { cursor, moveCursor, stroke } = gesture;
  // With keys, the frame is set by sliders instead of on the picture.
  const applyAt = tool === 'crop' ? null : gesture.applyAt;
  const keys = useBoardKeys({ cursor, view, moveCursor, applyAt, onBefore });
  const original = useOriginal(picture.id, isBefore);
  const hintId = useId();
  const { board, boardHint } = inventoryText.bench.tools;
  const shown = isBefore ? (original ?? made.cut) : made.cut;
  const { scale, x, y } = view;
  return (
    <Box position="relative">
      <Board ref={view.board} isDark={isDark}>
        <Sheet style={{ left: x, top: y, width: percent(scale), height: percent(scale) }}>
          <Place
            ref={stopCoasting}
            style={fitInside(picture.width / picture.height, scale)}
            cursor={isMoving ? 'grab' : 'crosshair'}
            tabIndex={0}
            role="application"
            aria-label={board}
            aria-describedby={hintId}
            {...gesture.handlers}
            {...keys}
          >
            {shown ? (
              <PixelCanvas
                pixels={shown}
                role="img"
                aria-label={inventoryText.bench.canvas(work.fileName)}
                w="full"
                h="full"
                display="block"
                draggable={false}
              />
            ) : (
              <Skeleton position="absolute" inset="10%" aria-hidden />
            )}
            {made.cut && !isBefore && tool !== 'crop' && picture.edits.isTrimmed && (
              <TrimFrame cut={made.cut} />
            )}
            {stroke.length > 0 && <StrokeTrace points={stroke} brush={brush} picture={picture} />}
            {!isBefore && (tool === 'crop' || picture.edits.crop) && (
              <CropFrame crop={gesture.frame ?? picture.edits.crop ?? WHOLE} />
            )}
            {cursor && tool !== 'crop' && !isMoving && (
              <BoardCursor at={cursor} picture={picture} tool={tool} brush={brush} />
            )}
          </Place>
        </Sheet>
        <Box srOnly id={hintId}>
          {boardHint}
        </Box>
        <VisuallyHidden role="status">{isBefore ? inventoryText.bench.tools.before : ''}</VisuallyHidden>
      </Board>
      <Corner>{children}</Corner>
    </Box>
  );
}

/**
 * As large as the box allows for this shape. Sizes instead of a transform, so that lines over it stay thin.
 */
function fitInside(aspect: number, scale: number) {
  const width = `min(92%, calc(${aspect * scale} * 24rem))`;
  return { aspectRatio: aspect, width, maxHeight: '94%', maxWidth: '92%' };
}

function percent(share: number): string {
  return `${share * 100}%`;
}

const chequers = (dark: string, pale: string) =>
  `repeating-conic-gradient(${dark} 0 25%, ${pale} 0 50%) 0 0 / 26px 26px`;

const Board = chakra('div', {
  base: {
    position: 'relative',
    height: { base: '19rem', md: '26rem' },
    borderRadius: 'md',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    overflow: 'hidden',
    background: chequers('#d8d2c4', '#f3eee2'),
    '--board-edge': '{colors.ink}',
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
  variants: {
    isDark: { true: { background: chequers('#2b2a33', '#3b3a45'), '--board-edge': '{colors.brass.300}' } },
  },
});

const Sheet = chakra('div', {
  base: { position: 'absolute', display: 'grid' },
});

const Place = chakra('div', {
  base: {
    position: 'relative',
    margin: 'auto',
    touchAction: 'none',
    // The surrounding board shows the focus.
    _focusVisible: { outline: 'none', boxShadow: 'none' },
  },
});

const Corner = chakra('div', {
  base: {
    position: { base: 'static', sm: 'absolute' },
    insetInlineEnd: '2',
    bottom: '2',
    width: 'fit-content',
    marginInlineStart: 'auto',
    marginTop: { base: '2', sm: '0' },
    display: 'flex',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.panel',
  },
});

/** The original picture, once requested; null until it is loaded. */
function useOriginal(pictureId: string, isWanted: boolean): Pixels | null {
  const { studio } = useBenchSession();
  const [original, setOriginal] = useState<{ pictureId: string; pixels: Pixels } | null>(null);
  const isThere = original?.pictureId === pictureId;
  useEffect(() => {
    if (!isWanted || isThere) return;
    studio
      .run({ type: 'cut', pictureId, edits: NO_EDITS })
      .then((pixels) => setOriginal({ pictureId, pixels }))
      .catch((error: unknown) => console.error(error));
  }, [studio, pictureId, isWanted, isThere]);
  return isThere ? (original?.pixels ?? null) : null;
}

/** The dashed line around the used part; the rest is dark. */
function CropFrame({ crop: { x, y, width, height } }: { crop: ShareBox }) {
  return (
    <Box position="absolute" inset="0" overflow="hidden" pointerEvents="none" aria-hidden>
      <Box
        position="absolute"
        border="2px dashed {colors.brass.700}"
        boxShadow="0 0 0 200vmax rgb(28 15 18 / 0.45)"
        style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
      />
    </Box>
  );
}
