import type { ClientPoint } from './ports.ts';

/** The pointer that drags are made for: fingers, which are imprecise and cover their target, or a mouse. */
type DragMode = 'touch' | 'mouse';

/** Returns the mode of a browser (SPEC §2 Layout, §9): touch if its user agent contains Mobi or Android. */
export function dragModeOf(userAgent: string): DragMode {
  return /Mobi|Android/.test(userAgent) ? 'touch' : 'mouse';
}

const DRAG_MODE = dragModeOf(globalThis.navigator?.userAgent ?? '');

/**
 * Returns whether a pointer gets a finger's threshold and reach: every pointer in touch mode; only real
 * touches in mouse mode, since laptops may have touch screens and tablets may claim to be desktops.
 */
export function isFinger({ pointerType }: { pointerType: string }, mode: DragMode = DRAG_MODE): boolean {
  return mode === 'touch' || pointerType === 'touch';
}

/** CSS pixels that a pointer may move during a tap. */
const MOUSE_SLOP = 4;
const TOUCH_SLOP = 8;

/**
 * Returns whether a pointer has moved too far since its press for a tap: on the stage, from the inventory,
 * from the palette.
 */
export function isDrag(start: ClientPoint, now: ClientPoint, isTouch: boolean): boolean {
  const distance = Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY);
  return distance >= (isTouch ? TOUCH_SLOP : MOUSE_SLOP);
}
