import { type KeyboardEvent, useRef } from 'react';
import type { EditorPort, StageItem } from '../../../game/ports.ts';

/** Percent of the stage that an arrow key moves items by; with Shift, and with Alt. */
const STEP = 1;
const WIDE_STEP = 5;
const FINE_STEP = 0.1;

/** Milliseconds: key presses closer together are one gesture, and so one undo step (E2). */
const BURST = 800;

const DIRECTIONS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Keys for the selection in the editor: arrows move it, Delete removes it. If the focused item is not
 * selected, as after a deletion, arrows select it and Delete ignores it.
 */
export function useItemKeys(port: EditorPort) {
  const burst = useRef({ moved: '', gesture: '', lastAt: 0 });

  function nextGesture(moved: string): string {
    const { current } = burst;
    const now = performance.now();
    const isNew = current.moved !== moved || now - current.lastAt > BURST;
    burst.current = { moved, gesture: isNew ? port.newGesture() : current.gesture, lastAt: now };
    return burst.current.gesture;
  }

  return function onKeyDown(event: KeyboardEvent, item?: StageItem): void {
    if (event.ctrlKey || event.metaKey) return;
    const direction = DIRECTIONS[event.key];
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    if (!direction && !isDelete) return;
    // The page must not scroll or go back, and no other shortcut may use the key.
    event.preventDefault();
    event.stopPropagation();
    if (isDelete) {
      if (!event.repeat) port.deleteSelected();
      return;
    }
    if (item && !port.getState().selectedIds.includes(item.id)) port.tap(item.id);
    const step = stepOf(event);
    const [x = 0, y = 0] = direction ?? [];
    port.moveSelected({ x: x * step, y: y * step }, nextGesture(port.getState().selectedIds.join()));
  };
}

function stepOf({ shiftKey, altKey }: KeyboardEvent): number {
  if (altKey) return FINE_STEP;
  return shiftKey ? WIDE_STEP : STEP;
}
