import type { ClientPoint } from './ports.ts';

/** What drags are made for: fingers, which stray and hide what they point at, or a mouse. */
export type DragMode = 'touch' | 'mouse';

/** The mode for a browser (SPEC §2 Layout, §9): touch where its user agent contains Mobi or Android. */
export function dragModeOf(userAgent: string): DragMode {
  return /Mobi|Android/.test(userAgent) ? 'touch' : 'mouse';
}

const DRAG_MODE = dragModeOf(globalThis.navigator?.userAgent ?? '');

/**
 * Whether a pointer gets a finger's threshold and reach: in touch mode each does, a stylus too; in mouse mode the fingers
 * alone, for a laptop may have a touch screen, and a tablet call itself a desktop.
 */
export function isFinger({ pointerType }: { pointerType: string }, mode: DragMode = DRAG_MODE): boolean {
  return mode === 'touch' || pointerType === 'touch';
}

/** CSS pixels that a pointer may stray during a tap; a finger never lies quite still. */
const MOUSE_SLOP = 4;
const TOUCH_SLOP = 8;

/** Whether a pointer moved too far since its press to be a tap: on the stage, from the inventory, from the palette. */
export function isDrag(start: ClientPoint, now: ClientPoint, isTouch: boolean): boolean {
  const distance = Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY);
  return distance >= (isTouch ? TOUCH_SLOP : MOUSE_SLOP);
}
