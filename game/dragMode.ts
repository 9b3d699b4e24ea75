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
