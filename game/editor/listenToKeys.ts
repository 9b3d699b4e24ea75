import { toAsciiDigits } from '../../core/folding/toAsciiDigits.ts';
import type { Viewport } from '../ports.ts';
import { STAGE } from '../stage/geometry.ts';
import { middleOf, WHOLE, zoomAt } from '../stage/viewport.ts';

/** Zoom factor of a press of plus. */
const STEP = 1.25;

interface KeyHandlers {
  get: () => Viewport;
  set: (viewport: Viewport) => void;
  /** Returns whether plus, minus and 0 are active. */
  hasSingleKeys: () => boolean;
  /** Called when the space bar is pressed or released; meanwhile a drag pans. */
  onSpace: (isHeld: boolean) => void;
  /** Returns whether the stage was panned with the space bar, which then must not press a button. */
  wasPanned: () => boolean;
}

/**
 * Handles keys: plus and minus zoom about the centre, 0 shows the whole stage, with Shift at its own size;
 * the space bar pans. Returns the function that stops it.
 */
export function listenToKeys(
  canvas: HTMLCanvasElement,
  { get, set, hasSingleKeys, onSpace, wasPanned }: KeyHandlers,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const nearer = (factor: number) => zoomAt(get(), factor, middleOf(get()));
  const views: Readonly<Record<string, () => Viewport>> = {
    '+': () => nearer(STEP),
    '=': () => nearer(STEP),
    '-': () => nearer(1 / STEP),
    '0': () => WHOLE,
  };
  const ownSize = () => nearer(STAGE.width / (canvas.clientWidth || STAGE.width) / get().zoom);

  window.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      if (event.key === ' ' && !event.repeat) onSpace(true);
      const view = isShiftedZero(event) ? ownSize : views[toAsciiDigits(event.key)];
      if (!view || !hasSingleKeys()) return;
      event.preventDefault();
      set(view());
    },
    { signal },
  );
  window.addEventListener(
    'keyup',
    (event) => {
      if (event.key !== ' ') return;
      if (wasPanned()) event.preventDefault();
      onSpace(false);
    },
    { signal, capture: true },
  );
  window.addEventListener('blur', () => onSpace(false), { signal });
  return () => stop.abort();
}

/** The character differs by layout: ")" or "=". Where digits need Shift it is a plain 0. */
function isShiftedZero({ shiftKey, code, key }: KeyboardEvent): boolean {
  return shiftKey && code === 'Digit0' && toAsciiDigits(key) !== '0';
}

/** Returns whether the target is a text field or dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  const isInField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return isInField || document.querySelector('dialog[open], [role=dialog]') !== null;
}
