import { type PointerEvent, useRef, useState } from 'react';
import type { Share, ShareBox } from '../../pixels/Pixels.ts';
import type { BenchPicture, BenchWork } from '../../store/benchWork.ts';
import { useBench } from '../benchContext.ts';
import { type BrushSettings, type Tool, toleranceOf, WHOLE } from './tools.ts';
import type { BoardView } from './useBoardView.ts';

interface GestureOf {
  work: BenchWork;
  picture: BenchPicture;
  tool: Tool;
  brush: BrushSettings;
  /** Decides when dragging moves the picture, and with how many pointers. */
  view: BoardView;
  isMoving: boolean;
}

/** A tap removes a colour, a stroke paints, a drag frames: each is one undo step, made on release. */
export function useCutGesture({ work, picture, tool, brush, view, isMoving }: GestureOf) {
  const edit = useBench((state) => state.edit);
  const [points, setPoints] = useState<readonly Share[]>([]);
  const [cursor, setCursor] = useState<Share | null>(null);
  const start = useRef<Share | null>(null);
  const { edits } = picture;

  function begin(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const isMove = isMoving || event.button === 1;
    // A second finger turns it into a pinch.
    if (view.hold(event, isMove)) return cancel();
    if (event.button !== 0) return;
    start.current = placeOf(event);
    setPoints([start.current]);
  }
  function goOn(event: PointerEvent<HTMLElement>) {
    const place = placeOf(event);
    setCursor(place);
    view.pull(event);
    if (start.current) setPoints((before) => [...before, place]);
  }
  function end(event: PointerEvent<HTMLElement>) {
    view.release(event);
    const from = start.current;
    start.current = null;
    setPoints([]);
    if (event.pointerType !== 'mouse') setCursor(null);
    if (from) use(from, placeOf(event), points);
  }
  function use(from: Share, to: Share, stroke: readonly Share[]) {
    if (tool === 'color') {
      const tap = { type: 'clearAt', at: from, tolerance: toleranceOf(edits.cuts) } as const;
      edit(work.id, { cuts: [...edits.cuts, tap] });
    } else if (tool === 'brush') {
      edit(work.id, {
        cuts: [...edits.cuts, { type: brush.type, points: stroke, radius: brush.size / 100 }],
      });
    } else {
      const crop = cropOf(work, picture, from, to);
      if (crop) edit(work.id, { crop });
    }
  }
  function cancel() {
    start.current = null;
    setPoints([]);
  }
  function abandon(event: PointerEvent<HTMLElement>) {
    view.release(event);
    cancel();
  }
  const last = points.at(-1);
  return {
    stroke: tool === 'brush' ? points : [],
    frame: tool === 'crop' && start.current && last ? cropOf(work, picture, start.current, last) : null,
    cursor,
    moveCursor: setCursor,
    /** Applies the tool at one position, like a tap. */
    applyAt: (at: Share) => use(at, at, [at]),
    handlers: {
      onPointerDown: begin,
      onPointerMove: goOn,
      onPointerUp: end,
      onPointerCancel: abandon,
      onPointerLeave: () => setCursor(null),
    },
  };
}

function placeOf(event: PointerEvent<HTMLElement>): Share {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: clamp((event.clientX - left) / width), y: clamp((event.clientY - top) / height) };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** A smaller frame counts as a tap. */
const SMALLEST = 0.03;

/** The new frame: an item's is the dragged box; a background's keeps its shape and moves with the finger. */
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
