/** A phone held sideways, wide enough for lock and settings side by side. */
export const SIDE_BY_SIDE = '@media (orientation: landscape) and (max-height: 500px) and (min-width: 40rem)';

/** The unit in which a lock is drawn within the dialog, set by `LockStand`. A lock is 360 by 480 units. */
export const LOCK_UNIT = 'var(--lock-unit)';

/**
 * The unit's size. On phones the lock takes nearly the whole width, so that keys fit a finger and its bar stands above
 * the dialog's buttons. Beside its settings it takes the window's height below the title.
 */
export const LOCK_UNITS = {
  '--lock-unit': 'clamp(0.82px, min((100vw - 6px) / 360, (100dvh - 22.5rem) / 480), 1px)',
  [SIDE_BY_SIDE]: {
    '--lock-unit': 'clamp(0.6px, min((100dvh - 5.25rem) / 388, (100vw - 20rem) / 640), 1px)',
  },
} as const;
