import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CatalogueEntry, Position } from '../../../../core/catalogue/model.ts';
import { itemRect } from '../../../../core/room/geometry.ts';
import { toStagePoint } from '../../../components/stage/toStagePoint.ts';
import { useEditorSession } from '../session/editorContext.ts';

/** Where a drag is at: in the window's pixels, and over the stage in percent of it. */
export interface DragPoint {
  clientX: number;
  clientY: number;
  onStage: Position | null;
}

/** CSS pixels. A finger trembles more than a mouse; less than this is a click. */
const THRESHOLD = { mouse: 5, touch: 9 } as const;

/**
 * Drags an entry from the palette onto the stage, by mouse, pen or finger. `onDrop` gets the top-left corner at which
 * the item's middle lies under the pointer. The tile's `touch-action` leaves the palette's own scroll direction to the browser.
 */
export function usePaletteDrag(entry: CatalogueEntry, onDrop: (position: Position) => void) {
  const { stageBox } = useEditorSession();
  const start = useRef<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);
  const [at, setAt] = useState<DragPoint | null>(null);

  function end(): void {
    start.current = null;
    setAt(null);
  }
  useEscape(at !== null, end);

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY };
      // At once, or a quick drag has left the tile before its first move is told.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current || (at === null && !isDrag(start.current, event))) return;
      wasDragged.current = true;
      setAt(pointOver(stageBox.current, event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const point = at && pointOver(stageBox.current, event).onStage;
      if (point) onDrop(cornerAt(entry, point));
      end();
    },
    onPointerCancel: end,
  };
  /** A drag ends with a click of the browser's own, which must not add the item once more. */
  function onClick(act: () => void): () => void {
    return () => {
      if (!wasDragged.current) act();
    };
  }
  return { at, handlers, onClick };
}

function useEscape(isActive: boolean, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return;
    function cancel(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      leave();
    }
    window.addEventListener('keydown', cancel, { capture: true });
    return () => window.removeEventListener('keydown', cancel, { capture: true });
  }, [isActive]);
}

function isDrag(from: { x: number; y: number }, { clientX, clientY, pointerType }: PointerEvent): boolean {
  const threshold = pointerType === 'touch' ? THRESHOLD.touch : THRESHOLD.mouse;
  return Math.hypot(clientX - from.x, clientY - from.y) >= threshold;
}

function pointOver(stage: Element | null, { clientX, clientY }: PointerEvent): DragPoint {
  const point = stage && toStagePoint(stage, clientX, clientY);
  const isInside = point !== null && Math.min(point.x, point.y) >= 0 && Math.max(point.x, point.y) <= 100;
  return { clientX, clientY, onStage: isInside ? point : null };
}

function cornerAt({ width, aspect }: CatalogueEntry, middle: Position): Position {
  const { height } = itemRect({ position: middle, width, aspect });
  return { x: middle.x - width / 2, y: middle.y - height / 2 };
}
