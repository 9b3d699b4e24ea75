/** Degrees between two signs of a wheel, and the units of a face that its round has from its middle to its rim. */
export const SIGN_ANGLE = 36;
export const WHEEL_RADIUS = 98;

/** Units from a wheel's middle within which a finger is taken to lie on its round; beyond, the round would run away from under it. */
const ROUND = 80;

/** How many signs a wheel turns when a finger goes from one height to another, both in units below its middle: what lies under the finger stays there. Upwards is forward. */
export function signsTurned(from: number, to: number): number {
  return (angleAt(from) - angleAt(to)) / SIGN_ANGLE;
}

function angleAt(height: number): number {
  const on = Math.max(-ROUND, Math.min(ROUND, height));
  const radians = Math.asin(on / WHEEL_RADIUS) + (height - on) / WHEEL_RADIUS;
  return (radians * 180) / Math.PI;
}

/** Pixels that a mouse wheel or two fingers scroll for one sign; one notch of a mouse wheel is more. */
const NOTCH = 40;

/** Takes what is scrolled and answers how many signs that turns: a notch is one, however far it scrolls; what two fingers scroll bit by bit adds up. */
export function createScrolling(): (scrolled: Pick<WheelEvent, 'deltaY' | 'deltaMode'>) => number {
  let rest = 0;
  return ({ deltaY, deltaMode }) => {
    rest = Math.sign(rest) === -Math.sign(deltaY) ? deltaY : rest + deltaY;
    // Lines and pages come from wheels with notches alone.
    if (deltaMode === 0 && Math.abs(rest) < NOTCH) return 0;
    rest = 0;
    return Math.sign(deltaY);
  };
}
