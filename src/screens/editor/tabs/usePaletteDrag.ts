import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { CatalogueEntry, Position } from '../../../../core/catalogue/model.ts';
import { STAGE_RATIO } from '../../../../core/room/geometry.ts';
import { useEditorSession } from '../session/editorContext.ts';

/** Where a drag is at, in the window's pixels. */
export interface DragPoint {
  clientX: number;
  clientY: number;
  isOverStage: boolean;
}

/** A finger trembles more than a mouse; less than this is a click. */
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
  const isDragging = at !== null;

  function end(): void {
    start.current = null;
    setAt(null);
  }

  useEffect(() => {
    if (!isDragging) return;
    function cancel(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      start.current = null;
      setAt(null);
    }
    window.addEventListener('keydown', cancel, { capture: true });
    return () => window.removeEventListener('keydown', cancel, { capture: true });
  }, [isDragging]);

  function toPoint({ clientX, clientY }: PointerEvent): DragPoint {
    const box = stageBox.current?.getBoundingClientRect();
    const isOverStage =
      box !== undefined &&
      clientX >= box.left &&
      clientX <= box.right &&
      clientY >= box.top &&
      clientY <= box.bottom;
    return { clientX, clientY, isOverStage };
  }

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY };
      // At once, or a quick drag has left the tile before its first move is told.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from) return;
      const threshold = event.pointerType === 'touch' ? THRESHOLD.touch : THRESHOLD.mouse;
      const distance = Math.hypot(event.clientX - from.x, event.clientY - from.y);
      if (!isDragging && distance < threshold) return;
      wasDragged.current = true;
      setAt(toPoint(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const box = stageBox.current?.getBoundingClientRect();
      if (isDragging && box && toPoint(event).isOverStage) onDrop(cornerAt(entry, box, event));
      end();
    },
    onPointerCancel: end,
  };
  return {
    at,
    handlers,
    /** A drag ends with a click of the browser's own, which must not add the item once more. */
    onClick: (act: () => void) => () => {
      if (!wasDragged.current) act();
    },
  };
}

function cornerAt(entry: CatalogueEntry, box: DOMRect, { clientX, clientY }: PointerEvent): Position {
  const height = entry.width * entry.aspect * STAGE_RATIO;
  return {
    x: ((clientX - box.left) / box.width) * 100 - entry.width / 2,
    y: ((clientY - box.top) / box.height) * 100 - height / 2,
  };
}
