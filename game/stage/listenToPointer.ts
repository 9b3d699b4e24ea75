import { isFinger } from '../dragMode.ts';
import type { Viewport } from '../ports.ts';
import { type HeldKeys, type StagePointer, toStagePointer } from './geometry.ts';

export interface PointerHandlers {
  /** The pointer moves with nothing pressed; null when it leaves. */
  hover: (pointer: StagePointer | null) => void;
  press: (pointer: StagePointer) => void;
  drag: (pointer: StagePointer) => void;
  release: (pointer: StagePointer) => void;
  /** The browser took the pointer away, e.g. to scroll. */
  cancel: () => void;
}

type PointerEventName = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave';

/**
 * Follows one pointer at a time over a canvas, through the browser's own pointer events. Phaser's input would listen to mouse and touch
 * apart, cache the canvas's place (wrong after any layout shift), freeze at its edge and sleep with the loop.
 * Returns the way to stop it.
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
    // Without capture a mouse that leaves the canvas would drop what it drags.
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
  // What came up below the finger as it was lifted would be pressed by the click that browsers make of a touch.
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
