import type { ClientPoint } from './ports.ts';

/** CSS pixels that a pointer may stray during a tap; a finger never lies quite still. */
const MOUSE_SLOP = 4;
const TOUCH_SLOP = 8;

/** Whether a pointer moved too far since its press to be a tap: on the stage, from the inventory, from the palette. */
export function isDrag(start: ClientPoint, now: ClientPoint, isTouch: boolean): boolean {
  const distance = Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY);
  return distance >= (isTouch ? TOUCH_SLOP : MOUSE_SLOP);
}
