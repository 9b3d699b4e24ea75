import { Box, chakra, Skeleton } from '@chakra-ui/react';
import { type PointerEvent, useRef, useState } from 'react';
import type { Share, ShareBox } from '../../../inventory/pixels/Pixels.ts';
import type { BenchPicture, BenchWork } from '../../../stores/inventory/benchWork.ts';
import { inventoryText } from '../../../text/inventory.ts';
import { useBench } from './benchContext.ts';
import { CropFrame } from './CropFrame.tsx';
import { PixelCanvas } from './PixelCanvas.tsx';
import { type BrushSettings, type Tool, toleranceOf, WHOLE } from './tools.ts';
import type { MadePicture } from './useMadePicture.ts';

interface CutCanvasProps {
  work: BenchWork;
  picture: BenchPicture;
  made: MadePicture;
  tool: Tool;
  brush: BrushSettings;
  isLarge: boolean;
}

/** The picture on a chequered ground, to be tapped, painted and framed. */
export function CutCanvas({ work, picture, made, tool, brush, isLarge }: CutCanvasProps) {
  const gesture = useCutGesture({ work, picture, tool, brush });
  const { width, height } = picture;
  return (
    <Box
      position="relative"
      h={{ base: '19rem', md: '26rem' }}
      borderRadius="md"
      borderWidth="1.5px"
      borderColor="border.strong"
      overflow={isLarge ? 'auto' : 'hidden'}
      display="grid"
      bg={CHEQUERS}
    >
      <Box
        position="relative"
        m="auto"
        aspectRatio={width / height}
        style={isLarge ? { width: '200%' } : fitInside(width / height)}
        touchAction="none"
        cursor="crosshair"
        {...gesture.handlers}
      >
        {made.cut ? (
          <PixelCanvas
            pixels={made.cut}
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
        {gesture.stroke.length > 0 && <StrokeTrace points={gesture.stroke} brush={brush} picture={picture} />}
        {(tool === 'crop' || picture.edits.crop) && (
          <CropFrame crop={gesture.frame ?? picture.edits.crop ?? WHOLE} />
        )}
      </Box>
    </Box>
  );
}

const CHEQUERS = 'repeating-conic-gradient(#d8d2c4 0 25%, #f3eee2 0 50%) 0 0 / 26px 26px';

/** As large as the box allows, whichever side is the longer for it. */
function fitInside(aspect: number) {
  return { width: `min(92%, calc(${aspect} * 24rem))`, maxHeight: '94%', maxWidth: '92%' };
}

interface GestureOf {
  work: BenchWork;
  picture: BenchPicture;
  tool: Tool;
  brush: BrushSettings;
}

/** A tap takes a colour away, a stroke paints, a pull frames: each is one step to undo, made when the finger lifts. */
function useCutGesture({ work, picture, tool, brush }: GestureOf) {
  const edit = useBench((state) => state.edit);
  const [points, setPoints] = useState<readonly Share[]>([]);
  const start = useRef<Share | null>(null);
  const { edits } = picture;

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = placeOf(event);
    setPoints([start.current]);
  }
  function goOn(event: PointerEvent<HTMLElement>) {
    if (start.current) setPoints((before) => [...before, placeOf(event)]);
  }
  function end(event: PointerEvent<HTMLElement>) {
    const from = start.current;
    start.current = null;
    setPoints([]);
    if (!from) return;
    const to = placeOf(event);
    if (tool === 'color') {
      const tap = { type: 'clearAt', at: from, tolerance: toleranceOf(edits.cuts) } as const;
      edit(work.id, { cuts: [...edits.cuts, tap] });
    } else if (tool === 'brush') {
      edit(work.id, { cuts: [...edits.cuts, { type: brush.type, points, radius: brush.size / 100 }] });
    } else {
      const crop = cropOf(work, picture, from, to);
      if (crop) edit(work.id, { crop });
    }
  }
  function cancel() {
    start.current = null;
    setPoints([]);
  }
  const last = points.at(-1);
  return {
    stroke: tool === 'brush' ? points : [],
    frame: tool === 'crop' && start.current && last ? cropOf(work, picture, start.current, last) : null,
    handlers: { onPointerDown: begin, onPointerMove: goOn, onPointerUp: end, onPointerCancel: cancel },
  };
}

function placeOf(event: PointerEvent<HTMLElement>): Share {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: clamp((event.clientX - left) / width), y: clamp((event.clientY - top) / height) };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** Smaller than that is a tap, not a frame. */
const SMALLEST = 0.03;

/** An item's frame is what was pulled; a background's keeps its shape and moves with the finger. */
function cropOf({ kind }: BenchWork, { edits }: BenchPicture, from: Share, to: Share): ShareBox | null {
  if (kind === 'background') {
    const { width, height, x, y } = edits.crop ?? WHOLE;
    const moved = (start: number, by: number, size: number) => Math.min(1 - size, Math.max(0, start + by));
    return { x: moved(x, to.x - from.x, width), y: moved(y, to.y - from.y, height), width, height };
  }
  const width = Math.abs(to.x - from.x);
  const height = Math.abs(to.y - from.y);
  if (width < SMALLEST || height < SMALLEST) return null;
  return { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width, height };
}

interface StrokeTraceProps {
  points: readonly Share[];
  brush: BrushSettings;
  picture: BenchPicture;
}

/** Where the brush goes, until the studio has painted it. */
function StrokeTrace({ points, brush, picture: { width, height } }: StrokeTraceProps) {
  const path = points.map(({ x, y }) => `${x * width},${y * height}`).join(' ');
  return (
    <Trace viewBox={`0 0 ${width} ${height}`} aria-hidden isRestoring={brush.type === 'restore'}>
      <polyline
        points={points.length === 1 ? `${path} ${path}` : path}
        strokeWidth={(brush.size / 50) * Math.max(width, height)}
      />
    </Trace>
  );
}

const Trace = chakra('svg', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    pointerEvents: 'none',
    fill: 'none',
    stroke: '#f3eee2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    opacity: '0.85',
  },
  variants: { isRestoring: { true: { stroke: 'brass.300', opacity: '0.5' } } },
});
