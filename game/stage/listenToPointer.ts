import { isFinger } from '../dragMode.ts';
import type { Viewport } from '../ports.ts';
import { type HeldKeys, type StagePointer, toStagePointer } from './geometry.ts';

export interface PointerHandlers {
  /** Called when the pointer moves without a press; null when it leaves. */
  hover: (pointer: StagePointer | null) => void;
  press: (pointer: StagePointer) => void;
  drag: (pointer: StagePointer) => void;
  release: (pointer: StagePointer) => void;
  /** Called when the browser takes the pointer away, such as for scrolling. */
  cancel: () => void;
}

type PointerEventName = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave';

/**
 * Tracks one pointer at a time over a canvas with pointer events. Phaser's input would handle mouse and touch
 * separately, cache the canvas's position (wrong after a layout shift), stop at its edge and sleep with the
 * loop.
 * Returns the function that stops it.
 */
export function listenToPointer(
  canvas: HTMLCanvasElement,
  handlers: PointerHandlers,
  getViewport: () => Viewport,
): () => void {
  const stop = new AbortController();
  let pressed: number | null = null;

  function toPointer(event: PointerEvent): StagePointer {
    return toStagePointer(canvas, event, {
      isTouch: isFinger(event),
      keys: heldKeys(event),
      time: event.timeStamp,
      viewport: getViewport(),
    });
  }

  function on(type: PointerEventName, listener: (event: PointerEvent) => void): void {
    canvas.addEventListener(type, listener, { signal: stop.signal });
  }

  on('pointerdown', (event) => {
    if (pressed !== null || event.button !== 0) return;
    pressed = event.pointerId;
    // Without capture a mouse that leaves the canvas would end its drag.
    canvas.setPointerCapture(event.pointerId);
    handlers.press(toPointer(event));
  });
  on('pointermove', (event) => {
    if (event.pointerId === pressed) handlers.drag(toPointer(event));
    else if (pressed === null && event.pointerType !== 'touch') handlers.hover(toPointer(event));
  });
  on('pointerup', (event) => {
    if (event.pointerId !== pressed) return;
    pressed = null;
    handlers.release(toPointer(event));
  });
  on('pointercancel', (event) => {
    if (event.pointerId !== pressed) return;
    pressed = null;
    handlers.cancel();
  });
  on('pointerleave', () => handlers.hover(null));
  // Suppresses the click after a touch, which would press whatever appeared below the finger.
  canvas.addEventListener(
    'touchend',
    (event) => {
      const [touch] = event.changedTouches;
      const isCovered = touch && document.elementFromPoint(touch.clientX, touch.clientY) !== canvas;
      if (isCovered && event.cancelable) event.preventDefault();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}

function heldKeys({ shiftKey, altKey, ctrlKey, metaKey }: PointerEvent): HeldKeys {
  return { shiftKey, altKey, ctrlKey: ctrlKey || metaKey };
}
