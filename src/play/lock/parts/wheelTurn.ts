/** Degrees between two signs of a wheel, and its radius in units. */
export const SIGN_ANGLE = 36;
export const WHEEL_RADIUS = 98;

/**
 * Largest distance from a wheel's middle, in units, at which a finger counts as being on its surface; beyond
 * it the wheel would turn too fast.
 */
const ROUND = 80;

/**
 * Returns the number of signs that a wheel turns when a finger moves between two heights, in units below its middle.
 * The sign stays under the finger; upwards is forward.
 */
export function signsTurned(from: number, to: number): number {
  return (angleAt(from) - angleAt(to)) / SIGN_ANGLE;
}

function angleAt(height: number): number {
  const on = Math.max(-ROUND, Math.min(ROUND, height));
  const radians = Math.asin(on / WHEEL_RADIUS) + (height - on) / WHEEL_RADIUS;
  return (radians * 180) / Math.PI;
}

/** Pixels of scrolling for one sign; one notch of a mouse wheel is more. */
const NOTCH = 40;

/**
 * Creates a function that takes wheel events and returns how many signs to turn: one for each notch, whatever
 * its size; touchpad scrolling adds up.
 */
export function createScrolling(): (scrolled: Pick<WheelEvent, 'deltaY' | 'deltaMode'>) => number {
  let rest = 0;
  return ({ deltaY, deltaMode }) => {
    rest = Math.sign(rest) === -Math.sign(deltaY) ? deltaY : rest + deltaY;
    // Only wheels with notches report lines or pages.
    if (deltaMode === 0 && Math.abs(rest) < NOTCH) return 0;
    rest = 0;
    return Math.sign(deltaY);
  };
}
