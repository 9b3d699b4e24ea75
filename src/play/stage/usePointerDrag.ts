import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isDrag, isFinger } from '../../../game/dragMode.ts';
import type { ClientPoint } from '../../../game/ports.ts';
import { stopCoastingWhile } from '../../shared/browser/stopCoasting.ts';

interface PointerDrag {
  /** The pointer has moved by more than a tap does, and then with each of its moves. */
  onMove: (at: ClientPoint) => void;
  /** The pointer lets go. */
  onDrop: (at: ClientPoint) => void;
  /** The drag is over, dropped or given up. */
  onEnd: () => void;
}

interface Press {
  start: ClientPoint;
  isDrag: boolean;
  /** Aborted when the press is over. */
  over: AbortController;
}

/**
 * Drags something from beside the stage onto it, by mouse, pen or finger; Escape gives it up. HTML's own drag and drop does
 * nothing by finger. The element's `touch-action` says which directions stay the browser's, to scroll by.
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

  // What is dragged may go meanwhile: used up, or the time ran out.
  const endUnmounted = useEffectEvent(end);
  useEffect(() => () => endUnmounted(), []);

  function begin(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || !event.isPrimary) return;
    // At once, or a quick drag has left the element before its first move is told.
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
    /** A drag ends with a click of the browser's own, which must not do what a tap does. */
    onTap: (act: () => void) => () => {
      if (!wasDragged.current) act();
    },
  };
}

/** Whether a finger goes where the element leaves it to the browser, to scroll by: a drag would keep it from that. */
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
