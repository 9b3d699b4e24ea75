import type { Viewport } from '../ports.ts';
import { type StagePoint, toStagePointer } from './geometry.ts';

/** Zoom per wheel pixel, as an exponent of e. */
const WHEEL_SPEED = 0.002;

interface ViewHandlers {
  get: () => Viewport;
  zoom: (factor: number, about: StagePoint) => void;
  /** Pans by stage units. */
  pan: (by: StagePoint) => void;
  /** Returns whether the whole stage is visible. */
  showsAll: () => boolean;
  /** Called when a second finger touches: cancels what the first one had started. */
  onPinch: () => void;
}

interface Point {
  clientX: number;
  clientY: number;
}

/**
 * Handles wheel and pinch: Control with the wheel, or two fingers, zoom; the wheel alone, and two fingers,
 * pan. Returns the function that stops it.
 */
export function listenToView(canvas: HTMLCanvasElement, handlers: ViewHandlers): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const fingers = new Map<number, Point>();

  function zoom(factor: number, at: Point): void {
    handlers.zoom(factor, toStagePointer(canvas, at, { viewport: handlers.get() }).point);
  }

  function pan(dx: number, dy: number): void {
    const { scale } = toStagePointer(canvas, { clientX: 0, clientY: 0 }, { viewport: handlers.get() });
    handlers.pan({ x: -dx / scale, y: -dy / scale });
  }

  function pinch(moved: PointerEvent): void {
    const before = spanOf(fingers);
    fingers.set(moved.pointerId, moved);
    const after = spanOf(fingers);
    if (!before || !after) return;
    pan(after.middle.clientX - before.middle.clientX, after.middle.clientY - before.middle.clientY);
    zoom(after.length / before.length, after.middle);
  }

  canvas.addEventListener(
    'wheel',
    (event) => {
      const isZooming = event.ctrlKey || event.metaKey;
      // Lets the page scroll if the whole stage is visible.
      if (!isZooming && handlers.showsAll()) return;
      event.preventDefault();
      if (isZooming) zoom(Math.exp(-event.deltaY * WHEEL_SPEED), event);
      else pan(-event.deltaX, -event.deltaY);
    },
    { signal, passive: false },
  );
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'touch') return;
      fingers.set(event.pointerId, event);
      if (fingers.size === 2) handlers.onPinch();
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (fingers.size === 2 && fingers.has(event.pointerId)) pinch(event);
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(type, ({ pointerId }) => void fingers.delete(pointerId), { signal });
  return () => stop.abort();
}

/** Returns the midpoint and distance of two fingers; null for any other number. */
function spanOf(fingers: ReadonlyMap<number, Point>): { middle: Point; length: number } | null {
  const [one, other, ...more] = fingers.values();
  if (!one || !other || more.length > 0) return null;
  const [dx, dy] = [other.clientX - one.clientX, other.clientY - one.clientY];
  const middle = { clientX: one.clientX + dx / 2, clientY: one.clientY + dy / 2 };
  return { middle, length: Math.max(Math.hypot(dx, dy), 1) };
}
