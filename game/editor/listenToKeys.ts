import { toAsciiDigits } from '../../core/folding/toAsciiDigits.ts';
import type { Viewport } from '../ports.ts';
import { STAGE } from '../stage/geometry.ts';
import { middleOf, WHOLE, zoomAt } from '../stage/viewport.ts';

/** How much nearer a press of plus goes. */
const STEP = 1.25;

interface KeyHandlers {
  get: () => Viewport;
  set: (viewport: Viewport) => void;
  /** Whether plus, minus and 0 are answered. */
  hasSingleKeys: () => boolean;
  /** The space bar was pressed, or let go of: meanwhile a drag moves what is to be seen. */
  onSpace: (isHeld: boolean) => void;
  /** Whether the canvas was dragged with the space bar held: it then presses no button. */
  wasPanned: () => boolean;
}

/** Plus and minus zoom about the middle, 0 shows the whole stage, with Shift its own size; the space bar makes a hand of the pointer. Returns the way to stop it. */
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

/** What the key writes differs: ")" here, "=" there. Where digits are written with Shift it is a plain 0. */
function isShiftedZero({ shiftKey, code, key }: KeyboardEvent): boolean {
  return shiftKey && code === 'Digit0' && toAsciiDigits(key) !== '0';
}

/** Where somebody types, or answers a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  const isInField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return isInField || document.querySelector('dialog[open], [role=dialog]') !== null;
}
