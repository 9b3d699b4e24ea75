import { type KeyboardEvent, useRef } from 'react';
import type { EditorPort, StageItem } from '../../../game/ports.ts';

/** Percent of the stage that an arrow key moves an item by, and with Shift. */
const STEP = 1;
const WIDE_STEP = 5;

/** Milliseconds: key presses closer together than this are one gesture, and so one undo step (E2). */
const BURST = 800;

const DIRECTIONS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The keys of an item in focus in the editor: arrows move it, Delete removes it. */
export function useItemKeys(port: EditorPort) {
  const burst = useRef({ itemId: '', gesture: '', lastAt: 0 });

  function nextGesture(itemId: string): string {
    const { current } = burst;
    const now = performance.now();
    const isNew = current.itemId !== itemId || now - current.lastAt > BURST;
    burst.current = { itemId, gesture: isNew ? port.newGesture() : current.gesture, lastAt: now };
    return burst.current.gesture;
  }

  function move(item: StageItem, [x, y]: [x: number, y: number], step: number): void {
    const position = { x: item.position.x + x * step, y: item.position.y + y * step };
    port.dispatch({ type: 'moveItem', id: item.id, position }, nextGesture(item.id));
  }

  return function onKeyDown(item: StageItem, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = DIRECTIONS[event.key];
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    if (!direction && !isDelete) return;
    // Neither the page may scroll nor another shortcut take the same key.
    event.preventDefault();
    event.stopPropagation();
    if (isDelete) port.dispatch({ type: 'deleteItem', id: item.id });
    else if (direction && item.isMovable) move(item, direction, event.shiftKey ? WIDE_STEP : STEP);
  };
}
