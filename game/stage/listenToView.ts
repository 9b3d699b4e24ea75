import type { Viewport } from '../ports.ts';
import { type StagePoint, toStagePointer } from './geometry.ts';

/** How much nearer a notch of the wheel goes: its pixels, as a power of e. */
const WHEEL_SPEED = 0.002;

interface ViewHandlers {
  get: () => Viewport;
  zoom: (factor: number, about: StagePoint) => void;
  /** By stage units. */
  pan: (by: StagePoint) => void;
  /** Nothing is out of sight. */
  showsAll: () => boolean;
  /** Two fingers are on the stage: what one of them had begun is taken back. */
  onPinch: () => void;
}

interface Point {
  clientX: number;
  clientY: number;
}

/** Wheel and pinch: Control and the wheel, or two fingers, zoom at their place; the wheel alone, and two fingers, move what was zoomed. Returns the way to stop it. */
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
      // The page scrolls on where the whole stage is seen anyway.
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

/** The middle between two fingers and how far they are apart; null for any other number. */
function spanOf(fingers: ReadonlyMap<number, Point>): { middle: Point; length: number } | null {
  const [one, other, ...more] = fingers.values();
  if (!one || !other || more.length > 0) return null;
  const [dx, dy] = [other.clientX - one.clientX, other.clientY - one.clientY];
  const middle = { clientX: one.clientX + dx / 2, clientY: one.clientY + dy / 2 };
  return { middle, length: Math.max(Math.hypot(dx, dy), 1) };
}
