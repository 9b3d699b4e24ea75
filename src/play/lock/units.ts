/** A length in a face's units. A face has 360 by 480; one unit is a pixel on an upright phone. */
export function u(units: number): string {
  return `calc(${units} * var(--unit))`;
}

/** The font size for text of this height in units; at least 16 px, to stay readable under time pressure. */
export function textSize(units: number): string {
  return `max(1rem, ${u(units)})`;
}

/** A box on a face, in units. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export function placeAt([x, y, width, height]: Box) {
  return { position: 'absolute', left: u(x), top: u(y), width: u(width), height: u(height) } as const;
}

/** The width of the undo key, in units. */
export const UNDO = 56;

/** On a phone held sideways, the distance of the bar and the keys from the lock's left edge, in units. */
export const BESIDE = { bar: [388, 318, 240], undo: [388, 244], turn: [460, 244] } as const;

/** The scale of an enlarged lock, set by its container. */
export const ENLARGED = '--enlarged';
/** The largest unit that fits: the width beside `--held-beside` and the height beside `--held-words`. */
export const UNIT =
  'clamp(0.8px, min((var(--window-width) - 0.75rem - var(--held-beside, 0rem)) / 360, (var(--window-height) - var(--held-words, 9.5rem)) / 480), 1.3px)';
export const LYING_UNIT = 'clamp(0.8px, var(--window-height) / 388, 1.3px)';
