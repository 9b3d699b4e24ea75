import type { KeyboardEvent } from 'react';
import type { Share } from '../../pixels/Pixels.ts';
import type { BoardView } from './useBoardView.ts';

interface BoardKeys {
  cursor: Share | null;
  view: BoardView;
  moveCursor: (cursor: Share) => void;
  /** Applies the tool at the cursor; null if the current tool has no keys. */
  applyAt: ((at: Share) => void) | null;
  /** Called when the key that shows the original picture is pressed (true) and released (false). */
  onBefore: (isShown: boolean) => void;
}

/** Share of the picture's width and height for each press. */
const STEP = 0.02;
const LARGE_STEP = 0.1;
const MIDDLE: Share = { x: 0.5, y: 0.5 };

const ARROWS: Readonly<Record<string, Share>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Keyboard control of the board: arrows move a cursor, Enter applies the tool, plus, minus and 0 zoom. */
export function useBoardKeys({ cursor, view, moveCursor, applyAt, onBefore }: BoardKeys) {
  function lead(event: KeyboardEvent<HTMLElement>, { x, y }: Share) {
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const from = cursor ?? MIDDLE;
    const to = { x: clamp(from.x + x * step), y: clamp(from.y + y * step) };
    moveCursor(to);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    view.reveal({ x: left + to.x * width, y: top + to.y * height });
  }
  const actions: Readonly<Record<string, () => void>> = {
    '+': view.zoomIn,
    '=': view.zoomIn,
    '-': view.zoomOut,
    '0': view.reset,
    b: () => onBefore(true),
    Enter: () => applyAt?.(cursor ?? MIDDLE),
    ' ': () => applyAt?.(cursor ?? MIDDLE),
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = ARROWS[event.key];
      const action = actions[event.key];
      if (!arrow && !action) return;
      event.preventDefault();
      if (arrow) lead(event, arrow);
      else action?.();
    },
    onKeyUp: ({ key }: KeyboardEvent) => key === 'b' && onBefore(false),
    onBlur: () => onBefore(false),
  };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
