import { type PointerEvent, useRef } from 'react';

/** Scrolls by dragging the background with a mouse; fingers do that already. */
export function usePan() {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isGround = event.target instanceof Element && event.target.closest('button') === null;
      if (event.pointerType !== 'mouse' || event.button !== 0 || !isGround) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      if (!from.current) return;
      currentTarget.scrollBy({ left: from.current.x - x, top: from.current.y - y, behavior: 'instant' });
      from.current = { x, y };
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
