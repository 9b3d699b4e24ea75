/** SPEC §2 "Layout": below `md` a window is small, from `md` on medium, from `lg` on large. */
export const BREAKPOINTS = { sm: '480px', md: '601px', lg: '961px', xl: '1280px', '2xl': '1536px' } as const;

/**
 * Media rules by name: shapes of windows and kinds of pointers. Styles use them as conditions (`_sideways`), code with
 * `useWindow`.
 */
export const WINDOWS = {
  /** The main pointer is a finger. */
  touch: '@media (pointer: coarse)',
  mouse: '@media (pointer: fine)',
  /** Windows with little height. */
  low: '@media (max-height: 500px)',
  tall: '@media (min-height: 501px)',
  /** Phones and tablets held upright. */
  upright: '@media (orientation: portrait) and (max-width: 960px)',
  uprightPhone: '@media (orientation: portrait) and (max-width: 600px)',
  /** Phones held sideways: the room has the whole height, and everything else stands beside it. */
  sideways: '@media (orientation: landscape) and (max-height: 500px)',
  /** The same, but without desktop windows of little height. */
  sidewaysPhone: '@media (orientation: landscape) and (max-height: 500px) and (max-width: 960px)',
  /** The bar above the room has space for a word on each tool: the room has 90 % of the width here, or 60 %. */
  roomyBar:
    '@media (min-width: 816px) and (max-width: 960px) and (min-height: 501px), (min-width: 1100px) and (min-height: 501px)',
  /** Wide enough for a lock with its bar beside it. */
  sidewaysLock: '@media (orientation: landscape) and (max-height: 500px) and (min-width: 540px)',
} as const;

/** A zoomed window lower than the smallest lock: the lock is scrolled in it. */
export const LOWER_THAN_A_LOCK = '@media (max-height: 312px)';
