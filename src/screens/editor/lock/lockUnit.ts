/** A unit of a lock within the dialog, which is narrower than a window (a lock has 360 by 480). */
export const LOCK_UNIT = 'clamp(0.72px, (100vw - 3rem) / 360, 1px)';
