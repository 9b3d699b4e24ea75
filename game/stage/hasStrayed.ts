import type { StagePointer } from './listenToPointer.ts';

/** CSS pixels that a pointer may stray during a tap. */
const MOUSE_SLOP = 4;
const TOUCH_SLOP = 8;

/** Whether a pointer moved too far since its press to be a tap. */
export function hasStrayed(start: StagePointer, now: StagePointer): boolean {
  const distance = Math.hypot(now.point.x - start.point.x, now.point.y - start.point.y) * now.scale;
  return distance >= (start.isTouch ? TOUCH_SLOP : MOUSE_SLOP);
}
