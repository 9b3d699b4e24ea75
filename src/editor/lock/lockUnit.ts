/** A phone held sideways that is wide enough for the lock with its bar, and the settings beside it. */
export const SIDE_BY_SIDE = '@media (orientation: landscape) and (max-height: 500px) and (min-width: 40rem)';

/** A unit of a lock within the dialog (a lock has 360 by 480), which `LockStand` sets. */
export const LOCK_UNIT = 'var(--lock-unit)';

/**
 * All but the frame of a phone's width, so that keys are as large as a finger needs, and the bar above the dialog's buttons; side by
 * side the window's height below the title.
 */
export const LOCK_UNITS = {
  '--lock-unit': 'clamp(0.82px, min((100vw - 6px) / 360, (100dvh - 22.5rem) / 480), 1px)',
  [SIDE_BY_SIDE]: {
    '--lock-unit': 'clamp(0.6px, min((100dvh - 5.25rem) / 388, (100vw - 20rem) / 640), 1px)',
  },
} as const;
