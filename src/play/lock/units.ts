/** A length in the units of a face, of which it has 360 by 480: one is a pixel on a phone held upright. */
export function u(units: number): string {
  return `calc(${units} * var(--unit))`;
}

/** The size of words that have so many units: never below what can be read while a clock runs (16 px). */
export function textSize(units: number): string {
  return `max(1rem, ${u(units)})`;
}

/** Where something lies on a face, in its units. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export function placeAt([x, y, width, height]: Box) {
  return { position: 'absolute', left: u(x), top: u(y), width: u(width), height: u(height) } as const;
}

/** A phone held sideways: the lock fills its height, and its bar stands beside it. A window that is zoomed in is as low, and too narrow for both. */
export const LYING = '@media (orientation: landscape) and (max-height: 500px) and (min-width: 540px)';
/** Where the lock at its smallest is higher than the window, which is zoomed in then: it is moved in it. */
export const LOWEST = '@media (max-height: 312px)';
/** There, where what is pressed as a whole stands, from the lock's left side. */
export const BESIDE = { bar: [388, 318, 240], undo: [388, 244], turn: [460, 244] } as const;

/** Wider than high, with room for words beside the lock. */
export const WORDS_BESIDE = '@media (orientation: landscape) and (min-width: 768px) and (min-height: 501px)';

/** A phone held upright: the lock fills its width. */
export const NARROW = '@media (orientation: portrait) and (max-width: 600px)';

/** How many times as large a lock is where that is wanted, set by what it lies in. */
export const ENLARGED = '--enlarged';
/** As wide as the window has room for beside what stands there (`--held-beside`), and as high as it has above and below words (`--held-words`). */
export const UNIT =
  'clamp(0.8px, min((var(--window-width) - 0.75rem - var(--held-beside, 0rem)) / 360, (var(--window-height) - var(--held-words, 9.5rem)) / 480), 1.3px)';
export const LYING_UNIT = 'clamp(0.8px, var(--window-height) / 388, 1.3px)';
