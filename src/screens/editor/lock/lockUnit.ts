/** A unit of a lock within the dialog (a lock has 360 by 480): all but the frame of a phone's width, so that keys are as large as a finger needs. */
export const LOCK_UNIT = 'clamp(0.8px, (100vw - 6px) / 360, 1px)';
