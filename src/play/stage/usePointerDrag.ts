import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isDrag, isFinger } from '../../../game/dragMode.ts';
import type { ClientPoint } from '../../../game/ports.ts';
import { stopCoastingWhile } from '../../shared/browser/stopCoasting.ts';

interface PointerDrag {
  /** Called once the pointer has moved more than a tap allows, and with each further move. */
  onMove: (at: ClientPoint) => void;
  /** Called when the pointer is released. */
  onDrop: (at: ClientPoint) => void;
  /** Called when the drag ends, dropped or cancelled. */
  onEnd: () => void;
}

interface Press {
  start: ClientPoint;
  isDrag: boolean;
  /** Aborted when the press ends. */
  over: AbortController;
}

/**
 * Drags something onto the stage from beside it, by mouse, pen or finger; Escape cancels. HTML's own drag and
 * drop does not work by finger. The element's `touch-action` leaves some directions to the browser for
 * scrolling.
 */
export function usePointerDrag(drag: PointerDrag) {
  const press = useRef<Press | null>(null);
  const wasDragged = useRef(false);
  const [ref] = useState(() => stopCoastingWhile(() => press.current?.isDrag ?? false));

  function end(): void {
    const ended = press.current;
    press.current = null;
    ended?.over.abort();
    if (ended?.isDrag) drag.onEnd();
  }

  // The dragged thing may vanish meanwhile: used up, or the time ran out.
  const endUnmounted = useEffectEvent(end);
  useEffect(() => () => endUnmounted(), []);

  function begin(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || !event.isPrimary) return;
    // Captured at once, since a quick drag leaves the element before its first move event.
    event.currentTarget.setPointerCapture(event.pointerId);
    wasDragged.current = false;
    press.current = { start: toClientPoint(event), isDrag: false, over: new AbortController() };
  }

  function move(event: PointerEvent<HTMLElement>): void {
    const { current } = press;
    if (!current) return;
    if (!current.isDrag) {
      if (!isDrag(current.start, event, isFinger(event))) return;
      if (isFinger(event) && scrolls(event.currentTarget, current.start, event)) {
        end();
        return;
      }
      current.isDrag = true;
      wasDragged.current = true;
      listenToEscape(end, current.over.signal);
    }
    drag.onMove(toClientPoint(event));
  }

  function release(event: PointerEvent<HTMLElement>): void {
    if (press.current?.isDrag) drag.onDrop(toClientPoint(event));
    end();
  }

  return {
    handlers: { ref, onPointerDown: begin, onPointerMove: move, onPointerUp: release, onPointerCancel: end },
    /** A drag ends with a click event, which must not act like a tap. */
    onTap: (act: () => void) => () => {
      if (!wasDragged.current) act();
    },
  };
}

/** Whether a finger moves in a direction that the element leaves to the browser for scrolling. */
function scrolls(element: Element, from: ClientPoint, to: ClientPoint): boolean {
  return isLeftToScroll(getComputedStyle(element).touchAction, from, to);
}

export function isLeftToScroll(touchAction: string, from: ClientPoint, to: ClientPoint): boolean {
  const isAcross = Math.abs(to.clientX - from.clientX) > Math.abs(to.clientY - from.clientY);
  return touchAction.split(' ').includes(isAcross ? 'pan-x' : 'pan-y');
}

function toClientPoint({ clientX, clientY }: PointerEvent): ClientPoint {
  return { clientX, clientY };
}

function listenToEscape(onEscape: () => void, signal: AbortSignal): void {
  function cancel(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  }
  window.addEventListener('keydown', cancel, { capture: true, signal });
}
